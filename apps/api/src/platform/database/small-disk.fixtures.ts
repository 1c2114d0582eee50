import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own that is really small. */
export interface SmallDisk {
  path: string;
  /** Fills it until so many bytes are free. */
  fill(bytesLeft: number): void;
  /** Deletes what `fill` wrote. */
  free(): void;
  unmount(): void;
}

/** Mounts a disk in memory; null where this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true });
    return null;
  }
  const filler = join(path, 'filler');
  return {
    path,
    fill(bytesLeft) {
      const { bavail, bsize } = statfsSync(path);
      const bytes = Math.max(0, bavail * bsize - bytesLeft);
      writeFileSync(filler, Buffer.alloc(bytes));
    },
    free: () => rmSync(filler, { force: true }),
    unmount() {
      execFileSync('umount', ['--lazy', path]);
      rmSync(path, { recursive: true });
    },
  };
}
