import type { ChatTurn } from '../chat/chat-session.schema.ts';
import { asksOfReferences } from '../chat/study-type-limits.ts';
import type { AnswerVerdict, EffectDirection } from '../chat/evidence/answer-evidence.schema.ts';
import { isOfPublicIndex } from '../library/export-rules.ts';
import type { AlertErrorCode } from './alerts.errors.ts';
import type { FollowedQuestion } from './followed-answer.schema.ts';

/** What a new study is to an answer: it points another way, the same way, or nobody can tell. */
export const ANSWER_STANCES = ['contradicts', 'confirms', 'unknown'] as const;
export type AnswerStance = (typeof ANSWER_STANCES)[number];

/** Longest question that names a followed answer, as long as the name of a saved search. */
const LONGEST_TITLE = 200;

/** A study of an answer that says yes saw the harm it was asked about. */
const SIDES: Readonly<Partial<Record<AnswerVerdict, EffectDirection>>> = {
  'favours-intervention': 'favours-intervention',
  'favours-comparator': 'favours-comparator',
  'no-clear-difference': 'no-clear-difference',
  yes: 'favours-comparator',
  no: 'no-clear-difference',
};

/**
 * How a new study stands to an answer. It contradicts or confirms only where the side of both is told; an answer whose studies
 * disagree, or that tells a figure, has none.
 */
export function stanceOnAnswer(verdict: AnswerVerdict, direction: EffectDirection): AnswerStance {
  const side = SIDES[verdict];
  if (side === undefined || direction === 'described') return 'unknown';
  return side === direction ? 'confirms' : 'contradicts';
}

/** Why an answer cannot be followed; null where it can. */
export function followRefusal(turn: ChatTurn): AlertErrorCode | null {
  const { state, writtenBy, evidence, citations } = turn;
  // What a document of an organization says is not read again each week, and must not stand in a mail.
  if (citations.some((citation) => !isOfPublicIndex(citation))) return 'alert/answer-of-documents';
  if (state !== 'answered' || writtenBy !== 'footnote' || evidence === undefined) return 'alert/answer-without-studies';
  return evidence.table.length === 0 ? 'alert/answer-without-studies' : null;
}

/** What of an answer is kept to follow it; null where it rests on nothing that could be followed. */
export function followedQuestion(sessionId: string, turn: ChatTurn): FollowedQuestion | null {
  const { evidence, mainQuestion: question, position, request } = turn;
  if (evidence === undefined) return null;
  const { frame } = evidence;
  // New studies come from all of the literature: they contradict nothing that was said of a part of it.
  const verdict = isOfPart(turn) ? 'described' : evidence.verdict;
  const { studyTypes, impactFactor = 'off', sampleSize = null } = request ?? {};
  const limits = { impactFactor, sampleSize, ...(studyTypes === undefined ? {} : { studyTypes }) };
  return { session_id: sessionId, position, question, frame, verdict, limits };
}

/** Whether an answer was asked of collections, or of chosen articles or documents. */
function isOfPart({ evidence, request }: ChatTurn): boolean {
  return (request !== null && asksOfReferences(request)) || (evidence?.collections ?? []).length > 0;
}

/** The question of a followed answer, cut where it is too long for a name. */
export function followedTitle({ question }: Pick<FollowedQuestion, 'question'>): string {
  const line = Array.from(question.replaceAll(/\s+/gu, ' ').trim());
  return line.length <= LONGEST_TITLE ? line.join('') : `${line.slice(0, LONGEST_TITLE - 1).join('')}…`;
}
