import { err, ok, readRetryAfter, type Result } from '@footnote/domain';
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';

/** How one server is spoken to. */
export interface HttpOptions {
  /** Milliseconds without a byte after which an exchange is given up. */
  idleMilliseconds: number;
  /** Waits between attempts; rejects when the signal is aborted. */
  pause: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

export interface HttpRequest {
  url: URL;
  headers?: Record<string, string>;
  /** Sent as a form with POST; GET without it. */
  form?: URLSearchParams;
  idleMilliseconds: number;
  signal?: AbortSignal | undefined;
}

/** The head of an answer; its body is read by whoever asked, exactly as it was sent. */
export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: IncomingMessage;
}

export interface HttpFailure {
  code: 'unreachable' | 'timed-out' | 'refused';
  /** One sentence with the host and the reason. */
  message: string;
}

const MAX_REDIRECTS = 5;
const LONGEST_WAIT_SECONDS = 15 * 60;

class Idle extends Error {}

const REASONS: Record<string, string> = {
  ENOTFOUND: 'its name is not known here; is there a network?',
  EAI_AGAIN: 'its name cannot be looked up now; is there a network?',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
  ENETUNREACH: 'there is no network',
  EHOSTUNREACH: 'there is no way to it',
  ETIMEDOUT: 'it does not answer',
  HPE_INVALID_CONSTANT: 'it does not speak HTTP',
  EPROTO: 'no secure connection could be made',
};

/** What went wrong on the way, in a sentence; rethrows when the caller gave up. */
export function connectionFailure(error: unknown, url: URL, signal: AbortSignal | undefined): HttpFailure {
  signal?.throwIfAborted();
  if (error instanceof Idle) return { code: 'timed-out', message: `${url.host} stopped answering.` };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const certificate = /CERT|SIGNATURE|ALTNAME/.test(code) ? 'its certificate is not trusted here' : null;
  const cutOff = error instanceof Error && error.message === 'aborted' ? 'the connection was cut' : null;
  const reason = REASONS[code] ?? certificate ?? cutOff ?? (code === '' ? 'the exchange failed' : code);
  return { code: 'unreachable', message: `${url.host} cannot be reached: ${reason}.` };
}

function once({ url, headers, form, idleMilliseconds, signal }: HttpRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    const call = send(url.href, {
      method: form === undefined ? 'GET' : 'POST',
      headers: {
        'user-agent': 'footnote',
        // Bytes must come as they lie on the server: its checksums and ranges count them so.
        'accept-encoding': 'identity',
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(signal === undefined ? {} : { signal }),
    });
    call.setTimeout(idleMilliseconds, () => call.destroy(new Idle()));
    call.once('response', resolve);
    call.on('error', reject);
    call.end(form?.toString());
  });
}

/** Where an answer sends us, null when nowhere; a secure address never leads to an insecure one. */
function redirectOf(answer: IncomingMessage, url: URL): URL | 'refused' | null {
  const { location } = answer.headers;
  if (![301, 302, 303, 307, 308].includes(answer.statusCode ?? 0) || location === undefined) return null;
  if (!URL.canParse(location, url.href)) return 'refused';
  const target = new URL(location, url);
  const isAllowed = target.protocol === 'https:' || (target.protocol === 'http:' && url.protocol === 'http:');
  return isAllowed ? target : 'refused';
}

/** Asks a server and follows where it sends us, at most five times. Rejects only when the signal is aborted. */
export async function exchange(request: HttpRequest): Promise<Result<HttpAnswer, HttpFailure>> {
  let { url } = request;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    let body: IncomingMessage;
    try {
      body = await once({ ...request, url });
    } catch (error) {
      return err(connectionFailure(error, url, request.signal));
    }
    const target = redirectOf(body, url);
    if (target === null) return ok({ status: body.statusCode ?? 0, headers: body.headers, body });
    body.destroy();
    if (target === 'refused') break;
    url = target;
  }
  return err({ code: 'refused', message: `${url.host} sends to an address that is not followed.` });
}

/** Reads a body of at most `limit` bytes as UTF-8; what is longer counts as refused. */
export async function bodyText(
  { body }: HttpAnswer,
  { url, signal, limit }: { url: URL; signal: AbortSignal | undefined; limit: number },
): Promise<Result<string, HttpFailure>> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body) {
      length += chunk.length;
      if (length > limit) return err({ code: 'refused', message: `${url.host} sends more than ${limit} bytes.` });
      chunks.push(chunk);
    }
  } catch (error) {
    return err(connectionFailure(error, url, signal));
  } finally {
    body.destroy();
  }
  return ok(Buffer.concat(chunks).toString('utf8'));
}

/** Seconds of a Retry-After header, at most a quarter of an hour; null when there is none. */
export function retryAfter(headers: IncomingHttpHeaders, now: number): number | null {
  return readRetryAfter(headers['retry-after'], { now, longest: LONGEST_WAIT_SECONDS });
}

/** Statuses after which the same request may succeed. */
export function isRetryableStatus(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}
