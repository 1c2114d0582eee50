import type { ReactNode } from 'react';
import { PagedList, type PagedListControls } from '../layout/paged-list.tsx';
import type { Message } from '../messages/define-messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ProblemAlert } from '../primitives/Banner/problem-alert.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import type { DataTableProps } from '../primitives/DataTable/data-table-props.ts';
import { DataTable } from '../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../primitives/ErrorState/ErrorState.tsx';
import { messages } from './admin-list.messages.ts';

/** What every list of administrators takes. */
export interface AdminTableProps<Row> extends PagedListControls {
  /** Rows of the page that is shown. */
  rows: readonly Row[];
  /**
   * Whether they are there, on their way, or could not be loaded.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error';
  /** Called when a user tries again. */
  onRetry: () => void;
  /**
   * What went wrong with a change, or with saving the rows.
   * @default ''
   */
  problem?: string;
}

/** What each list says in its own words. */
export type TableMessage = 'name' | 'search' | 'empty' | 'emptyHint' | 'error' | 'loading' | 'pages';

interface FrameProps<Row> {
  list: AdminTableProps<Row>;
  table: Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'rowName' | 'sort' | 'onSortChange' | 'rowActions' | 'lines'>;
  /** What it says of its kind of rows. */
  own: Readonly<Record<TableMessage, Message>>;
  /** Stands beside the search. */
  beside?: ReactNode;
}

/** A searchable table with pages, which says what went wrong. */
export function AdminTable<Row>({ list, table, own, beside }: FrameProps<Row>) {
  const { rows, state = 'ready', onRetry, problem = '' } = list;
  const { t } = useMessages();
  return (
    <PagedList
      controls={list}
      searchLabel={t(own.search)}
      beside={beside}
      pagesLabel={t(own.pages)}
      still={state !== 'ready'}
    >
      <ProblemAlert problem={problem} />
      <DataTable
        {...table}
        label={t(own.name)}
        rows={rows}
        loadingLabel={t(own.loading)}
        state={state}
        empty={<EmptyState title={t(own.empty)}>{t(own.emptyHint)}</EmptyState>}
        error={<ErrorState title={t(own.error)} action={<Button onClick={onRetry}>{t(messages.retry)}</Button>} />}
      />
    </PagedList>
  );
}
