import { useState, type ReactNode } from 'react';
import { Banner } from '../primitives/Banner/Banner.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../primitives/ConfirmDialog/ConfirmDialog.tsx';
import type { DataTableColumn } from '../primitives/DataTable/columns.ts';
import { DataTable } from '../primitives/DataTable/DataTable.tsx';
import type { DataTableSort } from '../primitives/DataTable/sort-rows.ts';
import type { MenuItem } from '../primitives/DropdownMenu/DropdownMenu.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../primitives/ErrorState/ErrorState.tsx';
import { Modal } from '../primitives/Modal/Modal.tsx';
import { Pagination } from '../primitives/Pagination/Pagination.tsx';
import { SearchInput } from '../primitives/SearchInput/SearchInput.tsx';
import type { Message } from '../messages/define-messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { messages } from './admin-list.messages.ts';
import * as styles from './admin-list.css.ts';

/** What every admin list takes. */
export interface AdminListProps<Row> {
  /** Rows of the page that is shown. */
  rows: readonly Row[];
  /** Whether they are there, on their way, or could not be loaded. */
  state?: 'ready' | 'loading' | 'error';
  /** Called when a user tries again. */
  onRetry: () => void;
  /** What is searched for. */
  query: string;
  /** Called on every letter. */
  onQueryChange: (query: string) => void;
  /** Called once writing pauses, and on Enter. */
  onSearch: (query: string) => void;
  /** How the rows are sorted, or null. */
  sort: DataTableSort | null;
  /** Called with another order. */
  onSortChange: (sort: DataTableSort) => void;
  /** The page that is shown, from 1. */
  page: number;
  /** Rows on one page. */
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  /** Called with the page to show. */
  onPageChange: (next: { page: number; pageSize: number }) => void;
  /** Called with a row whose deletion was confirmed. */
  onDelete: (row: Row) => void;
  /** Why a row cannot be deleted; '' when it can. */
  refusalOf: (row: Row) => string;
  /** What went wrong with a change. */
  problem?: string;
  /** Stands beside the search, such as the button that creates. */
  action?: ReactNode;
}

/** What each list says in its own words. */
type OwnMessage =
  | 'name'
  | 'search'
  | 'removingTitle'
  | 'removingText'
  | 'refusedTitle'
  | 'empty'
  | 'error'
  | 'loading'
  | 'pages';

interface FrameProps<Row> extends AdminListProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  /** What can be done with a row besides deleting it. */
  itemsOf: (row: Row) => readonly MenuItem[];
  /** What it says of its kind of rows; `row` is the name of one. */
  own: Readonly<Record<OwnMessage, Message>>;
}

/** A searchable, sortable list with pages, where a row may be deleted or says why not. */
export function AdminList<Row>(props: FrameProps<Row>) {
  const { rows, state = 'ready', itemsOf, problem = '', own } = props;
  const { t } = useMessages();
  const [leaving, setLeaving] = useState<Row | null>(null);
  const rowActions = (row: Row): MenuItem[] => [
    ...itemsOf(row),
    { id: 'delete', label: t(messages.remove), icon: 'trash', tone: 'critical', onSelect: () => setLeaving(row) },
  ];
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchInput
            label={t(own.search)}
            placeholder={t(own.search)}
            clearLabel={t(messages.clearSearch)}
            value={props.query}
            onChange={props.onQueryChange}
            onSearch={props.onSearch}
          />
        </div>
        {props.action}
      </div>
      {problem !== '' && (
        <div role="alert">
          <Banner tone="critical">{problem}</Banner>
        </div>
      )}
      <DataTable
        label={t(own.name)}
        columns={props.columns}
        rows={rows}
        rowKey={props.rowKey}
        rowName={props.rowName}
        loadingLabel={t(own.loading)}
        sort={props.sort}
        onSortChange={props.onSortChange}
        rowActions={rowActions}
        state={state}
        empty={<EmptyState title={t(own.empty)}>{t(messages.emptyHint)}</EmptyState>}
        error={
          <ErrorState title={t(own.error)} action={<Button onClick={props.onRetry}>{t(messages.retry)}</Button>} />
        }
      />
      <Pagination
        label={t(own.pages)}
        page={props.page}
        pageSize={props.pageSize}
        total={props.total}
        onChange={props.onPageChange}
        disabled={state !== 'ready'}
      />
      {leaving !== null && <Question {...props} row={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

function Question<Row>(props: FrameProps<Row> & { row: Row; onClose: () => void }) {
  const { row, onClose, onDelete, refusalOf, own } = props;
  const { t } = useMessages();
  const name = { row: props.rowName(row) };
  const refusal = refusalOf(row);
  if (refusal !== '') {
    return (
      <Modal
        open
        onOpenChange={(open) => !open && onClose()}
        title={t(own.refusedTitle, name)}
        description={refusal}
        width="narrow"
        closeLabel={t(messages.close)}
        actions={<Button onClick={onClose}>{t(messages.close)}</Button>}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(own.removingTitle, name)}
      description={t(own.removingText)}
      confirmLabel={t(messages.removingConfirm)}
      cancelLabel={t(messages.removingKeep)}
      tone="critical"
      onConfirm={() => {
        onClose();
        onDelete(row);
      }}
    />
  );
}
