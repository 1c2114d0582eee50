import { CHAT_ERRORS, chatError, readRetryAfter, type ChatError } from '@footnote/domain';
import { APICallError, InvalidResponseDataError, JSONParseError, TypeValidationError } from 'ai';

/** The longest wait that a provider's retry-after may ask for and get passed on, in seconds. */
const LONGEST_RETRY_AFTER = 86_400;

/** Reads retry-after-ms, retry-after in seconds and as an HTTP date; undefined when none is usable. */
export function retryAfterSeconds(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN);
  const given = Number.isFinite(milliseconds) ? String(milliseconds / 1_000) : headers['retry-after'];
  const seconds = readRetryAfter(given, { now, longest: LONGEST_RETRY_AFTER });
  return seconds === null ? undefined : Math.ceil(seconds);
}

function fromStatus(status: number, headers: Readonly<Record<string, string>>): ChatError {
  if (status === 401 || status === 403) return chatError('model/unauthorized');
  if (status === 408 || status === 504) return chatError('model/timed-out');
  if (status === 429) {
    const after = retryAfterSeconds(headers, Date.now());
    return chatError('model/rate-limited', after === undefined ? {} : { retryAfterSeconds: after });
  }
  if (status >= 500) return chatError('model/unavailable');
  return chatError('model/bad-response');
}

/** What providers call their troubles inside a stream that began well. */
const STREAM_TROUBLES: readonly (readonly [RegExp, Parameters<typeof chatError>[0]])[] = [
  [/rate.?limit|too.?many|quota|resource.?exhausted|\b429\b/i, 'model/rate-limited'],
  [/overloaded|unavailable|server.?error|internal|api_error|\b5\d\d\b/i, 'model/unavailable'],
  [/authentication|permission|unauthorized|api.?key/i, 'model/unauthorized'],
  [/timeout|timed.?out|deadline/i, 'model/timed-out'],
];

/** Type and code of an error event, never its message: that may repeat the prompt or the key. */
function troubleName(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const fields = new Map<string, unknown>(Object.entries(error));
  const own = ['type', 'code', 'status']
    .map((name) => fields.get(name))
    .filter((value) => typeof value === 'string' || typeof value === 'number');
  return [...own, ...['error', 'data', 'cause'].map((name) => troubleName(fields.get(name)))].join(' ');
}

/** Turns what an SDK throws or streams into the error of the port; nothing of the provider's own words gets through. */
export function toChatError(error: unknown, begun: boolean): ChatError {
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) return chatError('model/bad-response');
  if (InvalidResponseDataError.isInstance(error)) return chatError('model/stream-cut');
  if (APICallError.isInstance(error)) {
    const status = error.statusCode;
    if (status !== undefined && status >= 400) return fromStatus(status, error.responseHeaders ?? {});
    if (status !== undefined && error.cause !== undefined && JSONParseError.isInstance(error.cause))
      return chatError('model/bad-response');
    return chatError(begun || status !== undefined ? 'model/stream-cut' : 'model/unavailable');
  }
  const name = troubleName(error);
  const trouble = STREAM_TROUBLES.find(([pattern]) => pattern.test(name));
  if (trouble !== undefined) return chatError(trouble[1]);
  return chatError(begun ? 'model/stream-cut' : 'model/unavailable');
}

/** Whether asking again may help while nothing of an answer has come. */
export function isTransient({ code }: ChatError): boolean {
  return CHAT_ERRORS.definitions[code].retryable === true;
}
