import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLiteratureIndex, type LiteratureIndex } from '@footnote/literature';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { behaviourNamed, startFakeLlmServer, type FakeLlmServer } from '../../../../tests/support/fake-llm-server.ts';
import { createAiSdkEvidenceReader } from '../chat/adapters/language-model/ai-sdk-evidence-reader.ts';
import { openStoredReadings } from './adapters/sqlite-stored-readings.ts';
import { createLiteratureRefinement } from './literature-refinement.ts';
import { articlesOf, askedNumber, goodAnswer, INVENTED, refinableRecord } from './refinable-articles.fixtures.ts';

let server: FakeLlmServer;
let index: LiteratureIndex;
let directory: string;
beforeAll(async () => {
  server = await startFakeLlmServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'footnote-readings-'));
  index = await openLiteratureIndex({ path: ':memory:' });
  server.requests.length = 0;
  server.setBehaviour({ kind: 'normal', answer: goodAnswer });
});
afterEach(async () => {
  await index.close();
  rmSync(directory, { recursive: true, force: true });
});

const path = () => join(directory, 'deep', 'readings.sqlite');

function refinementBy(model = 'fake-model', timeoutSeconds = 30) {
  const reader = createAiSdkEvidenceReader({
    provider: 'openai-compatible',
    model,
    precisionModel: model,
    baseUrl: server.baseUrl('openai-compatible'),
    apiKey: null,
    temperature: null,
    topP: null,
    expectsJson: false,
    custom: {},
    retryAttempts: 0,
    timeoutSeconds,
  });
  return createLiteratureRefinement({ literature: index, reader, openReadings: openStoredReadings, path: path() });
}

const quiet = () => ({ onProgress: () => undefined, signal: new AbortController().signal });

async function refine({ limit = 1_000, model = 'fake-model', timeoutSeconds = 30 } = {}) {
  const outcome = await refinementBy(model, timeoutSeconds).refine({ limit }, quiet());
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.value;
}

/** Articles by number, the last the newest. */
async function hold(numbers: readonly number[], changes: Parameters<typeof refinableRecord>[1] = {}) {
  const articles = await articlesOf(numbers.map((number) => refinableRecord(number, changes)));
  return index.write({ articles, deletions: [] });
}

const asked = () => server.requests.map(({ body }) => askedNumber(body));
const articleOf = async (number: number) => (await index.articlesAfter(String(number - 1), 1))[0];
const range = (length: number) => Array.from({ length }, (_, at) => at + 1);

describe('a refinement', () => {
  it('fills what the rules left empty, the newest first, and asks about nothing twice', async () => {
    await hold([1, 2, 3]);
    expect(await refine({ limit: 2 })).toMatchObject({ asked: 2, refined: 2, filled: 12, dropped: 0, more: true });
    expect(asked()).toEqual([3, 2]);
    expect(await articleOf(3)).toMatchObject({
      population: 'retired miners of valley 3',
      intervention: 'strolled briskly',
      comparison: 'rested',
      outcome: 'Knee swelling',
      bottomLine: 'Knee swelling went down by a third.',
      sampleSize: 64,
      refined: ['population', 'intervention', 'comparison', 'outcome', 'bottomLine', 'sampleSize'],
    });
    expect(await refine()).toMatchObject({ looked: 3, asked: 1, refined: 1, more: false, failure: null });
    expect(await refine()).toMatchObject({ looked: 3, asked: 0, refined: 0, restored: 0 });
    expect(asked()).toEqual([3, 2, 1]);
  });

  it('finds articles by what was filled', async () => {
    await hold([1, 2]);
    await refine();
    const query = { type: 'phrase', fields: ['population'], text: 'retired miners of valley 2' } as const;
    const found = await index.search({
      query,
      rank: null,
      sort: { by: 'recency', order: 'desc' },
      limit: 9,
      offset: 0,
    });
    expect(found.hits.map(({ pmid }) => pmid)).toEqual(['2']);
  });

  it('uses nothing of what is invented, and stops paying for it', async () => {
    await hold(range(12));
    server.setBehaviour({ kind: 'normal', answer: INVENTED });
    const lied = await refine();
    expect(lied).toMatchObject({ asked: 10, refined: 0, dropped: 40, unusable: 10 });
    expect(lied.failure?.message).toContain('in a row named nothing that stands in the articles');
    expect(await refine()).toMatchObject({ asked: 2, unusable: 2, failure: null });
    expect(await refine()).toMatchObject({ asked: 0 });
    server.setBehaviour({ kind: 'normal', answer: goodAnswer });
    expect(await refine({ model: 'better-model' })).toMatchObject({ asked: 12, refined: 12 });
  });

  it('takes what is true beside what is invented', async () => {
    await hold([1]);
    const mixed = (body: string) => JSON.stringify({ ...JSON.parse(goodAnswer(body)), outcome: ['baldness'], n: 65 });
    server.setBehaviour({ kind: 'normal', answer: mixed });
    expect(await refine()).toMatchObject({ refined: 1, filled: 4, dropped: 2, unusable: 0 });
    expect(await articleOf(1)).toMatchObject({ outcome: '', sampleSize: null, intervention: 'strolled briskly' });
    expect(await refine()).toMatchObject({ asked: 0 });
  });

  it('counts answers that cannot be read, and goes on behind them', async () => {
    await hold(range(4));
    const answer = (body: string) => (askedNumber(body) % 2 === 0 ? 'Sorry, no.' : goodAnswer(body));
    server.setBehaviour({ kind: 'normal', answer });
    expect(await refine()).toMatchObject({ asked: 4, refined: 2, unusable: 2, failure: null });
  });

  it.each([
    ['rate-limited', 'model/rate-limited', 1],
    ['unauthorized', 'model/unauthorized', 1],
    ['broken', 'model/unavailable', 1],
    ['stall', 'model/timed-out', 3],
    ['bad-json', 'model/bad-response', 3],
    ['cut', 'model/stream-cut', 3],
  ])('ends with a sentence when the model is %s, and loses nothing', async (name, code, times) => {
    await hold(range(5));
    expect(await refine({ limit: 1 })).toMatchObject({ refined: 1 });
    server.setBehaviour(behaviourNamed(name));
    const failed = await refine(name === 'stall' ? { timeoutSeconds: 0.5 } : {});
    expect(failed).toMatchObject({ asked: times, refined: 0, unanswered: times, failure: { code } });
    expect(failed.failure?.message).toMatch(/^The language model .*run it again to go on\.$/);
    server.setBehaviour({ kind: 'normal', answer: goodAnswer });
    expect(await refine()).toMatchObject({ asked: 4, refined: 4, failure: null });
  });

  it('says how long a busy model asks to be left alone', async () => {
    await hold([1]);
    server.setBehaviour(behaviourNamed('rate-limited'));
    expect((await refine()).failure?.message).toContain('It asks for a pause of 30 seconds.');
  });
});

describe('articles that change', () => {
  it('keep their fields when the same record comes again', async () => {
    await hold([1]);
    await refine();
    const before = await articleOf(1);
    expect(await hold([1])).toMatchObject({ unchanged: 1, updated: 0 });
    expect(await articleOf(1)).toEqual(before);
  });

  it('get them back without asking when the record changed and its text did not', async () => {
    await hold([1]);
    await refine();
    expect(await hold([1], { year: 2020 })).toMatchObject({ updated: 1 });
    expect(await articleOf(1)).toMatchObject({ population: '' });
    expect(await refine()).toMatchObject({ asked: 0, refined: 1, restored: 1 });
    expect(await articleOf(1)).toMatchObject({ publicationDate: '2020', population: 'retired miners of valley 1' });
    expect(asked()).toEqual([1]);
  });

  it('are asked about again when their text changed', async () => {
    await hold([1]);
    await refine();
    await hold([1], { knees: 'Knee swelling or pain' });
    expect(await refine()).toMatchObject({ asked: 1, refined: 1, restored: 0, dropped: 1 });
    expect(await articleOf(1)).toMatchObject({ outcome: 'Knee swelling', bottomLine: '' });
  });

  it.each([
    ['withdrawn', () => index.write({ articles: [], deletions: ['1'] }), undefined],
    ['rewritten', () => hold([1], { knees: 'Ankle swelling' }), ''],
  ])('stay %s when that happens while the model reads', async (_, happen, outcome) => {
    await hold([1]);
    server.setBehaviour({ kind: 'normal', answer: goodAnswer, delayMs: 10 });
    const running = refine();
    await expect.poll(() => server.requests.length).toBe(1);
    await happen();
    expect(await running).toMatchObject({ asked: 1, refined: 0 });
    expect((await articleOf(1))?.outcome).toBe(outcome);
  });
});

describe('what stands in the way', () => {
  it('is said when no model is configured', async () => {
    const none = createLiteratureRefinement({
      literature: index,
      reader: null,
      openReadings: openStoredReadings,
      path: path(),
    });
    expect(await none.refine({ limit: 1 }, quiet())).toMatchObject({
      ok: false,
      error: expect.stringContaining('Set FOOTNOTE_LLM_PROVIDER'),
    });
  });

  it('is said when the file of answers is none', async () => {
    const file = join(directory, 'readings.sqlite');
    writeFileSync(file, 'no database at all, but long enough to be looked at as one'.repeat(100));
    const reader = { name: 'x', read: () => Promise.reject(new Error('never asked')) };
    const refinement = createLiteratureRefinement({
      literature: index,
      reader,
      openReadings: openStoredReadings,
      path: file,
    });
    expect(await refinement.refine({ limit: 1 }, quiet())).toMatchObject({
      ok: false,
      error: expect.stringContaining('cannot be opened'),
    });
  });

  it('keeps two from running at once, and ends when it is stopped', async () => {
    await hold([1, 2]);
    server.setBehaviour(behaviourNamed('silent'));
    const stopping = new AbortController();
    const refinement = refinementBy();
    const first = refinement.refine({ limit: 9 }, { ...quiet(), signal: stopping.signal });
    await expect.poll(() => server.requests.length).toBe(1);
    expect(await refinement.refine({ limit: 9 }, quiet())).toMatchObject({ ok: false });
    stopping.abort(new Error('stopped'));
    await expect(first).rejects.toThrow('stopped');
    server.setBehaviour({ kind: 'normal', answer: goodAnswer });
    expect(await refinement.refine({ limit: 9 }, quiet())).toMatchObject({ ok: true, value: { refined: 2 } });
  });
});
