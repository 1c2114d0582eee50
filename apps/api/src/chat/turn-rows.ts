import type { ChatTurn } from '@footnote/domain';
import { storable } from '../platform/storable-text.ts';
import type { chatTurns, TurnDetail } from './chat-tables.ts';

type TurnRow = typeof chatTurns.$inferSelect;
type Changing = Pick<TurnRow, 'state' | 'answer' | 'responseQuality' | 'feedback' | 'detail'>;

/** The columns that the end of a turn changes. */
export function columnsOfTurn(turn: ChatTurn): Changing {
  const { state, answer, responseQuality, feedback } = storable(turn);
  return { state, answer, responseQuality, feedback, detail: detailOf(storable(turn)) };
}

function detailOf(turn: ChatTurn): TurnDetail {
  return {
    mainQuestion: turn.mainQuestion,
    actionQuestion: turn.actionQuestion,
    searchString: turn.searchString,
    retrieved: turn.retrieved,
    studyTypesRelaxed: turn.studyTypesRelaxed,
    language: turn.language,
    citations: turn.citations,
    claims: turn.claims,
    writer: turn.writer,
    failure: turn.failure,
    request: turn.request,
  };
}

/** A whole new row. */
export function rowOfTurn(turn: ChatTurn, owner: { sessionId: string; runner: string }): TurnRow {
  return {
    ...owner,
    ...columnsOfTurn(turn),
    id: turn.id,
    position: turn.position,
    question: storable(turn.question),
    askedAt: new Date(turn.askedAt),
  };
}

/** Reads a turn back. */
export function turnOfRow(row: TurnRow): ChatTurn {
  const { id, position, state, question, answer, responseQuality, feedback, detail } = row;
  return {
    ...detail,
    // Turns answered before study types could give way say nothing of it.
    studyTypesRelaxed: detail.studyTypesRelaxed ?? false,
    id,
    position,
    state,
    question,
    answer,
    responseQuality,
    feedback,
    askedAt: row.askedAt.toISOString(),
  };
}
