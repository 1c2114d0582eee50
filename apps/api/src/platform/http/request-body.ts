import type { Context } from 'hono';
import { storable } from '../storable-text.ts';
import { RequestFailure } from './request-errors.ts';

/** Deeper JSON than any call of the product needs would only exhaust the stack of whoever walks it. */
const DEEPEST = 40;

/**
 * Reads a JSON body of at most `limit` bytes, with the characters replaced that PostgreSQL cannot store. Throws
 * RequestFailure with request/media-type, request/too-large or request/malformed.
 */
export async function readJson(context: Context, limit: number): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json(?:\s*;|\s*$)/i.test(type)) throw new RequestFailure('request/media-type');
  const value = parseJson(await readBytes(context, limit));
  if (isTooDeep(value)) throw new RequestFailure('request/malformed');
  return storable(value);
}

/** Parses JSON in UTF-8, however deep it is. Throws RequestFailure with request/malformed. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new RequestFailure('request/malformed');
  }
}

/** Reads a body of at most `limit` bytes as it came. Throws RequestFailure with request/too-large. */
export async function readBytes(context: Context, limit: number): Promise<Uint8Array> {
  if (Number(context.req.header('content-length') ?? 0) > limit) throw new RequestFailure('request/too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new RequestFailure('request/too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Goes down level by level, because a recursive walk is what deep input would break. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((item) => (item !== null && typeof item === 'object' ? Object.values(item) : []));
  }
  return false;
}
