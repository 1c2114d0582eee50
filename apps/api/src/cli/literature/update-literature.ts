import { parseArgs } from 'node:util';
import type { FetchResult, FetchSelection, SyncProgress, SyncResult } from '@footnote/literature';
import type { SyncOptions } from '../../literature/literature-updates.ts';
import type { Commands } from '../commands.ts';
import { progressOutput } from '../progress-output.ts';
import { CommandFailure } from '../remote-commands.ts';
import { EXIT, printable, printError, UsageFailure, type ExitCode } from '../terminal.ts';
import type { WorkEvent } from './work-events.ts';

/** Lines of help for the commands that ask the National Library of Medicine. */
export const UPDATE_USAGE = `  sync [--baseline | --since YYYY-MM-DD] [--json]
                          apply the files of the National Library of Medicine that are due; --baseline begins with
                          its newest whole collection, --since takes only the update files of that day and later
  fetch (--pmids N,N… | --query "QUERY") [--limit N] [--json]
                          import articles from PubMed itself: by number, or the first N (1000) it finds`;

const DEFAULT_LIMIT = '1000';
const LISTED = 20;

/** One of the two commands, ready to be run. */
export type UpdateCommand = { json: boolean } & (
  | { command: 'sync'; options: SyncOptions }
  | { command: 'fetch'; options: FetchSelection }
);

/** Reads the arguments when they ask for an update; null when they ask for something else. Throws UsageFailure. */
export async function readUpdateCommand(args: readonly string[]): Promise<UpdateCommand | null> {
  const [name, ...rest] = args;
  if (rest.includes('--help') || rest.includes('-h')) return null;
  if (name === 'sync') return readSync(rest);
  return name === 'fetch' ? readFetch(rest) : null;
}

const json = { type: 'boolean' } as const;
const text = { type: 'string' } as const;

function orUsage<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageFailure(error instanceof Error ? error.message : String(error));
  }
}

function readSync(args: string[]): UpdateCommand {
  const options = { json, baseline: { type: 'boolean' }, since: text } as const;
  const { values } = orUsage(() => parseArgs({ args, options }));
  const { since = null, baseline = false } = values;
  if (since !== null && !isDay(since)) throw new UsageFailure('--since must be a day, as 2026-01-31.');
  if (since !== null && baseline) throw new UsageFailure('Give one of --baseline and --since.');
  return { command: 'sync', options: { baseline, since }, json: values.json === true };
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

async function readFetch(args: string[]): Promise<UpdateCommand> {
  // Loaded late, so that other commands that a server carries out start in a fraction of the time.
  const { MAX_FOUND } = await import('@footnote/literature');
  const { values } = orUsage(() => parseArgs({ args, options: { json, pmids: text, query: text, limit: text } }));
  const { pmids, query, limit } = values;
  if ((pmids === undefined) === (query === undefined))
    throw new UsageFailure('Give one of --pmids N,N… and --query "QUERY".');
  const shared = { command: 'fetch', json: values.json === true } as const;
  if (pmids === undefined)
    return {
      ...shared,
      options: { query: readQuery(query ?? ''), limit: readLimit(limit ?? DEFAULT_LIMIT, MAX_FOUND) },
    };
  if (limit !== undefined) throw new UsageFailure('--limit belongs to --query.');
  const numbers = pmids.split(/[\s,;]+/).filter((pmid) => pmid !== '');
  const wrong = numbers.find((pmid) => !/^\d{1,9}$/.test(pmid));
  if (wrong !== undefined || numbers.length === 0) throw new UsageFailure('--pmids takes numbers with commas between.');
  if (numbers.length > MAX_FOUND) throw new UsageFailure(`--pmids takes at most ${MAX_FOUND} numbers.`);
  return { ...shared, options: { pmids: numbers } };
}

function readQuery(query: string): string {
  if (query.trim() === '') throw new UsageFailure('Write what to search PubMed for.');
  return query;
}

function readLimit(limit: string, most: number): number {
  const number = /^\d{1,4}$/.test(limit) ? Number(limit) : 0;
  if (number < 1 || number > most)
    throw new UsageFailure(`--limit must be a whole number from 1 to ${most}, which is all PubMed gives at once.`);
  return number;
}

const print = (line: string) => void process.stdout.write(`${printable(line)}\n`);

async function resultOf<P, R>(events: AsyncGenerator<WorkEvent<P, R>>, show: (progress: P) => void): Promise<R> {
  for await (const event of events) {
    if (event.event === 'progress') show(event.progress);
    else if (event.event === 'failed') throw new CommandFailure(event.message);
    else return event.result;
  }
  throw new CommandFailure('The work broke off; run the command again to go on.');
}

/** Runs an update with its progress; a part that failed makes the exit code 1, and what was applied before stays. */
export async function updateLiterature(
  commands: Commands,
  given: UpdateCommand,
  signal: AbortSignal,
): Promise<ExitCode> {
  const progress = progressOutput();
  const outcome = await (
    given.command === 'sync'
      ? resultOf(commands.sync(given.options, signal), (latest) => progress.show(...syncLine(latest))).then(
          syncText(given.json),
        )
      : resultOf(commands.fetch(given.options, signal), ({ wanted, read }) =>
          progress.show(`${read} of ${wanted} articles`, wanted === 0 ? null : read / wanted),
        ).then(fetchText(given.json))
  ).finally(() => progress.end());
  for (const line of outcome.lines) print(line);
  if (outcome.failure === null) return EXIT.done;
  printError(outcome.failure);
  return EXIT.failed;
}

function syncLine({ step, file, fileNumber, files, bytes, bytesTotal, read }: SyncProgress): [string, number | null] {
  if (step === 'listing') return ['reading the list of files', null];
  const what = step === 'downloading' ? 'downloading' : 'applying';
  const fraction = bytesTotal === null || bytesTotal === 0 ? null : bytes / bytesTotal;
  return [`${what} ${file} (${fileNumber} of ${files}), ${read} articles read`, fraction];
}

interface Told {
  lines: string[];
  failure: string | null;
}

const NOTES: Record<SyncResult['notes'][number], string> = {
  'updates-only': 'Only update files were applied; older articles come with --baseline.',
  'new-baseline': 'A new year’s baseline has come out; --baseline takes in what changed with it.',
};

function failuresOf(failed: SyncResult['failed']): string[] {
  const lines = failed
    .slice(0, LISTED)
    .map(({ file, pmid, reason }) => `Unreadable: ${file} PMID ${pmid || '?'}: ${reason}`);
  return failed.length > LISTED ? [...lines, `… and ${failed.length - LISTED} more; --json lists them.`] : lines;
}

function syncText(asJson: boolean): (result: SyncResult) => Told {
  return (result) => {
    const { applied, read, added, updated, unchanged, deleted, waiting, failure } = result;
    const failureMessage = failure === null ? null : failure.message;
    if (asJson) return { lines: [JSON.stringify(result)], failure: failureMessage };
    const files = applied.length === 1 ? '1 file' : `${applied.length} files`;
    const last = applied.at(-1);
    const lines = [
      last === undefined ? 'No file was applied.' : `Applied ${files}, the last ${last}.`,
      `${read} read: ${added} added, ${updated} updated, ${unchanged} unchanged; ${deleted} deleted.`,
      ...result.notes.map((note) => NOTES[note]),
      ...failuresOf(result.failed),
      ...(waiting > 0 ? [`${waiting} files still wait; run the command again to go on.`] : []),
    ];
    return { lines, failure: failureMessage };
  };
}

function fetchText(asJson: boolean): (result: FetchResult) => Told {
  return (result) => {
    const { found, read, added, updated, unchanged, missing, failed, failure } = result;
    const failureMessage = failure === null ? null : failure.message;
    if (asJson) return { lines: [JSON.stringify(result)], failure: failureMessage };
    const gone = missing.length === 0 ? [] : [`PubMed has nothing for ${missing.slice(0, LISTED).join(', ')}.`];
    const lines = [
      `${found} found, ${read} read: ${added} added, ${updated} updated, ${unchanged} unchanged.`,
      ...gone,
      ...failuresOf(failed),
    ];
    return { lines, failure: failureMessage };
  };
}
