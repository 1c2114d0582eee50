import type { ClauseBinding, PicoField } from '@footnote/domain';
import type { PicoPart, PicoTerm, PicoTerms } from '@footnote/ui';
import { DEFAULT_FUZZINESS, type Search, type SearchMode, type WrittenClause } from '../search-state.ts';

/** What is filled in, in each of the four modes; changing the tab loses nothing. */
export interface Drafts {
  simple: string;
  pico: PicoTerms;
  /** The terms with one that is still being typed; null while none is. */
  picoTyped: PicoTerms | null;
  fuzziness: 0 | 1 | 2;
  query: string;
  category: readonly string[];
}

export const NO_DRAFTS: Drafts = {
  simple: '',
  pico: { population: [], intervention: [], comparison: [], outcome: [] },
  picoTyped: null,
  fuzziness: DEFAULT_FUZZINESS,
  query: '',
  category: [],
};

const PARTS = ['population', 'intervention', 'comparison', 'outcome'] as const satisfies readonly PicoPart[];
const FIELDS: Record<PicoPart, PicoField> = {
  population: 'ml_p',
  intervention: 'ml_i',
  comparison: 'ml_c',
  outcome: 'ml_o',
};
const BINDINGS: Record<PicoTerm['need'], ClauseBinding> = {
  at_least: 'should',
  must: 'must',
  not_include: 'must_not',
};
const NEEDS: Record<ClauseBinding, PicoTerm['need']> = { should: 'at_least', must: 'must', must_not: 'not_include' };

/** What the draft of a mode searches for; null while it says nothing. */
export function searchOfDraft(mode: SearchMode, drafts: Drafts): Search | null {
  switch (mode) {
    case 'simple':
      return drafts.simple.trim() === '' ? null : { mode, text: drafts.simple };
    case 'query':
      return drafts.query.trim() === '' ? null : { mode, query: drafts.query };
    case 'category':
      return drafts.category.length === 0 ? null : { mode, qids: drafts.category };
    default: {
      const clauses = PARTS.flatMap((part) =>
        (drafts.picoTyped ?? drafts.pico)[part].map(({ text, need }) => ({
          field: FIELDS[part],
          binding: BINDINGS[need],
          text,
        })),
      );
      return clauses.length === 0 ? null : { mode, clauses, fuzziness: drafts.fuzziness };
    }
  }
}

/** The drafts with a search written into its mode. */
export function draftsWith(drafts: Drafts, search: Search): Drafts {
  switch (search.mode) {
    case 'simple':
      return { ...drafts, simple: search.text };
    case 'query':
      return { ...drafts, query: search.query };
    case 'category':
      return { ...drafts, category: search.qids };
    default:
      return { ...drafts, pico: termsOf(search.clauses), picoTyped: null, fuzziness: search.fuzziness };
  }
}

function termsOf(clauses: readonly WrittenClause[]): PicoTerms {
  const of = (part: PicoPart) =>
    clauses
      .filter(({ field }) => field === FIELDS[part])
      .map(({ text, binding }): PicoTerm => ({ text, need: NEEDS[binding] }));
  return {
    population: of('population'),
    intervention: of('intervention'),
    comparison: of('comparison'),
    outcome: of('outcome'),
  };
}
