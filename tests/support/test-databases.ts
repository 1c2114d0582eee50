import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  scratchDirectories,
  scratchDirectory,
} from '../../apps/api/src/platform/database/scratch-directory.fixtures.ts';

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
  for (const parent of scratchDirectories()) {
    for (const name of readdirSync(parent)) {
      const owner = NAME.exec(name)?.[1];
      if (owner !== undefined && !isRunning(Number(owner))) remove(join(parent, name));
    }
  }
}

/** Makes the place of the databases of a run of tests (`embedded-database.fixtures.ts`); gives what deletes it with all of them. */
export function setup(): () => void {
  sweep();
  const place = join(scratchDirectory(), `footnote-databases-${process.pid}`);
  mkdirSync(place, { recursive: true });
  process.env['FOOTNOTE_TEST_DATABASES'] = place;
  return () => remove(place);
}
