import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfFile } from './pdf-file.fixtures.ts';
import { READ_LIMITS } from './read-limits.ts';
import { ReaderProcess } from './reader-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'footnote-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytes = pdfFile({ pages: [{ texts: [{ x: 60, y: 700, text: 'A line of text.' }] }] });
const path = join(folder, 'a.pdf');
writeFileSync(path, bytes);
const order = () => ({ path, size: bytes.length, limits: READ_LIMITS, signal: new AbortController().signal });

function isRunning(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a process that reads', () => {
  it('reads one document after the other, and is gone once it is stopped', async () => {
    const reading = new ReaderProcess();
    for (let round = 0; round < 3; round += 1)
      expect(await reading.read(order())).toMatchObject({ ok: true, value: { pages: [{ text: 'A line of text.' }] } });
    expect(isRunning(reading.pid)).toBe(true);
    await reading.stop();
    expect(isRunning(reading.pid)).toBe(false);
    expect(reading.isSound).toBe(false);
  });

  it('is of no more use when it is killed', async () => {
    const reading = new ReaderProcess();
    const result = reading.read(order());
    if (reading.pid !== undefined) process.kill(reading.pid, 'SIGKILL');
    expect(await result).toEqual({ ok: false, error: { code: 'damaged' } });
    expect(reading.isSound).toBe(false);
  });

  it('has no files, network, processes, threads or environment', async () => {
    const prying = new ReaderProcess(fileURLToPath(new URL('./prying-worker.fixtures.ts', import.meta.url)));
    expect(await prying.read(order())).toMatchObject({ ok: true, value: { information: { title: '' } } });
    await prying.stop();
  });
});
