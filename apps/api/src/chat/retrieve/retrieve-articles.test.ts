import { ARTICLES_CONSIDERED } from '@footnote/domain';
import { memoryLiteratureIndex, questionKnowledge, readQuestion, type Topic } from '@footnote/literature';
import { describe, expect, test } from 'vitest';
import { articleFixture } from '../../../../../packages/literature/src/search/article.fixtures.ts';
import type { FindPassages } from './documents/search-documents.ts';
import { readTogether, retrieveArticles } from './retrieve-articles.ts';

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

describe('a deeper look', () => {
  const ANSWERING = {
    title: 'Dapagliflozin lowers mortality in adults with heart failure',
    text: 'Dapagliflozin lowered mortality in adults with heart failure.',
  };
  const ABOUT_LESS = { title: 'Mortality in heart failure', text: 'Adults with heart failure died.' };
  const ELSEWHERE = {
    title: 'Dapagliflozin and heart failure in psoriasis',
    text: 'Adults with heart failure took dapagliflozin.',
  };

  /** What is found where one study answers, and this one is the first that only a deeper look reads. */
  async function retrieved(further: typeof ANSWERING & { score: number }, findPassages?: FindPassages) {
    const studies = [ANSWERING, ...Array.from({ length: ARTICLES_CONSIDERED.basic - 1 }, () => ABOUT_LESS), further];
    const found = studies.map(({ title, text }, at) =>
      articleFixture({ pmid: String(at + 1), title, abstract: [{ label: '', text }] }),
    );
    const index = memoryLiteratureIndex();
    await index.write({ articles: found, deletions: [] });
    const hits = found.map(({ pmid }) => ({ pmid, score: pmid === '151' ? further.score : 1 }));
    // What stands where in a ranking is not what is told here.
    const literature = { ...index, search: async () => ({ total: hits.length, hits, facets: [] }) };
    const question = 'Does dapagliflozin lower mortality in adults with heart failure in winter?';
    const deps = { index, knowledge: questionKnowledge() };
    const understanding = await readQuestion(deps, { question, history: [], previousMainQuestion: '' });
    const { candidates } = await retrieveArticles(literature, {
      understanding,
      filter: { type: 'all' },
      ...(findPassages === undefined ? {} : { findPassages }),
      chosen: false,
      considered: ARTICLES_CONSIDERED.pro,
      signal: new AbortController().signal,
    });
    return candidates.map((one) => [
      one.document?.title ?? one.found.article.pmid,
      one.match.directness,
      one.textScore,
    ]);
  }

  test('adds what answers directly beside what was found first, and nothing else', async () => {
    expect(await retrieved({ ...ANSWERING, score: 0.9 })).toEqual([
      ['1', 'direct', 1],
      ['151', 'direct', 0.9],
    ]);
    expect(await retrieved({ ...ELSEWHERE, score: 0.92 })).toEqual([['1', 'direct', 1]]);
  });

  test('scores what it adds as what was found first where documents are asked, too', async () => {
    const text = 'In winter, dapagliflozin lowers mortality in adults with heart failure.';
    const passage = {
      source: { id: 'ours', name: 'Ours' },
      documentId: 'pathway',
      name: 'Pathway.pdf',
      title: null,
      dois: [],
      pmid: null,
    };
    const place = { page: 1, start: 0, end: text.length, boxes: [], score: 1 };
    const found = await retrieved({ ...ANSWERING, score: 1 }, () => Promise.resolve([{ ...passage, ...place, text }]));
    expect(found.map(([title]) => title)).toEqual(['Pathway', '1', '151']);
    const [, first, further] = found;
    expect(first?.[2]).toBeLessThan(1);
    expect(further?.[2]).toBe(first?.[2]);
  });
});
