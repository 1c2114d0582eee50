import { createGunzip } from 'node:zlib';

/** Deflate expands at most about 1,030 times, so a slice of this many bytes never yields more than 17 MB at once. */
const SLICE = 16 * 1024;
/** Every piece of the inflated text is a task of its own; Node's 16 KB make many of them. */
const INFLATED = 256 * 1024;

/**
 * Inflates a gzip stream, several members too; throws once everything before the damage has been yielded.
 * Iterating the zlib stream itself would drop its last buffered output when the file is cut short.
 */
export async function* gunzipBytes(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: INFLATED });
  let inflated: Uint8Array[] = [];
  const damage: { error: Error | null } = { error: null };
  gunzip.on('data', (chunk: Uint8Array) => inflated.push(chunk));
  let settled = () => {};
  gunzip.on('error', (error) => {
    damage.error ??= error;
    settled();
  });
  const settle = (act: (done: () => void) => void) =>
    new Promise<void>((resolve) => {
      settled = resolve;
      act(resolve);
    });
  const drain = () => {
    const ready = inflated;
    inflated = [];
    return ready;
  };
  try {
    for await (const chunk of bytes) {
      for (let at = 0; at < chunk.length && damage.error === null; at += SLICE) {
        await settle((done) => gunzip.write(chunk.subarray(at, at + SLICE), () => done()));
        yield* drain();
      }
      if (damage.error !== null) break;
    }
    if (damage.error === null) {
      await settle((done) => gunzip.once('end', done).end());
      yield* drain();
    }
    if (damage.error !== null) throw damage.error;
  } finally {
    gunzip.destroy();
  }
}
