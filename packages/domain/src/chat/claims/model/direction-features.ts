import type { AlignedWord, Alignment } from '../align.ts';
import type { WordDirection } from '../direction-words.ts';
import { isOpposed, oppositesOf } from '../opposed-words.ts';
import type { Statement, StatementWord } from '../statement.ts';

const DIRECTIONS: readonly WordDirection[] = ['rises', 'falls', 'same', 'holds', 'denies'];
/** Words around those a sentence shares with a claim. */
const NEAR = 3;
const BEFORE = 4;
const MOST_COUNTED = 3;

type Words = readonly StatementWord[];

const sign = ({ direction }: StatementWord) =>
  direction === 'falls' || direction === 'denies' || direction === 'same' ? -1 : 1;
const parity = (words: Words) => words.reduce((product, word) => product * sign(word), 1);
const count = (words: Words, direction: WordDirection) => words.filter((word) => word.direction === direction).length;
const tendency = (words: Words) => Math.sign(count(words, 'rises') - count(words, 'falls'));
const denial = (words: Words) => ((count(words, 'denies') + count(words, 'same')) % 2 === 0 ? 1 : -1);

/** The words of a sentence around those it shares with a claim, and all from the first of those to the last. */
function surroundings(sentence: Statement, pairs: readonly AlignedWord[]): { near: Words; span: Words } {
  const topics = pairs.filter(({ claim }) => claim.direction === null).map(({ source }) => source.position);
  const [first, last] = [Math.min(...topics), Math.max(...topics)];
  const places = new Set(
    topics.flatMap((position) => Array.from({ length: 2 * NEAR + 1 }, (_none, index) => position - NEAR + index)),
  );
  return {
    near: sentence.words.filter(({ position }) => places.has(position)),
    span:
      topics.length === 0
        ? sentence.words
        : sentence.words.filter(({ position }) => position >= first - BEFORE && position <= last + NEAR),
  };
}

/** Whether a claim and a sentence point the same way. */
export function directionFeatures(claim: Statement, sentence: Statement, { pairs }: Alignment): Record<string, number> {
  const { near, span } = surroundings(sentence, pairs);
  const said = denial(claim.words);
  const found = denial(near);
  const both = said * found;
  const agree = tendency(claim.words) * tendency(near);
  const features: Record<string, number> = {
    parityWhole: parity(claim.words) * parity(sentence.words),
    paritySpan: parity(claim.words) * parity(span),
    parityNear: parity(claim.words) * parity(near),
    agree,
    agreeDenied: agree * both,
    denialDiffers: both === -1 ? 1 : 0,
    denialBoth: said === -1 && found === -1 ? 1 : 0,
    denialOfClaim: said === -1 && found === 1 ? 1 : 0,
    denialOfSource: said === 1 && found === -1 ? 1 : 0,
    denialOfClaimAlone: said === -1 && denial(sentence.words) === 1 ? 1 : 0,
    ...opposedFeatures(claim, sentence, near, both),
    ...comparisonFeatures(claim, sentence, pairs),
    ...attachedFeatures(claim, sentence, pairs),
  };
  features['swappedDirection'] = (features['swap'] ?? 0) * (features['graded'] ?? 0);
  for (const direction of DIRECTIONS) {
    features[`near ${direction}`] = Math.min(MOST_COUNTED, count(near, direction));
    features[`span ${direction}`] = Math.min(MOST_COUNTED, count(span, direction));
    for (const other of DIRECTIONS)
      features[`${direction} × ${other}`] = count(claim.words, direction) > 0 && count(near, other) > 0 ? 1 : 0;
  }
  return features;
}

/** Words of a claim that a sentence says, and those whose opposite it says instead. */
function opposedFeatures(claim: Statement, sentence: Statement, near: Words, both: number): Record<string, number> {
  let opposed = 0;
  let opposedNear = 0;
  let opposedAnywhere = 0;
  let same = 0;
  let graded = 0;
  for (const word of claim.words) {
    if (word.direction === 'denies') continue;
    const opposites = oppositesOf(word.lower);
    const isSaid = sentence.byStem.has(word.stem);
    if (isSaid && (word.direction !== null || opposites.beginnings.length > 0)) same += 1;
    if (word.direction === 'rises' || word.direction === 'falls') graded += gradedBy(word, near);
    if (opposites.beginnings.length === 0 && opposites.denied === '' && word.direction === null) continue;
    const isAgainst = (other: StatementWord) => isOpposed(opposites, word.stem, other);
    if (!sentence.words.some(isAgainst)) continue;
    opposedAnywhere += 1;
    if (isSaid) continue;
    opposed += 1;
    if (near.some(isAgainst)) opposedNear += 1;
  }
  return {
    opposed,
    opposedNear,
    opposedAnywhere,
    opposedDenied: opposed * both,
    opposedNearDenied: opposedNear * both,
    same,
    sameDenied: same * both,
    graded: graded * both,
  };
}

/** -1 to 1: whether the directions near go with that of a word. */
function gradedBy(word: StatementWord, near: Words): number {
  const directed = near.filter(({ direction }) => direction === 'rises' || direction === 'falls');
  if (directed.length === 0) return 0;
  return directed.reduce((sum, { direction }) => sum + (direction === word.direction ? 1 : -1), 0) / directed.length;
}

/** Words before and behind a word in which the direction that is said of it stands. */
const ATTACHED_BEFORE = 3;
const ATTACHED_BEHIND = 2;

/** The direction said of a word: 1 or -1 by the nearest word of direction before it, else behind it; 0 where none is near. */
function attachedSign(words: Words, { position }: StatementWord): number {
  const around = [
    ...words.slice(Math.max(0, position - ATTACHED_BEFORE), position).toReversed(),
    ...words.slice(position + 1, position + 1 + ATTACHED_BEHIND),
  ];
  const nearest = around.find(({ direction }) => direction !== null && direction !== 'holds');
  if (nearest === undefined) return 0;
  if (nearest.direction === 'denies') return -1;
  const before = words.slice(Math.max(0, nearest.position - ATTACHED_BEFORE), nearest.position);
  return sign(nearest) * (before.some(({ direction }) => direction === 'denies') ? -1 : 1);
}

/** Whether the same direction is said of the words that both have. */
function attachedFeatures(
  claim: Statement,
  sentence: Statement,
  pairs: readonly AlignedWord[],
): Record<string, number> {
  let agreeing = 0;
  let disagreeing = 0;
  let product = 1;
  let last = 0;
  for (const { claim: word, source } of pairs) {
    if (word.direction !== null) continue;
    const sides = attachedSign(claim.words, word) * attachedSign(sentence.words, source);
    if (sides > 0) agreeing += word.rarity;
    if (sides < 0) disagreeing += word.rarity;
    if (sides !== 0) {
      product *= sides;
      last = sides;
    }
  }
  return {
    attachedAgreeing: agreeing,
    attachedDisagreeing: disagreeing,
    attachedProduct: agreeing + disagreeing === 0 ? 0 : product,
    attachedLast: last,
  };
}

const THAN = new Set(['than', 'versus', 'vs', 'compared']);
const middle = (words: Words) => words.findIndex((word) => word.position > 0 && THAN.has(word.lower));

/** Whether what stands on the two sides of a comparison ("more in A than in B") changed sides. */
function comparisonFeatures(
  claim: Statement,
  sentence: Statement,
  pairs: readonly AlignedWord[],
): { comparison: number; swap: number; changedSides: number; keptSides: number } {
  const inClaim = middle(claim.words);
  const inSource = middle(sentence.words);
  const none = { comparison: 0, swap: 0, changedSides: 0, keptSides: 0 };
  if (inClaim <= 0 || inSource <= 0) return none;
  let changedSides = 0;
  let keptSides = 0;
  for (const { claim: word, source } of pairs) {
    if (word.direction !== null) continue;
    const isBefore = word.position < inClaim;
    const places = sentence.byStem.get(word.stem) ?? [source];
    if (places.some(({ position }) => position < inSource === isBefore)) keptSides += word.rarity;
    else changedSides += word.rarity;
  }
  return { comparison: 1, swap: Math.sign(keptSides - changedSides - 0.01), changedSides, keptSides };
}
