import { PAGE_SIZES, PICO_FIELDS, SEARCH_SORTS, STUDY_TYPES } from '@footnote/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress, type StorageLike } from './stored-search.ts';
import { chosenTypes } from './filter-url.ts';
import { emptyState, SEARCH_MODES, type Search, type SearchState } from './search-state.ts';
import { readSearchUrl, writeSearchUrl } from './search-url.ts';

const said = (most: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: most })
    .filter((text) => text.trim() !== '' && text.isWellFormed());

const search: fc.Arbitrary<Search> = fc.oneof(
  fc.record({ mode: fc.constant('simple' as const), text: said(80) }),
  fc.record({ mode: fc.constant('query' as const), query: said(400) }),
  fc.record({
    mode: fc.constant('pico' as const),
    fuzziness: fc.constantFrom(0 as const, 1 as const, 2 as const),
    clauses: fc
      .array(
        fc.record({
          field: fc.constantFrom(...PICO_FIELDS),
          binding: fc.constantFrom('must' as const, 'should' as const, 'must_not' as const),
          text: said(40).map((text) => text.trim()),
        }),
        { minLength: 1, maxLength: 8 },
      )
      // The address holds the terms part by part, as the sentence does.
      .map((clauses) => clauses.toSorted((a, b) => PICO_FIELDS.indexOf(a.field) - PICO_FIELDS.indexOf(b.field))),
  }),
  fc.record({
    mode: fc.constant('category' as const),
    qids: fc.uniqueArray(fc.stringMatching(/^[a-z-]{1,12}\.[a-z-]{1,12}$/), { minLength: 1, maxLength: 5 }),
  }),
);

const state: fc.Arbitrary<SearchState> = fc.record({
  tab: fc.constantFrom(...SEARCH_MODES),
  search: fc.option(search),
  filters: fc.record({
    studyTypes: fc.subarray([...STUDY_TYPES]).map(chosenTypes),
    impactFactor: fc.constantFrom('high' as const, 'off' as const),
    sampleSize: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
    publishedSince: fc.option(fc.integer({ min: 1500, max: 2200 })),
    currentWeek: fc.boolean(),
    costEffectiveness: fc.boolean(),
  }),
  sort: fc.constantFrom(...SEARCH_SORTS),
  order: fc.constantFrom('asc' as const, 'desc' as const),
  page: fc.integer({ min: 1, max: 100 }),
  pageSize: fc.constantFrom(...PAGE_SIZES),
  view: fc.constantFrom('cards' as const, 'table' as const),
});

function tab(room = Infinity): StorageLike & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    removeItem: (name) => void kept.delete(name),
    setItem: (name, text) => {
      const used = [...kept].reduce((sum, [, value]) => sum + value.length, 0);
      if (used + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, text);
    },
  };
}

describe('the address of a search', () => {
  it('says everything about the state of the page', () => {
    fc.assert(
      fc.property(state, (before) => {
        const address = writeSearchUrl(before).toString();
        expect(readSearchUrl(new URLSearchParams(address))).toEqual(before);
      }),
    );
  });

  it('is bare while nothing is searched for, and short where all is as it begins', () => {
    expect(writeSearchUrl(emptyState('simple')).toString()).toBe('');
    const pico: Search = {
      mode: 'pico',
      fuzziness: 1,
      clauses: [
        { field: 'ml_p', binding: 'should', text: 'heart failure' },
        { field: 'ml_i', binding: 'must', text: 'dapagliflozin' },
        { field: 'ml_c', binding: 'must_not', text: '-placebo' },
        { field: 'ml_o', binding: 'should', text: '+death' },
      ],
    };
    expect(writeSearchUrl({ ...emptyState('pico'), search: pico }).toString()).toBe(
      'p=heart+failure&i=%2Bdapagliflozin&c=--placebo&o=%7E%2Bdeath',
    );
  });

  it('begins by clauses and by category with randomised trials of high impact, elsewhere with everything', () => {
    const at = (address: string) => readSearchUrl(new URLSearchParams(address));
    expect(at('p=asthma')).toMatchObject({ tab: 'pico', filters: { studyTypes: ['randomized_trial'] } });
    expect(at('qid=cardiology.x').sort).toBe('impact_factor');
    expect(at('qid=cardiology.x').search).toEqual({ mode: 'category', qids: ['cardiology.x'] });
    expect(at('q=asthma')).toMatchObject({ sort: 'relevance', filters: { studyTypes: null } });
    expect(at('query=asthma[ti]')).toMatchObject({ sort: 'impact_factor', filters: { studyTypes: null } });
    expect(at('p=asthma&types=all').filters.studyTypes).toBeNull();
  });

  it('keeps what was searched for while another tab is open', () => {
    const read = readSearchUrl(new URLSearchParams('q=asthma&mode=pico'));
    expect(read).toMatchObject({ tab: 'pico', search: { mode: 'simple', text: 'asthma' } });
  });

  it('takes any parameters, and leaves out what makes no sense', () => {
    const names = fc.constantFrom(
      ...'mode q query p i c o qid qids rid fuzzy types impact n since week cost sort order page size view kept'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (pairs) => {
        const { state: read } = readAddress(new URLSearchParams(pairs), tab());
        const again = readSearchUrl(new URLSearchParams(writeSearchUrl(read).toString()));
        expect(again).toEqual(read);
      }),
      { numRuns: 40 },
    );
    const hostile = new URLSearchParams(
      'mode=constructor&types=__proto__,rodent&sort=toString&page=1e3&size=7&n=-4&since=99999999999&rid=%00&view=<script>',
    );
    expect(readSearchUrl(hostile)).toEqual({
      ...emptyState('simple'),
      filters: { ...emptyState('simple').filters, studyTypes: ['rodent'] },
    });
  });

  it('never leads beyond the deepest result', () => {
    expect(readSearchUrl(new URLSearchParams('q=a&page=401&size=25')).page).toBe(1);
    expect(readSearchUrl(new URLSearchParams('q=a&page=400&size=25')).page).toBe(400);
  });

  it('cuts what no call would take', () => {
    const long = readSearchUrl(new URLSearchParams({ q: 'a'.repeat(9_000), mode: 'simple' })).search;
    expect(long).toEqual({ mode: 'simple', text: 'a'.repeat(4_000) });
    const many = new URLSearchParams(Array.from({ length: 300 }, (_, at) => ['p', `term ${at}`]));
    expect(readSearchUrl(many).search).toMatchObject({ clauses: { length: 100 } });
  });
});

describe('a search too long for an address', () => {
  const long = (letter: string): SearchState => ({
    ...emptyState('query'),
    search: { mode: 'query', query: `"heart failure"[tiab] OR ${letter.repeat(15_000)}` },
    filters: { ...emptyState('query').filters, publishedSince: 2015 },
    page: 3,
  });

  it('is kept in the tab and found again under a short address', () => {
    const place = tab();
    const address = writeAddress(long('a'), place).toString();
    expect(address.length).toBeLessThan(100);
    expect(readAddress(new URLSearchParams(address), place)).toEqual({ state: long('a'), lost: false });
    expect(writeAddress({ ...long('a'), page: 4 }, place).get('kept')).toBe(new URLSearchParams(address).get('kept'));
    expect(place.kept.size).toBe(1);
  });

  it('is said to be lost where it was never kept', () => {
    const read = readAddress(new URLSearchParams('kept=7&since=2015'), tab());
    expect(read).toMatchObject({ lost: true, state: { search: null } });
  });

  it('makes room for itself, and stays in the address where there is none', () => {
    const place = tab(40_000);
    const first = writeAddress(long('a'), place).toString();
    for (const letter of 'bcdef') writeAddress(long(letter), place);
    expect(place.kept.size).toBe(2);
    expect(readAddress(new URLSearchParams(first), place).lost).toBe(true);
    expect(writeAddress(long('g'), tab(0)).get('query')).toContain('ggg');
  });
});
