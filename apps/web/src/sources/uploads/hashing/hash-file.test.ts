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

  it('is none of a file that was changed or taken away', async () => {
    const fail = () => Promise.reject(new DOMException('It was changed.', 'NotReadableError'));
    const file = Object.assign(new Blob(['content']), { slice: () => ({ arrayBuffer: fail }) });
    await expect(hashWithReports(file)).rejects.toMatchObject({ name: 'NotReadableError' });
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
