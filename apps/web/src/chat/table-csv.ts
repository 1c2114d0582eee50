import type { AnswerTable } from '@footnote/domain';

/** A table as CSV for a spreadsheet: UTF-8 with a byte-order mark, and no cell that a spreadsheet would run as a formula. */
export async function tableAsCsv(table: AnswerTable): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  return stringify([table.header, ...table.rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // With Windows line ends the library leaves a lone line feed in a cell unquoted.
    quoted_match: /[\r\n]/,
  });
}
