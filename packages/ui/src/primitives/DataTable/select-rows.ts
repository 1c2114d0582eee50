/** Selected rows by their keys. */
export type Selection = ReadonlySet<string>;

/** Selects or deselects one row. */
export function withRow(selected: Selection, key: string, on: boolean): Selection {
  const next = new Set(selected);
  if (on) next.add(key);
  else next.delete(key);
  return next;
}

/** Selects or deselects every row from one position to another, whichever comes first. */
export function withRange(
  selected: Selection,
  keys: readonly string[],
  range: { from: number; to: number },
  on: boolean,
): Selection {
  const next = new Set(selected);
  for (const key of keys.slice(Math.min(range.from, range.to), Math.max(range.from, range.to) + 1)) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Whether all, some or none of the rows are selected; rows that are not shown do not count. */
export function shareSelected(selected: Selection, keys: readonly string[]): 'all' | 'some' | 'none' {
  if (selected.size === 0) return 'none';
  const count = keys.reduce((sum, key) => sum + (selected.has(key) ? 1 : 0), 0);
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
