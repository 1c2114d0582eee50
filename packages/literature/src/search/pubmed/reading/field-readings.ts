import type { ReadingField, LocalizableReading, QueryWarning } from '@footnote/domain';
import { plainReading, READING_FIELDS, queryWarning, unreachable } from '@footnote/domain/core';
import type { Query, TextField } from '../../query.ts';
import type { PubmedTerm } from '../pubmed-expression.ts';
import type { PubmedFieldCode } from '../pubmed-fields.ts';
import { isNarrowerSubset, subsetQuery } from './subsets.ts';
import type { TermNote } from './term-text.ts';
import { languageCode, publicationTypes } from './vocabulary-values.ts';

/** What a clause asks of the index; null where the index cannot tell, so that the clause is left out. */
export interface ClauseReading {
  query: Query | null;
  reading: LocalizableReading;
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

/** Reads a term of a field of columns: PMIDs, languages, publication types and subsets. */
export function readValue({ text }: PubmedTerm, field: 'pmid' | 'la' | 'pt' | 'sb'): ClauseReading {
  switch (field) {
    case 'pmid':
      return /^\d{1,9}$/.test(text)
        ? found({ type: 'eq', column: 'pmid', values: [text] }, plainReading('pmids', { pmids: text }))
        : notUnderstood(queryWarning('no-pmid', { text }));
    case 'la': {
      const code = languageCode(text);
      return code === null
        ? notUnderstood(queryWarning('no-language', { text }))
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
      if (subset === null) return notSearchable(queryWarning('filter-unknown', { name: text }));
      const read = found(subset, plainReading('filter', { name: text }));
      if (!isNarrowerSubset(text)) return read;
      return { ...read, notes: [{ code: 'field-replaced', ...queryWarning('filter-narrower', { name: text }) }] };
    }
    default:
      return unreachable(field);
  }
}

const LEFT_OUT = plainReading('left-out', {});

/** A reading without remarks. */
export function found(query: Query, reading: LocalizableReading): ClauseReading {
  return { query, reading, notes: [] };
}

/** A clause left out because the value is none of its field. */
export function notUnderstood(remark: QueryWarning): ClauseReading {
  return { query: null, reading: LEFT_OUT, notes: [{ code: 'value-not-understood', ...remark }] };
}

/** A clause left out because the index does not hold what it asks for. */
export function notSearchable(remark: QueryWarning): ClauseReading {
  return { query: null, reading: LEFT_OUT, notes: [{ code: 'field-not-searchable', ...remark }] };
}
