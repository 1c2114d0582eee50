import { EMPTY_CITATION } from './empty-citation.ts';
import type { Citation } from './citation.schema.ts';

const PUBMED: Citation = { ...EMPTY_CITATION, id: '1', type: 'pubmed', pmid: '1', source: 'pubmed' };

/** A reference with the given fields; everything else is empty. */
export function citationFixture(fields: Partial<Citation> = {}): Citation {
  return { ...PUBMED, ...fields };
}
