import type { Citation } from '../literature/citation.schema.ts';

/** Whether a reference leads to a page of a document that can be shown. */
export function hasPage({ type, source_id, document_id, page }: Citation): boolean {
  return type === 'pdf' && (source_id ?? '') !== '' && document_id !== '' && page !== null;
}
