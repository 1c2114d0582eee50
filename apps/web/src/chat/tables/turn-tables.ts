import { findAnswerTables, type AnswerTable, type ChatTurn } from '@footnote/domain';
import { evidenceAnswerTable, type Messages } from '@footnote/ui';

/** Direct studies from which there is a table of them. */
const TABLE_FROM = 2;

/** True where a turn has a table to view and export. */
export function hasTables({ answer, evidence }: Pick<ChatTurn, 'answer' | 'evidence'>): boolean {
  return (evidence?.table.length ?? 0) >= TABLE_FROM || findAnswerTables(answer).length > 0;
}

/** The tables of a turn: its evidence table, then those of its text. */
export function tablesOf(
  { answer, evidence }: Pick<ChatTurn, 'answer' | 'evidence'>,
  messages: Pick<Messages, 't' | 'number'>,
): AnswerTable[] {
  const own =
    evidence === undefined || evidence.table.length < TABLE_FROM ? [] : [evidenceAnswerTable(evidence, messages)];
  return [...own, ...findAnswerTables(answer)];
}
