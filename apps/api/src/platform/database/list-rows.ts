import { asc, desc, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { storable } from '../storable-text.ts';
import type { ListQuery } from '../list-page.ts';

/** Matches rows of which one of the texts holds what is searched for, in letters of either case; all rows for ''. */
export function holdsSearch(search: string, texts: readonly (AnyColumn | SQL)[]): SQL | undefined {
  if (search === '') return undefined;
  const pattern = `%${storable(search)
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...texts.map((text) => sql`lower(${text}) LIKE ${pattern}`));
}

/** The order a list was asked for in; `last` is unique, so that no row stands on two pages. */
export function orderOf<Column extends string>(
  { sort, direction }: Pick<ListQuery<Column>, 'sort' | 'direction'>,
  columns: Readonly<Record<Column, AnyColumn | SQL>>,
  last: AnyColumn,
): SQL[] {
  const by = direction === 'ascending' ? asc : desc;
  return [by(columns[sort]), asc(last)];
}
