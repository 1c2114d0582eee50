import type { Citation } from '../../literature/citation.schema.ts';
import type { ChatErrorCode } from '../chat.errors.ts';
import type { ChatTurn } from '../chat-session.schema.ts';
import type { AnswerEvidence } from '../evidence/answer-evidence.schema.ts';
import { findCitationMarkers } from './citation-markers.ts';

/** A reference with its number in the answer, from 1. */
export interface NumberedCitation {
  n: number;
  citation: Citation;
}

/** The references an answer really cites, in its words or as its evidence, by their numbers; markers outside the list are ignored. */
export function citedReferences(turn: Pick<ChatTurn, 'answer' | 'citations' | 'evidence'>): NumberedCitation[] {
  const cited = new Set(findCitationMarkers(turn.answer).flatMap((marker) => marker.numbers));
  for (const number of evidenceReferences(turn.evidence)) cited.add(number);
  return turn.citations.flatMap((citation, at) => (cited.has(at + 1) ? [{ n: at + 1, citation }] : []));
}

function evidenceReferences(evidence: AnswerEvidence | undefined): number[] {
  if (evidence === undefined) return [];
  const { answerLine, table, harms, indirect } = evidence;
  return [...answerLine.citations, ...[...table, ...harms, ...indirect].map(({ citation }) => citation)];
}

/** The codes the server answers in its own words; every other failure broke the stream (specification §8). */
const ANSWERED_BY_SERVER = /^(?:chat\/(?!interrupted)|questionTokenLimit|formatTokenLimit|literature\/query-too-)/;

/** Whether nobody was let in, the server answered in its own words, or the stream broke. */
export type FailureKind = 'unauthorized' | 'answered' | 'broken';

/** How an answer failed, by which it is said. */
export function failureKind(code: ChatErrorCode): FailureKind {
  if (code === 'chat/unauthorized') return 'unauthorized';
  return ANSWERED_BY_SERVER.test(code) ? 'answered' : 'broken';
}
