import type { ReadingParticular } from '@footnote/domain';
import { plainReading } from '@footnote/domain/core';
import { particularItem } from '../../core/record-items.ts';
import { isbnOf, personNumberOf, pmcNumberOf } from '../../record-numbers.ts';
import { found, type ClauseReading } from './field-readings.ts';
import type { PubmedTerm } from '../pubmed-expression.ts';
import type { PubmedFieldCode } from '../pubmed-fields.ts';
import { openReach, termWords } from './term-text.ts';

const ADDRESS = /^(?:https?:\/\/)?(?:dx\.)?(?:doi\.org\/|doi:)\s?/i;
const withoutAddress = (text: string) => text.replace(ADDRESS, '');
const asTyped = (text: string) => text;

/** Fields of whole identifiers, each with what makes one of what people write. */
const IDENTIFIERS = {
  doi: withoutAddress,
  aid: withoutAddress,
  lid: withoutAddress,
  issn: asTyped,
  jid: asTyped,
  si: asTyped,
  isbn: isbnOf,
  auid: personNumberOf,
  pmcid: pmcNumberOf,
} as const satisfies Partial<Record<PubmedFieldCode, (text: string) => string>>;

/** Fields of values that are told apart by a code. */
const PARTICULARS = {
  vi: 'vi',
  ip: 'ip',
  pg: 'pg',
  pl: 'pl',
  ed: 'ed',
  ir: 'ir',
  fir: 'ir',
  ps: 'ps',
} as const satisfies Partial<Record<PubmedFieldCode, ReadingParticular>>;

/** Volumes and issues have to be so as a whole; pages, countries and names only have to begin so. */
const WHOLE: ReadonlySet<ReadingParticular> = new Set(['vi', 'ip']);

type IdentifierField = keyof typeof IDENTIFIERS;
type ParticularField = keyof typeof PARTICULARS;

/** Whether a field is one of whole identifiers. */
export function isIdentifierField(field: PubmedFieldCode): field is IdentifierField {
  return Object.hasOwn(IDENTIFIERS, field);
}

/** Whether a field is one of values that are told apart by a code. */
export function isParticularField(field: PubmedFieldCode): field is ParticularField {
  return Object.hasOwn(PARTICULARS, field);
}

/** Reads an identifier as people write it. */
export function readIdentifier({ text }: PubmedTerm, field: IdentifierField): ClauseReading {
  const identifier = IDENTIFIERS[field](text);
  return found(
    { type: 'item', fields: ['identifiers'], text: identifier, reach: 'whole' },
    plainReading('identifier', { text: identifier }),
  );
}

/** Reads a place in a journal, where that is published, or people but the authors. */
export function readParticular({ text }: PubmedTerm, field: ParticularField): ClauseReading {
  const of = PARTICULARS[field];
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
