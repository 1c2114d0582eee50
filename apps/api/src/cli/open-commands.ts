import { ok, type Result } from '@footnote/domain';
import type { Config } from '../platform/config/config.ts';
import type { DataDirectory } from '../platform/data-directory.ts';
import type { Commands } from './commands.ts';
import { reachDirectory } from './reach-directory.ts';
import { remoteCommands } from './remote-commands.ts';

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
  options: { starter: boolean; printError: (line: string) => void },
): Promise<Result<OpenCommands, string>> {
  const reached = await reachDirectory(config, options.printError);
  if (!reached.ok) return reached;
  if (reached.value.kind === 'here') return ok(await openHere(config, reached.value, options));
  return ok({ commands: remoteCommands(reached.value.server), close: () => Promise.resolve() });
}

async function openHere(
  config: Config,
  held: { directory: DataDirectory; release: () => void },
  options: { starter: boolean; printError: (line: string) => void },
): Promise<OpenCommands> {
  try {
    // Loaded late, so that a command a server carries out starts in a fraction of the time.
    const { fillWithStarter, openPipeline } = await import('../app/compose.ts');
    const pipeline = await openPipeline(config, held.directory);
    if (options.starter) await fillWithStarter(pipeline, options.printError);
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
