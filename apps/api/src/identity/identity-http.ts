import { negotiateLanguage, type Result } from '@footnote/domain';
import type { z } from 'zod';
import { clientAddress, isHttps, type ClientRules, type Reader, type ServerContext } from '../platform/http/client.ts';
import { readJson } from '../platform/http/request-body.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import type { Caller, Refusal } from './entrance.ts';

/** Bytes of any body about accounts. */
const LIMIT = 64 * 1024;

/** Reads and checks a body. Throws RequestFailure. */
export async function validBody<S extends z.ZodType>(context: ServerContext, schema: S): Promise<z.output<S>> {
  return valid(schema, await readJson(context, LIMIT));
}

/** Checks what a request brings. Throws RequestFailure request/invalid. */
export function valid<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new RequestFailure('request/invalid');
  return parsed.data;
}

/** Who asks. */
export function callerOf(context: ServerContext, clients: ClientRules): Caller {
  const language = negotiateLanguage(context.req.header('accept-language') ?? '');
  return { address: clientAddress(context, clients), language };
}

/** The reader of a call that only readers may make. */
export function readerOf(context: ServerContext): Reader {
  const reader = context.get('reader') ?? null;
  if (reader === null) throw new RequestFailure('identity/signed-out');
  return reader;
}

/** The value of a result; its refusal is thrown as RequestFailure. */
export function granted<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new RequestFailure(result.error.code, result.error.retryAfterSeconds);
  return result.value;
}

/** Sets cookies that were made elsewhere. */
export function setCookies(context: ServerContext, cookies: readonly string[], clients: ClientRules): void {
  const secure = isHttps(context, clients);
  for (const cookie of cookies) context.header('set-cookie', secure ? `${cookie}; Secure` : cookie, { append: true });
}
