import { citationSchema, EMPTY_REFERENCE, type SavedReference } from '@footnote/domain';
import { expect, it } from 'vitest';
import { answerQuestion } from '../../answer-question.ts';
import { answeringDeps, askedQuestion, openStarterIndex } from '../../answering.fixtures.ts';
import type { CollectionRecord } from '../../documents.ports.ts';
import { recordArticle, recordCitation } from './record-article.ts';

const record = (given: Partial<SavedReference>, notices: CollectionRecord['notices'] = []): CollectionRecord => ({
  key: 'ref:1',
  collection: 'a',
  reference: { ...EMPTY_REFERENCE, abstract: 'An abstract.', ...given },
  notices,
});

const QUESTION = 'Does a salt substitute reduce stroke?';
const trial = (adults: number) =>
  `We randomly assigned ${adults} adults with a history of stroke to a salt substitute or to regular salt. The rate of stroke was lower with the salt substitute than with regular salt (rate ratio, 0.86; 95% CI, 0.77 to 0.96).`;

async function docsOf(records: readonly CollectionRecord[], filters: object = {}) {
  const literature = await openStarterIndex();
  const references = records.map((one) => ({ ...one.reference, record: one }));
  const collections = { seen: () => Promise.resolve([]), read: () => Promise.resolve({ name: 'A', references }) };
  const asked = askedQuestion({ question: QUESTION, sources: ['collection:a'], ...filters });
  try {
    const deps = answeringDeps(literature, { collections });
    const events = await Array.fromAsync(answerQuestion(deps, { ...asked, owner: 'account:a' }));
    const answer = events.flatMap((event) => (event.event === 'answer_part' ? event.text : [])).join('');
    return { docs: events.flatMap((event) => (event.event === 'all_docs' ? event.docs : [])), answer };
  } finally {
    await literature.close();
  }
}

it.each([
  ['retracted_by', record({ others: [{ name: 'PT', value: 'Retracted Publication' }] })],
  ['retracted_by', record({ others: [{ name: 'RIN', value: 'Lancet. 2020' }] })],
  ['retracted_by', record({ title: 'RETRACTED ARTICLE: Salt' })],
  ['retracted_by', record({}, ['retracted_by'])],
  ['concern_by', record({ others: [{ name: 'ECI', value: 'Lancet. 2020' }] })],
  ['concern_by', record({}, ['concern_by'])],
])('carries the notice %s that is known of a record', (kind, given) => {
  expect(recordArticle(given, 0).notices).toEqual([{ kind, pmid: '', note: '' }]);
});

it('carries no notice of a record that only writes about retractions', () => {
  expect(recordArticle(record({ title: 'Retracted articles and their readers' }), 0).notices).toEqual([]);
});

it('names each language of a record', () => {
  expect(recordArticle(record({ language: 'English; German' }), 0).languages).toEqual(['eng', 'ger']);
  expect(recordArticle(record({ language: 'Klingon' }), 0).languages).toEqual([]);
});

it('refers to a record of the longest title and names so that the reference can be kept', () => {
  const given = record({
    title: '研'.repeat(300),
    authors: [{ firstname: '研'.repeat(500), lastname: '研'.repeat(2_000) }],
  });
  const citation = recordCitation({ ...recordArticle(given, 0), impact: null }, given);
  expect(citationSchema.safeParse(citation).error).toBeUndefined();
});

it('only names a retracted record', async () => {
  const others = [{ name: 'PT', value: 'Retracted Publication' }];
  const { docs, answer } = await docsOf([
    record({ title: 'Salt substitute and stroke', abstract: trial(900), others }),
  ]);
  expect(docs).toMatchObject([{ retracted: true, title: 'Salt substitute and stroke' }]);
  expect(answer).toContain('Salt substitute and stroke');
  expect(answer).not.toContain('rate ratio');
});

it('finds the one large trial behind the many small ones that are said to be nearer', async () => {
  const small = Array.from({ length: 130 }, (_, at) => ({
    ...record({ title: 'Salt substitute and stroke: does a salt substitute reduce stroke?', abstract: trial(50) }),
    key: `ref:${at}`,
  }));
  const large = record({
    title: 'Salt substitute and stroke',
    abstract: `${'Kitchens differ. '.repeat(60)}${trial(9_000)}`,
  });
  const { docs } = await docsOf([...small, { ...large, key: 'ref:large' }], { sampleSize: 5_000 });
  expect(docs).toMatchObject([{ title: 'Salt substitute and stroke', ml_n: 9_000 }]);
});
