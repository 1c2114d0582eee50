import type { Passage } from './article-passages.ts';
import type { ConceptKind } from '../../search/question/lexicon-concepts.ts';
import { loadLexicon } from '../../search/question/lexicon.ts';

/** A term of the lexicon as a text spells it. */
export interface KnownTerm {
  text: string;
  /** Where it begins (UTF-16 offset). */
  start: number;
  kinds: ReadonlySet<ConceptKind>;
}

interface KnownTerms {
  /** Kinds of concepts by their English terms, in lower case. */
  kinds: ReadonlyMap<string, ReadonlySet<ConceptKind>>;
  /** Words in the longest term that begins with a word. */
  longest: ReadonlyMap<string, number>;
  /** English words that name no topic of medicine. */
  everyday: ReadonlySet<string>;
}

const HYPHEN = 45;
const APOSTROPHE = 39;
const TYPOGRAPHIC_APOSTROPHE = 0x20_19;

function isWordCharacter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return code !== 0xa0 && (code < 0x20_00 || code > 0x22_ff);
}

/** Where the next word of a lower-case text begins and ends, from `from` on; hyphens and apostrophes may stand within. */
function nextWord(lower: string, from: number): { start: number; end: number } | null {
  let start = from;
  while (start < lower.length && !isWordCharacter(lower.charCodeAt(start))) start += 1;
  if (start === lower.length) return null;
  let end = start + 1;
  for (; end < lower.length; end += 1) {
    const code = lower.charCodeAt(end);
    if (isWordCharacter(code)) continue;
    const joins = code === HYPHEN || code === APOSTROPHE || code === TYPOGRAPHIC_APOSTROPHE;
    if (!joins || !isWordCharacter(lower.charCodeAt(end + 1))) break;
  }
  return { start, end };
}

function wordsOf(lower: string): string[] {
  const words: string[] = [];
  for (let word = nextWord(lower, 0); word !== null; word = nextWord(lower, word.end))
    words.push(lower.slice(word.start, word.end));
  return words;
}

let prepared: KnownTerms | undefined;

function prepare(): KnownTerms {
  const { concepts, words } = loadLexicon();
  const kinds = new Map<string, Set<ConceptKind>>();
  const longest = new Map<string, number>();
  for (const { kind, terms } of concepts) {
    for (const term of terms.en) {
      const key = term.toLowerCase();
      const parts = wordsOf(key);
      const [first = ''] = parts;
      kinds.set(key, (kinds.get(key) ?? new Set<ConceptKind>()).add(kind));
      longest.set(first, Math.max(longest.get(first) ?? 0, parts.length));
    }
  }
  const { function: small, question, study, general } = words.en;
  return { kinds, longest, everyday: new Set([...small, ...question, ...study, ...general]) };
}

const known = () => (prepared ??= prepare());

/** What a text is made of, as far as the ways of reading it ask. */
export interface ReadWords {
  /** Its words in lower case. */
  words: ReadonlySet<string>;
  /** The terms of the lexicon in it, the longest at each place. */
  terms: readonly KnownTerm[];
}

/** A sentence or title with its words. */
export type ReadPassage = Passage & ReadWords;

/** Reads the words of a text and the terms of the lexicon among them. */
export function readWords(text: string): ReadWords {
  const { kinds, longest } = known();
  const lower = text.toLowerCase();
  const words = new Set<string>();
  const ends: number[] = [];
  const openings: { start: number; position: number; most: number }[] = [];
  for (let found = nextWord(lower, 0); found !== null; found = nextWord(lower, found.end)) {
    const word = lower.slice(found.start, found.end);
    const most = longest.get(word);
    if (most !== undefined) openings.push({ start: found.start, position: ends.length, most });
    words.add(word);
    ends.push(found.end);
  }
  const terms: KnownTerm[] = [];
  let done = 0;
  for (const { start, position, most } of openings) {
    if (start < done) continue;
    for (let last = Math.min(position + most, ends.length) - 1; last >= position; last -= 1) {
      const found = kinds.get(lower.slice(start, ends[last]));
      if (found === undefined) continue;
      done = ends[last] ?? start;
      terms.push({ text: text.slice(start, done), start, kinds: found });
      break;
    }
  }
  return { words, terms };
}

/** The terms of these kinds, as the text spells them. */
export function termsOf(terms: readonly KnownTerm[], wanted: readonly ConceptKind[]): string[] {
  return terms.filter(({ kinds }) => wanted.some((kind) => kinds.has(kind))).map(({ text }) => text);
}

/** Whether a phrase holds a term of the lexicon of one of these kinds. */
export function namesKind(phrase: string, wanted: readonly ConceptKind[]): boolean {
  return termsOf(readWords(phrase).terms, wanted).length > 0;
}

/** Whether a text has one of these words, asked before a slower search that cannot succeed without. */
export function hasAny({ words }: ReadWords, wanted: readonly string[]): boolean {
  return wanted.some((word) => words.has(word));
}

function isEveryday(word: string): boolean {
  const { everyday } = known();
  if (word.length < 2 || /^\d/.test(word) || everyday.has(word)) return true;
  return word.includes('-') && word.split('-').every((part) => everyday.has(part));
}

/** Whether every word of a phrase is an everyday word, a number or a single letter, so that it names nothing by itself. */
export function namesNothing(phrase: string): boolean {
  return wordsOf(phrase.toLowerCase()).every(isEveryday);
}
