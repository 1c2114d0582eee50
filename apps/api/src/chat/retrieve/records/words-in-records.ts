import { TEXT_LIMITS } from '@footnote/domain';
import { tokenise, type ReadQuestionInput } from '@footnote/literature';
import type { OpenedRecords } from './searched-records.ts';

/** The words of a question, and of what was asked before it, that stand in the records it is asked of. */
export async function wordsInRecords(
  { index }: Pick<OpenedRecords, 'index'>,
  { question, history, previousMainQuestion }: ReadQuestionInput,
): Promise<string[]> {
  const earlier = history.flatMap(({ user, content }) => (user === 'USER' ? [content] : []));
  const texts = [question, previousMainQuestion, ...earlier].map((text) => text.slice(0, TEXT_LIMITS.readOfQuestion));
  const words = [...new Set(texts.flatMap(tokenise).map(({ word }) => word))];
  const frequencies = await index.frequencies(words);
  return words.filter((_word, at) => (frequencies[at]?.articles ?? 0) > 0);
}
