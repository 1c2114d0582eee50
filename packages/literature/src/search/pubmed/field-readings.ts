import {
  plainReading,
  READING_FIELDS,
  searchRemark,
  type DatedDeed,
  type ReadingField,
  type SpokenReading,
  type SpokenRemark,
} from '@footnote/domain';
import type { Column, Query, TextField } from '../query.ts';
import type { PubmedTag, PubmedTerm } from './pubmed-expression.ts';
import type { PubmedFieldCode } from './pubmed-fields.ts';
import { readDay, writtenDays, type DaySpan } from './date-spans.ts';
import { subsetQuery } from './subsets.ts';
import type { TermNote } from './term-text.ts';
import { languageCode, publicationTypes } from './vocabulary-values.ts';

/** What a clause asks of the index; null where the index cannot tell, so that the clause is left out. */
export interface ClauseReading {
  query: Query | null;
  reading: SpokenReading;
  notes: readonly TermNote[];
}

/** Everything an article can be found by without a tag. */
export const ALL_FIELDS: readonly TextField[] = [
  'title',
  'abstract',
  'mesh',
  'keywords',
  'substances',
  'authors',
  'affiliations',
  'journal',
];

/** Fields of words, by what each searches. */
export const WORD_FIELDS: Readonly<Record<ReadingField, readonly TextField[]>> = {
  all: ALL_FIELDS,
  ti: ['title'],
  tt: ['title'],
  ab: ['abstract'],
  tiab: ['title', 'abstract', 'keywords'],
  tw: ['title', 'abstract', 'mesh', 'keywords', 'substances'],
  ot: ['keywords'],
  cn: ['authors'],
  book: ['journal'],
  pubn: ['journal'],
  nm: ['substances'],
  rn: ['substances'],
  ad: ['affiliations'],
  gr: ['grants'],
  cois: ['interests'],
};

/** Whether a field is one of words. */
export function isWordField(field: PubmedFieldCode): field is ReadingField {
  return Object.hasOwn(READING_FIELDS, field);
}

/** Reads a term of a field of columns: PMIDs, languages, publication types, subsets, and dates, which all others are. */
export function readValue(term: PubmedTerm, tag: PubmedTag, today: Date): ClauseReading {
  const { text } = term;
  switch (tag.field) {
    case 'pmid':
      return /^\d{1,9}$/.test(text)
        ? found({ type: 'eq', column: 'pmid', values: [text] }, plainReading('pmids', { pmids: text }))
        : notUnderstood(searchRemark('no-pmid', { text }));
    case 'la': {
      const code = languageCode(text);
      return code === null
        ? notUnderstood(searchRemark('no-language', { text }))
        : found(
            { type: 'eq', column: 'language', values: [code] },
            plainReading('language', { language: text.toLowerCase() }),
          );
    }
    case 'pt': {
      const types = publicationTypes(text);
      return found(
        { type: 'eq', column: 'publicationType', values: types },
        plainReading(types.length > 1 ? 'publication-types' : 'publication-type', { name: text }),
      );
    }
    case 'sb': {
      const subset = subsetQuery(text);
      return subset === null
        ? notSearchable(searchRemark('filter-unknown', { name: text }))
        : found(subset, plainReading('filter', { name: text }));
    }
    default:
      return readDate(text, tag.field, today);
  }
}

function readDate(text: string, field: PubmedFieldCode, today: Date): ClauseReading {
  const span = readDay(text, today);
  return span === null ? notUnderstood(searchRemark('no-date', { text })) : dateReading(span, field);
}

/** Dates the index keeps, by their field, with what the day was for. */
const DATES: Readonly<Partial<Record<PubmedFieldCode, { column: Column; did: DatedDeed }>>> = {
  dp: { column: 'publicationDay', did: 'published' },
  lr: { column: 'revisedDay', did: 'revised' },
  edat: { column: 'enteredDay', did: 'entered' },
  crdt: { column: 'createdDay', did: 'created' },
};

/**
 * Articles of a span of a date. Those whose day of entry or creation is not known are found by that of publication, as are
 * all by dates the index does not keep, which is said.
 */
export function dateReading(span: DaySpan, field: PubmedFieldCode): ClauseReading {
  const published: Query = { type: 'range', column: 'publicationDay', ...span };
  const kept = DATES[field];
  if (kept === undefined) {
    return {
      query: published,
      reading: writtenDays('published', span),
      notes: [{ code: 'field-replaced', ...searchRemark('date-not-kept', { tag: field }) }],
    };
  }
  const dated: Query = { type: 'range', column: kept.column, ...span };
  const undated = undatedQuery(field);
  const query: Query =
    undated === null ? dated : { type: 'or', of: [dated, { type: 'and', of: [undated, published] }] };
  return found(query, writtenDays(kept.did, span));
}

/** Articles whose day of entry or creation is not known; null for other fields. */
export function undatedQuery(field: PubmedFieldCode): Query | null {
  if (field !== 'edat' && field !== 'crdt') return null;
  const column = field === 'edat' ? 'enteredDay' : 'createdDay';
  return { type: 'not', query: { type: 'range', column, from: null, to: null } };
}

const LEFT_OUT = plainReading('left-out', {});

/** A reading without remarks. */
export function found(query: Query, reading: SpokenReading): ClauseReading {
  return { query, reading, notes: [] };
}

/** A clause left out because the value is none of its field. */
export function notUnderstood(remark: SpokenRemark): ClauseReading {
  return { query: null, reading: LEFT_OUT, notes: [{ code: 'value-not-understood', ...remark }] };
}

/** A clause left out because the index does not hold what it asks for. */
export function notSearchable(remark: SpokenRemark): ClauseReading {
  return { query: null, reading: LEFT_OUT, notes: [{ code: 'field-not-searchable', ...remark }] };
}
