import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';

const OTHERS = 0o077;

/**
 * Takes a data directory away from everybody but its owner, with what stands directly in it, and lets what this process
 * makes from now on be its owner's alone. Gives a sentence for the terminal where that cannot be done.
 */
export function closeToOthers(directory: string): string | null {
  process.umask(OTHERS);
  const paths = [directory, ...readdirSync(directory).map((name) => join(directory, name))];
  try {
    for (const path of paths) {
      const stat = statSync(path, { throwIfNoEntry: false });
      if (stat !== undefined && (stat.mode & OTHERS) !== 0) chmodSync(path, stat.mode & 0o700);
    }
    return null;
  } catch (error) {
    return `Other users of this machine may read the data directory ${directory}, and its mode cannot be changed (${errorCode(error)}): change it yourself to 0700.`;
  }
}
