import { DEEPEST_RESULT, PAGE_SIZES, SEARCH_SORTS, type ClauseBinding, type PicoField } from '@footnote/domain';
import { readFilterUrl, readWhole, writeFilterUrl } from './filter-url.ts';
import {
  DEFAULT_FUZZINESS,
  DEFAULT_PAGE_SIZE,
  defaultFilters,
  defaultSort,
  emptyState,
  SEARCH_MODES,
  type Search,
  type SearchMode,
  type SearchState,
  type WrittenClause,
} from './search-state.ts';

/** Limits of the calls (packages/domain/src/search/search-call.schema.ts); what is longer in an address is cut. */
const LONGEST = { text: 4_000, clause: 500, query: 100_000, qid: 100 } as const;
const MOST = { clauses: 100, qids: 200 } as const;

/** Parameters of the address, with what they are called there. */
const PARTS = { p: 'ml_p', i: 'ml_i', c: 'ml_c', o: 'ml_o' } as const satisfies Record<string, PicoField>;
const FIELDS = Object.entries(PARTS);

/** Reads the state of the page from its address; whatever makes no sense is as if it were not there. */
export function readSearchUrl(parameters: URLSearchParams): SearchState {
  const named = SEARCH_MODES.find((mode) => mode === parameters.get('mode'));
  const search = readSearch(parameters, named);
  const tab = named ?? search?.mode ?? 'simple';
  const mode = search?.mode ?? tab;
  const pageSize = PAGE_SIZES.find((size) => String(size) === parameters.get('size')) ?? DEFAULT_PAGE_SIZE;
  return {
    ...emptyState(mode),
    tab,
    search,
    filters: readFilterUrl(parameters, defaultFilters(mode)),
    sort: SEARCH_SORTS.find((sort) => sort === parameters.get('sort')) ?? defaultSort(mode),
    order: parameters.get('order') === 'asc' ? 'asc' : 'desc',
    page: readWhole(parameters.get('page'), 1, Math.floor(DEEPEST_RESULT / pageSize)) ?? 1,
    pageSize,
    view: parameters.get('view') === 'table' ? 'table' : 'cards',
  };
}

/** Writes the state of the page as its address; what is as it is anyway is left out. */
export function writeSearchUrl(state: SearchState): URLSearchParams {
  const { tab, search, filters, sort, order, page, pageSize, view } = state;
  const mode = search?.mode ?? tab;
  const parameters = search === null ? new URLSearchParams() : writeSearch(search);
  const set = (name: string, value: string | number | null, usual: string | number | null) => {
    if (value !== null && value !== usual) parameters.set(name, String(value));
  };
  set('mode', tab, search === null ? 'simple' : search.mode);
  for (const [name, value] of writeFilterUrl(filters, defaultFilters(mode))) parameters.set(name, value);
  set('sort', sort, defaultSort(mode));
  set('order', order, 'desc');
  set('page', page, 1);
  set('size', pageSize, DEFAULT_PAGE_SIZE);
  set('view', view, 'cards');
  return parameters;
}

/** What is looked for, as parameters of an address. */
export function writeSearch(search: Search): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search.mode === 'simple') parameters.set('q', search.text);
  else if (search.mode === 'query') parameters.set('query', search.query);
  else if (search.mode === 'category') parameters.set('qids', search.qids.join(','));
  else {
    for (const clause of search.clauses) {
      const name = FIELDS.find(([, field]) => field === clause.field)?.[0] ?? 'p';
      parameters.append(name, writeClause(clause));
    }
    if (search.fuzziness !== DEFAULT_FUZZINESS) parameters.set('fuzzy', String(search.fuzziness));
  }
  return parameters;
}

/** Whether an id is that of a saved search; those of categories have a dot. */
export function isSavedId(id: string): boolean {
  return /^[\da-f-]{36}$/i.test(id);
}

/** What is looked for: in the mode that is named where it says anything, else in the first that does. */
function readSearch(parameters: URLSearchParams, named: SearchMode | undefined): Search | null {
  const modes = named === undefined ? SEARCH_MODES : [named, ...SEARCH_MODES];
  for (const mode of modes) {
    const search = READERS[mode](parameters);
    if (search !== null) return search;
  }
  return null;
}

const READERS: Record<SearchMode, (parameters: URLSearchParams) => Search | null> = {
  simple: (parameters) => {
    const text = (parameters.get('q') ?? '').slice(0, LONGEST.text);
    return text.trim() === '' ? null : { mode: 'simple', text };
  },
  query: (parameters) => {
    const query = (parameters.get('query') ?? '').slice(0, LONGEST.query);
    return query.trim() === '' ? null : { mode: 'query', query };
  },
  pico: (parameters) => {
    const clauses = FIELDS.flatMap(([name, field]) =>
      parameters.getAll(name).flatMap((written) => readClause(field, written)),
    ).slice(0, MOST.clauses);
    const fuzziness = readFuzziness(parameters.get('fuzzy'));
    return clauses.length === 0 ? null : { mode: 'pico', clauses, fuzziness };
  },
  category: (parameters) => {
    // `qid` is the parameter of specification §2, for one category or a saved search; `qids` holds all that are chosen.
    const ids = [parameters.get('qid') ?? '', ...(parameters.get('qids') ?? '').split(',')];
    const known = ids.map((id) => id.trim()).filter((id) => id !== '' && id.length <= LONGEST.qid && !isSavedId(id));
    const qids = [...new Set(known)].slice(0, MOST.qids);
    return qids.length === 0 ? null : { mode: 'category', qids };
  },
};

const BINDING_MARKS: Record<ClauseBinding, string> = { should: '', must: '+', must_not: '-' };

/** One term: a plain one is enough, `+` must be there, `-` must not; `~` keeps a leading mark for the term itself. */
function writeClause({ binding, text }: WrittenClause): string {
  const mark = BINDING_MARKS[binding];
  return mark === '' && /^[+~-]/.test(text) ? `~${text}` : `${mark}${text}`;
}

function readClause(field: PicoField, written: string): WrittenClause[] {
  const binding = written.startsWith('+') ? 'must' : written.startsWith('-') ? 'must_not' : 'should';
  const text = (/^[+~-]/.test(written) ? written.slice(1) : written).slice(0, LONGEST.clause).trim();
  return text === '' ? [] : [{ field, binding, text }];
}

function readFuzziness(text: string | null): 0 | 1 | 2 {
  return text === '0' ? 0 : text === '2' ? 2 : DEFAULT_FUZZINESS;
}
