import { describe, expect, it } from 'vitest';
import {
  picoSearchSchema,
  pubmedSearchSchema,
  searchParametersSchema,
  simpleSearchSchema,
} from './search-call.schema.ts';

const clause = { queryString: 'heart failure', fieldName: 'ml_p', boolType: 'must' };

describe('the searches', () => {
  it('take the defaults of specification §3 and §7', () => {
    expect(picoSearchSchema.parse({ search_queries: [clause] })).toEqual({
      search_queries: [{ ...clause, operator: 'and' }],
      fuzziness: 1,
      page_size: 25,
      page: 1,
      sort_by: 'impact_factor',
      sort_order: 'desc',
      current_week: false,
      article_type: null,
      summary: false,
    });
    expect(simpleSearchSchema.parse({ search_query: 'heart failure' }).sort_by).toBe('relevance');
  });

  it('take operators in capitals', () => {
    const read = picoSearchSchema.parse({ search_queries: [{ ...clause, operator: 'OR' }] });
    expect(read.search_queries[0]?.operator).toBe('or');
  });

  it.each([
    ['no clause', { search_queries: [] }],
    ['too many clauses', { search_queries: Array.from({ length: 101 }, () => clause) }],
    ['an empty clause', { search_queries: [{ ...clause, queryString: ' \n' }] }],
    ['a long clause', { search_queries: [{ ...clause, queryString: 'a'.repeat(501) }] }],
    ['an unknown field', { search_queries: [{ ...clause, fieldName: 'title' }] }],
    ['an unknown bool type', { search_queries: [{ ...clause, boolType: 'filter' }] }],
    ['a wild fuzziness', { search_queries: [clause], fuzziness: 3 }],
    ['half a page', { search_queries: [clause], page: 1.5 }],
    ['page 0', { search_queries: [clause], page: 0 }],
    ['a huge page', { search_queries: [clause], page_size: 101 }],
    ['an unknown study type', { search_queries: [clause], article_type: 'case_report' }],
    ['a field nobody knows', { search_queries: [clause], sid: 'x' }],
  ])('refuse %s', (_, body) => {
    expect(picoSearchSchema.safeParse(body).success).toBe(false);
  });

  it('refuse a query of nothing but spaces', () => {
    expect(pubmedSearchSchema.safeParse({ search_query: ' \t' }).success).toBe(false);
  });
});

describe('the filters', () => {
  it('read lists, numbers and flags', () => {
    const read = searchParametersSchema.parse({ study_types: 'rodent,misc', sample_size: '0', since_year: '1999' });
    expect(read).toMatchObject({ study_types: ['rodent', 'misc'], sample_size: 0, since_year: 1999, facets: false });
  });

  it.each([
    ['an unknown type', { study_types: 'rodent,cat' }],
    ['no type', { study_types: '' }],
    ['a negative size', { sample_size: '-1' }],
    ['a year that is none', { since_year: '20' }],
    ['a number that is none', { sample_size: '1e3' }],
    ['another word for true', { facets: 'yes' }],
  ])('refuse %s', (_, parameters) => {
    expect(searchParametersSchema.safeParse(parameters).success).toBe(false);
  });
});
