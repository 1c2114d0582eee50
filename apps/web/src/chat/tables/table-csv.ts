import { CSV_FORMAT, type AnswerTable } from '@footnote/domain';

/** A table as CSV for a spreadsheet, in the format of all tables that leave Footnote. */
export async function tableAsCsv(table: AnswerTable): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  return stringify([table.header, ...table.rows], CSV_FORMAT);
}
