import { createHash } from 'node:crypto';
import type { ChatTurn, Citation } from '@footnote/domain';
import { storable } from '../../../platform/storable-text.ts';
import type { chatTurns, TurnDetail } from './chat-tables.ts';

type TurnRow = typeof chatTurns.$inferSelect;
type Changing = Pick<TurnRow, 'state' | 'answer' | 'responseQuality' | 'feedback' | 'detail' | 'citations'>;

/** The id of a reference within its session: the same article in another revision has another. */
export function citationId(citation: Citation): string {
  return createHash('sha256').update(JSON.stringify(citation)).digest('base64url').slice(0, 24);
}

/** The columns that the end of a turn changes; its references are kept apart from it. */
export function columnsOfTurn(turn: ChatTurn): Changing {
  const { state, answer, responseQuality, feedback, citations } = turn;
  return { state, answer, responseQuality, feedback, detail: detailOf(turn), citations: citations.map(citationId) };
}

function detailOf(turn: ChatTurn): TurnDetail {
  return {
    mainQuestion: turn.mainQuestion,
    actionQuestion: turn.actionQuestion,
    searchString: turn.searchString,
    retrieved: turn.retrieved,
    studyTypesRelaxed: turn.studyTypesRelaxed,
    language: turn.language,
    ...(turn.evidence === undefined ? {} : { evidence: turn.evidence }),
    claims: turn.claims,
    writer: turn.writer,
    failure: turn.failure,
    request: turn.request,
  };
}

/** A whole new row of a turn whose text can be stored. */
export function rowOfTurn(
  turn: ChatTurn,
  kept: { sessionId: string; runner: string; proWeek: string | null },
): TurnRow {
  return {
    ...kept,
    ...columnsOfTurn(turn),
    id: turn.id,
    position: turn.position,
    writtenBy: turn.writtenBy,
    question: storable(turn.question),
    askedAt: new Date(turn.askedAt),
  };
}

/** Reads a turn back; `citations` has the references of its session by their ids. */
export function turnOfRow(row: TurnRow, citations: ReadonlyMap<string, Citation>): ChatTurn {
  const { id, position, state, writtenBy, question, answer, responseQuality, feedback, detail } = row;
  return {
    ...detail,
    // Turns answered before study types could give way say nothing of it.
    studyTypesRelaxed: detail.studyTypesRelaxed ?? false,
    id,
    position,
    state,
    writtenBy,
    question,
    answer,
    citations: row.citations.map((cited) => citationOf(citations, cited)),
    responseQuality,
    feedback,
    askedAt: row.askedAt.toISOString(),
  };
}

function citationOf(citations: ReadonlyMap<string, Citation>, id: string): Citation {
  const citation = citations.get(id);
  if (citation === undefined) throw new Error('A reference of a turn was not kept.');
  return citation;
}
