import { parseArgs } from 'node:util';
import type { VectorsProgress, VectorsResult, VectorsStatus } from '@footnote/literature';
import type { Commands } from '../commands.ts';
import { progressOutput } from '../progress-output.ts';
import { CommandFailure } from '../remote-commands.ts';
import { EXIT, printable, UsageFailure, type ExitCode } from '../terminal.ts';

/** Lines of help for the command that learns word vectors. */
export const VECTORS_USAGE = `  vectors [--json]        learn from the imported articles which words mean alike, for a better order of what is found;
                          run it again after large imports, and to go on with a run that was cut short`;

interface VectorsCommand {
  json: boolean;
}

/** Reads the arguments when they ask for word vectors; null when they ask for something else. Throws UsageFailure. */
export function readVectorsCommand([name, ...args]: readonly string[]): VectorsCommand | null {
  if (name !== 'vectors' || args.includes('--help') || args.includes('-h')) return null;
  try {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } });
    return { json: values.json === true };
  } catch (error) {
    throw new UsageFailure(error instanceof Error ? error.message : String(error));
  }
}

/** Learns with its progress; what was learnt is used by every search from then on. */
export async function learnVectors(
  commands: Commands,
  { json }: VectorsCommand,
  signal: AbortSignal,
): Promise<ExitCode> {
  const progress = progressOutput();
  let result: VectorsResult | null = null;
  try {
    for await (const event of commands.vectors(signal)) {
      if (event.event === 'failed') throw new CommandFailure(event.message);
      if (event.event === 'result') result = event.result;
      else progress.show(lineOf(event.progress), event.progress.step / Math.max(event.progress.steps, 1));
    }
  } finally {
    progress.end();
  }
  if (result === null) throw new CommandFailure('Learning broke off; run it again to go on.');
  process.stdout.write(`${printable(json ? JSON.stringify(result) : resultLine(result))}\n`);
  return EXIT.done;
}

function lineOf({ articles, step, steps }: VectorsProgress): string {
  return steps === 0 ? `${articles} articles read` : `step ${step} of ${steps}, ${articles} articles`;
}

function resultLine({ articles, words, resumedAt }: VectorsResult): string {
  const again = resumedAt === 0 ? '' : `, going on at step ${resumedAt} of an earlier run`;
  return `${words} words learnt from ${articles} articles${again}. Searches use them from now on.`;
}

/** One line about the word vectors of an index. */
export function vectorsLine(status: VectorsStatus): string {
  switch (status.state) {
    case 'learnt':
      return `Word vectors: learnt from ${status.articles} articles on ${status.learntAt.slice(0, 10)}`;
    case 'interrupted':
      return 'Word vectors: none yet; “vectors” goes on with the run that was cut short';
    case 'unusable':
      return `Word vectors: none. ${status.problem} “vectors” learns them anew.`;
    default:
      return 'Word vectors: none; “vectors” learns them';
  }
}
