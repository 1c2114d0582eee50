import { describe, expect, it } from 'vitest';
import type { Query } from '../../query.ts';
import { ColumnStore } from '../columns/column-store.ts';
import { IndexDatabase } from '../index-database.ts';
import { QueryCache } from './query-cache.ts';
import { LabelStore } from '../columns/label-store.ts';
import { matchingDocuments } from './query-evaluation.ts';
import { TermReader } from '../vocabulary/term-reader.ts';
import { WordVocabulary } from '../vocabulary/word-vocabulary.ts';

describe('matchingDocuments', () => {
  const database = new IndexDatabase(':memory:');
  const sources = {
    reader: new TermReader(database),
    columns: new ColumnStore(database),
    labels: new LabelStore(database),
    impacts: new Map(),
    spellings: new WordVocabulary(database),
    kept: new QueryCache(),
  };

  it.each<Query>([
    { type: 'phrase', fields: ['title'], text: 'of the' },
    { type: 'prefix', fields: ['title'], text: 'the' },
  ])('gives a search up that takes too long: $type', (query) => {
    expect(() => matchingDocuments(query, { ...sources, deadline: 0 })).toThrow(
      expect.objectContaining({ detail: expect.objectContaining({ code: 'literature/query-too-wide' }) }),
    );
    const later = performance.now() + 60_000;
    expect(matchingDocuments(query, { ...sources, deadline: later })?.size()).toBe(0);
  });
});
