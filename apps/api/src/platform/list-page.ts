/** Which rows of a long list are asked for. */
export interface ListQuery<Column extends string> {
  /** Text that a row holds; '' for every row. */
  search: string;
  sort: Column;
  direction: 'ascending' | 'descending';
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Rows of a list, and how many there are on all pages. */
export interface ListPage<Row> {
  items: Row[];
  total: number;
}
