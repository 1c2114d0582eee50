import { parseArgs } from 'node:util';
import type { RefineProgress, RefineResult } from '../../literature/refine-literature.ts';
import type { Commands } from '../commands.ts';
import { progressOutput } from '../progress-output.ts';
import { CommandFailure } from '../remote-commands.ts';
import { EXIT, printable, printError, UsageFailure, type ExitCode } from '../terminal.ts';

/** Lines of help for the command that asks a language model. */
export const REFINE_USAGE = `  refine [--limit N] [--json]
                          ask the configured language model about the newest trials and reviews whose population,
                          intervention, outcome or main finding the rules did not find, at most N (1000)`;

const DEFAULT_LIMIT = '1000';
const MAX_REFINED = 1_000_000;

interface RefineCommand {
  limit: number;
  json: boolean;
}

/** Reads the arguments when they ask for a refinement; null when they ask for something else. Throws UsageFailure. */
export function readRefineCommand([name, ...args]: readonly string[]): RefineCommand | null {
  if (name !== 'refine' || args.includes('--help') || args.includes('-h')) return null;
  const { limit, json } = parsed(args);
  const number = /^\d{1,7}$/.test(limit) ? Number(limit) : 0;
  if (number < 1 || number > MAX_REFINED)
    throw new UsageFailure(`--limit must be a whole number from 1 to ${MAX_REFINED}.`);
  return { limit: number, json };
}

function parsed(args: string[]) {
  try {
    const { values } = parseArgs({ args, options: { limit: { type: 'string' }, json: { type: 'boolean' } } });
    return { limit: values.limit ?? DEFAULT_LIMIT, json: values.json === true };
  } catch (error) {
    throw new UsageFailure(error instanceof Error ? error.message : String(error));
  }
}

/** Runs the refinement with its progress; one that ended early makes the exit code 1, and what was answered stays. */
export async function refineFields(
  commands: Commands,
  { limit, json }: RefineCommand,
  signal: AbortSignal,
): Promise<ExitCode> {
  const progress = progressOutput();
  let result: RefineResult | null = null;
  try {
    for await (const event of commands.refine({ limit }, signal)) {
      if (event.event === 'failed') throw new CommandFailure(event.message);
      if (event.event === 'result') result = event.result;
      else progress.show(lineOf(event.progress), event.progress.asked / limit);
    }
  } finally {
    progress.end();
  }
  if (result === null) throw new CommandFailure('The refinement broke off; run it again to go on.');
  for (const line of json ? [JSON.stringify(result)] : linesOf(result)) {
    process.stdout.write(`${printable(line)}\n`);
  }
  if (result.failure === null) return EXIT.done;
  printError(result.failure.message);
  return EXIT.failed;
}

function lineOf({ looked, asked, refined }: RefineProgress): string {
  return `${looked} articles looked at, ${asked} asked about, ${refined} refined`;
}

function linesOf(result: RefineResult): string[] {
  const { filled, restored, dropped, unusable, unanswered, more } = result;
  return [
    `${lineOf(result)}: ${filled} fields filled, ${dropped} values dropped because they do not stand in the text.`,
    ...(restored > 0 ? [`${restored} were refined without asking, by earlier answers about the same text.`] : []),
    ...(unusable > 0 ? [`${unusable} answers were of no use.`] : []),
    ...(unanswered > 0 ? [`${unanswered} articles were not answered about; they are asked about again.`] : []),
    ...(more ? ['More articles wait; run the command again to go on.'] : []),
  ];
}
