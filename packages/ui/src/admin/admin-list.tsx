import { useState, type ReactNode } from 'react';
import { followInPage, type Follow } from '../layout/follow-in-page.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../primitives/ConfirmDialog/ConfirmDialog.tsx';
import type { DataTableColumn } from '../primitives/DataTable/columns.ts';
import type { DataTableSort } from '../primitives/DataTable/sort-rows.ts';
import type { MenuItem } from '../primitives/DropdownMenu/DropdownMenu.tsx';
import { Link } from '../primitives/Link/Link.tsx';
import { Modal } from '../primitives/Modal/Modal.tsx';
import type { Message, Translate } from '../messages/define-messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { messages } from './admin-list.messages.ts';
import { quiet } from './admin-list.css.ts';
import { AdminTable, type AdminTableProps, type TableMessage } from './admin-table.tsx';

/** What every list takes whose rows can be sorted, opened and deleted. */
export interface AdminListProps<Row> extends AdminTableProps<Row> {
  /** How the rows are sorted, or null. */
  sort: DataTableSort | null;
  /** Called with another order. */
  onSortChange: (sort: DataTableSort) => void;
  /** Address of what there is to know about a row. */
  hrefOf: (row: Row) => string;
  /** Called with that address instead of following it, for routing in the page. */
  onFollow: Follow;
  /** Says a moment as a user reads it ("3 November 2025"). */
  formatDate: (moment: string) => string;
  /** Called with a row whose deletion was confirmed. */
  onDelete: (row: Row) => void;
  /** Why a row cannot be deleted; '' when it can. */
  refusalOf: (row: Row) => string;
  /** Stands after the search and narrows the rows further. */
  filter?: ReactNode;
  /** Stands beside the search, such as the button that creates. */
  action?: ReactNode;
}

/** What each list says in its own words besides what every table does; `row` is the name of one. */
type RowMessage = 'named' | 'createdAt' | 'open' | 'removingTitle' | 'removingText' | 'refusedTitle';

interface NamedRow {
  id: string;
  /** '' while unknown. */
  name: string;
  /** ISO 8601. */
  createdAt: string;
}

interface FrameProps<Row extends NamedRow> extends AdminListProps<Row> {
  /** What stands between the name of a row and its date. */
  columns: readonly DataTableColumn<Row>[];
  rowName: (row: Row) => string;
  /** Stands for a name that is unknown. */
  unknown?: Message;
  openIcon: NonNullable<MenuItem['icon']>;
  /**
   * Narrows names and dates where other columns need the room.
   * @default false
   */
  tight?: boolean;
  /** What can be done with a row besides opening and deleting it. */
  itemsOf?: (row: Row) => readonly MenuItem[];
  own: Readonly<Record<Exclude<TableMessage, 'emptyHint'> | RowMessage, Message>>;
}

/** A searchable, sortable list with pages, where a row may be deleted or says why not. */
export function AdminList<Row extends NamedRow>(props: FrameProps<Row>) {
  const { rowName, sort, onSortChange, itemsOf, hrefOf, onFollow, openIcon, own } = props;
  const { t } = useMessages();
  const [leaving, setLeaving] = useState<Row | null>(null);
  const rowActions = (row: Row): MenuItem[] => [
    { id: 'open', label: t(own.open), icon: openIcon, onSelect: () => onFollow(hrefOf(row)) },
    ...(itemsOf?.(row) ?? []),
    { id: 'delete', label: t(messages.remove), icon: 'trash', tone: 'critical', onSelect: () => setLeaving(row) },
  ];
  return (
    <>
      <AdminTable
        list={props}
        table={{
          columns: columnsOf(props, t),
          rowKey: ({ id }) => id,
          rowName,
          sort,
          onSortChange,
          rowActions,
          lines: 2,
        }}
        own={{ ...own, emptyHint: messages.emptyHint }}
        beside={
          <>
            {props.filter}
            {props.action}
          </>
        }
      />
      {leaving !== null && <Question {...props} row={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function columnsOf<Row extends NamedRow>(props: FrameProps<Row>, t: Translate): DataTableColumn<Row>[] {
  const { columns, unknown, hrefOf, onFollow, formatDate, tight = false, own } = props;
  return [
    {
      id: 'name',
      header: t(own.named),
      width: tight ? 'normal' : 'wide',
      sortable: true,
      namesRow: true,
      cell: (row) => (
        <Link href={hrefOf(row)} onClick={(event) => followInPage(event, hrefOf(row), onFollow)}>
          {row.name === '' && unknown !== undefined ? (
            <span className={quiet}>{t(unknown)}</span>
          ) : (
            <bdi>{row.name}</bdi>
          )}
        </Link>
      ),
    },
    ...columns,
    {
      id: 'createdAt',
      header: t(own.createdAt),
      width: tight ? 'narrow' : 'normal',
      sortable: true,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
  ];
}

function Question<Row extends NamedRow>(props: FrameProps<Row> & { row: Row; onClose: () => void }) {
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
