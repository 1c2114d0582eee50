import { EMPTY_CITATION, type Citation } from '@footnote/domain';
import { expect, it } from 'vitest';
import { foundSources } from './found-sources.ts';

const page = (id: string, number: number): Citation => ({
  ...EMPTY_CITATION,
  type: 'pdf',
  id: `${id}:${number}`,
  document_id: id,
  page: number,
  title: id,
});

const study: Citation = { ...EMPTY_CITATION, id: '1', type: 'pubmed', pmid: '1', title: 'A study' };

it('counts a document once, however many of its pages are cited', () => {
  const citations = [page('a', 1), page('a', 4), page('b', 2), study];
  expect(foundSources({ retrieved: 4, citations })).toEqual({ studies: 1, documents: 2 });
  expect(foundSources({ retrieved: null, citations: [] })).toEqual({ studies: null, documents: 0 });
});
