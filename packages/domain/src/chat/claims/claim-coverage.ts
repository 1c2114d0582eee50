import { TEXT_LIMITS } from '../../kernel/text-limits.ts';
import { withoutEnd } from '../../kernel/scan-text.ts';
import { numbersAgree, numbersOf, type ClaimNumber } from './claim-numbers.ts';
import { contradicts, negationsOf, polaritiesOf, type Stance } from './claim-polarity.ts';
import type { ClaimSource, SourceSentence } from './claim-source.ts';
import { cognate, contentWords, foldText, wordsOf } from './claim-words.ts';

/** A further sentence is read when it adds this much. */
const ADDS = 0.08;
const SENTENCES_PER_SOURCE = 3;
const NUMBER_WEIGHT = 1.2;
/** Folded characters from which a literal match counts as a quotation. */
const QUOTATION = 15;

const END_MARK = /[\s.!?]/;

/** A claim, read once for all its sources. */
export interface ReadClaim extends Stance {
  folded: string;
  /** Folded words with their weights. */
  words: readonly (readonly [string, number])[];
  numbers: readonly ClaimNumber[];
  total: number;
}

/** What one source has of a claim. */
export interface Reading {
  best: SourceSentence | null;
  sentences: readonly SourceSentence[];
  coverage: number;
  quoted: boolean;
  contradicted: boolean;
}

/** A sentence too long to compare is read as far as its quotation; its words count up to the limit. */
export function readClaim(whole: string, citations: number): ReadClaim {
  const text = whole.slice(0, TEXT_LIMITS.sentence);
  const weights = new Map<string, number>();
  for (const { stem, weight } of contentWords(wordsOf(text)))
    weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  // "Two trials [1, 2]" counts the references, which no single source can confirm.
  const numbers = numbersOf(text).filter((number) => !number.worded || number.readings[0] !== String(citations));
  const words = [...weights];
  const total = words.reduce((sum, [, weight]) => sum + weight, 0) + numbers.length * NUMBER_WEIGHT;
  return {
    folded: withoutEnd(foldText(whole), END_MARK),
    words,
    numbers,
    total,
    polarities: polaritiesOf(text),
    negations: negationsOf(text),
    stems: new Set(weights.keys()),
  };
}

/** Share of a claim's words and numbers found in some sentences, 0 to 1. */
export function coverage(claim: ReadClaim, sentences: readonly SourceSentence[], foreign: boolean): number {
  if (claim.total === 0) return 0;
  let found = 0;
  for (const [stem, weight] of claim.words) {
    const key = foreign ? cognate(stem) : stem;
    if (sentences.some((sentence) => (foreign ? sentence.cognates : sentence.stems).has(key))) found += weight;
  }
  found += NUMBER_WEIGHT * (claim.numbers.length - missingNumbers(claim, sentences).length);
  return found / claim.total;
}

/** The numbers of a claim that none of the sentences has. */
export function missingNumbers(claim: ReadClaim, sentences: readonly SourceSentence[]): ClaimNumber[] {
  return claim.numbers.filter(
    (wanted) => !sentences.some(({ numbers }) => numbers.some((found) => numbersAgree(wanted, found))),
  );
}

function isQuoted(claim: ReadClaim, text: string): boolean {
  return claim.folded.length >= QUOTATION && text.includes(claim.folded);
}

/** Weight of each word and number of a claim that a sentence has, 0 where it has not. */
function matches(claim: ReadClaim, sentence: SourceSentence, foreign: boolean): number[] {
  const stems = foreign ? sentence.cognates : sentence.stems;
  const words = claim.words.map(([stem, weight]) => (stems.has(foreign ? cognate(stem) : stem) ? weight : 0));
  const numbers = claim.numbers.map((wanted) =>
    sentence.numbers.some((found) => numbersAgree(wanted, found)) ? NUMBER_WEIGHT : 0,
  );
  return [...words, ...numbers];
}

/** Chooses up to three sentences that together carry most of a claim. */
function chooseSentences(
  claim: ReadClaim,
  source: ClaimSource,
  foreign: boolean,
): { chosen: SourceSentence[]; reached: number } {
  const candidates = source.sentences
    .map((sentence) => ({ sentence, weights: matches(claim, sentence, foreign) }))
    .filter(({ weights }) => weights.some((weight) => weight > 0));
  const chosen: SourceSentence[] = [];
  const carried = new Set<number>();
  let reached = 0;
  while (chosen.length < SENTENCES_PER_SOURCE && claim.total > 0) {
    let best: (typeof candidates)[number] | null = null;
    let most = chosen.length === 0 ? 0 : ADDS * claim.total;
    for (const candidate of candidates) {
      const gain = candidate.weights.reduce((sum, weight, index) => (carried.has(index) ? sum : sum + weight), 0);
      if (gain > most) [best, most] = [candidate, gain];
    }
    if (best === null) break;
    chosen.push(best.sentence);
    for (const [index, weight] of best.weights.entries()) if (weight > 0) carried.add(index);
    reached += most / claim.total;
  }
  return { chosen, reached };
}

/** Finds the sentences of one source that carry a claim best. */
export function readAgainst(claim: ReadClaim, source: ClaimSource, foreign: boolean): Reading {
  const { chosen, reached } = chooseSentences(claim, source, foreign);
  const whole =
    source.sentences.find(({ folded }) => withoutEnd(folded, END_MARK) === claim.folded) ??
    source.sentences.find(({ folded }) => isQuoted(claim, folded)) ??
    null;
  const quoted = whole !== null || source.folded.some((text) => isQuoted(claim, text));
  const sentences = whole === null ? chosen : [whole];
  const exact = whole !== null && claim.folded.length * 1.25 >= whole.folded.length;
  return {
    best: whole ?? chosen[0] ?? null,
    sentences,
    coverage: quoted ? 1 : reached,
    quoted,
    contradicted: !exact && contradicts(claim, sentences),
  };
}
