import type { SearchRequest } from '../../literature-index.ports.ts';
import type { Query, RankTerm } from '../../query.ts';
import { stemWord } from '../../text/stem-word.ts';
import type { WordGroup } from '../../text/tokenise.ts';
import { SCATTERED_PHRASE_SHARE, inverseFrequency, roundedScore, termScore } from '../../core/bm25.ts';
import type { ColumnStore } from '../columns/column-store.ts';
import type { ScoreAccumulator } from './score-accumulator.ts';
import type { DocumentSet } from '../postings/document-set.ts';
import { documentOrder, firstInOrder } from '../columns/hit-order.ts';
import { countIn, emptyPostings, type Postings } from '../postings/postings-codec.ts';
import type { PostingStore } from '../postings/posting-store.ts';
import { phraseForms, queryWords } from '../../core/query-words.ts';
import { addSubstitutes } from './score-substitutes.ts';
import { containsSequence, type ForwardIndex } from '../../core/forward-index.ts';

/** Phrases are looked up in this many of the best articles; further down, their words count as standing apart. */
const PHRASES_CHECKED_IN = 300;

export interface RankSources {
  scores: ScoreAccumulator;
  /** Room for other scores on the way. */
  room: ScoreAccumulator;
  columns: ColumnStore;
  postings: PostingStore;
  sequences: ForwardIndex;
  /** Articles that match; null stands for all. */
  matching: (query: Query) => DocumentSet | null;
}

/** Valid until the next ranking. */
export interface RankedDocuments {
  documents: Uint32Array;
  score: (document: number) => number;
}

/** A term's articles with what each of them scores for it. */
interface ScoredTerm {
  groups: readonly WordGroup[];
  postings: Postings;
  /** Weight times inverse frequency. */
  weight: number;
}

/**
 * Scores the documents (of `allowed`; null allows all) that contain a term by BM25 over the combined fields. A phrase or
 * hyphenated term is contained where all its words are, and counts in full where they stand together. Substitutes count
 * where they score more than the terms they stand for.
 */
export function rankDocuments(
  { rank, substitutes = [] }: Pick<SearchRequest, 'rank' | 'substitutes'>,
  allowed: DocumentSet | null,
  sources: RankSources,
): RankedDocuments {
  const { articles } = sources.columns.totals();
  const norms = sources.columns.norms();
  const { scores } = sources;
  scores.begin(sources.columns.highest);
  const phrases: ScoredTerm[] = [];
  const weigh = (term: RankTerm) => scoredTerm(term, articles, sources.postings);
  const terms = (rank ?? []).map(weigh);
  for (const scored of terms) {
    if (scored === null) continue;
    const isPhrase = wordCount(scored.groups) > 1;
    if (isPhrase) phrases.push(scored);
    const weight = scored.weight * (isPhrase ? SCATTERED_PHRASE_SHARE : 1);
    const { size, documents, counts } = scored.postings;
    for (let index = 0; index < size; index += 1) {
      const document = documents[index] ?? 0;
      if (allowed !== null && !allowed.has(document)) continue;
      scores.add(document, weight * termScore(counts[index] ?? 0, norms[document] ?? 0));
    }
  }
  addSubstitutes(substitutes, { terms, allowed }, { ...sources, weigh });
  const documents = scores.documents();
  const score = (document: number) => roundedScore(scores.of(document));
  if (phrases.length > 0) {
    const pmid = (document: number) => sources.columns.value('pmid', document);
    const best = firstInOrder(documents, PHRASES_CHECKED_IN, {
      order: documentOrder('desc', { value: null, score, pmid }),
      key: score,
    });
    addPhraseScores(phrases, best, sources);
  }
  return { documents, score };
}

/** Those that score enough, by themselves and beside the best. */
export function closeDocuments(
  { documents, score }: RankedDocuments,
  { leastShare = 0, leastScore = 0 }: Pick<SearchRequest, 'leastShare' | 'leastScore'>,
): RankedDocuments {
  if (leastShare === 0 && leastScore === 0) return { documents, score };
  let best = 0;
  if (leastShare > 0) for (const document of documents) best = Math.max(best, score(document));
  const least = Math.max(leastScore, leastShare * best);
  const close = new Uint32Array(documents.length);
  let size = 0;
  for (const document of documents) {
    if (score(document) < least) continue;
    close[size] = document;
    size += 1;
  }
  return { documents: close.subarray(0, size), score };
}

function wordCount(groups: readonly WordGroup[]): number {
  return groups.reduce((sum, group) => sum + group.parts.length, 0);
}

function scoredTerm(term: RankTerm, articles: number, store: PostingStore): ScoredTerm | null {
  const groups = queryWords(term.text);
  const [first, ...rest] = groups.map((group) => groupPostings(group, store));
  if (first === undefined || !(term.weight > 0)) return null;
  const postings = rest.reduce(inBoth, first);
  return { groups, postings, weight: term.weight * inverseFrequency(articles, postings.size) };
}

/** The articles that contain a hyphenated word as one joined word, or all of its parts. */
function groupPostings(group: WordGroup, store: PostingStore): Postings {
  const [first, ...rest] = group.parts.map((part) => store.postings(stemWord(part)));
  const apart = rest.reduce(inBoth, first ?? NO_POSTINGS);
  return group.joined === null ? apart : inEither(apart, store.postings(stemWord(group.joined)));
}

const NO_POSTINGS = emptyPostings(0);

/** Documents in both, with the lower count. */
export function inBoth(left: Postings, right: Postings): Postings {
  const both = emptyPostings(Math.min(left.size, right.size));
  for (let one = 0, other = 0; one < left.size && other < right.size;) {
    const difference = (left.documents[one] ?? 0) - (right.documents[other] ?? 0);
    if (difference === 0) push(both, left.documents[one], Math.min(left.counts[one] ?? 0, right.counts[other] ?? 0));
    if (difference <= 0) one += 1;
    if (difference >= 0) other += 1;
  }
  return both;
}

/** Documents in one of the two, with the higher count. */
function inEither(left: Postings, right: Postings): Postings {
  const either = emptyPostings(left.size + right.size);
  for (let one = 0, other = 0; one < left.size || other < right.size;) {
    const leftDocument = one < left.size ? (left.documents[one] ?? 0) : Number.POSITIVE_INFINITY;
    const rightDocument = other < right.size ? (right.documents[other] ?? 0) : Number.POSITIVE_INFINITY;
    const leftCount = leftDocument <= rightDocument ? (left.counts[one] ?? 0) : 0;
    const rightCount = rightDocument <= leftDocument ? (right.counts[other] ?? 0) : 0;
    push(either, Math.min(leftDocument, rightDocument), Math.max(leftCount, rightCount));
    if (leftDocument <= rightDocument) one += 1;
    if (rightDocument <= leftDocument) other += 1;
  }
  return either;
}

function push(postings: Postings, document: number | undefined, count: number): void {
  postings.documents[postings.size] = document ?? 0;
  postings.counts[postings.size] = count;
  postings.size += 1;
}

/** Adds the rest of a phrase's score to the best documents in which it stands together. */
function addPhraseScores(phrases: readonly ScoredTerm[], best: readonly number[], sources: RankSources): void {
  const checked = phrases.map((phrase) => ({
    phrase,
    forms: phraseForms(phrase.groups).map((words) => words.map(stemWord)),
  }));
  for (const document of best) {
    const sequence = sources.sequences.find(document);
    const norm = sources.columns.norms()[document] ?? 0;
    for (const { phrase, forms } of checked) {
      const count = countIn(phrase.postings, document);
      if (count === 0 || !forms.some((stems) => containsSequence(sequence, stems))) continue;
      const whole = phrase.weight * termScore(count, norm);
      sources.scores.add(document, whole * (1 - SCATTERED_PHRASE_SHARE));
    }
  }
}
