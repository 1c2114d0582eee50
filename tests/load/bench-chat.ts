import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, type ChildServer } from './child-server.ts';
import { measureStreams, percentile, type StreamTarget, type StreamTimes } from './measure-streams.ts';

const QUESTIONS = [
  'Does dapagliflozin reduce hospitalisation for heart failure?',
  'Do statins prevent cardiovascular events?',
  'Does intensive blood pressure control reduce mortality?',
  'Is aspirin useful for primary prevention?',
  'Does dexamethasone reduce mortality in COVID-19?',
];

/** Streams at a time, and how often: enough of each for a median, in about a minute and a half together. */
const LOADS = [
  { concurrent: 1, rounds: 12 },
  { concurrent: 50, rounds: 4 },
  { concurrent: 300, rounds: 2 },
] as const;

interface Arm {
  /** Milliseconds until the sources were found, which is when the model is asked; null for the proxy. */
  found: { p50: number | null; p95: number | null };
  /** Milliseconds to the first piece of the answer and to its end, median and 95th percentile. */
  first: { p50: number | null; p95: number | null };
  whole: { p50: number | null; p95: number | null };
  streams: number;
  failed: number;
}

export interface ChatBench {
  concurrent: number;
  server: Arm;
  proxy: Arm;
  /** Milliseconds that the server takes longer than the proxy to the first piece. */
  overhead: { p50: number | null; p95: number | null };
  /** The server's time to the first piece as a multiple of the proxy's. */
  ratio: { p50: number | null; p95: number | null };
}

function round(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100;
}

function arm(times: readonly StreamTimes[]): Arm {
  const both = (values: (number | null)[]) => ({
    p50: round(percentile(values, 0.5)),
    p95: round(percentile(values, 0.95)),
  });
  return {
    found: both(times.map((time) => time.found)),
    first: both(times.map((time) => time.first)),
    whole: both(times.map((time) => time.whole)),
    streams: times.length,
    failed: times.filter((time) => time.whole === null).length,
  };
}

function compare(concurrent: number, server: Arm, proxy: Arm): ChatBench {
  const both = (combine: (a: number, b: number) => number) => {
    const at = (key: 'p50' | 'p95') => {
      const [a, b] = [server.first[key], proxy.first[key]];
      return a === null || b === null ? null : round(combine(a, b));
    };
    return { p50: at('p50'), p95: at('p95') };
  };
  return { concurrent, server, proxy, overhead: both((a, b) => a - b), ratio: both((a, b) => a / Math.max(b, 0.01)) };
}

/** What the product sent to the model for each question, so that the proxy carries the very same. */
async function recordedBodies(fake: ChildServer, targets: readonly StreamTarget[]): Promise<string[]> {
  await fetch(`${fake.url}/requests`, { method: 'DELETE' });
  await measureStreams(targets, 1, targets.length);
  const response = await fetch(`${fake.url}/requests`);
  const requests: { body: string }[] = JSON.parse(await response.text());
  return requests.map((request) => request.body);
}

async function measure(server: ChildServer, proxy: ChildServer, fake: ChildServer): Promise<ChatBench[]> {
  const asked = QUESTIONS.map((question) => ({
    url: `${server.url}/api/chat/query`,
    body: JSON.stringify({ question }),
    found: '"event":"all_docs"',
    first: '"event":"answer_part"',
    last: '"event":"done"',
  }));
  const bodies = await recordedBodies(fake, asked);
  const passed = bodies.map((body) => ({
    url: `${proxy.url}/v1/chat/completions`,
    body,
    first: '"content":"*',
    last: '[DONE]',
  }));
  if (passed.length === 0)
    throw new Error('The server asked the model nothing: do the questions still fit the starter collection?');
  await measureStreams(passed, 1, passed.length);
  const results: ChatBench[] = [];
  for (const { concurrent, rounds } of LOADS) {
    const served = await measureStreams(asked, concurrent, rounds);
    const proxied = await measureStreams(passed, concurrent, rounds);
    results.push(compare(concurrent, arm(served), arm(proxied)));
  }
  return results;
}

/** Runs the real server and a bare proxy against the same fake model, each in a process of its own. */
export async function benchChat(): Promise<ChatBench[]> {
  const directory = await mkdtemp(join(tmpdir(), 'footnote-bench-'));
  const children: ChildServer[] = [];
  const start = async (...given: Parameters<typeof startChild>): Promise<ChildServer> => {
    const child = await startChild(...given);
    children.push(child);
    return child;
  };
  try {
    const fake = await start('tests/support/fake-llm-server.ts', { args: ['--behaviour', 'paced'] });
    const proxy = await start('tests/load/bare-proxy.ts', { args: ['--target', fake.url] });
    const env = {
      PORT: '0',
      HOST: '127.0.0.1',
      FOOTNOTE_DATA_DIR: directory,
      FOOTNOTE_LLM_PROVIDER: 'openai-compatible',
      FOOTNOTE_LLM_MODEL: 'fake',
      FOOTNOTE_LLM_BASE_URL: `${fake.url}/v1`,
      FOOTNOTE_QUESTIONS_PER_MINUTE: '0',
      FOOTNOTE_BUDGET_READS: '0',
      FOOTNOTE_BUDGET_PROCESSOR_SECONDS: '0',
      FOOTNOTE_BUDGET_KEPT_MEGABYTES: '0',
      FOOTNOTE_RUNNING_ANSWERS: '1000',
      FOOTNOTE_RUNNING_ANSWERS_PER_VISITOR: '1000',
    };
    const server = await start('apps/api/src/main.ts', { env });
    return await measure(server, proxy, fake);
  } finally {
    await Promise.allSettled(children.reverse().map((child) => child.stop()));
    await rm(directory, { recursive: true, force: true });
  }
}
