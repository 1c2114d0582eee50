import { plainReading, type ReadingParticular } from '@footnote/domain';
import { particularItem } from '../engine/record-items.ts';
import { isbnOf, personNumberOf, pmcNumberOf } from '../record-numbers.ts';
import { found, type ClauseReading } from './field-readings.ts';
import type { PubmedTerm } from './pubmed-expression.ts';
import type { PubmedFieldCode } from './pubmed-fields.ts';
import { openReach, termWords } from './term-text.ts';

const ADDRESS = /^(?:https?:\/\/)?(?:dx\.)?(?:doi\.org\/|doi:)\s?/i;
const withoutAddress = (text: string) => text.replace(ADDRESS, '');
const asTyped = (text: string) => text;

/** Fields of whole identifiers, each with what makes one of what people write. */
const IDENTIFIERS: Readonly<Partial<Record<PubmedFieldCode, (text: string) => string>>> = {
  doi: withoutAddress,
  aid: withoutAddress,
  lid: withoutAddress,
  issn: asTyped,
  jid: asTyped,
  si: asTyped,
  isbn: isbnOf,
  auid: personNumberOf,
  pmcid: pmcNumberOf,
};

/** Fields of values that are told apart by a code. */
const PARTICULARS: Readonly<Partial<Record<PubmedFieldCode, ReadingParticular>>> = {
  vi: 'vi',
  ip: 'ip',
  pg: 'pg',
  pl: 'pl',
  ed: 'ed',
  ir: 'ir',
  fir: 'ir',
  ps: 'ps',
};

/** Volumes and issues have to be so as a whole; pages, countries and names only have to begin so. */
const WHOLE: ReadonlySet<ReadingParticular> = new Set(['vi', 'ip']);

/** Reads what a record is filed under: identifiers, its place in a journal, where that is published, and people but its authors; null for other fields. */
export function readRecordValue({ text }: PubmedTerm, field: PubmedFieldCode): ClauseReading | null {
  const identifierOf = IDENTIFIERS[field];
  if (identifierOf !== undefined) {
    const identifier = identifierOf(text);
    return found(
      { type: 'item', fields: ['identifiers'], text: identifier, reach: 'whole' },
      plainReading('identifier', { text: identifier }),
    );
  }
  const of = PARTICULARS[field];
  if (of === undefined) return null;
  const { words, notes } = termWords(text);
  const plain = words.map((word) => word.text).join(' ');
  const open = openReach(words);
  const reach = open === 'words' && WHOLE.has(of) ? 'whole' : open;
  return {
    query: { type: 'item', fields: ['particulars'], text: particularItem(of, plain), reach },
    reading: plainReading('particular', { of, text }),
    notes,
  };
}
