import type { Citation } from '../../literature/citation.schema.ts';
import { CSV_DOCUMENT_FIELDS, CSV_EXPORT_FIELDS, longestAlternative, type CsvExportField } from '../export-rules.ts';
import { singleLine } from '../single-line.ts';

/**
 * How every table leaves Footnote, as csv-stringify takes it: UTF-8 with a byte-order mark, and no cell that a spreadsheet
 * would run as a formula.
 */
export const CSV_FORMAT = {
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  // With Windows line ends the library leaves a lone line feed in a cell unquoted.
  quoted_match: /[\r\n]/,
} as const;

const EXTRACTED: ReadonlySet<CsvExportField> = new Set(['ml_p', 'ml_i', 'ml_c', 'ml_o', 'ml_b']);

/**
 * Header and rows of a CSV export (specification §9); of a machine-extracted field only the longest alternative is kept.
 * Where documents are among the references, columns follow that say what of them is cited.
 */
export function csvExportRows(citations: readonly Citation[]): string[][] {
  const hasDocuments = citations.some(({ type }) => type === 'pdf');
  const fields = hasDocuments ? [...CSV_EXPORT_FIELDS, ...CSV_DOCUMENT_FIELDS] : CSV_EXPORT_FIELDS;
  return [[...fields], ...citations.map((citation) => fields.map((field) => cell(citation, field)))];
}

function cell(citation: Citation, field: CsvExportField): string {
  const text = singleLine(String(citation[field] ?? ''));
  return EXTRACTED.has(field) ? longestAlternative(text) : text;
}
