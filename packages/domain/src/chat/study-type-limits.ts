import { DEFAULT_CHAT_STUDY_TYPES, type StudyType } from '../literature/study-type.ts';
import type { ChatQuery } from './chat-query.schema.ts';

/** How study types limit the articles a question is answered from. */
export interface StudyTypeLimits {
  /** Types an article may be of; null limits nothing. */
  types: readonly StudyType[] | null;
  /** Whether the limit gives way where nothing of these types answers the question. */
  givesWay: boolean;
}

/** Share of the relevance of the best article of any type from which an article of the default types answers, too. */
const ANSWERS_FROM = 0.8;

/** Whether a question is asked of references that were chosen one by one. */
export function asksOfReferences(query: Pick<ChatQuery, 'chatWithDocuments' | 'isSelectRegenerate'>): boolean {
  return query.chatWithDocuments || query.isSelectRegenerate;
}

/**
 * Reads the limits off a query. The default types, sent or left out, give way; others are a user's own choice and
 * never do. References that were chosen one by one are of whatever type they are, unless types were chosen as well.
 */
export function studyTypeLimits(
  query: Pick<ChatQuery, 'studyTypes' | 'chatWithDocuments' | 'isSelectRegenerate'>,
): StudyTypeLimits {
  const { studyTypes: types = DEFAULT_CHAT_STUDY_TYPES } = query;
  if (!areDefaultStudyTypes(types)) return { types, givesWay: false };
  return asksOfReferences(query) ? { types: null, givesWay: false } : { types, givesWay: true };
}

/** Whether these are the types a chat asks for by itself, in any order. */
export function areDefaultStudyTypes(types: readonly StudyType[]): boolean {
  const chosen = new Set(types);
  return chosen.size === DEFAULT_CHAT_STUDY_TYPES.length && DEFAULT_CHAT_STUDY_TYPES.every((type) => chosen.has(type));
}

/**
 * Whether articles of the types answer a question, told from all that were found for it: what is much less relevant than
 * something else is about another question.
 */
export function answersWithin(
  types: readonly StudyType[],
  found: readonly { studyType: StudyType; relevance: number }[],
): boolean {
  const best = found.reduce((most, { relevance }) => Math.max(most, relevance), 0);
  return found.some(({ studyType, relevance }) => types.includes(studyType) && relevance >= best * ANSWERS_FROM);
}
