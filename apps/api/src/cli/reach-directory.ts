import { setTimeout as pause } from 'node:timers/promises';
import { err, ok, type Result } from '@footnote/domain';
import type { Config } from '../platform/config/config.ts';
import { prepareDataDirectory, type DataDirectory } from '../platform/data-directory.ts';
import { closeToOthers } from '../platform/close-to-others.ts';
import { checkStoredData } from '../platform/check-stored-data.ts';
import {
  heldSentence,
  lockDataDirectory,
  type DataDirectoryLock,
  type RunningServer,
} from '../platform/data-directory-lock.ts';

/** Times that a directory whose holder is still starting is tried again. */
const ATTEMPTS = 150;
const BETWEEN_ATTEMPTS = 200;

/** The data directory, held by this process, or the server that holds it. */
export type ReachedDirectory =
  | { kind: 'here'; directory: DataDirectory; release: () => void }
  | { kind: 'server'; server: RunningServer & { url: string } };

/** Locks the data directory, or finds the server that has; the error is one sentence fit for the terminal. */
export async function reachDirectory(
  config: Config,
  printError: (line: string) => void,
): Promise<Result<ReachedDirectory, string>> {
  const directory = prepareDataDirectory(config.dataDirectory);
  if (!directory.ok) return directory;
  for (let attempt = 0; ; attempt += 1) {
    const lock = lockDataDirectory(directory.value);
    if (lock.ok) return here(config, directory.value, lock.value, printError);
    const holder = lock.error;
    if (holder !== null && holder.url !== null) {
      return ok({ kind: 'server', server: { ...holder, url: holder.url } });
    }
    if (attempt === ATTEMPTS) return err(heldSentence(config.dataDirectory, holder));
    if (attempt === 5) printError('Another Footnote process is starting or at work; waiting for it …');
    await pause(BETWEEN_ATTEMPTS);
  }
}

/** A command that opens the files itself treats them as a server does. */
function here(
  config: Config,
  directory: DataDirectory,
  lock: DataDirectoryLock,
  printError: (line: string) => void,
): Result<ReachedDirectory, string> {
  const release = () => lock.release();
  const kept = checkStoredData(directory, config);
  if (!kept.ok) {
    release();
    return kept;
  }
  const open = closeToOthers(directory.path);
  if (open !== null) printError(open);
  return ok({ kind: 'here', directory, release });
}
