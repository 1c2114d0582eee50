import { parseArgs } from 'node:util';
import { benchChat, type ChatBench } from './bench-chat.ts';

const USAGE = 'Usage: npm run bench -- chat [--json]';
/** The whole bench ends within this time, whatever happens. */
const LONGEST_MILLISECONDS = 8 * 60_000;

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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
if (positionals.length !== 1 || positionals[0] !== 'chat') {
  console.error(USAGE);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const watchdog = setTimeout(() => {
  console.error('The bench took too long and was given up.');
  process.exit(1);
}, LONGEST_MILLISECONDS);
const results = await benchChat();
clearTimeout(watchdog);
if (!values.json) {
  console.log(
    'Milliseconds to the first piece of an answer, server against a bare streaming proxy of the same model:\n',
  );
  console.log(`${table(results)}\n`);
}
console.log(JSON.stringify({ bench: 'chat', results }));
process.exit(results.some(({ server, proxy }) => server.failed + proxy.failed > 0) ? 1 : 0);
