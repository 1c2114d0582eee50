import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Pagination } from '../primitives/Pagination/Pagination.tsx';
import { SearchInput } from '../primitives/SearchInput/SearchInput.tsx';
import { messages } from './paged-list.messages.ts';
import * as styles from './paged-list.css.ts';

/** What searches a long list and steps through its pages. */
export interface PagedListControls {
  /** What is searched for. */
  query: string;
  /** Called on every letter. */
  onQueryChange: (query: string) => void;
  /** Called once writing pauses, and on Enter. */
  onSearch: (query: string) => void;
  /** The page that is shown, from 1. */
  page: number;
  /** Rows on one page. */
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  /** Called with the page to show. */
  onPageChange: (next: { page: number; pageSize: number }) => void;
}

interface PagedListProps {
  controls: PagedListControls;
  /** Names the search. */
  searchLabel: string;
  /** Stands beside the search. */
  beside?: ReactNode;
  /** Names the steps through the pages. */
  pagesLabel: string;
  /** Keeps the steps still while rows load, or could not be loaded. */
  still: boolean;
  /** The rows. */
  children: ReactNode;
}

/** A search above rows, and the steps through their pages below. */
export function PagedList({ controls, searchLabel, beside, pagesLabel, still, children }: PagedListProps) {
  const { t } = useMessages();
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchInput
            label={searchLabel}
            placeholder={searchLabel}
            clearLabel={t(messages.clearSearch)}
            value={controls.query}
            onChange={controls.onQueryChange}
            onSearch={controls.onSearch}
          />
        </div>
        {beside}
      </div>
      {children}
      <Pagination
        label={pagesLabel}
        page={controls.page}
        pageSize={controls.pageSize}
        total={controls.total}
        onChange={controls.onPageChange}
        disabled={still}
      />
    </div>
  );
}
