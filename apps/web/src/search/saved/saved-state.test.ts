import { savedSearchSchema, STUDY_TYPES } from '@footnote/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyState, type Search, type SearchState, type WrittenClause } from '../search-state.ts';
import { readSearchUrl } from '../search-url.ts';
import { savedOfState, stateOfNews, stateOfSaved } from './saved-state.ts';

const text = fc.string({ minLength: 1, maxLength: 40 }).filter((words) => words.trim() !== '');
const clause: fc.Arbitrary<WrittenClause> = fc.record({
  field: fc.constantFrom('ml_p' as const, 'ml_i' as const, 'ml_c' as const, 'ml_o' as const),
  binding: fc.constantFrom('must' as const, 'should' as const, 'must_not' as const),
  text,
});
const search: fc.Arbitrary<Search> = fc.oneof(
  fc.record({ mode: fc.constant('simple' as const), text }),
  fc.record({ mode: fc.constant('query' as const), query: text }),
  fc.record({
    mode: fc.constant('category' as const),
    qids: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,9}\.[a-z]{1,9}$/), { minLength: 1, maxLength: 5 }),
  }),
  fc.record({
    mode: fc.constant('pico' as const),
    fuzziness: fc.constantFrom(0 as const, 1 as const, 2 as const),
    clauses: fc.array(clause, { minLength: 1, maxLength: 8 }),
  }),
);
const state: fc.Arbitrary<SearchState> = fc
  .tuple(
    search,
    fc.record({
      studyTypes: fc.option(fc.subarray([...STUDY_TYPES], { minLength: 1 })),
      impactFactor: fc.constantFrom('high' as const, 'off' as const),
      sampleSize: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
      publishedSince: fc.option(fc.integer({ min: 1900, max: 2100 })),
      currentWeek: fc.boolean(),
      costEffectiveness: fc.boolean(),
    }),
    fc.constantFrom('relevance' as const, 'recency' as const, 'sample_size' as const, 'impact_factor' as const),
    fc.constantFrom('asc' as const, 'desc' as const),
  )
  .map(([asked, filters, sort, order]) => ({ ...emptyState(asked.mode), search: asked, filters, sort, order }));

/** The same clauses, in the order that fields and bindings have: a search does not depend on it. */
function inOrder(asked: Search | null): unknown {
  if (asked?.mode !== 'pico') return asked;
  const key = ({ field, binding }: WrittenClause) =>
    `${'pico'.indexOf(field.slice(3))}${['must', 'should', 'must_not'].indexOf(binding)}`;
  return { ...asked, clauses: asked.clauses.toSorted((a, b) => key(a).localeCompare(key(b))) };
}

describe('a saved search', () => {
  it('opens exactly as it was searched, in each of the four modes', () => {
    fc.assert(
      fc.property(state, (left) => {
        if (left.search === null) return;
        const saved = savedSearchSchema.parse(JSON.parse(JSON.stringify(savedOfState(left, left.search))));
        expect(stateOfSaved(saved)).toEqual({ ...left, search: inOrder(left.search) });
      }),
    );
  });

  it('opens from a mail with the newest first, of whatever week', () => {
    const asked: Search = { mode: 'simple', text: 'salt' };
    const left = emptyState('simple');
    const narrowed: SearchState = {
      ...left,
      search: asked,
      filters: { ...left.filters, sampleSize: 100, currentWeek: true },
      sort: 'sample_size',
      order: 'asc',
    };
    expect(stateOfNews(savedOfState(narrowed, asked))).toEqual({
      ...narrowed,
      filters: { ...narrowed.filters, currentWeek: false },
      sort: 'recency',
      order: 'desc',
    });
  });

  it('is no category, which has a dot in its id', () => {
    const at = (qid: string) => readSearchUrl(new URLSearchParams({ qid })).search;
    expect(at('6f9619ff-8b86-4d01-b42d-00cf4fc964ff')).toBeNull();
    expect(at('cardiology.heart_failure')).toEqual({ mode: 'category', qids: ['cardiology.heart_failure'] });
  });
});
