import type { ReactNode } from 'react';

/** A column of a DataTable. */
export interface DataTableColumn<Row> {
  /** Stable key. */
  id: string;
  /** Its heading. */
  header: string;
  /** What stands in it; one line, or two in tall rows. */
  cell: (row: Row) => ReactNode;
  /**
   * `narrow` for a figure or a badge, `wide` for a title.
   * @default 'normal'
   */
  width?: 'narrow' | 'normal' | 'wide';
  /**
   * `end` for figures.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * Lets users sort by it.
   * @default false
   */
  sortable?: boolean;
  /**
   * Keeps it out of the column picker, so that it is always shown.
   * @default false
   */
  fixed?: boolean;
  /**
   * Marks the column that names a row, for assistive technology.
   * @default false
   */
  namesRow?: boolean;
}

/** Words of a DataTable. */
export interface DataTableLabels<Row> {
  /** Name of the box that selects a row ("Select trial.pdf"). */
  select: (row: Row) => string;
  /** Name of the box that selects all rows. */
  selectAll: string;
  /** How many are selected ("3 of 340 selected"). */
  selected: (count: number, total: number) => string;
  /** Takes every selection away. */
  clearSelection: string;
  /** Name of the menu of a row ("Actions for trial.pdf"). */
  actions: (row: Row) => string;
  /** Heading of the column of menus, for assistive technology. */
  actionsColumn: string;
  /** Name of the column picker. */
  columns: string;
  /** Said while rows are on their way. */
  loading: string;
}
