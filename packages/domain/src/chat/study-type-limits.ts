import { DEFAULT_CHAT_STUDY_TYPES, type StudyType } from '../literature/study-type.ts';
import type { ChatQuery } from './chat-query.schema.ts';

/** Types an article may be of; null limits nothing. */
export type StudyTypeLimit = readonly StudyType[] | null;

function areDefault(types: readonly StudyType[]): boolean {
  const chosen = new Set(types);
  return chosen.size === DEFAULT_CHAT_STUDY_TYPES.length && DEFAULT_CHAT_STUDY_TYPES.every((type) => chosen.has(type));
}

/**
 * The limits on study types that a question is tried under, in order: the next only where the one before finds nothing.
 * The default types, sent or left out, give way to all; other types are a reader's own choice and never do. References
 * that were chosen one by one are of whatever type they are, unless types were chosen as well.
 */
export function studyTypeLimits(
  query: Pick<ChatQuery, 'studyTypes' | 'chatWithDocuments' | 'isSelectRegenerate'>,
): readonly [StudyTypeLimit, ...StudyTypeLimit[]] {
  const { studyTypes = DEFAULT_CHAT_STUDY_TYPES, chatWithDocuments, isSelectRegenerate } = query;
  if (!areDefault(studyTypes)) return [studyTypes];
  return chatWithDocuments || isSelectRegenerate ? [null] : [studyTypes, null];
}
