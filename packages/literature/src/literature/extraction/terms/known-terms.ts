import type { ConceptKind } from '../../../search/question/lexicon/lexicon-concepts.ts';
import { loadLexicon } from '../../../search/question/lexicon/lexicon.ts';
import { RememberedWords, WordScan } from './known-words.ts';
import type { PrefilterMask } from './prefilter-mask.ts';

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
  /** How many words the terms that begin with a word have: bit n for n words. */
  lengths: ReadonlyMap<string, number>;
  /** 1 at the places of the terms: most runs of words are found to be none without being cut out. */
  places: Uint8Array;
  /** English words that name no topic of medicine. */
  everyday: ReadonlySet<string>;
}

const TERM_PLACES = 262_144;

/** Where a term of so many words, the first of them at `position`, has its place. */
function termPlace(hashes: readonly number[], position: number, count: number): number {
  let hash = 0;
  for (let at = position; at < position + count; at += 1) hash = (Math.imul(hash, 31) + (hashes[at] ?? 0)) | 0;
  return (hash ^ (hash >>> 14)) & (TERM_PLACES - 1);
}

function hashesOf(lower: string): number[] {
  const hashes: number[] = [];
  for (const scan = new WordScan(lower); scan.next();) hashes.push(scan.hash);
  return hashes;
}

function wordsOf(lower: string): string[] {
  const words: string[] = [];
  for (const scan = new WordScan(lower); scan.next();) words.push(scan.word);
  return words;
}

let prepared: KnownTerms | undefined;

function prepare(): KnownTerms {
  const { concepts, words: everydayWords } = loadLexicon();
  const kinds = new Map<string, Set<ConceptKind>>();
  const lengths = new Map<string, number>();
  const places = new Uint8Array(TERM_PLACES);
  for (const { kind, terms } of concepts) {
    for (const term of terms.en) {
      const key = term.toLowerCase();
      const parts = wordsOf(key);
      const [first = ''] = parts;
      kinds.set(key, (kinds.get(key) ?? new Set<ConceptKind>()).add(kind));
      lengths.set(first, (lengths.get(first) ?? 0) | (1 << parts.length));
      places[termPlace(hashesOf(key), 0, parts.length)] = 1;
    }
  }
  const { function: small, question, study, general } = everydayWords.en;
  return { kinds, lengths, places, everyday: new Set([...small, ...question, ...study, ...general]) };
}

const known = () => (prepared ??= prepare());

function isEveryday(word: string): boolean {
  const { everyday } = known();
  if (word.length < 2 || /^\d/.test(word) || everyday.has(word)) return true;
  return word.includes('-') && word.split('-').every((part) => everyday.has(part));
}

const words = new RememberedWords((word) => ({
  lengths: known().lengths.get(word) ?? 0,
  isEveryday: isEveryday(word),
}));

/** What a text is made of, as far as the ways of reading it ask. */
export interface ReadWords extends PrefilterMask {
  /** The terms of the lexicon in it, the longest at each place. */
  terms: readonly KnownTerm[];
}

/** Reads the words of a text and the terms of the lexicon among them. */
export function readWords(text: string): ReadWords {
  const lower = text.toLowerCase();
  let low = 0;
  let high = 0;
  const ends: number[] = [];
  const hashes: number[] = [];
  const openings: { start: number; position: number; lengths: number }[] = [];
  for (const scan = new WordScan(lower); scan.next();) {
    const word = words.at(scan);
    low |= word.low;
    high |= word.high;
    if (word.lengths !== 0) openings.push({ start: scan.start, position: ends.length, lengths: word.lengths });
    ends.push(scan.end);
    hashes.push(scan.hash);
  }
  const { kinds, places } = known();
  const terms: KnownTerm[] = [];
  let done = 0;
  for (const { start, position, lengths } of openings) {
    if (start < done) continue;
    for (let count = Math.min(31 - Math.clz32(lengths), ends.length - position); count > 0; count -= 1) {
      if ((lengths & (1 << count)) === 0 || places[termPlace(hashes, position, count)] === 0) continue;
      const end = ends[position + count - 1] ?? start;
      const found = kinds.get(lower.slice(start, end));
      if (found === undefined) continue;
      done = end;
      terms.push({ text: text.slice(start, done), start, kinds: found });
      break;
    }
  }
  return { low, high, terms };
}

/** The terms of these kinds, as the text spells them. */
export function termsOf(terms: readonly KnownTerm[], wanted: readonly ConceptKind[]): string[] {
  return terms.filter(({ kinds }) => wanted.some((kind) => kinds.has(kind))).map(({ text }) => text);
}

/** Whether a phrase holds a term of the lexicon of one of these kinds. */
export function namesStudyKind(phrase: string, wanted: readonly ConceptKind[]): boolean {
  return termsOf(readWords(phrase).terms, wanted).length > 0;
}

/** Whether every word of a phrase is an everyday word, a number or a single letter, so that it names nothing by itself. */
export function namesNothing(phrase: string): boolean {
  for (const scan = new WordScan(phrase.toLowerCase()); scan.next();) {
    if (!words.at(scan).isEveryday) return false;
  }
  return true;
}
