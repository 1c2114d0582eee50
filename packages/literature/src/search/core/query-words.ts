import type { NearPart } from '../query.ts';
import { tokenise, wordGroups, type WordGroup } from '../text/tokenise.ts';

/** The words of a search text, hyphenated ones grouped. */
export function queryWords(text: string): WordGroup[] {
  return wordGroups(text, tokenise(text));
}

/** The words of a phrase in the forms in which they count as standing together. */
export function phraseForms(groups: readonly WordGroup[]): (readonly string[])[] {
  const parts = groups.flatMap((group) => [...group.parts]);
  const joined = groups.flatMap((group) => (group.joined === null ? [...group.parts] : [group.joined]));
  return joined.length === parts.length ? [parts] : [parts, joined];
}

/** The parts of a nearness as words; those without words ask nothing. */
export function nearParts(of: readonly NearPart[]): { words: string[]; open: boolean }[] {
  return of
    .map(({ text, open }) => ({ words: queryWords(text).flatMap((group) => [...group.parts]), open }))
    .filter(({ words }) => words.length > 0);
}

const SHORTEST_PREFIX = 3;

/** Whether the beginning of a word stands for too many words. */
export function isShortPrefix(start: string): boolean {
  return Array.from(start).length < SHORTEST_PREFIX;
}

/** A word this common is spelled as meant; fuzziness would turn stent into sent. */
const MIN_ARTICLES_OF_PER_KNOWN_WORD = 3;
const MAX_SPELLINGS = 10;
const LETTERS_FOR_ONE_EDIT = 4;
const LETTERS_FOR_TWO_EDITS = 8;
const HAS_DIGIT = /\p{N}/u;

export interface Spelling {
  word: string;
  articles: number;
}

/** What fuzzy matching asks of an engine's vocabulary. */
export interface SpellingSource {
  articlesWith(word: string): number;
  similarWords(word: string, edits: 1 | 2): readonly Spelling[];
}

/** How many letters of a word may differ: none of a short one, nor of one with digits. */
export function fuzzyEdits(word: string, fuzziness: 0 | 1 | 2): 0 | 1 | 2 {
  if (word.length < LETTERS_FOR_ONE_EDIT || HAS_DIGIT.test(word)) return 0;
  return word.length < LETTERS_FOR_TWO_EDITS && fuzziness === 2 ? 1 : fuzziness;
}

/**
 * The spellings a fuzzy match accepts: a word found in 3 articles or more only as it is, a rarer one also as its ten
 * most frequent neighbours within one edit (from 4 letters) or two (from 8, where asked). Words with digits stay exact.
 */
export function acceptedSpellings(word: string, fuzziness: 0 | 1 | 2, source: SpellingSource): string[] {
  const edits = fuzzyEdits(word, fuzziness);
  if (edits === 0) return [word];
  if (source.articlesWith(word) >= MIN_ARTICLES_OF_PER_KNOWN_WORD) return [word];
  const similar = source.similarWords(word, edits).slice(0, MAX_SPELLINGS);
  return [word, ...similar.map((spelling) => spelling.word)];
}
