import { createHash } from 'node:crypto';
import type { SavedReference } from '@footnote/domain';

/** What a reference is known by: its PMID, else its DOI, else what its record says of title, year and first author. */
export function libraryKey({ pmid, doi, title, publicationDate, authors }: SavedReference): string {
  if (pmid !== '') return `pmid:${pmid}`;
  if (doi !== '') return `doi:${doi.toLowerCase()}`;
  const [first] = authors;
  const said = [title, publicationDate.slice(0, 4), first?.lastname ?? ''].map(plainWords).join('\n');
  return `ref:${createHash('sha256').update(said).digest('hex')}`;
}

function plainWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
