import type { AlignedWord } from '../align.ts';
import type { Statement, StatementWord } from '../statement.ts';

/** Words over which what is said of a word loses most of its weight. */
const FADING = 3;
/** Words beyond which nothing is said of a word. */
const FARTHEST = 12;
/** A word of direction speaks rather of what follows ("reduces pain") than of what precedes it ("pain fell"). */
const BEHIND = 0.6;
const DENIAL_REACH = 4;
/** Weight from which a direction counts as said of the same words. */
const SAID_AT_ALL = 0.08;
/** The same word of direction in claim and sentence is told of the same thing rather than another one. */
const SAME_WORD = { times: 2, more: 0.1 };
/** Words of direction that are weighed. */
const MOST_WORDS = 24;
/** What a word at least says of what a sentence is about, however common. */
const LEAST_WEIGHT = 0.5;
const MOST_COUNTED = 2;
/** Where a claim has no word of direction, none of them is least said. */
const NOTHING_TO_SAY = 0.5;

/** Beginnings of words that take away what stands beside them. */
const TAKEN_AWAY =
  /^(?:deficien|lack|absen|loss|los[et]|knock|ablat|delet|deplet|silenc|inhibit|block|antagoni|null|without|inactivat|depriv|disrupt|remov|suppress|haploinsuff|withdraw)/;
/** Words from one that is taken away to the word that says so. */
const TAKEN_REACH = 2;

/** Words that say how much, not which way. */
const INTENSITY =
  /^(?:strong|high|marked|great|robust|large|wide|broad|deep|heavi|most|main|intensive|significant|consistent|common|frequent|severe)ly$|^well$/;

type Words = readonly StatementWord[];

/** A word that says a direction. */
interface DirectedWord {
  word: StatementWord;
  sign: -1 | 1;
  /** Whether it says that something rises or falls, and not only that there is an effect. */
  isGraded: boolean;
  isDenied: boolean;
}

/** A word that claim and sentence share, with how much it says of what both are about. */
interface Anchor extends AlignedWord {
  weight: number;
}

/** Two words of direction beside the same words. */
interface Beside {
  other: DirectedWord;
  /** How much both speak of the same words. */
  weight: number;
  /** 1 the same direction, -1 the other, 0 where that cannot be told. */
  agrees: -1 | 0 | 1;
  isDenialAlike: boolean;
}

/** Whether the words of direction that stand beside the same words in a claim and a sentence point the same way. */
export function alignmentFeatures(
  claim: Statement,
  sentence: Statement,
  pairs: readonly AlignedWord[],
): Record<string, number> {
  const anchors = pairs.map((pair) => ({
    ...pair,
    weight: pair.claim.direction === null ? Math.max(LEAST_WEIGHT, pair.claim.rarity) : LEAST_WEIGHT,
  }));
  const said = directedWords(claim.words);
  const found = directedWords(sentence.words);
  const all = said.map((one) => {
    // "Older" of both says nothing of "increases".
    const free = found.filter(({ word }) => word.stem === one.word.stem || !claim.byStem.has(word.stem));
    return { one, beside: besideOf(one, free, anchors) };
  });
  const taken = takenAway(claim, sentence, pairs);
  const whole = wholeFeatures(all);
  return {
    ...whole,
    ...eachFeatures(all),
    ...taken,
    fallsAlone: hasFall(said) && !hasFall(found) ? 1 : 0,
    fallsOfSource: !hasFall(said) && hasFall(found) ? 1 : 0,
    besideTaken: whole.besideShare * taken.takenParity,
    besideStrongestTaken: whole.besideStrongest * taken.takenParity,
  };
}

function directedWords(words: Words): DirectedWord[] {
  const directed = words
    .filter(({ direction, lower }) => direction !== null && direction !== 'denies' && !INTENSITY.test(lower))
    .slice(0, MOST_WORDS);
  return directed.map((word) => {
    const before = words.slice(Math.max(0, word.position - DENIAL_REACH), word.position);
    const isOdd = before.filter(({ direction }) => direction === 'denies').length % 2 === 1;
    return {
      word,
      sign: word.direction === 'falls' ? -1 : 1,
      isGraded: word.direction === 'rises' || word.direction === 'falls',
      // "Similar" says that there is no difference, "not similar" that there is one.
      isDenied: word.direction === 'same' ? !isOdd : isOdd,
    };
  });
}

/** Whether anything is said to fall, to be denied or to stay. */
function hasFall(words: readonly DirectedWord[]): boolean {
  return words.some(({ sign, isDenied }) => sign < 0 || isDenied);
}

/** How much a word of direction at one place speaks of a word at another. */
function nearness(from: number, to: number): number {
  const away = to - from;
  return Math.exp(-Math.abs(away) / FADING) * (away < 0 ? BEHIND : 1);
}

const isNear = (one: StatementWord, other: StatementWord) => Math.abs(one.position - other.position) <= FARTHEST;

/** The words of direction of a sentence, each weighed by how much it stands beside the same words as one of a claim. */
function besideOf(one: DirectedWord, found: readonly DirectedWord[], anchors: readonly Anchor[]): Beside[] {
  const near = anchors.filter(({ claim }) => claim !== one.word && isNear(claim, one.word));
  return found.map((other) => {
    let weight = 0;
    for (const anchor of near)
      if (anchor.source !== other.word && isNear(anchor.source, other.word))
        weight +=
          anchor.weight *
          nearness(one.word.position, anchor.claim.position) *
          nearness(other.word.position, anchor.source.position);
    const isSame = one.word.stem === other.word.stem;
    const isDenialAlike = one.isDenied === other.isDenied;
    const isTold = isSame || (one.isGraded && other.isGraded);
    return {
      other,
      weight: isSame ? SAME_WORD.times * weight + SAME_WORD.more : weight,
      agrees: isTold ? agreement(one.sign === other.sign, isDenialAlike) : 0,
      isDenialAlike,
    };
  });
}

const agreement = (isSignAlike: boolean, isDenialAlike: boolean) => (isSignAlike === isDenialAlike ? 1 : -1);

type BesideEach = readonly { one: DirectedWord; beside: readonly Beside[] }[];

/** What all words of direction together say: shares of all that stands beside the same words. */
function wholeFeatures(all: BesideEach) {
  const flat = all.flatMap(({ one, beside }) => beside.map((pair) => ({ ...pair, one })));
  const sumOf = (counts: (pair: (typeof flat)[number]) => boolean) =>
    flat.reduce((sum, pair) => sum + (counts(pair) ? pair.weight : 0), 0);
  const weights = sumOf(() => true);
  const share = (value: number) => (weights === 0 ? 0 : value / weights);
  const [agreeing, opposing] = [sumOf(({ agrees }) => agrees > 0), sumOf(({ agrees }) => agrees < 0)];
  const strongest = strongestOf(flat);
  return {
    besideAgreeing: agreeing,
    besideOpposing: opposing,
    besideShare: share(agreeing - opposing),
    besideStrongest: strongest?.agrees ?? 0,
    besideBest: all.reduce((sum, { beside }) => {
      const best = strongestOf(beside);
      return sum + (best === undefined ? 0 : best.agrees * best.weight);
    }, 0),
    besideAffirmed: share(sumOf(({ isDenialAlike }) => isDenialAlike)),
    besideDeniedInClaim: share(sumOf(({ one, isDenialAlike }) => !isDenialAlike && one.isDenied)),
    besideDeniedInSource: share(sumOf(({ other, isDenialAlike }) => !isDenialAlike && other.isDenied)),
  };
}

function strongestOf(beside: readonly Beside[]): Beside | undefined {
  let strongest: Beside | undefined;
  for (const pair of beside) if (pair.agrees !== 0 && pair.weight > (strongest?.weight ?? 0)) strongest = pair;
  return strongest;
}

/** What is said of each word of direction of a claim: the one that is opposed most counts, and those that nothing says. */
function eachFeatures(all: BesideEach): Record<string, number> {
  const each = all.map(({ one, beside }) => {
    const most = (counts: (pair: Beside) => boolean) =>
      Math.max(0, ...beside.filter(counts).map(({ weight }) => weight));
    return {
      one,
      withIt: most(({ agrees }) => agrees > 0),
      againstIt: most(({ agrees, isDenialAlike }) => agrees < 0 || (agrees === 0 && !isDenialAlike)),
    };
  });
  const unsaid = each.filter(({ one, withIt }) => one.isGraded && withIt < SAID_AT_ALL);
  const unsaidFalls = unsaid.filter(({ one }) => one.sign < 0 !== one.isDenied).length;
  const worst = Math.max(0, ...each.map(({ withIt, againstIt }) => againstIt - withIt));
  return {
    besideWorst: worst,
    besideWorstShare: Math.max(
      0,
      ...each.map(({ withIt, againstIt }) => (againstIt - withIt) / (againstIt + withIt + SAID_AT_ALL)),
    ),
    besideOnlyWorst: each.length === 1 ? worst : 0,
    besideLeast: each.length === 0 ? NOTHING_TO_SAY : Math.min(1, ...each.map(({ withIt }) => withIt)),
    unsaidFalls: Math.min(MOST_COUNTED, unsaidFalls),
    unsaidRises: Math.min(MOST_COUNTED, unsaid.length - unsaidFalls),
  };
}

function isTaken({ words }: Statement, { position }: StatementWord): boolean {
  return words
    .slice(Math.max(0, position - TAKEN_REACH), position + TAKEN_REACH + 1)
    .some((word) => word.position !== position && TAKEN_AWAY.test(word.lower));
}

/** Whether what a claim speaks of is there in the one and lacking in the other ("mice without it" beside "it"). */
function takenAway(claim: Statement, sentence: Statement, pairs: readonly AlignedWord[]) {
  let differs = 0;
  let alike = 0;
  for (const { claim: word, source } of pairs) {
    if (word.direction !== null) continue;
    const [here, there] = [isTaken(claim, word), isTaken(sentence, source)];
    if (here !== there) differs += word.rarity;
    if (here && there) alike += word.rarity;
  }
  return { takenDiffers: differs, takenAlike: alike, takenParity: differs > 0 ? -1 : 1 };
}
