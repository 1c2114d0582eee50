import { unreachable } from '@footnote/domain/core';
import type { Query } from '../../query.ts';
import { columnCondition, type ColumnSources } from '../columns/column-condition.ts';
import { DocumentSet } from '../postings/document-set.ts';
import type { CachedDocuments, QueryCache } from './query-cache.ts';
import { nearDocuments } from '../postings/near-positions.ts';
import { phrasePositions } from '../postings/phrase-positions.ts';
import type { ColumnQuery, Plan, PhrasesPlan } from './plan.ts';
import { planQuery } from './query-plan.ts';
import type { SpellingSource } from '../../core/query-words.ts';
import { tooWide } from '../../core/request-limits.ts';
import type { TermReader } from '../vocabulary/term-reader.ts';
import { documentsOf, documentsOfAll, type WordLookup } from '../postings/word-postings.ts';

export interface QuerySources extends ColumnSources {
  reader: TermReader;
  spellings: SpellingSource;
  kept: QueryCache;
  /** Time of `performance.now()` at which a search is given up as too wide. */
  deadline: number;
}

/** The documents that match a query; null stands for all, so that the commonest case costs nothing. */
export function matchingDocuments(query: Query, sources: QuerySources): DocumentSet | null {
  const plan = planQuery(query, sources.spellings);
  return plan.kind === 'everything' ? null : evaluate(plan, sources);
}

/** Nobody waits longer for a search. */
export const LONGEST_SEARCH_MILLISECONDS = 20_000;
/** A search that takes longer makes room for others. */
export const BRIEF_SEARCH_MILLISECONDS = 400;

/** Throws `literature/query-too-wide` once the time of a search is up. */
export function checkDeadline(deadline: number): void {
  if (performance.now() > deadline)
    throw tooWide('The search has so many common words and phrases that it takes too long: leave some of them out.');
}

/** Rows of words are looked for at once in all documents with their words where these are fewer than this, or not more than some times those asked about. */
const FEW_DOCUMENTS = 1_000;
const FEW_TIMES = 4;

/** The documents with the phrases; those outside `among` may be left out. */
function rowsDocuments(plan: PhrasesPlan, sources: QuerySources, among: DocumentSet | null): CachedDocuments {
  const { reader, columns, kept, deadline } = sources;
  checkDeadline(deadline);
  const key = JSON.stringify(plan);
  const known = kept.find(key);
  if (known !== null) return known;
  const check = () => checkDeadline(deadline);
  const all = documentsOfAll(wordsOf(plan), columns.alive(), { reader, kept, highest: columns.highest });
  const asked = among === null ? all : all.filter((document) => among.has(document));
  const isWhole = all.length <= Math.max(FEW_DOCUMENTS, FEW_TIMES * asked.length);
  const occurrences = { reader, mask: plan.mask, among: isWhole ? all : asked, check };
  const [only] = plan.of;
  const found =
    only !== undefined && plan.of.length === 1
      ? phrasePositions(only, occurrences).documents
      : Uint32Array.from(nearDocuments(plan.of, plan.distance, occurrences));
  return isWhole ? kept.keep(key, found, columns.highest) : found;
}

function wordsOf({ of, mask }: PhrasesPlan): WordLookup[] {
  return of.flatMap(({ words, open }) =>
    words.map((word, place) => ({ word, open: open && place === words.length - 1, mask })),
  );
}

/** The documents with one of the words. */
export function wordDocuments(
  words: readonly WordLookup[],
  { reader, columns, kept, deadline }: Pick<QuerySources, 'reader' | 'columns' | 'kept' | 'deadline'>,
): DocumentSet {
  checkDeadline(deadline);
  const { highest } = columns;
  const set = new DocumentSet(highest);
  const inOrder = words.toSorted((left, right) => (left.word < right.word ? -1 : left.word > right.word ? 1 : 0));
  for (const word of inOrder) {
    checkDeadline(deadline);
    set.addAny(documentsOf(word, { reader, kept, highest }));
  }
  return set.keepOnly(columns.alive());
}

/** Groups of alternatives from this size on are kept: whoever changes a strategy leaves most of them as they are. */
const MIN_WORDS_KEPT = 4;

function keptWordDocuments(words: readonly WordLookup[], sources: QuerySources): DocumentSet {
  if (words.length < MIN_WORDS_KEPT) return wordDocuments(words, sources);
  const { kept, columns } = sources;
  const key = JSON.stringify(words);
  const found = kept.find(key) ?? kept.keep(key, wordDocuments(words, sources), columns.highest);
  return new DocumentSet(columns.highest).addAny(found);
}

/** Looking at each of fewer documents, by this factor, is quicker than at all of them once and for all. */
const FEW = 8;

/** Keeps the documents of a set that meet a condition on a column. */
function keepMeeting(set: DocumentSet, query: ColumnQuery, sources: QuerySources): DocumentSet {
  const { columns, kept } = sources;
  const key = JSON.stringify(query);
  const known = kept.find(key);
  if (known instanceof DocumentSet) return set.keepOnly(known);
  if (known !== null) return set.keepOnly(DocumentSet.of(columns.highest, known));
  const condition = columnCondition(query, sources);
  if (set.size() * FEW < columns.highest) return set.keepWhere(condition);
  const all = columns.alive().copy().keepWhere(condition);
  kept.keep(key, all, columns.highest);
  return set.keepOnly(all);
}

/** Documents outside `among` may be left out. */
function evaluate(plan: Plan, sources: QuerySources, among: DocumentSet | null = null): DocumentSet {
  const { columns } = sources;
  switch (plan.kind) {
    case 'everything':
      return columns.alive().copy();
    case 'nothing':
      return new DocumentSet(columns.highest);
    case 'words':
      return keptWordDocuments(plan.of, sources);
    case 'rows':
      return new DocumentSet(columns.highest).addAny(rowsDocuments(plan, sources, among));
    case 'column':
      return keepMeeting((among ?? columns.alive()).copy(), plan.query, sources);
    case 'not':
      return (among ?? columns.alive()).copy().removeAll(evaluate(plan.plan, sources, among));
    case 'or':
      return plan.of.reduce(
        (set, part) =>
          set.addAny(part.kind === 'rows' ? rowsDocuments(part, sources, among) : evaluate(part, sources, among)),
        new DocumentSet(columns.highest),
      );
    case 'and':
      return evaluateAnd(plan.of, sources, among);
    default:
      return unreachable(plan);
  }
}

/** Parts of an `and` by what they cost: those of single words, those that few documents make cheaper, then what only takes away from what is left. */
function step(plan: Plan): number {
  if (plan.kind === 'not') return 2;
  if (plan.kind === 'column') return 3;
  return gainsByFew(plan) ? 1 : 0;
}

function gainsByFew(plan: Plan): boolean {
  if (plan.kind === 'and' || plan.kind === 'or') return plan.of.some(gainsByFew);
  return plan.kind === 'rows' || plan.kind === 'column' || (plan.kind === 'not' && gainsByFew(plan.plan));
}

function evaluateAnd(parts: readonly Plan[], sources: QuerySources, among: DocumentSet | null): DocumentSet {
  let found: DocumentSet | null = null;
  for (const part of parts.toSorted((left, right) => step(left) - step(right))) {
    if (found?.isEmpty() === true) return found;
    found = narrowed(found, part, { sources, among });
  }
  return found ?? sources.columns.alive().copy();
}

function narrowed(
  found: DocumentSet | null,
  part: Plan,
  { sources, among }: { sources: QuerySources; among: DocumentSet | null },
): DocumentSet {
  if (found === null) return evaluate(part, sources, among);
  if (part.kind === 'not') return found.removeAll(evaluate(part.plan, sources, found));
  if (part.kind === 'column') return keepMeeting(found, part.query, sources);
  return found.keepOnly(evaluate(part, sources, found));
}
