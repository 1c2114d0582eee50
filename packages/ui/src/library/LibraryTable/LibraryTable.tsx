import { divideForRis, type Citation } from '@footnote/domain';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import type { Selection } from '../../primitives/DataTable/select-rows.ts';
import { sortRows, type DataTableSort } from '../../primitives/DataTable/sort-rows.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { LIBRARY_SORTS, libraryColumns } from './library-columns.tsx';
import { messages } from './LibraryTable.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './LibraryTable.css.ts';

export interface LibraryTableProps {
  /** Saved articles and documents. */
  articles: readonly Citation[];
  /** Ids of the selected ones; with none, an export takes all. */
  selected: Selection;
  /** Called with the new selection. */
  onSelectedChange: (selected: Selection) => void;
  /** Called with the id of the article whose title is pressed. */
  onOpen: (id: string) => void;
  /** Called with the ids to export, in the order shown; RIS is never asked for what is not of the public index. */
  onExport: (format: 'csv' | 'ris', ids: readonly string[]) => void;
  /**
   * The format that is being written; null while none is.
   * @default null
   */
  exporting?: 'csv' | 'ris' | null;
  /** Called instead of an export to RIS by users whose plan has none; left out for all others. */
  onUpgrade?: () => void;
  /** Called with the id of an article that a user takes out. */
  onRemove: (id: string) => void;
  /**
   * `loading` shows placeholders; `error` says so instead of articles.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error';
  /** Called when a user tries again. */
  onRetry: () => void;
  /** The way to find a first article, where there is none. */
  emptyAction?: ReactNode;
}

const idOf = (article: Citation) => article.id;

/** The articles a user has saved, and their export to CSV and RIS. */
export function LibraryTable(props: LibraryTableProps) {
  const { t, number } = useMessages();
  const { articles, selected, onSelectedChange, onOpen, onRemove, state = 'ready', onRetry } = props;
  const [sort, setSort] = useState<DataTableSort | null>(null);
  const rows = useMemo(() => {
    const valueOf = sort === null ? undefined : LIBRARY_SORTS[sort.column];
    return sort === null || valueOf === undefined ? articles : sortRows(articles, valueOf, sort.direction);
  }, [articles, sort]);
  const columns = useMemo(() => libraryColumns(onOpen, { t, number }), [onOpen, t, number]);
  const titleOf = useCallback(
    (article: Citation) => (article.title === '' ? t(messages.untitled) : article.title),
    [t],
  );
  return (
    <div className={styles.library}>
      {articles.length > 0 && <ExportBar {...props} articles={rows} />}
      <DataTable
        label={t(messages.name)}
        columns={columns}
        rows={rows}
        rowKey={idOf}
        rowName={titleOf}
        loadingLabel={t(messages.loading)}
        sort={sort}
        onSortChange={setSort}
        selected={selected}
        onSelectedChange={onSelectedChange}
        rowActions={({ id }) => [
          { id: 'remove', label: t(messages.remove), icon: 'trash', tone: 'critical', onSelect: () => onRemove(id) },
        ]}
        state={state}
        lines={2}
        empty={
          <EmptyState title={t(messages.empty)} action={props.emptyAction}>
            {t(messages.emptyHint)}
          </EmptyState>
        }
        error={<ErrorState title={t(messages.error)} action={<Button onClick={onRetry}>{t(messages.retry)}</Button>} />}
      />
    </div>
  );
}

function ExportBar({ articles, selected, onExport, exporting = null, onUpgrade }: LibraryTableProps) {
  const { t } = useMessages();
  const chosen = selected.size === 0 ? articles : articles.filter(({ id }) => selected.has(id));
  const { exportable, refused } = divideForRis(chosen);
  return (
    <div className={styles.bar}>
      <div className={styles.exports}>
        <Button icon="download" busy={exporting === 'csv'} onClick={() => onExport('csv', chosen.map(idOf))}>
          {t(messages.csv, { count: chosen.length })}
        </Button>
        {onUpgrade === undefined ? (
          <Button
            icon="download"
            busy={exporting === 'ris'}
            disabled={exportable.length === 0}
            onClick={() => onExport('ris', exportable.map(idOf))}
          >
            {t(messages.ris, { count: exportable.length })}
          </Button>
        ) : (
          <Button icon="lock" onClick={onUpgrade}>
            {t(messages.risLocked)}
          </Button>
        )}
      </div>
      <div aria-live="polite" className={styles.note}>
        {onUpgrade === undefined &&
          refused.length > 0 &&
          t(messages.notInRis, { refused: refused.length, count: chosen.length })}
      </div>
    </div>
  );
}
