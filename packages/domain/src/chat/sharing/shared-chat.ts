import type { Citation } from '../../literature/citation.schema.ts';
import type { ChatTurn } from '../chat-session.schema.ts';
import type { AnswerEvidence } from '../evidence/answer-evidence.schema.ts';
import { noHiddenWords, type HiddenWords } from './hidden-words.ts';
import { redactTurn } from './redact-turn.ts';
import type { SharedTurn } from './shared-chat.schema.ts';

/** Whether everybody may read a source; whatever does not come from the public literature is its owner's. */
export function isPublicCitation({ type, document_id, path }: Citation): boolean {
  return type === 'pubmed' && document_id === '' && path === '';
}

/**
 * What everybody with the link of its chat reads of a turn: question and answer with their references, those of private
 * sources redacted with every sentence that rests on one, or tells of one. Null for a turn that failed or still runs, and for
 * one that Footnote did not write. The turns of a chat are given in their order with the same `words`: a later one may tell of
 * the sources of an earlier one, which are added to them.
 */
export function sharedTurn(turn: ChatTurn, words: HiddenWords = noHiddenWords()): SharedTurn | null {
  const { position, state, question, studyTypesRelaxed, language, writer } = turn;
  const hidden = new Set(turn.citations.flatMap((citation, at) => (isPublicCitation(citation) ? [] : [at + 1])));
  const { answer, citations, evidence, claims } = redactTurn(turn, hidden, words);
  if (turn.writtenBy !== 'footnote' || state === 'running' || state === 'failed') return null;
  return {
    position,
    state,
    question,
    studyTypesRelaxed,
    answer,
    language,
    citations,
    ...(evidence === undefined ? {} : { evidence: withoutNames(evidence) }),
    claims,
    writer,
  };
}

/** How somebody calls what they keep, how much it is, and what they brought there, is theirs; that only a collection was asked is told. */
function withoutNames({ collections, ...evidence }: AnswerEvidence): AnswerEvidence {
  if (collections === undefined) return evidence;
  return {
    ...evidence,
    collections: collections.map(() => ({ name: '', references: 0, unread: 0, unreadTitles: [] })),
  };
}
