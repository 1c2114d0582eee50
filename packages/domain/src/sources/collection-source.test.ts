import { expect, it } from 'vitest';
import { collectionOf, collectionSource } from './collection-source.ts';

it('names a collection among the sources of a question, and nothing else', () => {
  expect(collectionOf(collectionSource('a'))).toBe('a');
  for (const other of ['pubmed', '*a,b', '', 'my collection:a']) expect(collectionOf(other)).toBeNull();
});
