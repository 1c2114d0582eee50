import type { AnswerTable } from './TableView/TableView.tsx';

/** Reads the tables of an answer; loads the markdown reader when it is not there yet. */
export async function answerTables(markdown: string): Promise<AnswerTable[]> {
  const { tablesOf } = await import('./Markdown/tables-of.ts');
  return tablesOf(markdown);
}
