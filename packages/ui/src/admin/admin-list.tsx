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
import * as styles from './admin-list.css.ts';

/** Words that every admin list has. */
export interface AdminListLabels<Row> {
  /** Names the table. */
  name: string;
  /** What is searched ("Find a user"). */
  search: string;
  /** Name of the button that empties the search. */
  clearSearch: string;
  /** Names the menu of a row. */
  actions: (row: Row) => string;
  /** Heading of the column of menus. */
  actionsColumn: string;
  /** "Delete" */
  remove: string;
  /** The question before deleting, what follows from it, and its two answers. */
  removing: { title: (row: Row) => string; text: string; confirm: string; keep: string };
  /** Heading of a refusal ("Harbour Clinic cannot be deleted"), and its only button. */
  refused: { title: (row: Row) => string; close: string };
  /** Said when nothing was found, and what to do. */
  empty: string;
  emptyHint: string;
  /** Name of the pages. */
  pages: string;
  /** Said when the list could not be loaded. */
  error: string;
  /** "Try again" */
  retry: string;
  /** Said while it loads. */
  loading: string;
}

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

interface FrameProps<Row> extends AdminListProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rowKey: (row: Row) => string;
  /** What can be done with a row besides deleting it. */
  itemsOf: (row: Row) => readonly MenuItem[];
  labels: AdminListLabels<Row>;
}

/** A searchable, sortable list with pages, where a row may be deleted or says why not. */
export function AdminList<Row>(props: FrameProps<Row>) {
  const { rows, state = 'ready', itemsOf, problem = '', labels } = props;
  const [leaving, setLeaving] = useState<Row | null>(null);
  const rowActions = (row: Row): MenuItem[] => [
    ...itemsOf(row),
    { id: 'delete', label: labels.remove, icon: 'trash', tone: 'critical', onSelect: () => setLeaving(row) },
  ];
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchInput
            label={labels.search}
            placeholder={labels.search}
            clearLabel={labels.clearSearch}
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
        label={labels.name}
        columns={props.columns}
        rows={rows}
        rowKey={props.rowKey}
        sort={props.sort}
        onSortChange={props.onSortChange}
        rowActions={rowActions}
        state={state}
        empty={<EmptyState title={labels.empty}>{labels.emptyHint}</EmptyState>}
        error={<ErrorState title={labels.error} action={<Button onClick={props.onRetry}>{labels.retry}</Button>} />}
        labels={tableLabels(labels)}
      />
      <Pagination
        label={props.labels.pages}
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

/** Rows of these lists are not selected and keep their columns. */
function tableLabels<Row>({ actions, actionsColumn, loading }: AdminListLabels<Row>) {
  return {
    select: () => '',
    selectAll: '',
    selected: () => '',
    clearSelection: '',
    columns: '',
    actions,
    actionsColumn,
    loading,
  };
}

function Question<Row>(props: FrameProps<Row> & { row: Row; onClose: () => void }) {
  const { row, onClose, onDelete, refusalOf, labels } = props;
  const refusal = refusalOf(row);
  if (refusal !== '') {
    return (
      <Modal
        open
        onOpenChange={(open) => !open && onClose()}
        title={labels.refused.title(row)}
        description={refusal}
        width="narrow"
        closeLabel={labels.refused.close}
        actions={<Button onClick={onClose}>{labels.refused.close}</Button>}
      />
    );
  }
  const { title, text, confirm, keep } = labels.removing;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title(row)}
      description={text}
      confirmLabel={confirm}
      cancelLabel={keep}
      tone="critical"
      onConfirm={() => {
        onClose();
        onDelete(row);
      }}
    />
  );
}
