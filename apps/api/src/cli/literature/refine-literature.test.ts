import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  behaviourNamed,
  startFakeLlmServer,
  type FakeLlmServer,
} from '../../../../../tests/support/fake-llm-server.ts';
import { deleteDirectory, preparedDataDirectory, runProgram, type Program } from '../../app/server-process.fixtures.ts';
import { askedNumber, goodAnswer, recordFile, refinableRecord } from '../../literature/refinable-articles.fixtures.ts';
import { effort } from '../../../../../tests/support/test-effort.ts';

const ARTICLES = 40;
let model: FakeLlmServer;
beforeAll(async () => {
  model = await startFakeLlmServer();
});
afterAll(() => model.close());
beforeEach(() => {
  model.requests.length = 0;
  model.setBehaviour({ kind: 'normal', answer: goodAnswer });
});

const environmentOf = (data: string) => ({
  FOOTNOTE_DATA_DIR: data,
  FOOTNOTE_LLM_PROVIDER: 'openai-compatible',
  FOOTNOTE_LLM_MODEL: 'fake-model',
  FOOTNOTE_LLM_BASE_URL: model.baseUrl('openai-compatible'),
});

/** For programs that need no database of accounts. */
const emptyDataDirectory = () => mkdtempSync(join(tmpdir(), 'footnote-data-'));

/** A data directory with the articles, to copy: importing them is a program of its own. */
let imported: string;
beforeAll(async () => {
  imported = emptyDataDirectory();
  const file = join(imported, 'records.xml');
  writeFileSync(file, recordFile(Array.from({ length: ARTICLES }, (_, at) => refinableRecord(at + 1))));
  const { code, stderr } = await runProgram('cli/literature.ts', ['import', file], environmentOf(imported)).ended;
  if (code !== 0) throw new Error(`Nothing was imported: ${stderr}`);
});
afterAll(() => deleteDirectory(imported));

// That a command does it alone is seen where it is killed, too.
const HOW = effort({ whole: ['alone', 'beside a running server'], sample: ['beside a running server'] });

describe.each(HOW)('a refinement by the command line %s', (how) => {
  let data: string;
  let server: Program | null = null;
  const run = (...args: string[]) => runProgram('cli/literature.ts', args, environmentOf(data)).ended;
  beforeAll(async () => {
    data = await preparedDataDirectory();
    cpSync(imported, data, { recursive: true });
    if (how === 'alone') return;
    server = runProgram('main.ts', [], environmentOf(data));
    await server.ready;
  });
  afterAll(async () => {
    server?.child.kill('SIGINT');
    await server?.ended;
    deleteDirectory(data);
  });

  it('says what it did and that there is more', async () => {
    const { code, stdout } = await run('refine', '--limit', '2');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(
        /^\d+ articles looked at, 2 asked about, 2 refined: 12 fields filled, 0 values dropped because they do not stand in the text\.\nMore articles wait; run the command again to go on\.\n$/,
      ),
    ]);
  });

  it('tells what stopped it, and ends with 1', async () => {
    model.setBehaviour(behaviourNamed('unauthorized'));
    const { code, stdout, stderr } = await run('refine', '--json');
    expect([code, JSON.parse(stdout)]).toMatchObject([1, { asked: 1, failure: { code: 'model/unauthorized' } }]);
    expect(stderr).toContain('The language model refused its key.');
  });

  it('goes on, asks about nothing twice, and outlives another import of the same file', async () => {
    expect(JSON.parse((await run('refine', '--json')).stdout)).toMatchObject({ refined: ARTICLES - 2, failure: null });
    expect(model.requests).toHaveLength(ARTICLES - 2);
    const again = JSON.parse((await run('import', join(data, 'records.xml'), '--json')).stdout);
    expect(again).toMatchObject({ unchanged: ARTICLES, updated: 0 });
    expect(JSON.parse((await run('refine', '--json')).stdout)).toMatchObject({ asked: 0, refined: 0 });
  });
});

describe('a refinement killed again and again', () => {
  it('asks again at most about the article it was at', async () => {
    const data = emptyDataDirectory();
    const run = (...args: string[]) => runProgram('cli/literature.ts', args, environmentOf(data));
    cpSync(imported, data, { recursive: true });
    model.setBehaviour({ kind: 'normal', answer: goodAnswer, delayMs: 1 });
    let kills = 0;
    const cuts = effort({ whole: [3, 11, 20, 29], sample: [3, 20] });
    for (const received of cuts) {
      const cut = run('refine');
      await expect.poll(() => model.requests.length, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(received);
      cut.child.kill('SIGKILL');
      if ((await cut.ended).signal === 'SIGKILL') kills += 1;
    }
    expect(kills).toBe(cuts.length);
    const { stdout } = await run('refine', '--json').ended;
    expect(JSON.parse(stdout)).toMatchObject({ failure: null, more: false });
    const asked = model.requests.map(({ body }) => askedNumber(body));
    expect(new Set(asked).size).toBe(ARTICLES);
    expect(asked.length).toBeLessThanOrEqual(ARTICLES + kills);
    const last = JSON.parse((await run('refine', '--json').ended).stdout);
    expect(last).toMatchObject({ asked: 0, refined: 0, restored: 0 });
    deleteDirectory(data);
  }, 240_000);
});

describe('without what it needs', () => {
  it('says which model is missing and how to name one', async () => {
    const data = emptyDataDirectory();
    const { code, stdout, stderr } = await runProgram('cli/literature.ts', ['refine'], { FOOTNOTE_DATA_DIR: data })
      .ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^No language model is configured.*Set FOOTNOTE_LLM_PROVIDER/);
    deleteDirectory(data);
  });

  it.each([[['--limit', '0']], [['--limit', '1e3']], [['--limit', '10000000']], [['x']], [['--since', '2026-01-01']]])(
    '%j ends with 2 and says how it is done',
    async (args) => {
      const { code, stdout, stderr } = await runProgram('cli/literature.ts', ['refine', ...args], {}).ended;
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain('Usage: npm run --silent');
    },
  );
});
