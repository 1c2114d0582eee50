import { describe, expect, it, test } from 'vitest';
import { alertRequestSchema, savedAlertSchema } from './alert.schema.ts';
import { savedSearchCall, savedSearchWords } from './saved-search-call.ts';
import { savedSearchSchema } from './saved-search.schema.ts';

const SPECIFIED =
  'article_type email id institution intervention_at_least intervention_must intervention_not_include population_at_least population_must population_not_include pubmed_query qids query query_type sort_by sort_order title';

test('a saved query has the 17 fields of the specification', () => {
  const names = new Set([...Object.keys(savedAlertSchema.shape), ...Object.keys(savedAlertSchema.shape.query.shape)]);
  expect(SPECIFIED.split(' ').filter((name) => !names.has(name))).toEqual([]);
});

const nameOf = (qid: string) => `<${qid}>`;

describe('a saved search', () => {
  it('runs as it was searched in each of the four modes, and says itself in words', () => {
    const read = (input: object) => savedSearchSchema.parse(input);
    const simple = read({ query_type: 'simple', query: { pubmed_query: 'salt' }, sort_by: 'relevance' });
    expect(savedSearchCall(simple)).toMatchObject({ mode: 'simple', body: { search_query: 'salt', page: 1 } });
    expect(savedSearchWords(simple, nameOf)).toBe('salt');
    const pubmed = read({ query_type: 'pubmed', query: { pubmed_query: 'salt[ti]' } });
    expect(savedSearchCall(pubmed, { page_size: 1_000 })).toMatchObject({ mode: 'pubmed', body: { page_size: 1_000 } });
    const category = read({ query_type: 'category', query: { qids: ['cardiology.heart_failure', 'a.b'] } });
    expect(savedSearchCall(category)).toMatchObject({ mode: 'category', body: { qids: category.query.qids } });
    expect(savedSearchWords(category, nameOf)).toBe('<cardiology.heart_failure> · <a.b>');
    const query = {
      population_must: ['adults'],
      population_not_include: ['children'],
      intervention_at_least: ['salt'],
      outcome_must: ['stroke'],
      fuzziness: 2,
    };
    const pico = read({ query_type: 'pico', query });
    const call = savedSearchCall(pico);
    expect(call).toMatchObject({ mode: 'pico', body: { fuzziness: 2 } });
    expect(
      call.mode === 'pico' &&
        call.body.search_queries.map(({ fieldName, boolType, queryString }) => [fieldName, boolType, queryString]),
    ).toEqual([
      ['ml_p', 'must', 'adults'],
      ['ml_p', 'must_not', 'children'],
      ['ml_i', 'should', 'salt'],
      ['ml_o', 'must', 'stroke'],
    ]);
    expect(savedSearchWords(pico, nameOf)).toBe('adults · NOT children · salt · stroke');
  });

  it('keeps what it was narrowed by', () => {
    const saved = savedSearchSchema.parse({
      query_type: 'simple',
      query: { pubmed_query: 'salt' },
      article_type: 'meta_analysis',
      filters: { impact_factor: 'high', sample_size: 50, since_year: 2020, current_week: true },
    });
    expect(savedSearchCall(saved).filters).toEqual({
      studyTypes: ['meta_analysis'],
      impactFactor: 'high',
      sampleSize: 50,
      publishedSince: 2020,
      currentWeek: true,
      costEffectiveness: false,
    });
  });

  it.each([
    ['nothing', { query_type: 'simple', query: {} }],
    ['blanks', { query_type: 'pubmed', query: { pubmed_query: ' \n' } }],
    ['a blank term', { query_type: 'pico', query: { population_must: [' '] } }],
    ['no term', { query_type: 'pico', query: {} }],
    ['another type’s query', { query_type: 'category', query: { pubmed_query: 'salt' } }],
    ['two queries', { query_type: 'pubmed', query: { pubmed_query: 'salt', qids: ['a.b'] } }],
    ['words longer than a search', { query_type: 'simple', query: { pubmed_query: 'x'.repeat(4_001) } }],
    ['a query longer than one', { query_type: 'pubmed', query: { pubmed_query: 'x'.repeat(100_001) } }],
    ['too many terms', { query_type: 'pico', query: { population_must: terms(60), outcome_must: terms(41) } }],
    ['an unknown type', { query_type: 'ovid', query: { pubmed_query: 'salt' } }],
    ['an unknown field', { query_type: 'simple', query: { pubmed_query: 'salt', sql: '' } }],
  ])('is refused with %s', (_name, input) => {
    expect(savedSearchSchema.safeParse(input).success).toBe(false);
    const request = { ...input, email: 'ada@example.org', institution: 'Clinic', title: 'Salt' };
    expect(alertRequestSchema.safeParse(request).success).toBe(false);
  });
});

function terms(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `term${index}`);
}
