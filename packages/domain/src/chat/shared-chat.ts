import type { Citation } from '../literature/citation.schema.ts';
import { EMPTY_CITATION } from '../literature/empty-citation.ts';
import type { ChatTurn } from './chat-session.schema.ts';
import type { SharedChat, SharedTurn } from './shared-chat.schema.ts';

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

function sharedTurn(turn: ChatTurn, state: SharedTurn['state']): SharedTurn {
  const { position, question, studyTypesRelaxed, answer, language, citations, claims, writer } = turn;
  const hidden = new Set(citations.flatMap((citation, at) => (isPublicCitation(citation) ? [] : [at + 1])));
  return {
    position,
    state,
    question,
    studyTypesRelaxed,
    answer,
    language,
    citations: citations.map((citation, at) => (hidden.has(at + 1) ? redacted(citation.type, at + 1) : citation)),
    claims: claims.map((claim) => ({ ...claim, evidence: claim.evidence.filter(({ n }) => !hidden.has(n)) })),
    writer,
  };
}

/**
 * What everybody with its link reads of a chat: finished questions and answers with their references, those of private
 * sources redacted. Turns that failed or still run are left out.
 */
export function sharedChat(turns: readonly ChatTurn[]): SharedChat {
  return {
    turns: turns.flatMap((turn) => {
      const { state } = turn;
      return state === 'answered' || state === 'no_documents' || state === 'stopped' ? [sharedTurn(turn, state)] : [];
    }),
  };
}
