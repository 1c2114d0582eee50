import { useMemo, type MouseEvent, type RefObject } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import type { Selection } from './select-rows.ts';
import type { DataTableSort } from './sort-rows.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useTableRows } from './use-table-rows.ts';
import { least, tracks } from './DataTable.css.ts';

const NOTHING: Selection = new Set<string>();

/** Pixels: the heading and a row of one line are as high as a finger needs. */
const HEADER_HEIGHT = 44;
const ROW_HEIGHT = { 1: 44, 2: 60, 4: 96 } as const;

function nextSort(sort: DataTableSort | null, column: string): DataTableSort {
  const again = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: again ? 'descending' : 'ascending' };
}

/** The elements a DataTable is made of. */
interface TableElements {
  scroller: RefObject<HTMLDivElement | null>;
  grid: RefObject<HTMLDivElement | null>;
}

/** State and behaviour of a DataTable; the component draws it. */
export function useDataTable<Row>(props: DataTableProps<Row>, { scroller, grid }: TableElements) {
  const { columns, rows, rowKey, sort = null, onSortChange, selected = NOTHING, onSelectedChange } = props;
  const { hiddenColumns: hidden = NOTHING, rowActions, state = 'ready', lines = 1 } = props;
  const shown = useMemo(
    () => columns.filter((column) => column.fixed === true || !hidden.has(column.id)),
    [columns, hidden],
  );
  const rowKeys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const selectable = onSelectedChange !== undefined;
  const selection = useRowSelection(rowKeys, selected, onSelectedChange);
  const places = shown.length + Number(selectable) + Number(rowActions !== undefined);
  const count = state === 'error' ? 0 : rows.length;
  const rowHeight = ROW_HEIGHT[lines];
  const keys = useGridKeys({
    grid,
    scroller,
    rows: count,
    columns: places,
    page: () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - HEADER_HEIGHT) / rowHeight) - 1),
    onExtend: selection.extend,
    onPick: selection.pick,
    onPickAll: selection.pickAll,
  });
  const drawn = useTableRows({ scroller, count, rowHeight, headerHeight: HEADER_HEIGHT, kept: keys.active.row });
  const press = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const picked = target?.closest<HTMLElement>('[data-pick]')?.dataset['pick'];
    const sorted = target?.closest<HTMLElement>('[data-sort]')?.dataset['sort'];
    if (picked === 'all') selection.pickAll();
    else if (picked !== undefined) selection.pick(Number(picked), event.shiftKey);
    if (sorted !== undefined) onSortChange?.(nextSort(sort, sorted));
  };
  const widths = [
    ...(selectable ? (['control'] as const) : []),
    ...shown.map(({ width = 'normal' }) => width),
    ...(rowActions === undefined ? [] : (['control'] as const)),
  ];
  const template = widths.map((width) => tracks[width]).join(' ');
  const size = { blockSize: drawn.height, minInlineSize: `calc(${widths.map((width) => least[width]).join(' + ')})` };
  const activeIn = (row: number) => (keys.active.row === row ? keys.active.column : null);
  const listeners = { onFocus: keys.follow, onKeyDownCapture: keys.press, onClick: press };
  const share = selectable ? selection.share : null;
  return {
    shown,
    hidden,
    rowKeys,
    selected,
    share,
    count,
    places,
    rows: drawn.items,
    size,
    template,
    activeIn,
    listeners,
  };
}
