import type { Topic } from '@footnote/literature';
import { expect, test } from 'vitest';
import { readTogether } from './retrieve-articles.ts';

function topic(id: string): Topic {
  return { id, kind: 'drug', surface: id, preferred: id, terms: [], required: true, weight: 1 };
}

const metformin = topic('metformin');
const insulin = topic('insulin');
const reading = { topics: [metformin, insulin] };
const aboutMetformin = (pmid: string) => ({ pmid, missing: [insulin] });
const aboutInsulin = { pmid: '9', missing: [metformin] };
const ranked = [aboutMetformin('1'), aboutMetformin('2'), aboutMetformin('3'), aboutInsulin];
const pmids = (read: readonly { pmid: string }[]) => read.map(({ pmid }) => pmid);

test('the last to be read makes way where the other side of a comparison would stay out', () => {
  expect(pmids(readTogether(ranked, 8, reading))).toEqual(['1', '2', '3', '9']);
  expect(pmids(readTogether(ranked, 3, reading))).toEqual(['1', '2', '9']);
  expect(pmids(readTogether(ranked, 2, reading))).toEqual(['1', '9']);
});

test('the first are read where one side of a comparison has no article, or only one may be read', () => {
  expect(pmids(readTogether(ranked.slice(0, 3), 8, reading))).toEqual(['1', '2', '3']);
  expect(pmids(readTogether(ranked, 1, reading))).toEqual(['1']);
});

test('articles about every topic are read in their order', () => {
  const whole = { pmid: '5', missing: [] };
  expect(pmids(readTogether([whole, ...ranked], 1, reading))).toEqual(['5']);
});
