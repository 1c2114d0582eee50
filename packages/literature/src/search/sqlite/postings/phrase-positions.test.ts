import { afterEach, describe, expect, it, vi } from 'vitest';
import { articleFixture } from '../../article.fixtures.ts';
import { SearchEngine } from '../search-engine.ts';
import { TermReader } from '../vocabulary/term-reader.ts';

describe('phrases that repeat a word', () => {
  const engine = new SearchEngine(':memory:');
  const titles = ['to be or not to be', 'to be or to be', 'heart heart heart', 'heart'];
  const articles = titles.map((title, occurrence) => articleFixture({ pmid: String(occurrence + 1), title }));
  engine.write({ articles, deletions: [] });
  afterEach(() => vi.restoreAllMocks());

  const found = (text: string) => {
    const query = { type: 'phrase', fields: ['title'], text } as const;
    const sort = { by: 'recency', order: 'desc' } as const;
    return engine.search({ query, rank: null, sort, limit: 10, offset: 0 }).hits.map(({ pmid }) => pmid);
  };

  it('stand where each of its places is', () => {
    expect(found('to be or not to be')).toEqual(['1']);
    expect(found('to be or to be')).toEqual(['2']);
    expect(found('to be')).toEqual(['2', '1']);
    expect(found('heart heart')).toEqual(['3']);
    expect(found('heart heart heart heart')).toEqual([]);
  });

  it('look each word up once, however often it stands there', () => {
    const lookedUp = vi.spyOn(TermReader.prototype, 'find');
    const read = vi.spyOn(TermReader.prototype, 'positions');
    expect(found('heart '.repeat(10_000))).toEqual([]);
    expect(lookedUp.mock.calls.length).toBeLessThan(10);
    expect(read.mock.calls.length).toBeLessThan(10);
  });
});
