import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Names the directory where the databases of a run of tests stand, all deleted when it is over. */
const PLACE = 'FOOTNOTE_TEST_DATABASES';
/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Bytes that have to be free there: a database takes 42 MB, and some dozen stand at a time. */
const PLENTY = 4 * 1024 ** 3;

/** Every directory in which a run may have left something. */
export function scratchDirectories(): string[] {
  return existsSync(MEMORY) ? [tmpdir(), MEMORY] : [tmpdir()];
}

/**
 * A directory for what tests keep for moments: in memory where there is plenty, elsewhere on the disk. A database is over a
 * thousand files; a disk takes seven times as much of a processor to make and delete them.
 */
export function scratchDirectory(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) < PLENTY ? tmpdir() : MEMORY;
  } catch {
    return tmpdir();
  }
}

/** Where databases and data directories of a run of tests stand. */
export function placeOfData(): string {
  return process.env[PLACE] ?? scratchDirectory();
}
