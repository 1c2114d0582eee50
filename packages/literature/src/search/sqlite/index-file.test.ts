import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { found, requestFor } from '../contract/index-contract.fixtures.ts';
import { storedArticles } from './segments/article-blocks.ts';
import { EngineThread } from './thread/engine-thread.ts';
import { IndexDatabase } from './index-database.ts';
import { openLiteratureIndex } from './open-literature-index.ts';
import { SearchEngine } from './search-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'footnote-index-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const article = articleFixture({ title: 'Heart failure', publicationDate: '2020', sampleSize: 7 });

const ONLY_ARTICLES = 'DROP TABLE term_block; DROP TABLE position_chunk;';

/** Makes a file what an earlier version would have written: every article in the row of its document, and `changes`. */
function writtenEarlier(path: string, format: number, changes = ''): void {
  const database = new IndexDatabase(path);
  const held = Array.from(storedArticles(database));
  for (const { document, article: stored } of held)
    database.run(
      'UPDATE document SET article = ? WHERE document = ?',
      deflateRawSync(JSON.stringify(stored)),
      document,
    );
  database.connection.exec(`DROP TABLE article_block; ${changes} PRAGMA user_version = ${format};`);
  database.close();
}

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

  it('is made findable again where an earlier version wrote it', async () => {
    const path = join(folder, 'earlier.sqlite');
    const first = await openLiteratureIndex({ path });
    await first.write({ articles: [article, articleFixture({ pmid: '2', doi: '10.1/x' })], deletions: [] });
    await first.close();
    writtenEarlier(path, 2, `${ONLY_ARTICLES} CREATE VIRTUAL TABLE words USING fts5(title);`);
    const second = await openLiteratureIndex({ path });
    expect(await found(second, { type: 'phrase', fields: ['title'], text: 'heart failure' })).toEqual(['1']);
    expect(await found(second, { type: 'item', fields: ['identifiers'], text: '10.1/x', reach: 'whole' })).toEqual([
      '2',
    ]);
    await second.close();
  });

  it('makes words, stems and abbreviations again in a file of an earlier version', () => {
    const path = join(folder, 'earlier.sqlite');
    const titles = ['Viruses and chronic heart failure (CHF)', 'A virus in chronic heart failure (CHF)'];
    const articles = titles.map((title, place) => articleFixture({ pmid: String(place + 1), title }));
    const earlier = new SearchEngine(path);
    const request = requestFor({ type: 'all' }, { rank: [{ text: 'virus', weight: 1 }] });
    earlier.write({ articles, deletions: [] });
    const before = earlier.search(request);
    earlier.close();
    writtenEarlier(
      path,
      6,
      `${ONLY_ARTICLES} DROP TABLE abbreviation; UPDATE stem_sequence SET stems = x'0100';
        CREATE TABLE posting (stem TEXT); CREATE TABLE word_posting (word TEXT);`,
    );
    const later = new SearchEngine(path);
    expect(before.total).toBe(2);
    expect(later.search(request)).toEqual(before);
    expect(later.abbreviations(['CHF'])).toEqual([[{ text: 'chronic heart failure', share: 1, articles: 2 }]]);
    expect(later.search(requestFor({ type: 'all' }, { rank: [{ text: 'heart failure', weight: 1 }] })).total).toBe(2);
    later.close();
  });

  it('reads the words of articles in blocks again, for fields that an earlier version did not have', () => {
    const path = join(folder, 'blocks.sqlite');
    const pairs = (pmid: string) =>
      articleFixture({
        pmid,
        title: `Walk ${pmid}`,
        mesh: [{ descriptor: 'Asthma', qualifiers: ['therapy'], major: false }],
      });
    const request = requestFor({ type: 'item', fields: ['qualifiedMesh'], text: 'asthma/therapy', reach: 'whole' });
    const earlier = new SearchEngine(path);
    for (let pmid = 1; pmid <= 20; pmid += 1)
      earlier.write({ articles: [pairs(String(pmid))], deletions: pmid === 20 ? ['7'] : [] });
    while (earlier.maintain());
    const before = { found: earlier.search(request), walks: earlier.frequencies(['walk', '7', '8']) };
    earlier.close();
    const database = new IndexDatabase(path);
    database.connection.exec('DELETE FROM term_block; PRAGMA user_version = 8;');
    database.close();
    const later = new SearchEngine(path);
    expect(before.found.total).toBe(19);
    expect(later.search(request)).toEqual(before.found);
    expect(later.frequencies(['walk', '7', '8'])).toEqual(before.walks);
    expect(later.write({ articles: [pairs('3'), pairs('21')], deletions: ['1'] })).toMatchObject({
      added: 1,
      unchanged: 1,
      deleted: 1,
    });
    while (later.maintain());
    expect(later.search(request).total).toBe(19);
    later.close();
  });

  it('goes on with the articles of a file that has each in a row of its own', () => {
    const path = join(folder, 'rows.sqlite');
    const articles = Array.from({ length: 20 }, (_, place) => articleFixture({ pmid: String(place + 1) }));
    const earlier = new SearchEngine(path);
    earlier.write({ articles, deletions: [] });
    earlier.close();
    writtenEarlier(path, 7);
    const later = new SearchEngine(path);
    const revised = articleFixture({ pmid: '3', title: 'Revised', version: 2 });
    const added = articleFixture({ pmid: '21' });
    expect(later.write({ articles: [...articles, revised, added], deletions: ['7'] })).toEqual({
      added: 1,
      updated: 1,
      unchanged: 20,
      deleted: 1,
    });
    const held = [...articles.filter(({ pmid }) => pmid !== '3' && pmid !== '7'), revised, added];
    expect(later.articlesAfter(null, 100)).toEqual(
      held.toSorted((left, right) => Number(left.pmid) - Number(right.pmid)),
    );
    later.close();
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

  it('is refused when another version wrote it', async () => {
    const path = join(folder, 'future.sqlite');
    const database = new DatabaseSync(path);
    database.exec('PRAGMA user_version = 999');
    database.close();
    await expect(openLiteratureIndex({ path })).rejects.toThrow(/format 999, of a newer version/);
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
