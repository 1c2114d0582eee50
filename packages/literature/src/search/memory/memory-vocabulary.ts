import { MAX_SIMILAR_WORDS, byFrequency, spellableWords } from '../core/spelling-words.ts';
import type { Spelling, SpellingSource } from '../core/query-words.ts';
import { isWithinEdits } from '../text/edit-distance.ts';
import type { HeldArticle } from './memory-articles.ts';

/** Spellings counted afresh from the articles. */
export function memoryVocabulary(all: readonly HeldArticle[]): SpellingSource {
  const articles = new Map<string, number>();
  for (const { words } of all)
    for (const word of spellableWords(words)) articles.set(word, (articles.get(word) ?? 0) + 1);
  return {
    articlesWith: (word) => articles.get(word) ?? 0,
    similarWords: (asked, edits) =>
      [...articles]
        .filter(([word]) => word !== asked && isWithinEdits(word, asked, edits))
        .map(([word, count]): Spelling => ({ word, articles: count }))
        .sort(byFrequency)
        .slice(0, MAX_SIMILAR_WORDS),
  };
}
