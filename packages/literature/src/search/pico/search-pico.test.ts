import type { PicoClause } from '@footnote/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { bothIndexes } from '../contract/both-indexes.fixtures.ts';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import { searchPubmed } from '../pubmed/search-pubmed.ts';
import { searchPico, type PicoResult } from './search-pico.ts';

const ARTICLES = [
  articleFixture({
    pmid: '1',
    title: 'Dapagliflozin in heart failure',
    population: 'adults with heart failure ; reduced ejection fraction',
    intervention: 'dapagliflozin',
    comparison: 'placebo',
    publicationDate: '2019',
  }),
  articleFixture({
    pmid: '2',
    title: 'Enalapril and kidney function',
    population: 'children with heart failure',
    intervention: 'enalapril',
    publicationDate: '2021',
  }),
  articleFixture({
    pmid: '3',
    title: 'A drug',
    mesh: [{ descriptor: 'Heart Failure', qualifiers: [], major: true }],
    abstract: [{ label: '', text: 'Empagliflozin was given to failing hearts.' }],
    intervention: 'empagliflozin',
    publicationDate: '2022',
  }),
  articleFixture({
    pmid: '4',
    title: 'Failure of a pacemaker',
    population: 'people with a pacemaker',
    abstract: [{ label: '', text: 'The heart failed, dapagliflozin was not given.' }],
    publicationDate: '2023',
  }),
];

const clause = (
  fieldName: PicoClause['fieldName'],
  boolType: PicoClause['boolType'],
  queryString: string,
  operator: PicoClause['operator'] = 'and',
): PicoClause => ({ fieldName, boolType, queryString, operator });

const PAGE = { filter: { type: 'all' }, sort: { by: 'recency', order: 'desc' }, limit: 10, offset: 0 } as const;

describe.each(bothIndexes(ARTICLES))('searchPico on %s', (_name, open) => {
  let index: Pick<LiteratureIndex, 'search' | 'mesh'>;
  beforeAll(async () => {
    index = await open();
  });
  const search = (clauses: readonly PicoClause[], fuzziness: 0 | 1 | 2 = 0): Promise<PicoResult> =>
    searchPico(index, { ...PAGE, clauses, fuzziness });
  const pmids = async (clauses: readonly PicoClause[], fuzziness: 0 | 1 | 2 = 0) =>
    (await search(clauses, fuzziness)).pmids;

  it('finds words of the population in the field, the title and the headings, not in the abstract', async () => {
    expect(await pmids([clause('ml_p', 'must', 'heart failure')])).toEqual(['3', '2', '1']);
    expect(await pmids([clause('ml_i', 'must', 'dapagliflozin')])).toEqual(['1']);
  });

  it('takes all words, or any of them', async () => {
    expect(await pmids([clause('ml_p', 'must', 'heart pacemaker', 'or')])).toEqual(['4', '3', '2', '1']);
    expect(await pmids([clause('ml_p', 'must', 'heart pacemaker')])).toEqual([]);
  });

  it('wants one of the should clauses of a field, whatever must be there besides', async () => {
    const drugs = [clause('ml_i', 'should', 'dapagliflozin'), clause('ml_i', 'should', 'enalapril')];
    expect(await pmids([clause('ml_p', 'must', 'heart failure'), ...drugs])).toEqual(['2', '1']);
    expect(await pmids([...drugs, clause('ml_p', 'should', 'children')])).toEqual(['2']);
  });

  it('leaves out what must not be there, alone, too', async () => {
    expect(await pmids([clause('ml_p', 'must', 'heart'), clause('ml_p', 'must_not', 'children')])).toEqual(['3', '1']);
    expect(await pmids([clause('ml_p', 'must_not', 'heart')])).toEqual(['4']);
  });

  it('forgives a wrong letter where a word is rare', async () => {
    expect(await pmids([clause('ml_i', 'must', 'dapagliflozyn')])).toEqual([]);
    expect(await pmids([clause('ml_i', 'must', 'dapagliflozyn')], 1)).toEqual(['1']);
  });

  it('finds nothing with a clause without a word', async () => {
    expect(await pmids([clause('ml_i', 'must', '???')])).toEqual([]);
  });

  it('orders by relevance without losing what is spelled otherwise', async () => {
    const sort = { by: 'relevance', order: 'desc' } as const;
    const exact = { ...PAGE, sort, clauses: [clause('ml_p', 'must', 'heart failure')], fuzziness: 0 } as const;
    expect((await searchPico(index, exact)).pmids[0]).toBe('1');
    const fuzzy = { ...PAGE, sort, clauses: [clause('ml_i', 'must', 'dapagliflozyn')], fuzziness: 1 } as const;
    expect((await searchPico(index, fuzzy)).pmids).toEqual(['1']);
  });

  it('says what each clause finds, at its place in a query that PubMed could run', async () => {
    const { query, explained, total } = await search([
      clause('ml_p', 'must_not', 'children'),
      clause('ml_i', 'should', 'enalapril'),
      clause('ml_p', 'must', 'heart (failure)'),
      clause('ml_i', 'should', 'dapagliflozin'),
    ]);
    expect(query).toBe('(enalapril[tw] OR dapagliflozin[tw]) AND (heart[tw] AND failure[tw]) NOT children[tw]');
    expect(total).toBe(1);
    expect(explained.map(({ start, end, articles }) => [query.slice(start, end), articles])).toEqual([
      ['enalapril[tw]', 1],
      ['dapagliflozin[tw]', 1],
      ['(heart[tw] AND failure[tw])', 3],
      ['children[tw]', 1],
    ]);
    expect(explained[2]?.reading).toBe('population: has all of “heart (failure)”');
  });

  it('writes a query that is read without a remark', async () => {
    const { query } = await search([clause('ml_p', 'must_not', '"aged" [over 65]*'), clause('ml_o', 'must', 'death')]);
    const request = { text: query, sort: PAGE.sort, limit: 10, offset: 0 };
    const { issues } = await searchPubmed({ index, today: new Date(0) }, request);
    expect(issues.filter(({ code }) => code !== 'stop-word')).toEqual([]);
  });
});
