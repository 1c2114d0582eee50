import { useRef, type ReactNode } from 'react';
import type { MenuItem } from '../DropdownMenu/DropdownMenu.tsx';
import type { DataTableColumn, DataTableLabels } from './columns.ts';
import type { Selection } from './select-rows.ts';
import type { DataTableSort } from './sort-rows.ts';
import { TableBar } from './TableBar.tsx';
import { TableHeader } from './TableHeader.tsx';
import { TableRow } from './TableRow.tsx';
import { TableState } from './TableState.tsx';
import { useDataTable } from './use-data-table.ts';
import * as styles from './DataTable.css.ts';

export interface DataTableProps<Row> {
  /** Name of the table, for assistive technology. */
  label: string;
  /** The columns, in order; keep the same array between renders. */
  columns: readonly DataTableColumn<Row>[];
  /** All rows, in the order they are shown (see `sortRows`). */
  rows: readonly Row[];
  /** Stable key of a row. */
  rowKey: (row: Row) => string;
  /**
   * How the rows are sorted, or null.
   * @default null
   */
  sort?: DataTableSort | null;
  /** Called when a user chooses another order; the parent hands the rows over in it. */
  onSortChange?: (sort: DataTableSort) => void;
  /**
   * Keys of the selected rows.
   * @default new Set()
   */
  selected?: Selection;
  /** Called with the new selection; left out, rows cannot be selected. */
  onSelectedChange?: (selected: Selection) => void;
  /**
   * `id`s of the columns that are not shown.
   * @default new Set()
   */
  hiddenColumns?: Selection;
  /** Called with the hidden columns; left out, there is no column picker. */
  onHiddenColumnsChange?: (hidden: Selection) => void;
  /** What can be done with a row. */
  rowActions?: (row: Row) => readonly MenuItem[];
  /** What can be done with the selected rows; stands above the table. */
  toolbar?: ReactNode;
  /**
   * `loading` shows placeholders, or keeps the rows there are; `error` shows `error` instead of rows.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error';
  /** Stands where rows would be when there are none. */
  empty: ReactNode;
  /** Stands where rows would be when they could not be loaded. */
  error?: ReactNode;
  /**
   * Lines of text in a row, which is 44 or 60 pixels high.
   * @default 1
   */
  lines?: 1 | 2;
  /**
   * `screen` is at most 70 % of the window; `fill` takes the height of the parent.
   * @default 'screen'
   */
  height?: 'screen' | 'fill';
  /** Its words, in the user’s language. */
  labels: DataTableLabels<Row>;
}

/** Rows of a list that may be very long: sortable, selectable, all by keyboard. For a few rows use a plain table. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, state = 'ready', height = 'screen', labels } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const table = useDataTable(props, { scroller, grid });
  return (
    <div className={styles.frame({ height })}>
      <TableBar
        columns={columns}
        total={rows.length}
        selected={table.selected}
        onSelectedChange={props.onSelectedChange}
        hidden={table.hidden}
        onHiddenChange={props.onHiddenColumnsChange}
        toolbar={props.toolbar}
        labels={labels}
      />
      <div ref={scroller} className={styles.scroller({ height })}>
        {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the cells have the focus */}
        <div
          role="grid"
          ref={grid}
          aria-label={props.label}
          aria-rowcount={table.count + 1}
          aria-colcount={table.places}
          aria-multiselectable={table.share === null ? undefined : true}
          aria-busy={state === 'loading' || undefined}
          {...table.listeners}
          className={styles.grid}
          style={table.size}
        >
          <TableHeader
            columns={table.shown}
            sort={props.sort ?? null}
            share={table.share}
            active={table.activeIn(-1)}
            template={table.template}
            selectAllLabel={labels.selectAll}
            actionsLabel={props.rowActions === undefined ? null : labels.actionsColumn}
          />
          <TableRows {...props} table={table} />
        </div>
        <TableState
          state={state}
          rows={rows.length}
          empty={props.empty}
          error={props.error}
          loadingLabel={labels.loading}
        />
      </div>
    </div>
  );
}

function TableRows<Row>(props: DataTableProps<Row> & { table: ReturnType<typeof useDataTable<Row>> }) {
  const { rows, lines = 1, rowActions, labels, table } = props;
  return table.rows.map(({ index, start, size }) => {
    const row = rows[index];
    const key = table.rowKeys[index];
    return row === undefined || key === undefined ? null : (
      <TableRow
        key={key}
        row={row}
        index={index}
        columns={table.shown}
        selected={table.share === null ? null : table.selected.has(key)}
        active={table.activeIn(index)}
        start={start}
        size={size}
        lines={lines === 1 ? 'one' : 'two'}
        template={table.template}
        actions={rowActions}
        labels={labels}
      />
    );
  });
}
