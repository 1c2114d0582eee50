import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readParts } from './read-parts.ts';

const MEGABYTE = 1024 * 1024;
const CONTENT = randomBytes(5 * MEGABYTE + 7);

/** How a stream goes on after it gave some bytes. */
type Ending = 'ends' | 'fails' | 'falls silent' | 'never ends' | 'goes on for ever';

/** A file whose stream of bytes gives so many of them and goes on as it is told; its slices are sound. */
function fileWith(given: number, ending: Ending): Blob {
  const stream = () => {
    let at = 0;
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      type: 'bytes',
      pull(controller) {
        if (at < given || ending === 'goes on for ever') {
          const part = new Uint8Array(CONTENT.subarray(at % CONTENT.length, Math.min(given, at + 300_000)));
          at += 300_000;
          controller.enqueue(part.length === 0 ? new Uint8Array(10) : part);
        } else if (ending === 'fails') throw new TypeError('network error');
        else if (ending === 'ends') controller.close();
        else return new Promise<void>(() => undefined);
        return undefined;
      },
    });
  };
  return Object.assign(new Blob([CONTENT]), { stream });
}

async function read(file: Blob, options = { streamedFrom: 0, silence: 50 }): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of readParts(file, options)) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

describe('the parts of a file', () => {
  it.each([0, 1, MEGABYTE, CONTENT.length])('are its %d bytes, as a stream and in slices', async (size) => {
    const file = new Blob([CONTENT.subarray(0, size)]);
    const expected = CONTENT.subarray(0, size).equals.bind(CONTENT.subarray(0, size));
    expect(expected(await read(file))).toBe(true);
    expect(expected(await read(file, { streamedFrom: size + 1, silence: 50 }))).toBe(true);
  });

  it.each<Ending>(['ends', 'fails', 'falls silent', 'never ends', 'goes on for ever'])(
    'are all of them where their stream %s',
    async (ending) => {
      const isWhole = ending === 'never ends' || ending === 'goes on for ever';
      for (const given of isWhole ? [CONTENT.length] : [0, 1, 2 * MEGABYTE + 3, CONTENT.length - 1])
        expect((await read(fileWith(given, ending))).equals(CONTENT)).toBe(true);
    },
  );

  it('are those of slices where a browser reads into no memory of ours', async () => {
    const stream = () => new ReadableStream<Uint8Array<ArrayBuffer>>();
    expect((await read(Object.assign(new Blob([CONTENT]), { stream }))).equals(CONTENT)).toBe(true);
  });

  it('are none of a file that was changed or taken away', async () => {
    const fail = () => Promise.reject(new DOMException('It was changed.', 'NotReadableError'));
    const file = Object.assign(fileWith(10, 'fails'), { slice: () => ({ arrayBuffer: fail }) });
    await expect(read(file)).rejects.toMatchObject({ name: 'NotReadableError' });
  });
});
