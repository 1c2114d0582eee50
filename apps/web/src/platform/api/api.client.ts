import { err, ok, ORGANIZATION_HEADER, type Result } from '@footnote/domain';
import { actingFor } from '../account/acting-for.store.ts';
import { notifyActingRefused } from './acting-refused.ts';
import { notifySignedOut } from './signed-out.ts';

/** A call that did not give what was asked for; `message` is fit for a user. */
export interface ApiError {
  /** HTTP status, or 0 where no answer came at all. */
  status: number;
  /** The server's own code, or '' where it gave none. */
  code: string;
  message: string;
}

export interface ApiRequest<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** Headers beyond those of every call. */
  headers?: Readonly<Record<string, string>>;
  /** The organization it is made for, null for none; left out, the one the user acts for. */
  actingFor?: string | null;
  /** Turns what came into what is expected; throws where it cannot. Not called for 204. */
  read: (value: unknown) => T | Promise<T>;
}

/** Refusals of calls whose user cannot act for the organization they are made for. */
const ACTING_REFUSED: ReadonlySet<string> = new Set([
  'organization/cannot-act-for',
  'organization/suspended',
  'organization/second-factor-needed',
]);

/** Sends a request as every call of the product sends it; network failures are values too, an abort throws. */
export async function sendRequest(
  url: string,
  request: Pick<ApiRequest<unknown>, 'method' | 'body' | 'signal' | 'headers' | 'actingFor'>,
  accept = 'application/json',
): Promise<Result<Response, ApiError>> {
  const { actingFor: organization = actingFor.id } = request;
  const headers: Record<string, string> = { ...request.headers, accept };
  if (organization !== null) headers[ORGANIZATION_HEADER] = organization;
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  try {
    const response = await fetch(url, {
      method: request.method ?? 'GET',
      headers,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(request.signal === undefined ? {} : { signal: request.signal }),
    });
    if (response.ok) return ok(response);
    const error = await readError(response);
    // The server has taken the cookie away: the next call is a visitor's, and the user has to know.
    if (error.code === 'identity/signed-out') notifySignedOut();
    if (ACTING_REFUSED.has(error.code) && organization !== null) notifyActingRefused(organization);
    return err(error);
  } catch (cause) {
    if (request.signal?.aborted === true) throw cause;
    return err({ status: 0, code: '', message: cause instanceof Error ? cause.message : String(cause) });
  }
}

/** Calls the server and reads its JSON; a 204 gives what `read` makes of null. */
export async function callApi<T>(url: string, request: ApiRequest<T>): Promise<Result<T, ApiError>> {
  const sent = await sendRequest(url, request);
  if (!sent.ok) return sent;
  const response = sent.value;
  try {
    const body: unknown = response.status === 204 ? null : await response.json();
    return ok(await request.read(body));
  } catch (cause) {
    if (request.signal?.aborted === true) throw cause;
    return err({ status: response.status, code: '', message: `${unexpected(response.status)} ${reason(cause)}` });
  }
}

/** Reads the error of a refused call (specification §8): its `error` field, else the generic text and why it was unreadable. */
export async function readError(response: Response): Promise<ApiError> {
  const { status } = response;
  if (status > 500) return { status, code: '', message: unexpected(status) };
  try {
    const body: unknown = await response.json();
    const message = textField(body, 'error');
    return { status, code: textField(body, 'code'), message: message === '' ? unexpected(status) : message };
  } catch (cause) {
    return { status, code: '', message: `${unexpected(status)} ${reason(cause)}` };
  }
}

function unexpected(status: number): string {
  return `Unexpected API error. HTTP ${status}.`;
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function textField(body: unknown, field: 'error' | 'code'): string {
  if (typeof body !== 'object' || body === null || !(field in body)) return '';
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? value : '';
}
