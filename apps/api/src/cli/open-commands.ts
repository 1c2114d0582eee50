import { setTimeout as pause } from 'node:timers/promises';
import { err, ok, type Result } from '@footnote/domain';
import type { Config } from '../platform/config.ts';
import { prepareDataDirectory, type DataDirectory } from '../platform/data-directory.ts';
import { heldSentence, lockDataDirectory } from '../platform/data-directory-lock.ts';
import type { Commands } from './commands.ts';
import { remoteCommands } from './remote-commands.ts';

/** Times that a directory whose holder is still starting is tried again. */
const ATTEMPTS = 150;
const BETWEEN_ATTEMPTS = 200;

export interface OpenCommands {
  commands: Commands;
  close(): Promise<void>;
}

/**
 * Opens the commands on the data directory, or on the server that holds it. `starter` fills an empty index with the
 * starter collection. The error is one sentence fit for the terminal.
 */
export async function openCommands(
  config: Config,
  options: { starter: boolean; say: (line: string) => void },
): Promise<Result<OpenCommands, string>> {
  const directory = prepareDataDirectory(config.dataDirectory);
  if (!directory.ok) return directory;
  for (let attempt = 0; ; attempt += 1) {
    const lock = lockDataDirectory(directory.value);
    if (lock.ok)
      return ok(await openHere(config, { directory: directory.value, release: () => lock.value.release() }, options));
    const holder = lock.error;
    if (holder !== null && holder.url !== null) {
      const server = { ...holder, url: holder.url };
      return ok({ commands: remoteCommands(server), close: () => Promise.resolve() });
    }
    if (attempt === ATTEMPTS) return err(heldSentence(config.dataDirectory, holder));
    if (attempt === 5) options.say('Another Footnote process is starting or at work; waiting for it …');
    await pause(BETWEEN_ATTEMPTS);
  }
}

async function openHere(
  config: Config,
  held: { directory: DataDirectory; release: () => void },
  options: { starter: boolean; say: (line: string) => void },
): Promise<OpenCommands> {
  try {
    // Loaded late, so that a command a server carries out starts in a fraction of the time.
    const { fillWithStarter, openPipeline } = await import('../app/compose.ts');
    const pipeline = await openPipeline(config, held.directory);
    if (options.starter) await fillWithStarter(pipeline, options.say);
    return {
      commands: pipeline.commands,
      async close() {
        await pipeline.close();
        held.release();
      },
    };
  } catch (error) {
    held.release();
    throw error;
  }
}
