import type { LibraryItem } from '@footnote/domain';
import { useCallback, useMemo, type ReactNode } from 'react';
import { PagedList, type PagedListControls } from '../../layout/paged-list.tsx';
import type { Translate } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { media } from '../../theme/media.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import type { Selection } from '../../primitives/DataTable/select-rows.ts';
import type { DataTableSort } from '../../primitives/DataTable/sort-rows.ts';
import type { MenuItem } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { libraryColumns } from './library-columns.tsx';
import { messages } from './LibraryTable.messages.ts';

/** What can be done with one reference. */
export type LibraryItemAction = 'open' | 'read' | 'unread' | 'keep' | 'unfile' | 'remove';

export interface LibraryTableProps extends PagedListControls {
  /** References of the page that is shown. */
  items: readonly LibraryItem[];
  /** Keys of the selected ones, on all pages. */
  selected: Selection;
  /** Called with the new selection. */
  onSelectedChange: (selected: Selection) => void;
  /** By which column they are sorted; a `LibraryOrder`. */
  sort: DataTableSort;
  /** Called with another order. */
  onSortChange: (sort: DataTableSort) => void;
  /** Called with a reference and what a user does with it. */
  onAction: (item: LibraryItem, action: LibraryItemAction) => void;
  /**
   * Whether a collection is shown, of which references can be taken out.
   * @default false
   */
  inCollection?: boolean;
  /**
   * Whether the list is narrowed, so that none found is no empty library.
   * @default false
   */
  narrowed?: boolean;
  /** Beside the search: what else narrows the list. */
  beside?: ReactNode;
  /** What can be done with the selected ones, or with all. */
  toolbar?: ReactNode;
  /**
   * `loading` shows placeholders; `error` says so instead of references.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error';
  /** Called when a user tries again. */
  onRetry: () => void;
  /** The way to find a first article, where there is none. */
  emptyAction?: ReactNode;
}

const keyOf = ({ key }: LibraryItem) => key;

/** What a user has saved, or a collection: found, sorted, marked as read, and taken out. */
export function LibraryTable(props: LibraryTableProps) {
  const { items, onAction, inCollection = false, narrowed = false, beside, toolbar, state = 'ready' } = props;
  const { t, date } = useMessages();
  const isPhone = useMediaQuery(media.belowMobile);
  const columns = useMemo(() => libraryColumns((item) => onAction(item, 'open'), { t, date }), [onAction, t, date]);
  const titleOf = useCallback(({ citation }: LibraryItem) => citation.title || t(messages.untitled), [t]);
  return (
    <PagedList
      controls={props}
      searchLabel={t(messages.search)}
      beside={beside}
      pagesLabel={t(messages.pages)}
      still={state !== 'ready'}
    >
      <DataTable
        label={t(messages.name)}
        columns={columns}
        rows={items}
        rowKey={keyOf}
        rowName={titleOf}
        loadingLabel={t(messages.loading)}
        sort={props.sort}
        onSortChange={props.onSortChange}
        selected={props.selected}
        onSelectedChange={props.onSelectedChange}
        toolbar={toolbar}
        rowActions={(item) => actionsOf(item, { inCollection, t, onAction })}
        state={state}
        lines={isPhone ? 4 : 2}
        empty={
          narrowed || inCollection ? (
            <EmptyState title={t(narrowed ? messages.nothingFound : messages.emptyCollection)}>
              {t(narrowed ? messages.nothingFoundHint : messages.emptyCollectionHint)}
            </EmptyState>
          ) : (
            <EmptyState title={t(messages.empty)} action={props.emptyAction}>
              {t(messages.emptyHint)}
            </EmptyState>
          )
        }
        error={
          <ErrorState title={t(messages.error)} action={<Button onClick={props.onRetry}>{t(messages.retry)}</Button>} />
        }
      />
    </PagedList>
  );
}

interface ActionsInput {
  inCollection: boolean;
  t: Translate;
  onAction: LibraryTableProps['onAction'];
}

/** What another member put into a collection is kept first; only then can it be noted and marked. */
function actionsOf(item: LibraryItem, { inCollection, t, onAction }: ActionsInput): MenuItem[] {
  const does = (action: LibraryItemAction) => ({ id: action, onSelect: () => onAction(item, action) });
  const own: MenuItem[] = [
    { ...does('open'), label: t(messages.open), icon: 'edit' },
    item.read
      ? { ...does('unread'), label: t(messages.markUnread), icon: 'eyeOff' }
      : { ...does('read'), label: t(messages.markRead), icon: 'eye' },
  ];
  const keep: MenuItem = { ...does('keep'), label: t(messages.keep), icon: 'bookmark' };
  const unfile: MenuItem = { ...does('unfile'), label: t(messages.unfile), icon: 'remove' };
  const remove: MenuItem = { ...does('remove'), label: t(messages.remove), icon: 'trash', tone: 'critical' };
  return [...(item.own ? own : [keep]), ...(inCollection ? [unfile] : []), ...(item.own ? [remove] : [])];
}
