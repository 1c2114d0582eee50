import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = /^footnote-databases-(\d+)$/;

const remove = (path: string) => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Deletes what runs left that were killed. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = NAME.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner))) remove(join(tmpdir(), name));
  }
}

/** Makes the place of the databases of a run of tests (`embedded-database.fixtures.ts`); gives what deletes it with all of them. */
export function setup(): () => void {
  sweep();
  const place = join(tmpdir(), `footnote-databases-${process.pid}`);
  mkdirSync(place, { recursive: true });
  process.env['FOOTNOTE_TEST_DATABASES'] = place;
  return () => remove(place);
}
