import { err, ok, type Result } from '@footnote/domain';
import { bodyText, exchange, isRetryableStatus, retryAfter, type HttpOptions } from '../sync/http-exchange.ts';
import { withRetries } from '../sync/with-retries.ts';
import type { RequestPace } from './request-pace.ts';

const LONGEST_ANSWER = 128 * 1024 * 1024;

export type EntrezFailureCode =
  | 'entrez/unreachable'
  | 'entrez/timed-out'
  | 'entrez/busy'
  | 'entrez/refused'
  | 'entrez/bad-answer';

export interface EntrezFailure {
  code: EntrezFailureCode;
  /** One English sentence for people. */
  message: string;
}

interface Attempted extends EntrezFailure {
  retryable: boolean;
  wait: number | null;
}

export interface EntrezServer {
  /** Address of the utilities; ends with a slash. */
  baseUrl: string;
  /** Tells the National Library of Medicine which program asks. */
  tool: string;
  /** Address it may write to when the program misbehaves; null leaves it out. */
  email: string | null;
  /** Allows ten requests a second instead of three; null without one. */
  apiKey: string | null;
  pace: RequestPace;
  http: HttpOptions;
  signal?: AbortSignal | undefined;
}

/** Requests a second that the library allows. */
export function requestsPerSecond(apiKey: string | null): number {
  return apiKey === null ? 3 : 10;
}

/** What an answer says went wrong, null when nothing; it may do so with any status. */
function errorIn(text: string): string | null {
  const start = text.trimStart().slice(0, 20_000);
  const json = /^\{[^{}]*"error"\s*:\s*"([^"]{1,500})"/i.exec(start)?.[1];
  const xml = /<ERROR>([^<]{1,500})<\/ERROR>/.exec(start)?.[1];
  return (json ?? xml ?? null)?.replaceAll(/\s+/g, ' ').trim() ?? null;
}

function failed(code: EntrezFailureCode, message: string, retryable = false, wait: number | null = null): Attempted {
  return { code, message, retryable, wait };
}

function judge(host: string, status: number, text: string): Attempted | null {
  const said = errorIn(text);
  if (/rate limit/i.test(said ?? '')) return failed('entrez/busy', `${host} is asked too often.`, true);
  if (/api key/i.test(said ?? '')) return failed('entrez/refused', `${host} does not accept the API key.`);
  const why = said === null ? '' : ` ${said.replace(/\.$/, '')}.`;
  if (isRetryableStatus(status)) return failed('entrez/busy', `${host} is busy (HTTP ${status}).${why}`, true);
  if (status !== 200) return failed('entrez/refused', `${host} refuses the request (HTTP ${status}).${why}`);
  // The search behind the utilities fails now and then for a moment, and says so with status 200.
  const isRetryable = /backend|unavailable|timed? ?out|temporar|try again/i.test(said ?? '');
  return said === null ? null : failed('entrez/refused', `${host} says: ${said}`, isRetryable);
}

/**
 * Asks one of the utilities at the pace all processes share, again where that may help. `isWhole` refuses an answer that
 * broke off. Rejects only when the signal is aborted.
 */
export async function askEntrez(
  server: EntrezServer,
  utility: string,
  question: { fields: Record<string, string>; isWhole: (text: string) => boolean },
): Promise<Result<string, EntrezFailure>> {
  const { http, signal, pace, tool, email, apiKey } = server;
  const url = new URL(utility, server.baseUrl);
  const identity = { tool, ...(email === null ? {} : { email }), ...(apiKey === null ? {} : { api_key: apiKey }) };
  const form = new URLSearchParams({ db: 'pubmed', retmode: 'xml', ...identity, ...question.fields });
  const attempt = async (): Promise<Result<string, Attempted>> => {
    await pace.turn(signal);
    const answer = await exchange({ url, form, idleMilliseconds: http.idleMilliseconds, signal });
    if (!answer.ok) return err(failed(`entrez/${answer.error.code}`, answer.error.message, true));
    const text = await bodyText(answer.value, { url, signal, limit: LONGEST_ANSWER });
    if (!text.ok) return err(failed(`entrez/${text.error.code}`, text.error.message, true));
    const problem = judge(url.host, answer.value.status, text.value);
    if (problem === null && question.isWhole(text.value)) return text;
    if (problem === null) return err(failed('entrez/bad-answer', `${url.host} gave an answer that is none.`, true));
    const wait = retryAfter(answer.value.headers, Date.now());
    if (wait !== null) pace.hold(wait);
    return err({ ...problem, wait });
  };
  const outcome = await withRetries(attempt, { http, signal });
  return outcome.ok ? ok(outcome.value) : err({ code: outcome.error.code, message: outcome.error.message });
}
