import type { Result } from '@footnote/domain';
import { useState } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../api/api.client.ts';

/** Rows of a page at first; the sizes to choose from are those of specification §9. */
const PAGE_SIZE = 25;

interface Order {
  /** '' where the rows have an order of their own. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** What narrows a list besides its search, by the names the call knows; what is '' narrows nothing. */
type Filters = Readonly<Record<string, string>>;

interface Looked extends Order {
  search: string;
  filters: Filters;
  page: number;
  pageSize: number;
}

/** Rows of a list that the server finds, sorts and pages. */
export interface List<Page> {
  /** The page that is shown; the last one until another has come. Undefined before the first. */
  shown: Result<Page, ApiError> | undefined;
  again: () => Promise<unknown>;
  query: string;
  changeQuery: (query: string) => void;
  search: (query: string) => void;
  /** What the rows were searched for, which lags behind what is being typed. */
  searched: string;
  filters: Filters;
  /** Changes what is given. */
  changeFilters: (filters: Filters) => void;
  order: Order;
  changeOrder: (order: Order) => void;
  page: number;
  pageSize: number;
  changePage: (next: { page: number; pageSize: number }) => void;
}

function addressOf(url: string, { search, filters, column, direction, page, pageSize }: Looked): string {
  const order = column === '' ? {} : { sort: column, direction };
  const parameters = new URLSearchParams({ ...order, page: String(page), page_size: String(pageSize) });
  for (const [name, value] of Object.entries({ search, ...filters })) if (value !== '') parameters.set(name, value);
  return `${url}${url.includes('?') ? '&' : '?'}${parameters.toString()}`;
}

/** Keeps what of a list is looked at, and loads it; a new search, filter or order begins with the first page. */
export function useList<Page>(
  url: string,
  fetchPage: (address: string) => Promise<Result<Page, ApiError>>,
  { search: wanted = '', ...first }: Order & { search?: string },
): List<Page> {
  const [query, setQuery] = useState(wanted);
  const [looked, setLooked] = useState<Looked>({ ...first, search: wanted, filters: {}, page: 1, pageSize: PAGE_SIZE });
  const { data, mutate } = useSWR(addressOf(url, looked), fetchPage, { keepPreviousData: true });
  return {
    shown: data,
    again: () => mutate(),
    query,
    changeQuery: setQuery,
    search: (search) => setLooked({ ...looked, search: search.trim(), page: 1 }),
    searched: looked.search,
    filters: looked.filters,
    changeFilters: (filters) => setLooked({ ...looked, filters: { ...looked.filters, ...filters }, page: 1 }),
    order: { column: looked.column, direction: looked.direction },
    changeOrder: (order) => setLooked({ ...looked, ...order, page: 1 }),
    page: looked.page,
    pageSize: looked.pageSize,
    changePage: (next) => setLooked({ ...looked, ...next }),
  };
}

/** What an element that shows a list takes of it. */
export function listProps<Row>(list: List<{ items: Row[]; total: number }>) {
  const { shown } = list;
  const page = shown?.ok === true ? shown.value : { items: [], total: 0 };
  return {
    rows: page.items,
    state: shown === undefined ? ('loading' as const) : shown.ok ? ('ready' as const) : ('error' as const),
    onRetry: () => void list.again(),
    query: list.query,
    onQueryChange: list.changeQuery,
    onSearch: list.search,
    sort: list.order,
    onSortChange: list.changeOrder,
    page: list.page,
    pageSize: list.pageSize,
    total: page.total,
    onPageChange: list.changePage,
  };
}
