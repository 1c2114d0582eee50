import { createSHA256 } from 'hash-wasm';
import type { Following } from '../upload.ports.ts';
import { readParts } from './read-parts.ts';

/** Bytes between two reports of how far it is. */
const REPORTED = 2 * 1024 * 1024;

/** SHA-256 in hexadecimal of a file, in constant memory. */
export async function hashFile(file: Blob, { signal, onProgress }: Following): Promise<string> {
  const hasher = await createSHA256();
  let hashed = 0;
  let reported = 0;
  for await (const part of readParts(file)) {
    signal.throwIfAborted();
    hasher.update(part);
    hashed += part.length;
    if (hashed - reported < REPORTED && hashed < file.size) continue;
    reported = hashed;
    onProgress(hashed);
  }
  return hasher.digest('hex');
}
