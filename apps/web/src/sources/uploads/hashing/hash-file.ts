import { createSHA256 } from 'hash-wasm';
import type { Following } from '../upload.ports.ts';

/** Bytes that are read at once: enough to keep the processor busy, and all of a file that is held in memory. */
export const SLICE = 4 * 1024 * 1024;

/** SHA-256 in hexadecimal of a file, in constant memory: while a slice is hashed, the next one is read. */
export async function hashFile(file: Blob, { signal, onProgress }: Following): Promise<string> {
  const hasher = await createSHA256();
  const sliceAt = (start: number) => file.slice(start, start + SLICE).arrayBuffer();
  let next = sliceAt(0);
  for (let start = 0; start < file.size; start += SLICE) {
    const bytes = new Uint8Array(await next);
    signal.throwIfAborted();
    next = start + SLICE < file.size ? sliceAt(start + SLICE) : Promise.resolve(new ArrayBuffer(0));
    // A read that fails is waited for in the next round; until then nobody else hears of it.
    next.catch(() => undefined);
    hasher.update(bytes);
    onProgress(Math.min(file.size, start + bytes.length));
  }
  return hasher.digest('hex');
}
