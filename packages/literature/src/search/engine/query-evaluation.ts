import { unreachable } from '@footnote/domain';
import type { Query } from '../query.ts';
import { columnCondition, type ColumnSources } from './column-condition.ts';
import { DocumentSet } from './document-set.ts';
import { nearDocuments } from './near-places.ts';
import { rowPlaces } from './phrase-places.ts';
import type { Plan, RowsPlan } from './plan.ts';
import { planQuery } from './query-plan.ts';
import type { SpellingSource } from './query-words.ts';
import type { TextResults } from './text-results.ts';
import { tooWide } from './request-limits.ts';
import type { TermReader } from './term-reader.ts';
import { addDocumentsWith, type WordLookup } from './word-postings.ts';

export interface QuerySources extends ColumnSources {
  reader: TermReader;
  spellings: SpellingSource;
  texts: TextResults;
  /** Time of `performance.now()` at which a search is given up as too wide. */
  deadline: number;
}

/** The documents that match a query; null stands for all, so that the commonest case costs nothing. */
export function matchingDocuments(query: Query, sources: QuerySources): DocumentSet | null {
  const plan = planQuery(query, sources.spellings);
  return plan.kind === 'everything' ? null : evaluate(plan, sources);
}

/** Nobody waits longer for a search, and meanwhile nobody else's is answered. */
export const LONGEST_SEARCH_MILLISECONDS = 20_000;

function checkDeadline(deadline: number): void {
  if (performance.now() > deadline)
    throw tooWide('The search has so many common words and phrases that it takes too long: leave some of them out.');
}

/** The documents with the rows of words, taken from memory or from `among`; all of them where `among` is null. */
function rowsDocuments(plan: RowsPlan, sources: QuerySources, among: DocumentSet | null): DocumentSet {
  const { columns, texts, deadline } = sources;
  checkDeadline(deadline);
  const key = JSON.stringify(plan);
  const kept = texts.kept(key, columns.highest);
  if (kept !== null) return kept;
  const found: number[] = [];
  const check = () => checkDeadline(deadline);
  for (const segment of sources.reader.segments()) {
    const places = { reader: sources.reader, segment, mask: plan.mask, among: among ?? columns.alive(), check };
    const [only] = plan.of;
    const documents =
      only !== undefined && plan.of.length === 1
        ? rowPlaces(only, places).documents
        : nearDocuments(plan.of, plan.distance, places);
    for (const document of documents) found.push(document);
  }
  if (among === null) texts.keep(key, Uint32Array.from(found));
  return DocumentSet.of(columns.highest, found);
}

/** The documents with one of the words. */
export function wordDocuments(
  words: readonly WordLookup[],
  { reader, columns, deadline }: Pick<QuerySources, 'reader' | 'columns' | 'deadline'>,
): DocumentSet {
  checkDeadline(deadline);
  const set = new DocumentSet(columns.highest);
  const inOrder = words.toSorted((left, right) => (left.word < right.word ? -1 : left.word > right.word ? 1 : 0));
  for (const segment of reader.segments())
    for (const word of inOrder) {
      checkDeadline(deadline);
      addDocumentsWith(set, word, { reader, segment });
    }
  return set.keepOnly(columns.alive());
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
      return wordDocuments(plan.of, sources);
    case 'rows':
      return rowsDocuments(plan, sources, among);
    case 'column':
      return (among ?? columns.alive()).copy().keepWhere(columnCondition(plan.query, sources));
    case 'not':
      return (among ?? columns.alive()).copy().removeAll(evaluate(plan.plan, sources, among));
    case 'or':
      return plan.of.reduce(
        (set, part) => set.addAll(evaluate(part, sources, among)),
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
  if (part.kind === 'column') return found.keepWhere(columnCondition(part.query, sources));
  return found.keepOnly(evaluate(part, sources, found));
}
