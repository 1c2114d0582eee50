import { createSHA256 } from 'hash-wasm';
import type { Following } from '../upload.ports.ts';

/** Bytes that are read at once, and how many times as many are on their way: what arrives while a slice is hashed has to have room elsewhere. */
const SLICE = 2 * 1024 * 1024;
const SLICES_AHEAD = 3;

/** SHA-256 in hexadecimal of a file, in constant memory: while a slice is hashed, the next ones are read. */
export async function hashFile(file: Blob, { signal, onProgress }: Following): Promise<string> {
  const hasher = await createSHA256();
  const ahead: Promise<ArrayBuffer>[] = [];
  let asked = 0;
  const askOn = () => {
    for (; asked < file.size && ahead.length < SLICES_AHEAD; asked += SLICE) {
      const read = file.slice(asked, asked + SLICE).arrayBuffer();
      // A read that fails is waited for in its turn; until then nobody else hears of it.
      read.catch(() => undefined);
      ahead.push(read);
    }
  };
  askOn();
  let hashed = 0;
  for (let next = ahead.shift(); next !== undefined; next = ahead.shift()) {
    const bytes = new Uint8Array(await next);
    signal.throwIfAborted();
    askOn();
    hasher.update(bytes);
    hashed += bytes.length;
    onProgress(hashed);
  }
  return hasher.digest('hex');
}
