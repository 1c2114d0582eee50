import { expect, it } from 'vitest';
import { bestPages, type ReadPassage } from './document-article.ts';

function passage(page: number, score: number): ReadPassage {
  const place = {
    documentId: 'one',
    name: 'One.pdf',
    title: null,
    dois: [],
    pmid: null,
    start: 0,
    end: 1,
    text: 'a',
    boxes: [],
    score: 1,
  };
  return { ...place, page, source: { id: 'source', name: 'Source' }, read: { score, said: [], sentences: [] } };
}

it('cites the pages of the four best passages', () => {
  const passages = [passage(1, 2), passage(2, 9), passage(3, 5), passage(4, 4), passage(5, 7), passage(1, 1)];
  expect(bestPages(passages)).toEqual([2, 5, 3, 4]);
});

it('cites a fifth page where it is nearly as good as the fourth, and no sixth', () => {
  const four = [passage(1, 9), passage(2, 8), passage(3, 7), passage(4, 5)];
  expect(bestPages([...four, passage(5, 4.5)])).toEqual([1, 2, 3, 4, 5]);
  expect(bestPages([...four, passage(5, 4.3)])).toEqual([1, 2, 3, 4]);
  expect(bestPages([...four, passage(5, 5), passage(6, 5)])).toHaveLength(5);
});

it('prefers the page of several passages that are nearly as good as another’s only one', () => {
  expect(bestPages([passage(1, 5), passage(2, 4.9), passage(2, 4.8)])).toEqual([2, 1]);
  expect(bestPages([passage(1, 5), passage(2, 3), passage(2, 3)])).toEqual([1, 2]);
});

it('cites nothing of nothing', () => {
  expect(bestPages([])).toEqual([]);
});
