import { foldWord } from './fold-word.ts';

/** A word of a text in its folded form, with the UTF-16 range it was read from. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

const ASCII_TEXT = /^[ -~\s]*$/;
const ASCII_WORD = /[A-Za-z0-9]+/g;
// Scripts written without spaces are cut into single characters; phrases put them together again.
const ANY_WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u02B9\u02BC]]+/gv;
const APOSTROPHE = /['’‘ʼʹ＇]/;
const JOINER = /^[-‐‑–−'’‘ʼʹ＇]$/;
const ONLY_DIGITS = /^\d+$/;
const MOST_JOINED_PARTS = 4;

/**
 * Cuts a text into folded words, the one way for every field, query and question. Hyphens and apostrophes separate
 * ("COVID-19" gives "covid", "19"; see {@link wordGroups} for the joined form), a possessive 's is dropped ("Crohn's" gives
 * "crohn"), letters and digits written together stay together ("HER2", "SGLT2", "H₂O" as "h2o").
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(ASCII_TEXT.test(text) ? ASCII_WORD : ANY_WORD)) {
    const word = foldWord(match[0]);
    if (word === '' || isPossessive(text, match.index, word, tokens.at(-1))) continue;
    tokens.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

function isPossessive(text: string, start: number, word: string, previous: Token | undefined): boolean {
  return word === 's' && previous?.end === start - 1 && APOSTROPHE.test(text.charAt(start - 1));
}

/** Words linked by hyphens or apostrophes, or one word that stands alone. */
export interface WordGroup {
  /** Position of the first part among the tokens. */
  first: number;
  parts: readonly string[];
  /** The parts written together ("covid19"); null for a single word, pure digits ("10-20") and more than four parts. */
  joined: string | null;
}

/** Groups the tokens of `text` (as `tokenise` gave them) by the hyphens and apostrophes between them. */
export function wordGroups(text: string, tokens: readonly Token[]): WordGroup[] {
  const groups: WordGroup[] = [];
  for (let first = 0; first < tokens.length;) {
    let next = first + 1;
    while (next < tokens.length && isLinked(text, tokens[next - 1], tokens[next])) next += 1;
    const parts = tokens.slice(first, next).map((token) => token.word);
    groups.push({ first, parts, joined: joinParts(parts) });
    first = next;
  }
  return groups;
}

function isLinked(text: string, left: Token | undefined, right: Token | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  return right.start - left.end === 1 && JOINER.test(text.slice(left.end, right.start));
}

function joinParts(parts: readonly string[]): string | null {
  if (parts.length < 2 || parts.length > MOST_JOINED_PARTS || parts.every((part) => ONLY_DIGITS.test(part)))
    return null;
  return parts.join('');
}

/** The joined words under which a group is also indexed: the whole of it and each neighbouring pair ("anti-TNF-α" as "tnfalpha"). */
export function joinedWords(group: WordGroup): string[] {
  if (group.joined === null) return [];
  const pairs = group.parts.slice(1).map((part, index) => joinParts([group.parts[index] ?? '', part]));
  return [...new Set([group.joined, ...pairs])].filter((word) => word !== null);
}
