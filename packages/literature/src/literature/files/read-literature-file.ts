import { createReadStream } from 'node:fs';
import { readAbstractList } from '../lists/read-abstract-list.ts';
import type { LiteratureRecord } from '../literature-record.ts';
import { readMedline } from '../medline/read-medline.ts';
import { decodeText } from './decode-text.ts';
import { gunzipBytes } from './gunzip-bytes.ts';

const CHUNK = 256 * 1024;

/** Why a stream of bytes broke off, told as the end of its text so that readers keep what came before. */
interface Damage {
  reason: string | null;
}

/** What is wrong with a file that cannot be read to its end, in words that follow its name. */
export function damageReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return 'the gzip file is cut short';
  if (code.startsWith('Z_')) return 'the gzip file is damaged';
  if (code === 'EISDIR') return 'it is a directory';
  if (code === 'ENOENT') return 'there is no such file';
  return error instanceof Error ? error.message : String(error);
}

async function* withDamage(text: AsyncIterable<string>, damage: Damage): AsyncGenerator<string> {
  try {
    yield* text;
  } catch (error) {
    damage.reason = damageReason(error);
  }
}

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  onBytes: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    onBytes(chunk.length);
    yield chunk;
  }
}

/** A stream whose beginning has been looked at, whole again. */
export async function* regrouped<T>(first: T, rest: AsyncIterator<T>): AsyncGenerator<T> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}

/** The bytes of a file, inflated where they are gzipped. */
export async function* maybeGunzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const rest = bytes[Symbol.asyncIterator]();
  let start: Uint8Array = new Uint8Array(0);
  while (start.length < 2) {
    const step = await rest.next();
    if (step.done === true) break;
    start = Buffer.concat([start, step.value]);
  }
  const whole = regrouped(start, rest);
  yield* start[0] === 0x1f && start[1] === 0x8b ? gunzipBytes(whole) : whole;
}

async function* byFirstCharacter(text: AsyncIterable<string>): AsyncGenerator<LiteratureRecord> {
  const rest = text[Symbol.asyncIterator]();
  let start = '';
  while (start.trim() === '') {
    const step = await rest.next();
    if (step.done === true) break;
    start = step.value;
  }
  const whole = regrouped(start, rest);
  yield* start.trimStart().startsWith('{') ? readAbstractList(whole) : readMedline(whole);
}

/**
 * Reads MEDLINE XML or a list of abstracts, gzipped or not, told apart by content. Every record before any damage is
 * given; the damage then is one failure with the file's own reason.
 */
export async function* readLiteratureBytes(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<LiteratureRecord> {
  const damage: Damage = { reason: null };
  let cut: LiteratureRecord | null = null;
  for await (const record of byFirstCharacter(withDamage(decodeText(maybeGunzipped(bytes)), damage))) {
    // Once the stream is damaged, the reader's own complaint about the missing rest would say the same twice.
    if (damage.reason !== null && record.type === 'failure') cut = record;
    else yield record;
  }
  if (damage.reason !== null)
    yield { type: 'failure', pmid: cut?.type === 'failure' ? cut.pmid : '', reason: damage.reason };
}

/** Reads one literature file; `onBytes` hears of every stretch read from disk. */
export function readLiteratureFile(file: string, onBytes: (count: number) => void): AsyncGenerator<LiteratureRecord> {
  return readLiteratureBytes(counted(createReadStream(file, { highWaterMark: CHUNK }), onBytes));
}
