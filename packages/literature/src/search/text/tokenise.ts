import { foldWord } from './fold-word.ts';
import { scanWords } from './scan-words.ts';

/** A word of a text in its folded form, with the UTF-16 range it was read from. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

const APOSTROPHE = /['’‘ʼʹ＇]/;
const JOINER = /^[-‐‑–−'’‘ʼʹ＇]$/;
const ONLY_DIGITS = /^\d+$/;
const MAX_JOINED_PARTS = 4;

/**
 * Cuts a text into folded words, the one way for every field, query and question. Hyphens and apostrophes separate
 * ("COVID-19" gives "covid", "19"; see `wordGroups` for the joined form), a possessive 's is dropped ("Crohn's" gives
 * "crohn"), letters and digits written together stay together ("HER2", "SGLT2", "H₂O" as "h2o").
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  scanWords(text, (start, end) => {
    const word = foldWord(text.slice(start, end));
    if (word === '' || (word === 's' && isPossessive(text, tokens.at(-1)?.end, start))) return;
    tokens.push({ word, start, end });
  });
  return tokens;
}

/** Whether an “s” that begins at `start` belongs to the word before, which ends at `before`. */
export function isPossessive(text: string, before: number | undefined, start: number): boolean {
  return before === start - 1 && APOSTROPHE.test(text.charAt(before));
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
    while (next < tokens.length && areLinked(text, tokens[next - 1], tokens[next])) next += 1;
    const parts = tokens.slice(first, next).map((token) => token.word);
    groups.push({ first, parts, joined: joinParts(parts) });
    first = next;
  }
  return groups;
}

function areLinked(text: string, left: Token | undefined, right: Token | undefined): boolean {
  return left !== undefined && right !== undefined && isLinked(text, left.end, right.start);
}

/** Whether nothing but a hyphen or an apostrophe stands between the end of a word and the start of the next. */
export function isLinked(text: string, end: number, start: number): boolean {
  return start - end === 1 && JOINER.test(text.charAt(end));
}

function joinParts(parts: readonly string[]): string | null {
  if (parts.length < 2 || parts.length > MAX_JOINED_PARTS || parts.every((part) => ONLY_DIGITS.test(part))) return null;
  return parts.join('');
}

/** The joined words under which a group is also indexed: the whole of it and each neighbouring pair ("anti-TNF-α" as "tnfalpha"). */
export function joinedWords({ parts, joined }: WordGroup): string[] {
  return joined === null ? [] : joinedForms(parts);
}

/** {@link joinedWords} of parts that are linked. */
export function joinedForms(parts: readonly string[]): string[] {
  const joined = joinParts(parts);
  if (joined === null) return [];
  const pairs = parts.slice(1).map((part, index) => joinParts([parts[index] ?? '', part]));
  return [...new Set([joined, ...pairs])].filter((word) => word !== null);
}
