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
