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

const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;
const ASCII = /^[ -~]*$/;
/** The same where it costs less. */
const ASCII_WORD = /[a-z0-9]+(?:[-'][a-z0-9]+)*/g;

let prepared: KnownTerms | undefined;

function prepare(): KnownTerms {
  const { concepts, words } = loadLexicon();
  const kinds = new Map<string, Set<ConceptKind>>();
  const longest = new Map<string, number>();
  for (const { kind, terms } of concepts) {
    for (const term of terms.en) {
      const key = term.toLowerCase();
      const parts = key.match(WORD) ?? [];
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
  const pattern = ASCII.test(lower) ? ASCII_WORD : WORD;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(lower); match !== null; match = pattern.exec(lower)) {
    const word = match[0];
    const most = longest.get(word);
    if (most !== undefined) openings.push({ start: match.index, position: ends.length, most });
    words.add(word);
    ends.push(match.index + word.length);
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
  return (phrase.toLowerCase().match(WORD) ?? []).every(isEveryday);
}
