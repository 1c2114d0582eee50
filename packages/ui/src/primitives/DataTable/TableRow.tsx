import { memo, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { DropdownMenu, type MenuItem } from '../DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { DataTableColumn } from './columns.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { messages } from './DataTable.messages.ts';
import * as styles from './DataTable.css.ts';

interface TableRowProps<Row> {
  row: Row;
  /** What it is called. */
  name: string;
  /** Position among the rows, from 0. */
  index: number;
  columns: readonly DataTableColumn<Row>[];
  /** Whether it is selected; null where rows cannot be. */
  selected: boolean | null;
  /** Column that is in the tab order, or null where another row has it. */
  active: number | null;
  /** Distance from the top of the grid, in pixels. */
  start: number;
  /** Height in pixels. */
  size: number;
  lines: 'one' | 'two' | 'four';
  template: string;
  actions: ((row: Row) => readonly MenuItem[]) | undefined;
}

/** A table keeps one stop in the tab order; Enter leads from a cell to what can be used in it. */
const INSIDE = '[data-cell-content] :is(a[href], button, input, select, textarea, [tabindex="0"])';

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { row, name, index, columns, selected, active, start, size, lines, template, actions } = props;
  const { t } = useMessages();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const inside of element.current?.querySelectorAll<HTMLElement>(INSIDE) ?? []) inside.tabIndex = -1;
  });
  const first = selected === null ? 0 : 1;
  const last = first + columns.length;
  const place = (column: number) => ({ 'aria-colindex': column + 1, 'data-cell': `${index}:${column}` });
  const stop = (column: number) => (column === active ? 0 : -1);
  return (
    <div
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows of a virtual list are no rows of a table
      role="row"
      ref={element}
      aria-rowindex={index + 2}
      aria-selected={selected ?? undefined}
      className={styles.row({ selected: selected === true })}
      style={{ gridTemplateColumns: template, blockSize: size, transform: `translateY(${start}px)` }}
    >
      {selected !== null && (
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus
        <div role="gridcell" {...place(0)} className={styles.cell({ control: true })}>
          <input
            type="checkbox"
            readOnly
            checked={selected}
            aria-label={t(messages.select, { row: name })}
            data-pick={index}
            data-cell-target
            tabIndex={stop(0)}
            className={styles.pick}
          />
        </div>
      )}
      {columns.map((column, at) => (
        <div
          key={column.id}
          role={column.namesRow === true ? 'rowheader' : 'gridcell'}
          {...place(first + at)}
          tabIndex={stop(first + at)}
          className={styles.cell({ align: column.align ?? 'start' })}
        >
          <div data-cell-content className={styles.content({ lines })}>
            {column.cell(row)}
          </div>
        </div>
      ))}
      {actions !== undefined && (
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus
        <div role="gridcell" {...place(last)} className={styles.cell({ control: true })}>
          <RowMenu items={actions(row)} label={t(messages.actions, { row: name })} tabIndex={stop(last)} />
        </div>
      )}
    </div>
  );
}

interface RowMenuProps {
  items: readonly MenuItem[];
  label: string;
  tabIndex: 0 | -1;
}

/** The button stands there at once; the menu behind it follows when there is time, so that fast scrolling stays smooth. */
function RowMenu({ items, label, tabIndex }: RowMenuProps) {
  const settled = useDeferredValue(true, false);
  const button = (
    <IconButton icon="more" size="small" label={label} tooltip={false} tabIndex={tabIndex} data-cell-target />
  );
  return settled || tabIndex === 0 ? <DropdownMenu label={label} items={items} trigger={button} /> : button;
}

/** One row; drawn again only when something of its own changes. */
// eslint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets the type parameter
export const TableRow = memo(PlainRow) as typeof PlainRow;
