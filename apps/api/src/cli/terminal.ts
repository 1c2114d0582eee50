import { resolve } from 'node:path';
import { startSentence } from '../platform/start-sentence.ts';
import { CommandFailure } from './remote-commands.ts';

/** How a command ends: wrong usage is 2, interrupted is 130. */
export const EXIT = { done: 0, failed: 1, usage: 2, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Wrong usage; the message says what is wrong in one sentence. */
export class UsageFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageFailure';
  }
}

/** Control characters can steer a terminal, and direction marks turn its lines around. */
const STEERING = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** Text of articles, files and models as a terminal may be given it. */
export function printable(text: string): string {
  return text.replace(STEERING, '');
}

/** Writes a line to standard error, where everything goes that is not the result. */
export function printError(line: string): void {
  process.stderr.write(`${printable(line)}\n`);
}

/** A path as the person typed it, seen from where they stood: npm runs scripts in the root of the repository. */
export function pathFromCaller(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

/** Runs a command to its exit code; failures become one sentence on standard error. */
export async function runCommand(usage: string, command: (signal: AbortSignal) => Promise<ExitCode>): Promise<void> {
  const interrupted = new AbortController();
  const interrupt = () => {
    if (interrupted.signal.aborted) process.exit(EXIT.interrupted);
    interrupted.abort();
    // What is at work between two awaits cannot hear a signal.
    setTimeout(() => process.exit(EXIT.interrupted), 5_000).unref();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  // Whoever read the result has read enough of it.
  process.stdout.on('error', () => process.exit(EXIT.done));
  process.exitCode = await command(interrupted.signal).catch((error: unknown) => {
    if (interrupted.signal.aborted) return EXIT.interrupted;
    return explain(error, usage);
  });
}

function explain(error: unknown, usage: string): ExitCode {
  if (error instanceof UsageFailure) {
    printError(`${error.message}\n\n${usage}`);
    return EXIT.usage;
  }
  printError(error instanceof CommandFailure ? error.message : startSentence(error));
  return EXIT.failed;
}
