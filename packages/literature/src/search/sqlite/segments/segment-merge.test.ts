import type { Article } from '@footnote/domain';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { articleFixture } from '../../article.fixtures.ts';
import { requestFor } from '../../contract/index-contract.fixtures.ts';
import { IndexDatabase } from '../index-database.ts';
import { listChunks } from '../postings/position-chunks.ts';
import { SearchEngine } from '../search-engine.ts';
import { blockFrom } from '../vocabulary/term-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'footnote-merge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SEGMENTS = 8;
const ARTICLES_A_SEGMENT = 260;
/** So long that the places of “of” take more than is copied when segments are joined. */
const LONG = 'of the '.repeat(300);

function batch(first: number, count: number, text: string): Article[] {
  return Array.from({ length: count }, (_, place) =>
    articleFixture({
      pmid: String(first + place),
      abstract: [{ label: '', text: `${text}${(first + place) % 3 === 0 ? 'the of' : 'heart'} rare${first + place}` }],
    }),
  );
}

/** What searches tell that need the places of words. */
function captured(engine: SearchEngine): unknown {
  return ['the of', 'the heart', 'of the of rare9', 'heart rare2081', 'of the heart rare400'].map((text) =>
    engine.search({ ...requestFor({ type: 'phrase', fields: ['abstract'], text }), limit: 1000 }),
  );
}

/** Chunks in the table, those that blocks name, and those of them whose blocks are gone. */
function chunks(path: string): { all: number; named: number; elsewhere: number } {
  const database = new IndexDatabase(path);
  const named = database.rows('SELECT id, terms, sizes, bytes FROM term_block WHERE kind = 1').flatMap((row) => {
    const block = blockFrom(row);
    const ranges = block.terms.length > 1 ? [{ block: block.id, from: 0, count: 1 }] : (block.entry(0)?.ranges ?? []);
    return ranges.flatMap((range) =>
      listChunks(database, range).map(({ id }) => ({ id, isOwn: range.block === block.id })),
    );
  });
  const all = Number(database.row('SELECT count(*) AS chunks FROM position_chunk')['chunks']);
  database.close();
  return {
    all,
    named: new Set(named.map(({ id }) => id)).size,
    elsewhere: named.filter(({ isOwn }) => !isOwn).length,
  };
}

describe('joining segments', () => {
  it('leaves many places of a word where they are, and sheds them once many of its articles are gone', () => {
    const path = join(folder, 'index.sqlite');
    const [engine, fresh] = [new SearchEngine(path), new SearchEngine(':memory:')];
    const write = (articles: Article[], deletions: string[]) => {
      for (const one of [engine, fresh]) one.write({ articles, deletions });
    };
    for (let segment = 0; segment < SEGMENTS; segment += 1)
      write(batch(segment * ARTICLES_A_SEGMENT + 1, ARTICLES_A_SEGMENT, LONG), []);
    write([], ['3', '700', '701']);
    while (engine.maintain());
    expect(captured(engine)).toEqual(captured(fresh));
    const joined = chunks(path);
    expect(joined.named).toBe(joined.all);
    expect(joined.elsewhere).toBeGreaterThan(SEGMENTS);

    const deleted = Array.from({ length: 400 }, (_, place) => String(place * 2 + 1));
    write([], deleted);
    for (let small = 0; small < SEGMENTS; small += 1) write(batch(2081 + small, 1, ''), []);
    const database = new IndexDatabase(path);
    database.connection.exec('UPDATE segment SET level = 1');
    database.close();
    while (engine.maintain());
    expect(captured(engine)).toEqual(captured(fresh));
    const shed = chunks(path);
    expect(shed.named).toBe(shed.all);
    expect(shed.elsewhere).toBe(0);
    engine.close();
    fresh.close();
  });

  it('tells the same of words after every step', () => {
    const engine = new SearchEngine(':memory:');
    const words = ['common', ...Array.from({ length: 30_000 }, (_, place) => `word${place}x`)];
    for (let segment = 0; segment < SEGMENTS; segment += 1) {
      const text = words.slice(0, 1 + (segment + 1) * 3_000).join(' ');
      engine.write({
        articles: [articleFixture({ pmid: String(segment + 1), abstract: [{ label: '', text }] })],
        deletions: [],
      });
    }
    const similar = () => [engine.similarWords('commo', 1), engine.similarWords('word2999', 1)];
    const before = similar();
    let steps = 0;
    for (; engine.maintain(); steps += 1) expect(similar()).toEqual(before);
    expect(steps).toBeGreaterThan(5);
    expect(similar()).toEqual(before);
    expect(before[0]).toEqual([{ word: 'common', articles: SEGMENTS }]);
    engine.close();
  });
});
