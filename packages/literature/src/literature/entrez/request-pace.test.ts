import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openRequestPace } from './request-pace.ts';

function paceAt(path: string, clock: { now: number }, perSecond = 4) {
  const waits: number[] = [];
  const pause = (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  return { waits, pace: openRequestPace({ path, perSecond, now: () => clock.now, pause }) };
}

it('spaces turns evenly, lets time that passed count, and holds everybody when told to', async () => {
  const clock = { now: 1_000_000 };
  const { waits, pace } = paceAt(':memory:', clock);
  for (let turn = 0; turn < 4; turn += 1) await pace.turn(undefined);
  expect(waits).toEqual([250, 500, 750]);
  clock.now += 5_000;
  await pace.turn(undefined);
  expect(waits).toHaveLength(3);
  pace.hold(9);
  await pace.turn(undefined);
  expect(waits.at(-1)).toBe(9_000);
  pace.close();
});

it('is not held up by a clock that was put back', async () => {
  const clock = { now: 1_000_000_000 };
  const { waits, pace } = paceAt(':memory:', clock);
  await pace.turn(undefined);
  clock.now -= 500_000_000;
  await pace.turn(undefined);
  expect(waits).toEqual([]);
  pace.close();
});

it('stops waiting when told to', async () => {
  const { pace } = paceAt(':memory:', { now: 0 });
  await expect(pace.turn(AbortSignal.abort())).rejects.toThrow(/abort/i);
  pace.close();
});

it('gives every process a turn of its own', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'footnote-pace-'));
  const path = join(directory, 'pace.sqlite');
  const script = join(directory, 'turns.mjs');
  const source = fileURLToPath(new URL('request-pace.ts', import.meta.url));
  // Each process says when its turns would be, by a clock that stands still.
  writeFileSync(
    script,
    `import { openRequestPace } from ${JSON.stringify(source)};
     const pause = async (ms) => void console.log(ms);
     const pace = openRequestPace({ path: process.argv[2], perSecond: 10, now: () => 1e12, pause });
     for (let turn = 0; turn < 20; turn += 1) await pace.turn(undefined);`,
  );
  const flags = ['--conditions=@footnote/source', '--disable-warning=ExperimentalWarning'];
  const said = await Promise.all([1, 2, 3].map(() => text(spawn(process.execPath, [...flags, script, path]).stdout)));
  const waits = said.flatMap((lines) => lines.trim().split('\n').map(Number));
  expect(waits.sort((a, b) => a - b)).toEqual(Array.from({ length: 59 }, (_, turn) => (turn + 1) * 100));
  rmSync(directory, { recursive: true });
});
