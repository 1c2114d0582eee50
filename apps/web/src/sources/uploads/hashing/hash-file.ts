import { createSHA256 } from 'hash-wasm';
import type { Following } from '../upload.ports.ts';

/** Bytes that are read at once: they are hashed while they are in the processor’s cache, and read into the same place again. */
const AT_ONCE = 1024 * 1024;
/** Bytes between two reports of how far it is. */
const REPORTED = 2 * AT_ONCE;

/** SHA-256 in hexadecimal of a file, in constant memory; rejects with a NotReadableError where it was changed or taken away. */
export async function hashFile(file: Blob, { signal, onProgress }: Following): Promise<string> {
  const hasher = await createSHA256();
  const { size } = file;
  let hashed = 0;
  let reported = 0;
  for await (const bytes of contentOf(file)) {
    signal.throwIfAborted();
    hasher.update(bytes);
    hashed += bytes.length;
    if (hashed - reported < REPORTED && hashed < size) continue;
    reported = hashed;
    onProgress(hashed);
  }
  if (hashed !== size) throw unreadable();
  return hasher.digest('hex');
}

/** The bytes of a file, part by part; a part is overwritten by the next one. */
async function* contentOf(file: Blob): AsyncGenerator<Uint8Array> {
  const read = partReader(file.stream());
  for (;;) {
    const { done, value } = await read().catch(async (cause: unknown) => {
      // Streams say of a file that was changed or taken away no more than that there was an error.
      await file.slice(0, 1).arrayBuffer();
      throw cause instanceof TypeError ? unreadable() : cause;
    });
    if (done) return;
    yield value;
  }
}

type Part = { done: true; value?: unknown } | { done: false; value: Uint8Array };

/** Reads on into the same memory, or into new memory where a browser cannot. */
function partReader(stream: ReadableStream<Uint8Array<ArrayBuffer>>): () => Promise<Part> {
  const reader = ownMemoryReader(stream);
  if (reader === null) {
    const simple = stream.getReader();
    return () => simple.read();
  }
  let memory = new ArrayBuffer(AT_ONCE);
  return async () => {
    const part = await reader.read(new Uint8Array(memory));
    if (part.done) return { done: true };
    memory = part.value.buffer;
    return part;
  };
}

function ownMemoryReader(stream: ReadableStream): ReadableStreamBYOBReader | null {
  try {
    return stream.getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}

function unreadable(): DOMException {
  return new DOMException('The file was changed or taken away.', 'NotReadableError');
}
