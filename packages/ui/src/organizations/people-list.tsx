import type { ReactNode } from 'react';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { Pagination } from '../primitives/Pagination/Pagination.tsx';
import { SearchInput } from '../primitives/SearchInput/SearchInput.tsx';
import { Select, type SelectOption } from '../primitives/Select/Select.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { messages } from './people-list.messages.ts';
import * as styles from './people-table.css.ts';

/** What finds and orders people of a long list, and steps through its pages. */
export interface PeopleListControls<Sort extends string> {
  /** What is searched for. */
  query: string;
  /** Called on every letter. */
  onQueryChange: (query: string) => void;
  /** Called once writing pauses, and on Enter. */
  onSearch: (query: string) => void;
  /** How the people are sorted. */
  sort: Sort;
  /** Called with another order. */
  onSortChange: (sort: Sort) => void;
  /** The page that is shown, from 1. */
  page: number;
  /** People on one page. */
  pageSize: number;
  /** People on all pages. */
  total: number;
  /** Called with the page to show. */
  onPageChange: (next: { page: number; pageSize: number }) => void;
}

interface PeopleListProps<Sort extends string> {
  list: PeopleListControls<Sort>;
  orders: readonly SelectOption<Sort>[];
  /** Names the steps through the pages. */
  pagesLabel: string;
  /** Keeps the steps still while people load. */
  loading: boolean;
  children: ReactNode;
}

/** A search and an order above people, and the pages below them. */
export function PeopleList<Sort extends string>({
  list,
  orders,
  pagesLabel,
  loading,
  children,
}: PeopleListProps<Sort>) {
  const { t } = useMessages();
  return (
    <>
      <div className={styles.find}>
        <div className={styles.search}>
          <SearchInput
            label={t(messages.search)}
            placeholder={t(messages.search)}
            clearLabel={t(messages.clearSearch)}
            value={list.query}
            onChange={list.onQueryChange}
            onSearch={list.onSearch}
          />
        </div>
        <div className={styles.order}>
          <Select label={t(messages.sortBy)} options={orders} value={list.sort} onChange={list.onSortChange} />
        </div>
      </div>
      {children}
      <Pagination
        label={pagesLabel}
        page={list.page}
        pageSize={list.pageSize}
        total={list.total}
        onChange={list.onPageChange}
        disabled={loading}
      />
    </>
  );
}

/** Says that a search found nobody. */
export function NobodyFound() {
  const { t } = useMessages();
  return <EmptyState title={t(messages.nobody)}>{t(messages.nobodyHint)}</EmptyState>;
}
