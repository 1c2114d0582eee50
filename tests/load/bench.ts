import { parseArgs } from 'node:util';
import { administrationReport } from './administration/administration-report.ts';
import { benchAdministration, DATABASES, type BenchDatabase } from './administration/bench-administration.ts';
import { benchChat, type ChatBench } from './bench-chat.ts';
import { benchDocuments } from './documents/bench-documents.ts';
import { documentsReport } from './documents/documents-report.ts';
import { ENGINES, benchSearch, type SearchBenchOptions } from './search/bench-search.ts';
import { searchReport } from './search/search-report.ts';
import { benchWeb } from './web/bench-web.ts';
import { webReport } from './web/web-report.ts';

const USAGE =
  'Usage: npm run bench -- chat [--json]\n       npm run bench -- search [--sizes 15k,200k,1m]\n         [--engines footnote,fts5,minisearch,postgres] [--rebuild] [--json]\n       npm run bench -- web [--runs 5] [--json]\n       npm run bench -- administration [--databases embedded,postgres] [--json]\n       npm run bench -- documents [--documents 10k] [--json]';
/** A bench ends within this time, whatever happens; a million articles take hours to build. */
const LONGEST_MILLISECONDS = {
  chat: 8 * 60_000,
  search: 12 * 60 * 60_000,
  web: 30 * 60_000,
  administration: 60 * 60_000,
  documents: 60 * 60_000,
};
const BENCHES = ['chat', 'search', 'web', 'administration', 'documents'] as const;

function cell(value: number | string | null): string {
  return String(value ?? '–').padStart(12);
}

function table(results: readonly ChatBench[]): string {
  const head = [
    'streams',
    'server p50',
    'proxy p50',
    'overhead',
    'ratio p50',
    'server p95',
    'proxy p95',
    'ratio p95',
    'failed',
  ];
  const rows = results.map(({ concurrent, server, proxy, overhead, ratio }) => [
    concurrent,
    server.found.p50,
    server.first.p50,
    proxy.first.p50,
    overhead.p50,
    ratio.p50,
    server.first.p95,
    proxy.first.p95,
    ratio.p95,
    server.failed + proxy.failed,
  ]);
  return [head, ...rows].map((row) => row.map(cell).join('')).join('\n');
}

async function chat(json: boolean): Promise<boolean> {
  const results = await benchChat();
  if (!json) {
    console.log(
      'Milliseconds to the first piece of an answer, server against a bare streaming proxy of the same model:\n',
    );
    console.log(`${table(results)}\n`);
  }
  console.log(JSON.stringify({ bench: 'chat', results }));
  return results.every(({ server, proxy }) => server.failed + proxy.failed === 0);
}

async function search(json: boolean, options: Omit<SearchBenchOptions, 'say'>): Promise<void> {
  const results = await benchSearch({ ...options, say: (line) => process.stderr.write(`${line}\n`) });
  console.log(json ? JSON.stringify({ bench: 'search', results }) : searchReport(results));
}

async function web(json: boolean, runs: number): Promise<void> {
  const results = await benchWeb({ runs, say: (line) => process.stderr.write(`${line}\n`) });
  console.log(json ? JSON.stringify({ bench: 'web', results }) : webReport(results));
}

async function administration(json: boolean, databases: readonly BenchDatabase[]): Promise<void> {
  const results = await benchAdministration({ databases, say: (line) => process.stderr.write(`${line}\n`) });
  console.log(json ? JSON.stringify({ bench: 'administration', results }) : administrationReport(results));
}

async function documents(json: boolean, count: number): Promise<void> {
  const results = await benchDocuments({ documents: count, say: (line) => process.stderr.write(`${line}\n`) });
  console.log(json ? JSON.stringify({ bench: 'documents', results }) : documentsReport(results));
}

const SIZE = /^(\d+)(k|m)?$/i;

/** “15k” as 15,000; NaN for anything else. */
function sizeOf(text: string): number {
  const [, digits, unit] = SIZE.exec(text) ?? [];
  return Number(digits) * (unit === undefined ? 1 : unit.toLowerCase() === 'k' ? 1_000 : 1_000_000);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '15k,200k,1m' },
    engines: { type: 'string', default: ENGINES.join(',') },
    rebuild: { type: 'boolean', default: false },
    databases: { type: 'string', default: DATABASES.join(',') },
    runs: { type: 'string', default: '5' },
    documents: { type: 'string', default: '10k' },
  },
});
const name = BENCHES.find((bench) => bench === positionals[0]);
const sizes = values.sizes.split(',').map(sizeOf);
const runs = Number(values.runs);
const documentCount = sizeOf(values.documents);
const asked = values.engines.split(',');
const askedDatabases = values.databases.split(',');
const databases = DATABASES.filter((database) => askedDatabases.includes(database));
const engines = ENGINES.filter((engine) => asked.includes(engine));
if (
  positionals.length !== 1 ||
  name === undefined ||
  !(Number.isInteger(runs) && runs > 0) ||
  sizes.some((size) => !(size > 0)) ||
  !(documentCount > 0) ||
  engines.length !== asked.length ||
  databases.length !== askedDatabases.length
) {
  console.error(USAGE);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const watchdog = setTimeout(() => {
  console.error('The bench took too long and was given up.');
  process.exit(1);
}, LONGEST_MILLISECONDS[name]);
let isFine = true;
if (name === 'chat') isFine = await chat(values.json);
else if (name === 'administration') await administration(values.json, databases);
else if (name === 'documents') await documents(values.json, documentCount);
else if (name === 'web') await web(values.json, runs);
else await search(values.json, { sizes, engines, rebuild: values.rebuild });
clearTimeout(watchdog);
process.exit(isFine ? 0 : 1);
