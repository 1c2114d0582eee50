import type { Citation } from './citation.schema.ts';

const englishPage = (page: number): string => `Page ${page}`;

/** One line that identifies a reference (specification §9): journal, first author, year, PMID; for a PDF its name and page, which `pageWords` says. */
export function referenceLine(citation: Citation, pageWords = englishPage): string {
  if (citation.type === 'pdf') {
    const page = citation.page === null ? '' : pageWords(citation.page);
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
