import { listProps, type List } from '../platform/lists/use-list.ts';

/** What a table of people takes of a list; the newest stand first where they are sorted by time. */
export function peopleProps<Person, Sort extends string>(
  list: List<{ items: Person[]; total: number }>,
  { sorts, first }: { sorts: readonly Sort[]; first: Sort },
) {
  const { rows, state, onRetry, sort, onSortChange, ...controls } = listProps(list);
  return {
    people: state === 'ready' ? rows : null,
    table: {
      list: {
        ...controls,
        sort: sorts.find((one) => one === sort.column) ?? first,
        onSortChange: (column: Sort) =>
          onSortChange({ column, direction: column === 'createdAt' ? 'descending' : 'ascending' }),
      },
      ...(state === 'error' ? { onRetry } : {}),
    },
  };
}
