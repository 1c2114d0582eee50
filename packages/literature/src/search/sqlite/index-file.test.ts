import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { found, requestFor } from '../contract/index-contract.fixtures.ts';
import { EngineThread } from './thread/engine-thread.ts';
import { openLiteratureIndex } from './open-literature-index.ts';
import { SearchEngine } from './search-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'footnote-index-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const article = articleFixture({ title: 'Heart failure', publicationDate: '2020', sampleSize: 7 });

describe('an index file', () => {
  it('holds what was written when it is opened again', async () => {
    const path = join(folder, 'again.sqlite');
    const first = await openLiteratureIndex({ path });
    await first.write({ articles: [article], deletions: [] });
    await first.writeImpacts([{ issn: '1', metric: 2, quartile: 2, source: 's' }]);
    await first.close();
    const second = await openLiteratureIndex({ path });
    expect(await found(second, { type: 'range', column: 'sampleSize', from: 7, to: 7 })).toEqual(['1']);
    expect(await second.stats()).toMatchObject({ articles: 1, journalsWithImpact: 1 });
    await second.close();
  });

  it('holds embeddings when it is opened again, and shows one process those another has written', () => {
    const path = join(folder, 'embedded.sqlite');
    const model = { name: 'small', dimensions: 2 };
    const request = { model, vector: Float32Array.of(1, 1), query: { type: 'all' }, limit: 9 } as const;
    const [left, right] = [new SearchEngine(path), new SearchEngine(path)];
    left.write({ articles: [article, articleFixture({ pmid: '2', title: 'Lung' })], deletions: [] });
    expect(right.nearest(request)).toEqual([]);
    left.writeEmbeddings(model, [{ pmid: '1', vector: Float32Array.of(1, 1) }]);
    expect(right.nearest(request)).toMatchObject([{ pmid: '1' }]);
    right.writeEmbeddings(model, [{ pmid: '2', vector: Float32Array.of(1, 0) }]);
    expect(left.nearest(request)).toMatchObject([{ pmid: '1' }, { pmid: '2' }]);
    left.write({ articles: [], deletions: ['1'] });
    for (const engine of [left, right]) {
      expect(engine.nearest(request)).toMatchObject([{ pmid: '2' }]);
      engine.close();
    }
    const again = new SearchEngine(path);
    expect(again.nearest(request)).toMatchObject([{ pmid: '2' }]);
    again.close();
  });

  it('shows one process what another has written', () => {
    const path = join(folder, 'shared.sqlite');
    const [left, right] = [new SearchEngine(path), new SearchEngine(path)];
    left.write({ articles: [article], deletions: [] });
    expect(right.frequencies(['heart'])).toEqual([{ word: 'heart', articles: 1 }]);
    right.write({ articles: [articleFixture({ pmid: '2', title: 'Heart' })], deletions: [] });
    left.write({ articles: [articleFixture({ pmid: '3', title: 'Hearts' })], deletions: ['1'] });
    for (const engine of [left, right]) {
      expect(engine.search(requestFor({ type: 'all' }, { rank: [{ text: 'heart', weight: 1 }] })).total).toBe(2);
      expect(engine.similarWords('hear', 1)).toEqual([{ word: 'heart', articles: 1 }]);
      engine.close();
    }
  });

  it('stays whole through many small batches and the merges between them', () => {
    const engine = new SearchEngine(join(folder, 'merged.sqlite'));
    for (let number = 1; number <= 700; number += 1) {
      const articles = [articleFixture({ pmid: String(number), title: `Common word and rare${number}` })];
      engine.write({ articles, deletions: number % 7 === 0 ? [String(number - 3)] : [] });
      if (number % 5 === 0) engine.maintain();
    }
    while (engine.maintain());
    expect(engine.frequencies(['common', 'rare1', 'rare4', 'rare700'])).toEqual([
      { word: 'common', articles: 600 },
      { word: 'rare1', articles: 1 },
      { word: 'rare4', articles: 0 },
      { word: 'rare700', articles: 1 },
    ]);
    expect(engine.similarWords('commen', 1)).toEqual([{ word: 'common', articles: 600 }]);
    engine.close();
  });

  it.each(['not a database at all, '.repeat(100), ''])('says so when it cannot be used', async (content) => {
    const path = join(folder, content === '' ? 'no/such/folder/index.sqlite' : 'text.sqlite');
    if (content !== '') writeFileSync(path, content);
    await expect(openLiteratureIndex({ path })).rejects.toMatchObject({
      name: 'LiteratureIndexFailure',
      detail: { code: 'literature/unavailable' },
    });
  });

  it.each([
    [999, /format 999, of a newer version/],
    [9, /format 9, of an earlier version; .* Move the file away/],
  ])('is refused when another version wrote it, and stays as it was: format %i', async (format, sentence) => {
    const path = join(folder, `format-${format}.sqlite`);
    const database = new DatabaseSync(path);
    database.exec(`CREATE TABLE document (document INTEGER PRIMARY KEY); PRAGMA user_version = ${format}`);
    database.close();
    const before = readFileSync(path);
    await expect(openLiteratureIndex({ path })).rejects.toThrow(sentence);
    expect(readFileSync(path)).toEqual(before);
  });

  it('is refused when it is the database of something else, which stays as it was', async () => {
    const path = join(folder, 'other.sqlite');
    const database = new DatabaseSync(path);
    database.exec("CREATE TABLE patient (name TEXT); INSERT INTO patient VALUES ('Ada')");
    database.close();
    const before = readFileSync(path);
    await expect(openLiteratureIndex({ path })).rejects.toThrow(/a database of something else/);
    expect(readFileSync(path)).toEqual(before);
  });
});

describe('the engine’s thread', () => {
  const start = async () => {
    const opened = Promise.withResolvers<void>();
    const thread = new EngineThread({ path: ':memory:', maintains: true }, opened);
    await opened.promise;
    return thread;
  };

  it('never runs a call that was cancelled before its turn', async () => {
    const thread = await start();
    const controller = new AbortController();
    const write = thread.call({ method: 'write', arguments: [{ articles: [article], deletions: [] }] });
    const cancelled = thread.call(
      { method: 'write', arguments: [{ articles: [], deletions: ['1'] }] },
      controller.signal,
    );
    controller.abort();
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(await write).toMatchObject({ added: 1 });
    expect(await thread.call({ method: 'stats', arguments: [] })).toMatchObject({ articles: 1 });
    await thread.terminate();
  });

  it('rejects what waits when it dies, and what comes after', async () => {
    const thread = await start();
    const calls = [0, 1, 2].map(() => thread.call({ method: 'stats', arguments: [] }));
    const outcomes = Promise.allSettled(calls);
    await thread.terminate();
    const reasons = (await outcomes).flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(reasons).not.toHaveLength(0);
    for (const reason of reasons) expect(reason).toMatchObject({ detail: { code: 'literature/unavailable' } });
    expect((await outcomes).at(-1)?.status).toBe('rejected');
    await expect(thread.call({ method: 'stats', arguments: [] })).rejects.toMatchObject({
      detail: { code: 'literature/unavailable' },
    });
  });
});
