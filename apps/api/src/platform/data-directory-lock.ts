import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '@footnote/domain';
import { z } from 'zod';
import type { DataDirectory } from './data-directory.ts';

const runningServerSchema = z.object({
  pid: z.number().int().positive(),
  /** Null while the server is still starting, or when a command holds the directory. */
  url: z.string().nullable(),
  token: z.string().min(32),
});
/** The process that holds a data directory, as it tells about itself in `server.json`. */
export type RunningServer = z.infer<typeof runningServerSchema>;

export interface DataDirectoryLock {
  /** Secret that lets the command line, and nobody else, use the internal routes. */
  readonly token: string;
  /** Says in `server.json` where the server answers. */
  announce(url: string): void;
  release(): void;
}

/** Who holds the directory when it cannot be locked; null when the holder has not said so yet. */
export type HeldBy = RunningServer | null;

/**
 * Locks a data directory for the life of this process. The lock is the operating system's lock on `lock.sqlite`, held
 * by an open write transaction, so a killed process leaves none behind.
 */
export function lockDataDirectory(directory: DataDirectory): Result<DataDirectoryLock, HeldBy> {
  const database = new DatabaseSync(directory.lock, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    return err(readRunningServer(directory));
  }
  const token = randomBytes(32).toString('base64url');
  writeServer(directory, { pid: process.pid, url: null, token });
  return ok({
    token,
    announce: (url) => writeServer(directory, { pid: process.pid, url, token }),
    release() {
      if (!database.isOpen) return;
      rmSync(directory.server, { force: true });
      database.close();
    },
  });
}

/** SQLITE_BUSY and SQLITE_LOCKED, with their extended codes in the higher bits. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [5, 6].includes(Number(error.errcode) & 0xff);
}

/** Reads `server.json`; null when there is none or it cannot be read. It says nothing about whether the process lives. */
export function readRunningServer(directory: DataDirectory): RunningServer | null {
  try {
    return runningServerSchema.parse(JSON.parse(readFileSync(directory.server, 'utf8')));
  } catch {
    return null;
  }
}

/** Written beside and renamed, so that a user never meets half a file. */
function writeServer(directory: DataDirectory, server: RunningServer): void {
  const draft = `${directory.server}.${server.pid}`;
  writeFileSync(draft, JSON.stringify(server), { mode: 0o600 });
  renameSync(draft, directory.server);
}

/** The sentence for a directory somebody else holds. */
export function heldSentence(path: string, holder: HeldBy): string {
  if (holder === null) return `The data directory ${path} is in use by another process.`;
  const where = holder.url === null ? '' : ` at ${holder.url}`;
  return `The data directory ${path} is in use by the running Footnote process ${holder.pid}${where}.`;
}
