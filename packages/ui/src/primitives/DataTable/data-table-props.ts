import type { DataTableColumn } from './columns.ts';
import type { DataTableSort } from './sort-rows.ts';
import type { Selection } from './select-rows.ts';
import type { MenuItem } from '../DropdownMenu/DropdownMenu.tsx';
import type { ReactNode } from 'react';

export interface DataTableProps<Row> {
  /** Name of the table, for assistive technology. */
  label: string;
  /** The columns, in order; keep the same array between renders. */
  columns: readonly DataTableColumn<Row>[];
  /** All rows, in the order they are shown (see `sortRows`). */
  rows: readonly Row[];
  /** Stable key of a row. */
  rowKey: (row: Row) => string;
  /** What a row is called in the names of its box and its menu ("trial.pdf"); keep the same function between renders. */
  rowName: (row: Row) => string;
  /** Name of the box that selects all rows ("Select all documents"); left out, it names no kind of rows. */
  selectAllLabel?: string;
  /** Said while rows are on their way ("Documents are loading"); left out, it names no kind of rows. */
  loadingLabel?: string;
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
   * Lines of text in a row, which is 44, 60 or 96 pixels high; cells of four lines shorten what is longer themselves.
   * @default 1
   */
  lines?: 1 | 2 | 4;
  /**
   * `screen` is at most 70 % of the window; `fill` takes the height of the parent.
   * @default 'screen'
   */
  height?: 'screen' | 'fill';
}
