import {
  categorySearchSchema,
  picoSearchSchema,
  pubmedSearchSchema,
  searchParametersSchema,
  simpleSearchSchema,
  type SearchTip,
} from '@footnote/domain';
import { describe, expect, it } from 'vitest';
import { composeSearch, COUNT, countKey, searchOfTip, searchWithout } from './compose-search.ts';
import { draftsWith, NO_DRAFTS, searchOfDraft } from './form/drafts.ts';
import { emptyState, newSearch, type Search, type SearchState } from './search-state.ts';

const SEARCHES: readonly Search[] = [
  { mode: 'simple', text: 'heart failure' },
  { mode: 'query', query: 'heart failure[ti]' },
  { mode: 'category', qids: ['cardiology.heart_failure'] },
  {
    mode: 'pico',
    fuzziness: 2,
    clauses: [
      { field: 'ml_p', binding: 'must', text: 'heart failure' },
      { field: 'ml_o', binding: 'must_not', text: 'death' },
    ],
  },
];
const SCHEMAS = {
  simple: simpleSearchSchema,
  pico: picoSearchSchema,
  pubmed: pubmedSearchSchema,
  category: categorySearchSchema,
};
const narrowed: Partial<SearchState> = {
  filters: {
    studyTypes: ['randomized_trial', 'meta_analysis'],
    impactFactor: 'high',
    sampleSize: 500,
    publishedSince: 2015,
    currentWeek: true,
    costEffectiveness: true,
  },
  sort: 'recency',
  order: 'asc',
};

describe.each(SEARCHES)('a search in the mode $mode', (search) => {
  const state = { ...emptyState(search.mode), search };

  it('makes a call that the server takes, with every filter and without any', () => {
    for (const before of [state, { ...state, ...narrowed }]) {
      const call = composeSearch(before, search, { pageSize: 25, page: 2, facets: true, summary: true });
      expect(SCHEMAS[call.path].safeParse(call.body)).toMatchObject({ success: true });
      expect(searchParametersSchema.safeParse(Object.fromEntries(call.parameters))).toMatchObject({ success: true });
    }
  });

  it('begins with what the specification says', () => {
    const { body } = composeSearch(state, search, COUNT);
    const trials = search.mode === 'pico' || search.mode === 'category';
    expect(body).toMatchObject({
      sort_by: search.mode === 'simple' ? 'relevance' : 'impact_factor',
      sort_order: 'desc',
      article_type: trials ? 'randomized_trial' : null,
    });
  });

  it('counts the same in whatever order and on whatever page', () => {
    const other = { ...state, sort: 'recency' as const, order: 'asc' as const, page: 7, view: 'table' as const };
    expect(countKey(other)).toBe(countKey(state));
    expect(countKey({ ...state, ...narrowed })).not.toBe(countKey(state));
  });

  it('is written into its draft and read from it', () => {
    expect(searchOfDraft(search.mode, draftsWith(NO_DRAFTS, search))).toEqual(search);
    expect(searchOfDraft(search.mode, NO_DRAFTS)).toBeNull();
  });
});

it('sends one study type as the article type of the call, and several as a filter', () => {
  const search: Search = { mode: 'simple', text: 'a' };
  const state = { ...emptyState('simple'), search, ...narrowed };
  const several = composeSearch(state, search, COUNT);
  expect([several.parameters.get('study_types'), several.body.article_type]).toEqual([
    'randomized_trial,meta_analysis',
    null,
  ]);
  const one = composeSearch({ ...state, filters: { ...state.filters, studyTypes: ['rodent'] } }, search, COUNT);
  expect([one.parameters.get('study_types'), one.body.article_type]).toEqual([null, 'rodent']);
});

it('keeps filters and order for the next search of a mode, and begins afresh in another', () => {
  const state = { ...emptyState('simple'), search: SEARCHES[0] ?? null, ...narrowed, page: 3 };
  expect(newSearch(state, { mode: 'simple', text: 'b' })).toMatchObject({ ...narrowed, page: 1 });
  expect(newSearch(state, { mode: 'query', query: 'b' })).toMatchObject({
    filters: emptyState('query').filters,
    sort: 'impact_factor',
  });
});

describe('a tip', () => {
  const state = { ...emptyState('pico'), search: SEARCHES[3] ?? null, ...narrowed, page: 3 };

  it('takes filters away', () => {
    const without = searchWithout(state, ['study_types', 'since_year', 'current_week']);
    expect(without.filters).toMatchObject({
      studyTypes: null,
      publishedSince: null,
      currentWeek: false,
      sampleSize: 500,
    });
    expect(without.page).toBe(1);
  });

  it('searches for clauses or for a query instead', () => {
    const clauses: SearchTip = {
      kind: 'clause',
      text: 'death',
      articles: 3,
      search: {
        by: 'clauses',
        search_queries: [{ queryString: 'heart', fieldName: 'ml_p', boolType: 'must', operator: 'and' }],
      },
    };
    const pico = SEARCHES[3] ?? { mode: 'simple', text: '' };
    expect(searchOfTip(clauses, pico)).toEqual({
      mode: 'pico',
      fuzziness: 2,
      clauses: [{ field: 'ml_p', binding: 'must', text: 'heart' }],
    });
    const spelling: SearchTip = {
      kind: 'spelling',
      from: 'hart',
      to: 'heart',
      articles: 3,
      search: { by: 'text', search_query: 'heart[ti]' },
    };
    expect(searchOfTip(spelling, { mode: 'query', query: 'hart[ti]' })).toEqual({ mode: 'query', query: 'heart[ti]' });
  });
});
