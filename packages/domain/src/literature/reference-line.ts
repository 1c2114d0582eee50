import type { Citation } from './citation.schema.ts';

/** One line that identifies a reference (specification §9): journal, first author, year, PMID; for a PDF its name and page. */
export function referenceLine(citation: Citation): string {
  if (citation.type === 'pdf') {
    const page = citation.page === null ? '' : `Page ${citation.page}`;
    return [citation.source, page].filter((part) => part !== '').join(' · ');
  }
  const pmid = citation.pmid === '' ? '' : `PMID ${citation.pmid}`;
  return [citation.journal, citation.first_author, publicationYear(citation.publication_date), pmid]
    .filter((part) => part !== '')
    .join(' · ');
}

/** The four-digit year a date begins with, or ''. */
export function publicationYear(date: string): string {
  return /^\d{4}/.exec(date)?.[0] ?? '';
}
