import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashFile } from './hash-file.ts';

const MEGABYTE = 1024 * 1024;
const { signal } = new AbortController();

async function hashWithReports(file: Blob) {
  const reports: number[] = [];
  const hash = await hashFile(file, { signal, onProgress: (bytes) => void reports.push(bytes) });
  return { hash, reports };
}

/** A file whose stream is this one; what else is asked of it is as it was. */
function fileWithStream(content: Blob, stream: () => ReadableStream<Uint8Array<ArrayBuffer>>): Blob {
  return Object.assign(content, { stream });
}

function streamOf(parts: readonly Uint8Array<ArrayBuffer>[]) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

describe('the hash of a file', () => {
  it.each([0, 1, MEGABYTE - 1, MEGABYTE, MEGABYTE + 1, 5 * MEGABYTE + 7])(
    'is that of its %d bytes, and says how far it is',
    async (size) => {
      const bytes = randomBytes(size);
      const { hash, reports } = await hashWithReports(new Blob([bytes]));
      expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(reports.at(-1) ?? 0).toBe(size);
      expect(reports).toEqual(reports.toSorted((one, other) => one - other));
    },
  );

  it('is the same where the browser reads into no memory of ours', async () => {
    const bytes = randomBytes(3 * MEGABYTE);
    const parts = [bytes.subarray(0, MEGABYTE), bytes.subarray(MEGABYTE)].map((part) => new Uint8Array(part));
    const file = fileWithStream(new Blob([bytes]), () => streamOf(parts));
    expect((await hashWithReports(file)).hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('is none of a file that was changed or taken away', async () => {
    const failing = () =>
      new ReadableStream<Uint8Array<ArrayBuffer>>({ pull: () => Promise.reject(new TypeError('network error')) });
    await expect(hashWithReports(fileWithStream(new Blob(['content']), failing))).rejects.toMatchObject({
      name: 'NotReadableError',
    });
    const shorter = () => streamOf([new Uint8Array(3)]);
    await expect(hashWithReports(fileWithStream(new Blob(['content']), shorter))).rejects.toMatchObject({
      name: 'NotReadableError',
    });
  });

  it('is given up when nobody waits for it', async () => {
    const over = new AbortController();
    const hashing = hashFile(new Blob([randomBytes(5 * MEGABYTE)]), {
      signal: over.signal,
      onProgress: () => over.abort(new Error('stopped')),
    });
    await expect(hashing).rejects.toThrow('stopped');
  });
});
