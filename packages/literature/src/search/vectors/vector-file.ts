import type { Result } from '@footnote/domain';
import { err, ok } from '@footnote/domain/core';
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';

/** Begins every file of word vectors, finished or not. */
const MAGIC = Buffer.from('footnote-vectors', 'latin1');
/** Raised whenever older files can no longer be read. */
export const VECTOR_FORMAT = 1;

const NUMBERS = MAGIC.length;
const HEADER = NUMBERS + 8;
const DIGEST_BYTES = 32;

/** Vectors that are finished. */
export interface LearntHeader {
  kind: 'learnt';
  dimensions: number;
  /** Articles they were learnt from. */
  articles: number;
  /** ISO 8601 time. */
  learntAt: string;
  /** Tells the articles they were learnt from apart from others. */
  digest: string;
  words: readonly string[];
}

/** Vectors on the way. */
export interface LearningHeader extends Pick<LearntHeader, 'digest'> {
  kind: 'learning';
  /** Batches learnt from. */
  step: number;
  words: number;
}

/** What a file of vectors holds: what describes it, and rows of numbers. */
export interface VectorFile {
  header: LearntHeader | LearningHeader;
  payload: Uint8Array;
}

/** Why a file cannot be used; the message is a sentence for operators. */
export interface VectorFileProblem {
  code: 'missing' | 'foreign' | 'other-format' | 'damaged';
  message: string;
}

/** Writes a file whole or not at all: what stood there stays until all of the new one is on the disk. */
export function writeVectorFile(path: string, { header, payload }: VectorFile): void {
  const described = Buffer.from(JSON.stringify(header), 'utf8');
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32LE(VECTOR_FORMAT, 0);
  numbers.writeUInt32LE(described.length, 4);
  const parts = [MAGIC, numbers, described, payload];
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  const unfinished = `${path}.part`;
  const file = openSync(unfinished, 'w', 0o600);
  try {
    for (const part of [...parts, digest.digest()]) writeAll(file, part);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(unfinished, path);
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}

/** Reads a file of vectors; never gives one of another program or format, or one that is not whole. */
export function readVectorFile(path: string): Result<VectorFile, VectorFileProblem> {
  const bytes = bytesOf(path);
  if (bytes === null) return err({ code: 'missing', message: `There is no file ${path}.` });
  if (!bytes.subarray(0, NUMBERS).equals(MAGIC))
    return err({ code: 'foreign', message: `The file ${path} is no file of word vectors.` });
  if (bytes.length < HEADER + DIGEST_BYTES) return err(damaged(path));
  const format = bytes.readUInt32LE(NUMBERS);
  if (format !== VECTOR_FORMAT)
    return err({
      code: 'other-format',
      message: `The word vectors in ${path} have format ${format}, and this version reads format ${VECTOR_FORMAT}.`,
    });
  const end = bytes.length - DIGEST_BYTES;
  const digest = createHash('sha256').update(bytes.subarray(0, end)).digest();
  if (!digest.equals(bytes.subarray(end))) return err(damaged(path));
  const from = HEADER + bytes.readUInt32LE(NUMBERS + 4);
  // The digest says that this program wrote all of it.
  const header: VectorFile['header'] = JSON.parse(bytes.toString('utf8', HEADER, from));
  return ok({ header, payload: new Uint8Array(bytes.subarray(from, end)) });
}

function bytesOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

function damaged(path: string): VectorFileProblem {
  return { code: 'damaged', message: `The word vectors in ${path} are damaged or only half written.` };
}
