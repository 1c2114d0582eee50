import type { Citation } from '../literature/citation.schema.ts';
import { EMPTY_CITATION } from '../literature/empty-citation.ts';
import type { AnswerEvidence } from './evidence/answer-evidence.schema.ts';
import type { ChatTurn } from './chat-session.schema.ts';
import type { SharedTurn } from './shared-chat.schema.ts';

/** Whether everybody may read a source; whatever does not come from the public literature is its owner's. */
export function isPublicCitation({ type, document_id, path }: Citation): boolean {
  return type === 'pubmed' && document_id === '' && path === '';
}

const REDACTED = /^redacted-\d+$/;

/** Whether a reference of a shared chat tells nothing but its number, because its source is private. */
export function isRedacted({ id, title }: Citation): boolean {
  return title === '' && REDACTED.test(id);
}

/** A reference that keeps its number and its kind, and tells nothing else. */
function redacted(type: Citation['type'], n: number): Citation {
  return { ...EMPTY_CITATION, id: `redacted-${n}`, type: type === 'pubmed' ? 'other' : type };
}

/** What an answer rests on without anything of the sources with the given numbers. */
function withoutSources(evidence: AnswerEvidence, hidden: ReadonlySet<number>): AnswerEvidence {
  const isOpen = ({ citation }: { citation: number }) => !hidden.has(citation);
  return {
    ...evidence,
    answerLine: { ...evidence.answerLine, quoted: evidence.answerLine.quoted.filter(isOpen) },
    table: evidence.table.filter(isOpen),
    harms: evidence.harms.filter(isOpen),
    indirect: evidence.indirect.filter(isOpen),
  };
}

/**
 * What everybody with the link of its chat reads of a turn: question and answer with their references, those of private
 * sources redacted. Null for a turn that failed or still runs, and for one that Footnote did not write.
 */
export function sharedTurn(turn: ChatTurn): SharedTurn | null {
  const { position, state, question, studyTypesRelaxed, answer, language, citations, evidence, claims, writer } = turn;
  if (turn.writtenBy !== 'footnote' || state === 'running' || state === 'failed') return null;
  const hidden = new Set(citations.flatMap((citation, at) => (isPublicCitation(citation) ? [] : [at + 1])));
  return {
    position,
    state,
    question,
    studyTypesRelaxed,
    answer,
    language,
    citations: citations.map((citation, at) => (hidden.has(at + 1) ? redacted(citation.type, at + 1) : citation)),
    ...(evidence === undefined ? {} : { evidence: withoutSources(evidence, hidden) }),
    claims: claims.map((claim) => ({ ...claim, evidence: claim.evidence.filter(({ n }) => !hidden.has(n)) })),
    writer,
  };
}
