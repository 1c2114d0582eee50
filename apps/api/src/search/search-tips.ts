import {
  activeFilters,
  replaceBracketed,
  type PicoClause,
  type Result,
  type SearchErrorCode,
  type SearchFilter,
  type SearchTip,
} from '@footnote/domain';
import { printPubmedQuery, readPubmedQuery, tokenise, type ExplainedClause } from '@footnote/literature';
import { findArticles, type FindDeps, type Found } from './find-articles.ts';
import { callWithout, type SearchCall } from './search-call.ts';

/** Tips of one kind that are tried; each costs a search. */
const MAX_TRIED = 8;
const SHORTEST_WORD = 4;
const LETTERS_FOR_TWO_EDITS = 8;

interface TipDeps {
  deps: FindDeps;
  call: SearchCall;
  /** What the call itself found: nothing. */
  found: Found;
  signal: AbortSignal;
}

/** What would find articles where a search found none; each tip was run and says how many. */
export async function searchTips(input: TipDeps): Promise<SearchTip[]> {
  return [...(await spellingTips(input)), ...(await filterTips(input)), ...(await clauseTips(input))];
}

async function articlesOf({ deps, signal }: TipDeps, call: SearchCall): Promise<number> {
  const counting = { ...call, facets: false };
  const found: Result<Found, SearchErrorCode> = await findArticles(deps, pageOfNothing(counting), signal);
  return found.ok ? found.value.total : 0;
}

function pageOfNothing<C extends SearchCall>(call: C): C {
  return { ...call, body: { ...call.body, page: 1, page_size: 0, summary: false } };
}

/** Each filter alone, or all of them where none alone is to blame. */
async function filterTips(input: TipDeps): Promise<SearchTip[]> {
  const active = activeFilters(input.call.filters);
  const tips: SearchTip[] = [];
  const dropped = async (filters: readonly SearchFilter[]) => {
    const articles = await articlesOf(input, callWithout(input.call, filters));
    if (articles > 0) tips.push({ kind: 'filters', filters: [...filters], articles });
  };
  for (const filter of active) await dropped([filter]);
  if (tips.length === 0 && active.length > 1) await dropped(active);
  return tips;
}

/** Without one of the clauses, or one of the parts that AND joins. */
async function clauseTips(input: TipDeps): Promise<SearchTip[]> {
  const tips: SearchTip[] = [];
  for (const { text, changed } of shortened(input.call).slice(0, MAX_TRIED)) {
    const articles = await articlesOf(input, changed);
    if (articles > 0) tips.push({ kind: 'clause', text, search: instead(changed), articles });
  }
  return tips;
}

interface ChangedCall {
  text: string;
  changed: SearchCall & { mode: 'pico' | 'pubmed' };
}

function shortened(call: SearchCall): ChangedCall[] {
  if (call.mode === 'pico') {
    const { search_queries: clauses } = call.body;
    if (clauses.length < 2) return [];
    return clauses.map(({ queryString }, position) => ({
      text: queryString,
      changed: { ...call, body: { ...call.body, search_queries: clauses.filter((_, other) => other !== position) } },
    }));
  }
  if (call.mode !== 'pubmed') return [];
  const text = call.body.search_query;
  const { expression } = readPubmedQuery(text);
  if (expression?.type === 'not' && expression.from !== null)
    return [queryChange(call, printPubmedQuery(expression.without), printPubmedQuery(expression.from))];
  if (expression?.type !== 'and') return [];
  const { of } = expression;
  return of.map((part, position) => {
    const rest = of.filter((_, other) => other !== position);
    const [only] = rest;
    const left = rest.length === 1 && only !== undefined ? only : { ...expression, of: rest };
    return queryChange(call, printPubmedQuery(part), printPubmedQuery(left));
  });
}

function queryChange(call: Extract<SearchCall, { mode: 'pubmed' }>, text: string, query: string): ChangedCall {
  return { text, changed: { ...call, body: { ...call.body, search_query: query } } };
}

function instead(call: ChangedCall['changed']): Extract<SearchTip, { kind: 'clause' }>['search'] {
  return call.mode === 'pico'
    ? { by: 'clauses', search_queries: call.body.search_queries }
    : { by: 'text', search_query: call.body.search_query };
}

/** A word that stands in no article, spelled like one that does. */
async function spellingTips(input: TipDeps): Promise<SearchTip[]> {
  const { call, found } = input;
  if (call.mode !== 'pico' && call.mode !== 'pubmed') return [];
  const tips: SearchTip[] = [];
  const words = [...new Set(fruitless(found.explained).flatMap(({ text }) => wordsOf(text)))];
  for (const from of words.slice(0, MAX_TRIED)) {
    const to = await otherSpelling(input.deps, from);
    if (to === null) continue;
    const changed = respelled(call, from, to);
    const articles = await articlesOf(input, changed);
    if (articles > 0) tips.push({ kind: 'spelling', from, to, search: instead(changed), articles });
  }
  return tips;
}

/** Parts without parts of their own that found nothing. */
function fruitless(explained: readonly ExplainedClause[]): ExplainedClause[] {
  return explained.filter(
    ({ level, articles }, position) => articles === 0 && (explained[position + 1]?.level ?? 0) <= level,
  );
}

function wordsOf(text: string): string[] {
  const untagged = replaceBracketed(text, ' ');
  return tokenise(untagged)
    .map(({ start, end }) => untagged.slice(start, end))
    .filter((word) => word.length >= SHORTEST_WORD && !/\d/.test(word));
}

async function otherSpelling({ literature }: FindDeps, word: string): Promise<string | null> {
  const [known] = await literature.frequencies([word]);
  if (known === undefined || known.articles > 0) return null;
  const [closest] = await literature.similarWords(word, 1);
  if (closest !== undefined || word.length < LETTERS_FOR_TWO_EDITS) return closest?.word ?? null;
  return (await literature.similarWords(word, 2))[0]?.word ?? null;
}

function respelled(call: ChangedCall['changed'], from: string, to: string): ChangedCall['changed'] {
  if (call.mode === 'pubmed') {
    const query = call.body.search_query.replaceAll(from, () => to);
    return { ...call, body: { ...call.body, search_query: query } };
  }
  const clauses = call.body.search_queries.map((clause): PicoClause => {
    const queryString = clause.queryString.replaceAll(from, () => to);
    return { ...clause, queryString };
  });
  return { ...call, body: { ...call.body, search_queries: clauses } };
}
