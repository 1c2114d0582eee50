import type { ArticleWords } from './article-words.ts';
import { RANKED_FIELDS } from './bm25.ts';
import type { Spelling } from './query-words.ts';

const HAS_LETTER = /\p{L}/u;

/** The words of an article that spellings are suggested from: those of its topic (not its authors or journal) with a letter. */
export function spellableWords(words: ArticleWords): Set<string> {
  const distinct = new Set<string>();
  for (const field of RANKED_FIELDS)
    for (const word of [...words[field].words, ...words[field].joined]) if (isSpellable(word)) distinct.add(word);
  return distinct;
}

/** Whether a word of an article's topic is one that spellings are suggested from. */
export function isSpellable(word: string): boolean {
  return word.length > 1 && HAS_LETTER.test(word);
}

/** Most frequent first, then by the alphabet. */
export function byFrequency(left: Spelling, right: Spelling): number {
  return right.articles - left.articles || (left.word < right.word ? -1 : 1);
}

/** Suggestions given at most. */
export const MAX_SIMILAR_WORDS = 50;
