import type { Result } from '@footnote/domain';
import { useState } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../platform/api/api.client.ts';

/** Rows of a page at first; the sizes to choose from are those of specification §9. */
const PAGE_SIZE = 25;

interface Order {
  column: string;
  direction: 'ascending' | 'descending';
}

interface Looked extends Order {
  search: string;
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
  order: Order;
  changeOrder: (order: Order) => void;
  page: number;
  pageSize: number;
  changePage: (next: { page: number; pageSize: number }) => void;
}

function addressOf(url: string, { search, column, direction, page, pageSize }: Looked): string {
  const parameters = new URLSearchParams({ sort: column, direction, page: String(page), page_size: String(pageSize) });
  if (search !== '') parameters.set('search', search);
  return `${url}?${parameters.toString()}`;
}

/** Keeps what of a list is looked at, and loads it; a new search or order begins with the first page. */
export function useList<Page>(
  url: string,
  fetchPage: (address: string) => Promise<Result<Page, ApiError>>,
  first: Order,
): List<Page> {
  const [query, setQuery] = useState('');
  const [looked, setLooked] = useState<Looked>({ ...first, search: '', page: 1, pageSize: PAGE_SIZE });
  const { data, mutate } = useSWR(addressOf(url, looked), fetchPage, { keepPreviousData: true });
  return {
    shown: data,
    again: () => mutate(),
    query,
    changeQuery: setQuery,
    search: (search) => setLooked({ ...looked, search: search.trim(), page: 1 }),
    order: { column: looked.column, direction: looked.direction },
    changeOrder: (order) => setLooked({ ...looked, ...order, page: 1 }),
    page: looked.page,
    pageSize: looked.pageSize,
    changePage: (next) => setLooked({ ...looked, ...next }),
  };
}
