import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { closeToOthers } from './close-to-others.ts';

const umask = vi.spyOn(process, 'umask').mockReturnValue(0o022);
afterEach(() => umask.mockClear());
afterAll(() => umask.mockRestore());

it('takes a directory that was open away from others, with what is in it', () => {
  const directory = mkdtempSync(join(tmpdir(), 'open-'));
  mkdirSync(join(directory, 'postgres'), { mode: 0o755 });
  writeFileSync(join(directory, 'literature.sqlite'), '', { mode: 0o666 });
  chmodSync(join(directory, 'literature.sqlite'), 0o666);
  chmodSync(directory, 0o755);
  expect(closeToOthers(directory)).toBeNull();
  const modes = ['.', 'postgres', 'literature.sqlite'].map((name) => statSync(join(directory, name)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700, 0o600]);
  expect(umask).toHaveBeenCalledWith(0o077);
  rmSync(directory, { recursive: true });
});

it('says it where that cannot be done', () => {
  expect(closeToOthers('/proc/self')).toMatch(/^Other users of this machine may read the data directory \/proc\/self/);
});
