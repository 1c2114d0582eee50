import { cachedStem } from './stem-cache.ts';
import { tokenise } from './tokenise.ts';

/** An abbreviation with what a text says it stands for. */
export interface Abbreviation {
  /** As written, without the s of a plural. */
  short: string;
  /** Folded words with single spaces between them. */
  long: string;
}

const IN_BRACKETS = /\(([^()]{2,80})\)/g;
const SHORT = /^[A-Za-z0-9][A-Za-z0-9/+-]{1,9}$/;
const WORD_BEFORE = /[A-Za-z0-9][A-Za-z0-9/+-]{1,9}$/;
const LONGEST_SHORT = 10;
const MIN_CAPITALS = 2;
const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;
/** Characters before a bracket in which the words of an abbreviation are looked for. */
const LOOKED_BACK = 200;
const MAX_WORDS = 8;
const ENDS_A_CLAUSE = /[.;:!?](?:\s|$)|[[\]{}]/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The abbreviations a text explains: “long form (LF)” and “LF (long form)”, each once. */
export function findAbbreviations(text: string): Abbreviation[] {
  const found = new Map<string, Abbreviation>();
  for (const match of text.matchAll(IN_BRACKETS)) {
    const before = text.slice(Math.max(0, match.index - LOOKED_BACK), match.index).trimEnd();
    const inside = (match[1] ?? '').split(/[,;]/)[0]?.trim() ?? '';
    const abbreviation = isShort(inside) ? explainedBefore(inside, before) : explainedInside(before, inside);
    if (abbreviation !== null) found.set(`${abbreviation.short} ${abbreviation.long}`, abbreviation);
  }
  return [...found.values()];
}

/** An abbreviation in the form it is counted under: “NSAIDs” as “NSAID”. */
export function singularShort(short: string): string {
  return short.replace(/(?<=[A-Z0-9])s$/, '');
}

/** Words in the form in which long forms are compared. */
export function longKey(text: string): string {
  return tokenise(text)
    .map((token) => cachedStem(token.word))
    .join(' ');
}

/** True for what is written as abbreviations are: short, in one piece, with two capitals or more. */
export function isShort(text: string): boolean {
  return text.length <= LONGEST_SHORT && SHORT.test(text) && capitalsIn(text) >= MIN_CAPITALS;
}

function capitalsIn(text: string): number {
  let capitals = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= CAPITAL_A && unit <= CAPITAL_Z) capitals += 1;
  }
  return capitals;
}

function explainedBefore(short: string, before: string): Abbreviation | null {
  const words = before.split(/\s+/);
  // As many words as the letters of the abbreviation can stand for (Schwartz and Hearst, 2003).
  const near = words.slice(-Math.min(short.length + 5, short.length * 2)).join(' ');
  const start = startOfLong(short, near);
  return start === null ? null : abbreviationOf(short, near.slice(start));
}

function explainedInside(before: string, inside: string): Abbreviation | null {
  // Looked for in what can be part of it alone: an expression without a beginning is tried at every character.
  const short = WORD_BEFORE.exec(before.slice(-LONGEST_SHORT))?.[0] ?? '';
  return isShort(short) && startOfLong(short, inside) === 0 ? abbreviationOf(short, inside) : null;
}

/** Where the shortest end of `text` begins that has all letters of the abbreviation in order, the first one beginning a word. */
function startOfLong(short: string, text: string): number | null {
  const letters = Array.from(short.toLowerCase()).filter((letter) => LETTER_OR_DIGIT.test(letter));
  const lower = text.toLowerCase();
  let at = lower.length;
  for (const letter of letters.slice(1).toReversed()) {
    at = at === 0 ? -1 : lower.lastIndexOf(letter, at - 1);
    if (at < 0) return null;
  }
  const [first = ''] = letters;
  do at = at === 0 ? -1 : lower.lastIndexOf(first, at - 1);
  while (at >= 0 && !beginsWord(lower, at));
  return at < 0 ? null : at;
}

function beginsWord(text: string, at: number): boolean {
  return at === 0 || !LETTER_OR_DIGIT.test(text[at - 1] ?? '');
}

function abbreviationOf(short: string, text: string): Abbreviation | null {
  const words = tokenise(text).map((token) => token.word);
  if (ENDS_A_CLAUSE.test(text) || words.length === 0 || words.length > MAX_WORDS) return null;
  // “mRNA (RNA)” and the like explain nothing.
  const saysMore = text.length >= short.length * 2 && !words.includes(short.toLowerCase());
  return saysMore ? { short: singularShort(short), long: words.join(' ') } : null;
}
