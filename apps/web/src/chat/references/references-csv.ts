import { CSV_FORMAT, csvExportRows, type Citation } from '@footnote/domain';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { saveFile } from '../../platform/storage/save-file.ts';

/**
 * Writes references to a table and hands it to the browser to save; gives its name. The server, which writes all other
 * exports, is asked for articles by their PMIDs: what was cited of a document is in its answer alone.
 */
export function saveReferencesAsCsv(citations: readonly Citation[]): string {
  const name = `footnote-${citations.length}-references.csv`;
  const text = stringify(csvExportRows(citations), CSV_FORMAT);
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  return name;
}
