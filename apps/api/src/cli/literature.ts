import { parseArgs } from 'node:util';
import type { ImportProgress, ImportResult } from '@footnote/literature';
import { readConfig } from '../platform/config/config.ts';
import type { Commands } from './commands.ts';
import { meshText } from './format-mesh.ts';
import { searchText } from './format-search.ts';
import { openCommands } from './open-commands.ts';
import { progressOutput } from './progress-output.ts';
import { readPicoFile } from './read-pico-file.ts';
import { readReindexCommand, reindexLiterature, REINDEX_USAGE } from './literature/reindex-literature.ts';
import { readRefineCommand, refineFields, REFINE_USAGE } from './literature/refine-literature.ts';
import { CommandFailure } from './remote-commands.ts';
import type { SearchCommand } from './literature/search-literature.ts';
import { EXIT, pathFromCaller, printable, printError, runCommand, UsageFailure, type ExitCode } from './terminal.ts';
import { learnVectors, readVectorsCommand, vectorsLine, VECTORS_USAGE } from './literature/learn-vectors.ts';
import { readUpdateCommand, updateLiterature, UPDATE_USAGE } from './literature/update-literature.ts';

const USAGE = `Usage: npm run --silent literature -- COMMAND

  import PATH… [--json]   import MEDLINE files (.xml, .xml.gz), lists of abstracts (.jsonl) or directories of them
  search (--pubmed "QUERY" | --question "TEXT" | --pico FILE.json) [--limit N] [--json]
                          search in the language of PubMed (newest first), with a question (most relevant first), or
                          with the body of POST /api/search/pico (as it says)
${UPDATE_USAGE}
${REFINE_USAGE}
${VECTORS_USAGE}
${REINDEX_USAGE}
  stats [--json]          say what the index holds
  mesh import FILE… [--json]
                          replace the vocabulary of headings by NLM's files: desc*.xml, qual*.xml, supp*.xml, d*.bin,
                          gzipped or not, or a table with mesh_id, mesh_name, mesh_tree_number; name all of an edition
  impacts FILE            replace journal metrics: CSV with issn,metric,quartile,source, or sources of OpenAlex as CSV,
                          JSON or JSON lines, gzipped or not, whose quartiles are found out field by field

What is already there is not imported twice; an import that was cut short is completed by running it again.`;

const COMMANDS = ['import', 'search', 'stats', 'mesh', 'impacts'] as const;
const OPTIONS = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  pubmed: { type: 'string' },
  question: { type: 'string' },
  pico: { type: 'string' },
  limit: { type: 'string' },
} as const;
type SearchOptions = Partial<Record<'pubmed' | 'question' | 'pico' | 'limit', string>>;

/** PMIDs printed at most, and without --limit. */
const MAX_PMIDS = 1000;
const DEFAULT_LIMIT = '20';
/** Failures printed for people; --json lists them all. */
const LISTED = 20;

interface Arguments {
  command: (typeof COMMANDS)[number];
  paths: string[];
  search: SearchCommand | null;
  json: boolean;
}

function readArguments(args: string[]): Arguments | 'help' {
  const { values, positionals } = parsed(args);
  if (values.help === true) return 'help';
  const [name, ...others] = positionals;
  const [action] = others;
  if (name === 'mesh' && action !== 'import') throw new UsageFailure('Write mesh import and the files.');
  const rest = name === 'mesh' ? others.slice(1) : others;
  const command = COMMANDS.find((known) => known === name);
  if (command === undefined)
    throw new UsageFailure(name === undefined ? 'Which command?' : 'There is no such command.');
  if ((command === 'import' || command === 'mesh') && rest.length === 0)
    throw new UsageFailure('Name the files or directories to import.');
  if (command === 'stats' && rest.length > 0) throw new UsageFailure('stats takes no files.');
  if (command === 'search' && rest.length > 0) throw new UsageFailure('Put quotation marks around the whole search.');
  if (command === 'impacts' && rest.length !== 1) throw new UsageFailure('Name one file.');
  const asked = command === 'search' ? readSearch(values) : null;
  if (asked === null && (values.pubmed ?? values.question ?? values.pico ?? values.limit) !== undefined)
    throw new UsageFailure('--pubmed, --question, --pico and --limit belong to search.');
  return { command, paths: rest.map(pathFromCaller), search: asked, json: values.json === true };
}

function readSearch({ pubmed, question, pico, limit: given }: SearchOptions): SearchCommand {
  const text = given ?? DEFAULT_LIMIT;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MAX_PMIDS) throw new UsageFailure(`--limit must be a whole number from 1 to ${MAX_PMIDS}.`);
  if ([pubmed, question, pico].filter((asked) => asked !== undefined).length !== 1)
    throw new UsageFailure('Give one of --pubmed "QUERY", --question "TEXT" and --pico FILE.json.');
  if (pico !== undefined) return { pico: readPicoFile(pico), limit: given === undefined ? null : limit };
  if ((pubmed ?? question ?? '').trim() === '') throw new UsageFailure('Write what to search for.');
  return pubmed === undefined ? { question: question ?? '', limit } : { pubmed, limit };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageFailure(error instanceof Error ? error.message : String(error));
  }
}

const print = (text: string) => void process.stdout.write(`${printable(text)}\n`);

function importLine({ files, fileNumber, result }: ImportProgress): string {
  return `file ${fileNumber} of ${files}  ${result.read} read, ${result.failed} failed`;
}

async function importFiles(commands: Commands, given: Arguments, signal: AbortSignal): Promise<ExitCode> {
  const progress = progressOutput();
  let result: ImportResult | null = null;
  try {
    for await (const event of commands.import(given.paths, signal)) {
      if (event.event === 'progress') {
        const { bytesRead, bytesTotal } = event.progress;
        progress.show(importLine(event.progress), bytesTotal === 0 ? 1 : bytesRead / bytesTotal);
      } else if (event.event === 'failed') throw new CommandFailure(event.message);
      else result = event.result;
    }
  } finally {
    progress.end();
  }
  if (result === null) throw new CommandFailure('The import broke off; run it again to complete it.');
  const { failedBeyondList, ...counts } = result;
  if (given.json) print(JSON.stringify(counts));
  else printImport(result);
  if (failedBeyondList > 0) printError(`${failedBeyondList} more failures are not listed.`);
  return result.read === 0 && result.deleted === 0 && result.failed.length > 0 ? EXIT.failed : EXIT.done;
}

function printImport({ read, added, updated, deleted, unchanged, failed }: ImportResult): void {
  print(`${read} read: ${added} added, ${updated} updated, ${unchanged} unchanged; ${deleted} deleted.`);
  for (const { file, pmid, reason } of failed.slice(0, LISTED)) {
    print(`Failed: ${file}${pmid === '' ? '' : ` (PMID ${pmid})`}: ${reason}`);
  }
  if (failed.length > LISTED) print(`… and ${failed.length - LISTED} more; --json lists them.`);
}

async function showStats(commands: Commands, { json }: Arguments): Promise<ExitCode> {
  const stats = await commands.stats();
  if (json) print(JSON.stringify(stats));
  else {
    print(`${stats.articles} articles (${stats.starter} of the starter collection, ${stats.retracted} retracted)`);
    print(`Newest publication: ${stats.newestPublication || 'none'}`);
    print(vectorsLine(stats.vectors));
    for (const [type, count] of Object.entries(stats.byStudyType)) print(`${type}: ${count}`);
  }
  return EXIT.done;
}

async function search(
  commands: Commands,
  command: SearchCommand,
  { json, signal }: { json: boolean; signal: AbortSignal },
): Promise<ExitCode> {
  const found = await commands.search(command, signal);
  if (!found.ok) throw new CommandFailure(found.error);
  const { total, pmids, issues, explained } = found.value;
  print(json ? JSON.stringify({ total, pmids, issues, explained }) : searchText(found.value));
  return EXIT.done;
}

async function importMesh(commands: Commands, { paths, json }: Arguments, signal: AbortSignal): Promise<ExitCode> {
  const imported = await commands.mesh(paths, signal);
  if (!imported.ok) throw new CommandFailure(imported.error);
  const { digest: _, ...counts } = imported.value;
  print(json ? JSON.stringify(counts) : meshText(imported.value));
  return EXIT.done;
}

async function writeImpacts(commands: Commands, { paths, json }: Arguments): Promise<ExitCode> {
  const { journals, failed } = await commands.impacts(paths[0] ?? '');
  if (json) print(JSON.stringify({ journals, failed }));
  else {
    print(
      journals === 0
        ? 'No metric was found; those there are were left alone.'
        : `${journals} journals have a metric now.`,
    );
    // Row 0 is the file itself.
    for (const { row, reason } of failed.slice(0, LISTED))
      print(row === 0 ? `The file: ${reason}` : `Row ${row}: ${reason}`);
  }
  return journals === 0 && failed.length > 0 ? EXIT.failed : EXIT.done;
}

async function literature(signal: AbortSignal): Promise<ExitCode> {
  const update = await readUpdateCommand(process.argv.slice(2));
  if (update !== null) return withCommands(false, (commands) => updateLiterature(commands, update, signal));
  const reindex = readReindexCommand(process.argv.slice(2));
  if (reindex !== null) return withCommands(false, (commands) => reindexLiterature(commands, reindex, signal));
  const refine = readRefineCommand(process.argv.slice(2));
  if (refine !== null) return withCommands(false, (commands) => refineFields(commands, refine, signal));
  const vectors = readVectorsCommand(process.argv.slice(2));
  if (vectors !== null) return withCommands(false, (commands) => learnVectors(commands, vectors, signal));
  const given = readArguments(process.argv.slice(2));
  if (given === 'help') {
    print(USAGE);
    return EXIT.done;
  }
  return withCommands(given.search !== null, async (commands) => {
    if (given.command === 'import') return importFiles(commands, given, signal);
    if (given.search !== null) return search(commands, given.search, { json: given.json, signal });
    if (given.command === 'mesh') return importMesh(commands, given, signal);
    if (given.command === 'stats') return showStats(commands, given);
    return writeImpacts(commands, given);
  });
}

async function withCommands(starter: boolean, run: (commands: Commands) => Promise<ExitCode>): Promise<ExitCode> {
  const config = readConfig(process.env);
  if (!config.ok) throw new CommandFailure(config.error);
  const opened = await openCommands(config.value, { starter, printError });
  if (!opened.ok) throw new CommandFailure(opened.error);
  try {
    return await run(opened.value.commands);
  } finally {
    await opened.value.close();
  }
}

await runCommand(USAGE, literature);
