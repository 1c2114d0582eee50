import type { Citation } from '../literature/citation.schema.ts';

/** Columns of a CSV export in their order (specification §9). */
export const CSV_EXPORT_FIELDS = [
  'pmid',
  'title',
  'first_author',
  'publication_date',
  'journal',
  'ml_type',
  'ml_n',
  'ml_p',
  'ml_i',
  'ml_c',
  'ml_o',
  'ml_b',
] as const satisfies readonly (keyof Citation)[];

/** Columns that follow where some of the references are pages of documents. */
export const CSV_DOCUMENT_FIELDS = [
  'source',
  'document',
  'page',
  'content',
] as const satisfies readonly (keyof Citation)[];

/** What a RIS export holds of an article, in its order (specification §9). */
export const RIS_EXPORT_FIELDS = ['title', 'abstract', 'date', 'year', 'journal', 'doi', 'link', 'authors'] as const;

export type CsvExportField = (typeof CSV_EXPORT_FIELDS)[number] | (typeof CSV_DOCUMENT_FIELDS)[number];
export type RisExportField = (typeof RIS_EXPORT_FIELDS)[number];

/** True for articles of the public literature index; only they can be kept in the library or exported to RIS (specification §5). */
export function isOfPublicIndex(citation: Pick<Citation, 'type' | 'pmid'>): boolean {
  return citation.type === 'pubmed' && /^[1-9]\d{0,19}$/.test(citation.pmid);
}

/** Divides references into those that can be exported to RIS and those that cannot, each in their order. */
export function divideForRis<Reference extends Pick<Citation, 'type' | 'pmid'>>(
  references: readonly Reference[],
): { exportable: Reference[]; refused: Reference[] } {
  const exportable: Reference[] = [];
  const refused: Reference[] = [];
  for (const reference of references) (isOfPublicIndex(reference) ? exportable : refused).push(reference);
  return { exportable, refused };
}

/** The longest of the alternatives that ' ; ' separates in a machine-extracted field; the first of equally long ones. */
export function longestAlternative(field: string): string {
  const alternatives = field.split(' ; ').map((alternative) => alternative.trim());
  return alternatives.reduce((longest, next) => (next.length > longest.length ? next : longest), '');
}
