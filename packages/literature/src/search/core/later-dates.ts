import type { Article } from '@footnote/domain';
import type { Column } from '../query.ts';

/** The dates of a record beside those of publication and revision, by the column of each; '' where it tells none. */
export function laterDates({ created = '', entered = '', details = {} }: Article) {
  const { printed = '', online = '', completed = '', indexed = '' } = details;
  return {
    createdDay: created,
    enteredDay: entered,
    printedDay: printed,
    onlineDay: online,
    completedDay: completed,
    indexedDay: indexed,
  } satisfies Partial<Record<Column, string>>;
}
