import { CSV_FORMAT, csvExportRows, type Citation } from '@footnote/domain';
import { stringify } from 'csv-stringify/sync';

/** Writes references as CSV (specification §9) for a spreadsheet. */
export function writeCsv(citations: readonly Citation[]): string {
  return stringify(csvExportRows(citations), CSV_FORMAT);
}
