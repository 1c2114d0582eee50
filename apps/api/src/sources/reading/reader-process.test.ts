import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfFile } from './pdf-file.fixtures.ts';
import { READ_LIMITS } from './read-limits.ts';
import { ReaderProcess } from './reader-process.ts';

const SERVER = fileURLToPath(new URL('./killed-server.fixtures.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'footnote-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytes = pdfFile({ pages: [{ texts: [{ x: 60, y: 700, text: 'A line of text.' }] }] });
const path = join(folder, 'a.pdf');
writeFileSync(path, bytes);
const order = () => ({ path, size: bytes.length, limits: READ_LIMITS, signal: new AbortController().signal });

/** Whether a process goes on; one that ended may still have its line until somebody reads it. */
function isRunning(pid: number | undefined): boolean {
  try {
    return !/^State:\s*[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
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

  it.each([0, 300])('ends when its server is killed %i ms after it began', async (delay) => {
    const page = { texts: [{ x: 60, y: 700, text: 'A line of text.' }] };
    const long = join(folder, 'long.pdf');
    writeFileSync(long, pdfFile({ pages: Array.from({ length: 2_000 }, () => page) }));
    const server = spawn(process.execPath, ['--conditions=@footnote/source', '--no-warnings', SERVER, long]);
    const [said] = await once(server.stdout, 'data');
    const pid = Number(String(said));
    expect(isRunning(pid)).toBe(true);
    setTimeout(() => server.kill('SIGKILL'), delay);
    await once(server, 'close');
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  });

  it('gives up a document with ever more pages to recognise', async () => {
    const slow = new ReaderProcess({ worker: fileURLToPath(new URL('./slow-worker.fixtures.ts', import.meta.url)) });
    const limits = { ...READ_LIMITS, allMilliseconds: 300 };
    expect(await slow.read({ ...order(), limits })).toEqual({ ok: false, error: { code: 'timed-out' } });
    expect(isRunning(slow.pid)).toBe(false);
  });

  it('has no files, network, processes, threads or environment', async () => {
    const prying = new ReaderProcess({
      worker: fileURLToPath(new URL('./prying-worker.fixtures.ts', import.meta.url)),
    });
    expect(await prying.read(order())).toMatchObject({ ok: true, value: { information: { title: '' } } });
    await prying.stop();
  });
});
