import type { DateKind } from '@footnote/domain';
import { queryWarning } from '@footnote/domain/core';
import { combinedQuery } from '../../combined-query.ts';
import type { Column, Query } from '../../query.ts';
import { writtenDays, type DaySpan } from './date-spans.ts';
import type { ClauseReading } from './field-readings.ts';
import type { IndexKnowledge } from './index-knowledge.ts';
import type { DateField } from '../pubmed-fields.ts';

/** What a date of PubMed is here. */
interface KeptDate {
  did: DateKind;
  /** Any of these may lie in the span. */
  columns: readonly [Column, ...Column[]];
  /** Stand in, one after the other, where the record does not tell the day; where there are none, a record without it is not found. */
  instead: readonly Column[];
}

const DATES: Readonly<Record<DateField, KeptDate>> = {
  dp: { did: 'published', columns: ['publicationDay', 'onlineDay'], instead: [] },
  ppdat: { did: 'printed', columns: ['printedDay'], instead: [] },
  epdat: { did: 'online', columns: ['onlineDay'], instead: [] },
  lr: { did: 'revised', columns: ['revisedDay'], instead: [] },
  edat: { did: 'entered', columns: ['enteredDay'], instead: ['publicationDay'] },
  crdt: { did: 'created', columns: ['createdDay'], instead: ['publicationDay'] },
  dcom: { did: 'completed', columns: ['completedDay'], instead: [] },
  // PubMed’s date of headings is that of entry until there are headings.
  mhda: { did: 'indexed', columns: ['indexedDay'], instead: ['enteredDay', 'publicationDay'] },
};

/** Articles of a span of a date, with a remark where another date stands in for it. */
export async function datedReading(
  span: DaySpan,
  field: DateField,
  knowledge: Pick<IndexKnowledge, 'holds'>,
): Promise<ClauseReading> {
  const { did, columns, instead } = DATES[field];
  const isReplaced = field !== 'dp' && instead.length === 0 && !(await knowledge.holds(known(columns[0])));
  if (isReplaced) {
    const query = anyIn(DATES.dp.columns, span);
    const note = { code: 'field-replaced', ...queryWarning('date-not-kept', { tag: field }) } as const;
    return { query, reading: writtenDays('published', span), notes: [note] };
  }
  const query = insteadOf(columns, instead, span);
  const isMissing = instead.length > 0 && (await knowledge.holds(unknown([...columns, ...instead.slice(0, -1)])));
  const note = { code: 'field-replaced', ...queryWarning('date-missing', { tag: field }) } as const;
  return { query, reading: writtenDays(did, span), notes: isMissing ? [note] : [] };
}

/** The days of `columns`, or where all of them are unknown those of the first of `instead` that is known. */
function insteadOf(columns: readonly Column[], instead: readonly Column[], span: DaySpan): Query {
  const [next, ...rest] = instead;
  const dated = anyIn(columns, span);
  if (next === undefined) return dated;
  const undated: Query = { type: 'and', of: [unknown(columns), insteadOf([next], rest, span)] };
  return { type: 'or', of: [dated, undated] };
}

function anyIn(columns: readonly Column[], span: DaySpan): Query {
  return combinedQuery(
    'or',
    columns.map((column): Query => ({ type: 'range', column, ...span })),
  );
}

function known(column: Column): Query {
  return { type: 'range', column, from: null, to: null };
}

function unknown(columns: readonly Column[]): Query {
  return { type: 'not', query: { type: 'or', of: columns.map(known) } };
}
