import { RANKED_FIELDS } from '../../core/bm25.ts';
import { checkDeadline, wordDocuments, type QuerySources } from '../queries/query-evaluation.ts';
import type { SpellingSource } from '../../core/query-words.ts';
import { fieldMask } from '../../core/word-masks.ts';
import type { WordVocabulary } from './word-vocabulary.ts';

const RANKED = fieldMask(RANKED_FIELDS);

/** The vocabulary; while it is not read, which takes a second for a million articles, common words are counted without it. */
export function engineSpellings(
  vocabulary: WordVocabulary,
  sources: Pick<QuerySources, 'reader' | 'columns' | 'kept' | 'deadline'>,
): SpellingSource {
  return {
    articlesWith: (word) =>
      vocabulary.isLoaded
        ? vocabulary.articlesWith(word)
        : wordDocuments([{ word, open: false, mask: RANKED }], sources).size(),
    similarWords(word, edits) {
      checkDeadline(sources.deadline);
      return vocabulary.similarWords(word, edits);
    },
  };
}
