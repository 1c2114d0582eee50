import { TEXT_LIMITS } from '../../kernel/text-limits.ts';
import { numbersOf, type ClaimNumber } from './claim-numbers.ts';
import { ENGLISH_STOP_WORDS, foldWord, wordsOf } from './claim-words.ts';
import { wordDirection, type WordDirection } from './direction-words.ts';
import { wordRarity } from './word-rarity.ts';

/** A word of a sentence with what a comparison asks of it. */
export interface StatementWord {
  lower: string;
  stem: string;
  /** Place among the words of the sentence, from 0. */
  position: number;
  direction: WordDirection | null;
  /** 0 for a word every abstract has, 1 for one that none of a large collection has. */
  rarity: number;
  /** False for words that only hold a sentence together, and for denials. */
  isContent: boolean;
}

/** An English sentence, read for comparison. */
export interface Statement {
  lower: string;
  words: readonly StatementWord[];
  byStem: ReadonlyMap<string, readonly StatementWord[]>;
  /** Content words by their first letters, to find other forms of a word. */
  byBeginning: ReadonlyMap<string, readonly StatementWord[]>;
  numbers: readonly ClaimNumber[];
}

/** Letters that two forms of a word have in common. */
export const FORM_LETTERS = 5;

/** Reads a sentence as far as sentences are compared. */
export function readStatement(sentence: string): Statement {
  const text = sentence.slice(0, TEXT_LIMITS.sentence).replace(/(?<=\p{L})n['’]t\b/gu, ' not');
  const words = wordsOf(text).flatMap(partsOf).map(readWord);
  const content = words.filter((word) => word.isContent);
  return {
    lower: text.toLowerCase(),
    words,
    byStem: Map.groupBy(words, (word) => word.stem),
    byBeginning: Map.groupBy(
      content.filter((word) => word.stem.length >= FORM_LETTERS),
      (word) => word.stem.slice(0, FORM_LETTERS),
    ),
    numbers: numbersOf(text),
  };
}

/** The folded words of a text, as they are weighed in a comparison. */
export function claimStems(text: string): string[] {
  return wordsOf(text).map(stemOf);
}

/** A word joined to a name with a number. */
const JOINED = /^[a-z]{5,}$/;

/** What a name with a number is said to do stands apart from it: "UCP1-independent", "SIRT1-deficient". */
function partsOf(word: string): string[] {
  const at = word.lastIndexOf('-');
  const [name, joined] = [word.slice(0, Math.max(0, at)), word.slice(at + 1)];
  return /\d/.test(name) && JOINED.test(joined) ? [name, joined] : [word];
}

function stemOf(word: string): string {
  return foldWord(/\d/.test(word) ? word.replace(/-/g, '') : word);
}

function readWord(word: string, position: number): StatementWord {
  const lower = word.toLowerCase();
  const stem = stemOf(word);
  const direction = wordDirection(lower);
  return {
    lower,
    stem,
    position,
    direction,
    rarity: wordRarity(stem),
    isContent: direction !== 'denies' && lower.length > 1 && !ENGLISH_STOP_WORDS.has(lower),
  };
}
