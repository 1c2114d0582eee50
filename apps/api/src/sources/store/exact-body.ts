import { within } from '../../platform/within.ts';

/** Milliseconds a sender may be silent, and may take for all of a file. */
const SILENCE = 60_000;
const WHOLE = 60 * 60_000;

/** What was sent is not what was announced, or was cut off. */
export class UploadMismatch extends Error {
  override readonly name = 'UploadMismatch';
}

/** Passes on a body of exactly so many bytes. Throws UploadMismatch for any other, and where its sender falls silent. */
export async function* exactly(body: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  const end = performance.now() + WHOLE;
  const chunks = body[Symbol.asyncIterator]();
  let received = 0;
  try {
    for (;;) {
      const next = await within(SILENCE, chunks.next(), 'The sender fell silent.').catch((cause: unknown) => {
        throw new UploadMismatch('The body was cut off.', { cause });
      });
      if (next.done === true) break;
      received += next.value.length;
      if (received > size || performance.now() > end) throw new UploadMismatch('The body is too long, or too slow.');
      yield next.value;
    }
  } finally {
    // Whoever is still sending is not waited for.
    void Promise.resolve(chunks.return?.()).catch(() => undefined);
  }
  if (received !== size) throw new UploadMismatch('The body is too short.');
}
