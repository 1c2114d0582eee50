import { LiteratureIndexFailure, type SearchRequest } from '../literature-index.ports.ts';
import type { Query } from '../query.ts';
import { fuzzyEdits, isShortPrefix, queryWords } from './query-words.ts';

export const MAX_HITS = 1500;
const MAX_ARTICLES_READ = 1000;
const MAX_FACETS = 12;
const DEEPEST_QUERY = 200;
const MAX_QUERY_NODES = 20_000;
const MAX_RANK_TERMS = 500;
/** Words of a search that may be spelled otherwise. */
const MAX_FUZZY_WORDS = 100;
/** Items of all sets of them together; the whole of MeSH has some 30,000 headings. */
const MAX_ITEMS = 200_000;

/** Throws a RangeError for less than none or more than 1,000 articles. */
export function checkArticlesRead(count: number): void {
  if (!Number.isInteger(count) || count < 0 || count > MAX_ARTICLES_READ)
    throw new RangeError(`0 to ${MAX_ARTICLES_READ} articles are read at once.`);
}

/** Throws a RangeError for a page outside 0 to 1,500 hits, a share outside 0 to 1, a score below 0 or more than 12 facets, and `literature/query-too-wide` or `literature/query-too-costly` for a query no engine should run. */
export function checkSearchRequest(request: SearchRequest): void {
  if (!Number.isInteger(request.limit) || request.limit < 0 || request.limit > MAX_HITS)
    throw new RangeError(`A search shows 0 to ${MAX_HITS} hits, not ${request.limit}.`);
  if (!Number.isSafeInteger(request.offset) || request.offset < 0)
    throw new RangeError(`A search starts at hit 0 or later, not ${request.offset}.`);
  if ((request.facets?.length ?? 0) > MAX_FACETS) throw new RangeError(`At most ${MAX_FACETS} facets are counted.`);
  const share = request.leastShare ?? 0;
  if (!(share >= 0 && share <= 1)) throw new RangeError(`A share of the best score is 0 to 1, not ${share}.`);
  if (!((request.leastScore ?? 0) >= 0)) throw new RangeError(`A least score is 0 or more, not ${request.leastScore}.`);
  checkSubstitutes(request);
  const terms = (request.substitutes ?? []).reduce((sum, { by }) => sum + by.length, request.rank?.length ?? 0);
  if (terms > MAX_RANK_TERMS) throw tooWide(`A question is ranked by at most ${MAX_RANK_TERMS} words and phrases.`);
  checkQuery(request.query);
  for (const { unless } of (request.substitutes ?? []).flatMap(({ by }) => by))
    if (unless !== undefined) checkQuery(unless);
}

function checkSubstitutes({ rank, substitutes = [] }: SearchRequest): void {
  const strange = substitutes.flatMap(({ of }) => of).find((position) => rank?.[position] === undefined);
  if (strange !== undefined) throw new RangeError(`There is no term ${strange} that something could stand for.`);
}

/** Throws `literature/query-too-wide` or `literature/query-too-costly` for what no engine should run; walks without recursion, because the query may be deeper than the stack. */
export function checkQuery(query: Query): void {
  let nodes = 0;
  let items = 0;
  const fuzzy: FuzzyQuery[] = [];
  let level: Query[] = [query];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST_QUERY) throw tooWide(`The search has more than ${DEEPEST_QUERY} levels of brackets.`);
    nodes += level.length;
    if (nodes > MAX_QUERY_NODES) throw tooWide(`The search has more than ${MAX_QUERY_NODES} parts.`);
    for (const part of level) items += part.type === 'anyItem' ? part.texts.length : 0;
    if (items > MAX_ITEMS) throw tooWide(`The search names more than ${MAX_ITEMS} headings.`);
    for (const part of level) if (part.type === 'match' && part.fuzziness > 0) fuzzy.push(part);
    level.forEach(checkPrefix);
    level = level.flatMap(children);
  }
  checkFuzzy(fuzzy);
}

type FuzzyQuery = Extract<Query, { type: 'match' }>;

/** Each word that may be spelled otherwise is compared with the whole vocabulary. */
function checkFuzzy(queries: readonly FuzzyQuery[]): void {
  const words = new Set<string>();
  for (const { text, fuzziness } of queries) {
    for (const { parts } of queryWords(text))
      for (const word of parts) if (fuzzyEdits(word, fuzziness) > 0) words.add(word);
    if (words.size > MAX_FUZZY_WORDS)
      throw new LiteratureIndexFailure({
        code: 'literature/query-too-costly',
        message: `At most ${MAX_FUZZY_WORDS} words are looked for in other spellings: leave some out, or look for them as they are spelled.`,
      });
  }
}

function children(query: Query): readonly Query[] {
  if (query.type === 'and' || query.type === 'or') return query.of;
  return query.type === 'not' ? [query.query] : [];
}

/** The letters that stand for all words that begin with them; undefined where none do. */
function prefixesOf(query: Query): (string | undefined)[] {
  if (query.type !== 'near') return [prefixOf(query)];
  return query.of.filter(({ open }) => open).map(({ text }) => queryWords(text).at(-1)?.parts.at(-1));
}

function prefixOf(query: Query): string | undefined {
  if (query.type === 'item' && query.reach === 'letters')
    return queryWords(query.text)
      .flatMap((group) => group.parts)
      .join('');
  if (query.type !== 'prefix') return undefined;
  const last = queryWords(query.text).at(-1);
  return last?.joined ?? last?.parts.at(-1);
}

function checkPrefix(query: Query): void {
  for (const start of prefixesOf(query)) {
    if (start === undefined || start === '' || !isShortPrefix(start)) continue;
    throw tooWide(`“${start}*” stands for too many words: write at least three letters before the *.`);
  }
}

/** The failure of a search that no engine should run. */
export function tooWide(message: string): LiteratureIndexFailure {
  return new LiteratureIndexFailure({ code: 'literature/query-too-wide', message });
}
