/** By which column rows are sorted, and which way. */
export interface DataTableSort {
  /** `id` of the column. */
  column: string;
  /** Which way. */
  direction: 'ascending' | 'descending';
}

type Sortable = string | number | null;

/**
 * Sorts rows by a value of theirs: numbers by size, texts as in a dictionary of the language, rows without a value last
 * whichever way. Rows of equal value keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => Sortable,
  direction: DataTableSort['direction'],
  language = 'en',
): Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const order = (a: Sortable, b: Sortable): number => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * compare(String(a), String(b));
  };
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => order(a.value, b.value))
    .map(({ row }) => row);
}
