import { TEXT_LIMITS } from '../../kernel/text-limits.ts';
import type { Evidence, Verdict, VerdictReason } from '../chat-stream.schema.ts';
import { numbersAgree } from './claim-numbers.ts';
import type { ClaimSource } from './claim-source.ts';
import { deniesOtherwise } from './denied-words.ts';
import { compareStatements, type SentenceFigures, type SourceStatements } from './model/claim-features.ts';
import { CLAIM_MODEL } from './model/claim-weights.ts';
import { judgeClaim } from './model/judge-claim.ts';
import type { ClaimModel } from './model/linear-model.ts';
import { isAim } from './model/sentence-features.ts';
import { readStatement, type Statement } from './statement.ts';

export interface EnglishVerdict {
  verdict: Verdict;
  reason?: VerdictReason;
  evidence: Evidence[];
}

/** The answer before the sentence that says it: "No, aspirin reduces …" denies nothing of what follows. */
const ANSWERED = /^(?:no|yes)\s?[,:;]\s/i;

/** Share of a claim's topics, by rarity, below which a sentence is not shown as what decides. */
const SHOWN = 0.15;

/** Judges an English claim against English sources; `isComplete` where each source carries some of it. */
export function englishVerdict(
  text: string,
  sources: readonly ClaimSource[],
  { isComplete, model = CLAIM_MODEL }: { isComplete: boolean; model?: ClaimModel | undefined },
): EnglishVerdict {
  const claim = readStatement(text.replace(ANSWERED, ''));
  const compared = sources.map((source) => compareStatements(claim, source.statements()));
  const decided = sources.map((source, index) => {
    const comparison = compared[index];
    if (comparison === undefined) return undefined;
    const [place = 0] = judgeClaim(comparison, model).deciding;
    const figures = comparison.figures[comparison.places.indexOf(place)];
    const sentence = source.sentences[place];
    return sentence === undefined || figures === undefined ? undefined : { sentence, figures };
  });
  const shown = decided.filter((one) => one !== undefined && (one.figures['covered'] ?? 0) >= SHOWN);
  const evidence = shown.flatMap((one) => (one === undefined ? [] : [one.sentence.evidence]));
  const [deciding] = shown.toSorted(
    (left, right) => (right?.figures['covered'] ?? 0) - (left?.figures['covered'] ?? 0),
  );
  const [only] = compared;
  const judged = judgeClaim(
    only !== undefined && compared.length === 1 ? only : compareStatements(claim, together(sources)),
    model,
  );
  if (deciding === undefined || judged.lean === 'not found') return { verdict: 'not found', evidence };
  if (judged.lean !== 'contradicted' && hasOtherNumbers(claim, sources, deciding.figures))
    return { verdict: 'contradicted', reason: 'number', evidence };
  const isDenied = deniesOtherwise(claim, deciding.sentence.statement());
  const isAlike =
    !isDenied && !isDirectionOpen(deciding.figures, sources.length === 1) && isSaidAlike(deciding.figures);
  const against = reasonAgainst(deciding.figures, isDenied);
  if (
    against !== undefined &&
    ((judged.lean === 'contradicted' && !isAlike) || isPlainlyAgainst(claim, deciding.figures, isDenied))
  )
    return { verdict: 'contradicted', reason: against, evidence };
  if (isDenied) return { verdict: 'partly', reason: 'denial', evidence };
  const asked = { claim, text, isComplete, isAlone: sources.length === 1 };
  const doubt = doubtOf(asked, deciding.sentence.statement(), deciding.figures);
  if (doubt !== undefined) return { verdict: 'partly', reason: doubt, evidence };
  if (isDirectionOpen(deciding.figures, asked.isAlone)) return { verdict: 'partly', reason: 'direction', evidence };
  return { verdict: judged.lean === 'supported' || isAlike ? 'supported' : 'partly', evidence };
}

/** Share of a claim's topics that a sentence has which plainly says the opposite of it. */
const SAME_TOPIC = 0.8;

/** Whether a sentence on the same topic has an opposed word in the place of the claim's, or denies what the claim says. */
function isPlainlyAgainst(claim: Statement, figures: SentenceFigures, isDenied: boolean): boolean {
  if ((figures['covered'] ?? 0) < SAME_TOPIC) return false;
  // "Independent" beside "dependent" is no denial that turns the opposite round again; "not" would be.
  if (has(figures, 'opposedNear')) return !has(figures, 'denialDiffers') || !speaksOfNot(claim, figures);
  return !has(figures, 'opposed') && (isDenied || has(figures, 'denialDiffers'));
}

const speaksOfNot = (claim: Statement, figures: SentenceFigures) =>
  has(figures, 'near denies') || claim.words.some(({ direction }) => direction === 'denies');

/** Shares of a claim's words, and of its neighbouring words, that a sentence has where it says the claim in the same words. */
const ALIKE = { covered: 0.85, neighbours: 0.6 };
const DIFFERENCES = ['opposed', 'denialDiffers', 'denialOfClaimAlone', 'missingNumbers', 'changedSides'];

/** Whether a sentence says a claim in its own words, order and denials kept. */
function isSaidAlike(figures: SentenceFigures): boolean {
  if (DIFFERENCES.some((name) => has(figures, name))) return false;
  return (figures['coveredAll'] ?? 0) >= ALIKE.covered && (figures['neighbours'] ?? 0) >= ALIKE.neighbours;
}

/** One number can be another way to say it; two that no sentence has are wrong where the sentence that decides has others. */
const WRONG_NUMBERS = 2;
const SAID = 0.6;

function hasOtherNumbers(claim: Statement, sources: readonly ClaimSource[], figures: SentenceFigures): boolean {
  if ((figures['covered'] ?? 0) < SAID || !has(figures, 'otherNumbers')) return false;
  const known = sources.flatMap((source) => source.sentences.flatMap(({ numbers }) => numbers));
  return claim.numbers.filter((wanted) => !known.some((found) => numbersAgree(wanted, found))).length >= WRONG_NUMBERS;
}

/** Several sources as one: a sentence may say of two studies what neither says alone. */
function together(sources: readonly ClaimSource[]): SourceStatements {
  const all = sources.map((source) => source.statements());
  return {
    sentences: all.flatMap(({ sentences }) => sentences),
    abbreviations: new Map(all.flatMap(({ abbreviations }) => [...abbreviations])),
  };
}

const has = (figures: SentenceFigures, name: string) => (figures[name] ?? 0) > 0;

/** What speaks most plainly against a claim in the sentence that decides; undefined where nothing there does. */
function reasonAgainst(figures: SentenceFigures, isDenied: boolean): VerdictReason | undefined {
  if (has(figures, 'comparison') && (figures['swap'] ?? 0) < 0) return 'sides';
  if (has(figures, 'opposed')) return 'opposite';
  if (isDenied || has(figures, 'denialDiffers')) return 'denial';
  if (has(figures, 'otherNumbers')) return 'number';
  const leansAway = (figures['agree'] ?? 0) < 0 || (figures['graded'] ?? 0) < 0;
  return leansAway || isOtherwise(figures) ? 'direction' : undefined;
}

/** How plainly another direction is said beside the words of a claim than the claim's own, from 0 to 1. */
const OTHERWISE = 0.3;

const isOtherwise = (figures: SentenceFigures) => (figures['besideWorstShare'] ?? 0) >= OTHERWISE;

/** Whether a sentence says another direction of the same words than a claim, or, where no other source may say it, leaves one unsaid. */
function isDirectionOpen(figures: SentenceFigures, isAlone: boolean): boolean {
  return isOtherwise(figures) || (isAlone && (has(figures, 'unsaidFalls') || has(figures, 'unsaidRises')));
}

/** Why a claim that seems supported is so only partly. */
function doubtOf(
  asked: { claim: Statement; text: string; isComplete: boolean; isAlone: boolean },
  sentence: Statement,
  figures: SentenceFigures,
): VerdictReason | undefined {
  if (has(figures, 'missingNumbers') && asked.isAlone) return 'number';
  if (has(figures, 'comparison') && (figures['swap'] ?? 0) < 0) return 'sides';
  if (isAim(sentence)) return 'aim';
  return asked.isComplete && asked.text.length <= TEXT_LIMITS.sentence ? undefined : 'source';
}
