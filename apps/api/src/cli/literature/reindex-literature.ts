import { parseArgs } from 'node:util';
import type { CopyResult } from '@footnote/literature';
import type { Commands } from '../commands.ts';
import { progressOutput } from '../progress-output.ts';
import { CommandFailure } from '../remote-commands.ts';
import { EXIT, printable, UsageFailure, type ExitCode } from '../terminal.ts';

/** Lines of help for the command that moves the literature into a cluster. */
export const REINDEX_USAGE = `  reindex --to https://user:password@host:9200[/ALIAS] [--json]
                          copy the literature into a new index of an OpenSearch cluster and let the alias
                          (footnote-literature) stand for it once it holds as much; broken off, run it again`;

interface ReindexCommand {
  to: string;
  json: boolean;
}

/** Reads the arguments when they ask for a new index; null when they ask for something else. Throws UsageFailure. */
export function readReindexCommand([name, ...args]: readonly string[]): ReindexCommand | null {
  if (name !== 'reindex' || args.includes('--help') || args.includes('-h')) return null;
  try {
    const { values } = parseArgs({ args, options: { to: { type: 'string' }, json: { type: 'boolean' } } });
    if (values.to === undefined) throw new Error('Say where to: --to https://user:password@host:9200.');
    return { to: values.to, json: values.json === true };
  } catch (error) {
    throw new UsageFailure(error instanceof Error ? error.message : String(error));
  }
}

/** Runs the copy with its progress. */
export async function reindexLiterature(
  commands: Commands,
  { to, json }: ReindexCommand,
  signal: AbortSignal,
): Promise<ExitCode> {
  const progress = progressOutput();
  let result: CopyResult | null = null;
  try {
    for await (const event of commands.reindex(to, signal)) {
      if (event.event === 'failed') throw new CommandFailure(event.message);
      if (event.event === 'result') result = event.result;
      else {
        const { copied, articles } = event.progress;
        progress.show(`${copied} of ${articles} articles`, articles === 0 ? 1 : copied / articles);
      }
    }
  } finally {
    progress.end();
  }
  if (result === null) throw new CommandFailure('The copy broke off; run the command again to go on.');
  const { index, previous, articles } = result;
  const kept =
    previous === null ? '' : ` ${previous}, which it stood for before, is kept; delete it when it is not missed.`;
  const summary = json
    ? JSON.stringify(result)
    : `${articles} articles are in ${index}, and the alias stands for it.${kept}`;
  process.stdout.write(`${printable(summary)}\n`);
  return EXIT.done;
}
