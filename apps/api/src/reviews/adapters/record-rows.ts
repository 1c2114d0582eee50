import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { storable } from '../../platform/storable-text.ts';
import type { NewRecord } from '../reviews.ports.ts';

/** Characters of a record that are searched. */
const SEARCHED = 20_000;
/** Rows written by one statement. */
const ROWS_AT_ONCE = 200;

/** What is kept of a record beside itself, so that lists can be searched. */
export function rowOf({ digest, reference: given }: NewRecord) {
  const reference = storable(given);
  const { title, authors, journal, publicationDate, pmid, doi, abstract } = reference;
  const names = authors.slice(0, 100).map(({ lastname, firstname }) => `${lastname} ${firstname}`);
  const year = publicationDate.slice(0, 4);
  const searched = [title, ...names, journal, year, pmid, doi, abstract].join('\n').toLowerCase();
  return {
    digest,
    doi: doi.toLowerCase(),
    reference,
    title,
    year,
    searched: searched.slice(0, SEARCHED).toWellFormed(),
  };
}

/** Whether a column is one of these numbers, which are one parameter however many there are. */
export const isAmong = (column: AnyPgColumn, numbers: readonly number[]) =>
  sql`${column} = ANY(${sql.param([...numbers])}::int[])`;

/** Parts of a list that one statement takes. */
export function inParts<Item>(items: readonly Item[], size = ROWS_AT_ONCE): Item[][] {
  const parts: Item[][] = [];
  for (let at = 0; at < items.length; at += size) parts.push(items.slice(at, at + size));
  return parts;
}
