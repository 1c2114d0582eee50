import { useRef } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { messages } from './DataTable.messages.ts';
import { TableBar } from './TableBar.tsx';
import { TableHeader } from './TableHeader.tsx';
import { TableRow } from './TableRow.tsx';
import { TableState } from './TableState.tsx';
import { useDataTable } from './use-data-table.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './data-table-props.ts';

/** Rows of a list that may be very long: sortable, selectable, all by keyboard. For a few rows use a plain table. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, state = 'ready', height = 'screen' } = props;
  const { t } = useMessages();
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
            selectAllLabel={props.selectAllLabel ?? t(messages.selectAll)}
            actionsLabel={props.rowActions === undefined ? null : t(messages.actionsColumn)}
          />
          <TableRows {...props} table={table} />
        </div>
        <TableState
          state={state}
          rows={rows.length}
          empty={props.empty}
          error={props.error}
          loadingLabel={props.loadingLabel ?? t(messages.loading)}
        />
      </div>
    </div>
  );
}

/** How cells are cut, by the lines of a row. */
const LINES = { 1: 'one', 2: 'two', 4: 'four' } as const;

function TableRows<Row>(props: DataTableProps<Row> & { table: ReturnType<typeof useDataTable<Row>> }) {
  const { rows, lines = 1, rowActions, rowName, table } = props;
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
        lines={LINES[lines]}
        template={table.template}
        actions={rowActions}
        name={rowName(row)}
      />
    );
  });
}
