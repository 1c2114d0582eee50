import { documentTone, isInProgress, mayDelete, type SourceDocument } from '@footnote/domain';
import { useMemo, useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { sortRows, type DataTableSort } from '../../primitives/DataTable/sort-rows.ts';
import type { MenuItem } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { media } from '../../theme/media.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import { DeleteButtons, DeleteQuestion } from './DeleteDocuments.tsx';
import { documentColumns, SORT_VALUES } from './document-columns.tsx';
import { messages } from './DocumentsTable.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { Translate } from '../../messages/define-messages.ts';
import * as styles from './DocumentsTable.css.ts';

export interface DocumentsTableProps {
  /** All documents that are shown. */
  documents: readonly SourceDocument[];
  /** Ids of the selected documents. */
  selected: ReadonlySet<string>;
  /** Called with the new selection. */
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Called with the ids of documents once a user has confirmed; never with one in progress or not permitted. */
  onDelete: (ids: readonly string[]) => void;
  /** Called with a document that a user wants to read; left out, none can be read here. */
  onPreview?: (document: SourceDocument) => void;
  /**
   * Shows that documents are being deleted, and takes no other order to delete.
   * @default false
   */
  deleting?: boolean;
  /** What went wrong last, such as a document that could not be deleted. */
  problem?: string;
  /** Called when a user wants to upload; left out, nothing can be uploaded here. */
  onUpload?: () => void;
  /**
   * Shows who uploaded each document, for members of an organization.
   * @default false
   */
  showUploader?: boolean;
  /**
   * `loading` shows placeholders, or keeps the documents there are.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error';
  /** The documents that were added last, which can be shown alone; left out where that makes no difference. */
  recent?: {
    /** How many there are. */
    count: number;
    /** Whether they are shown alone. */
    shown: boolean;
    /** Called with whether they are to be shown alone. */
    onShow: (shown: boolean) => void;
  };
  /**
   * Shows that the documents there are are loaded anew.
   * @default false
   */
  refreshing?: boolean;
  /** Called when a user asks to load them again after an error. */
  onRetry?: () => void;
}

const rowKey = ({ id }: SourceDocument) => id;
const rowName = ({ name }: SourceDocument) => name;
const isDeletable = ({ status, actions }: SourceDocument) => mayDelete(status, actions.includes('delete'));

/** The documents of a source: how far each is, which failed, and what may be deleted. */
export function DocumentsTable(props: DocumentsTableProps) {
  const language = useMessages();
  const { t } = language;
  const { documents, selected, onSelectedChange, onDelete, onUpload } = props;
  const { deleting = false, problem = '', showUploader = false, state = 'ready' } = props;
  const [sort, setSort] = useState<DataTableSort | null>(null);
  const [asked, setAsked] = useState<readonly SourceDocument[]>([]);
  const narrow = useMediaQuery(media.belowMobile);
  const columns = useMemo(
    () => documentColumns(language, { uploader: showUploader, narrow }),
    [language, showUploader, narrow],
  );
  const rows = useMemo(() => sorted(documents, sort), [documents, sort]);
  const confirm = () => {
    onDelete(asked.map(rowKey));
    setAsked([]);
  };
  const permitted = documents.some(({ actions }) => actions.includes('delete'));
  return (
    <div className={styles.table}>
      <div role="alert" className={styles.news}>
        {problem !== '' && <Banner tone="critical">{problem}</Banner>}
      </div>
      <DataTable
        label={t(messages.name)}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowName={rowName}
        selectAllLabel={t(messages.selectAll)}
        loadingLabel={t(messages.loading)}
        sort={sort}
        onSortChange={setSort}
        selected={selected}
        {...(permitted || documents.length === 0 ? { onSelectedChange } : {})}
        rowActions={(document) => [
          ...previewActions(document, t, props.onPreview),
          deleteAction(document, t, () => setAsked([document])),
        ]}
        toolbar={
          <>
            <RecentButton recent={props.recent} refreshing={props.refreshing === true && documents.length > 0} />
            <DeleteButtons
              documents={documents}
              selected={selected}
              deletable={isDeletable}
              busy={deleting}
              onAsk={setAsked}
            />
          </>
        }
        lines={narrow ? 2 : 1}
        state={state}
        empty={<NoDocuments onUpload={onUpload} />}
        error={<NotLoaded onRetry={props.onRetry} />}
      />
      <DeleteQuestion asked={asked} onClose={() => setAsked([])} onConfirm={confirm} />
    </div>
  );
}

function sorted(documents: readonly SourceDocument[], sort: DataTableSort | null): readonly SourceDocument[] {
  const valueOf = SORT_VALUES[sort?.column ?? ''];
  return valueOf === undefined || sort === null ? documents : sortRows(documents, valueOf, sort.direction);
}

function previewActions(
  document: SourceDocument,
  t: Translate,
  onPreview: DocumentsTableProps['onPreview'],
): MenuItem[] {
  if (onPreview === undefined) return [];
  const tone = documentTone(document.status);
  const label = { ready: messages.preview, progress: messages.previewLater, failed: messages.noPreview }[tone];
  const isReady = tone === 'ready';
  return [{ id: 'preview', label: t(label), icon: 'eye', disabled: !isReady, onSelect: () => onPreview(document) }];
}

function deleteAction(document: SourceDocument, t: Translate, onSelect: () => void): MenuItem {
  const why = isInProgress(document.status) ? t(messages.deleteInProgress) : t(messages.deleteForbidden);
  const allowed = isDeletable(document);
  return {
    id: 'delete',
    label: allowed ? t(messages.delete) : why,
    icon: 'trash',
    tone: 'critical',
    disabled: !allowed,
    onSelect,
  };
}

interface RecentButtonProps {
  recent: DocumentsTableProps['recent'];
  refreshing: boolean;
}

function RecentButton({ recent, refreshing }: RecentButtonProps) {
  const { t } = useMessages();
  const label = recent?.shown === true ? t(messages.all) : t(messages.recent, { count: recent?.count ?? 0 });
  return (
    <>
      {recent !== undefined && (
        <Button size="small" icon={recent.shown ? 'list' : 'history'} onClick={() => recent.onShow(!recent.shown)}>
          {label}
        </Button>
      )}
      <span className={styles.refreshing}>{refreshing && <Spinner size="small" />}</span>
    </>
  );
}

function NoDocuments({ onUpload }: { onUpload: (() => void) | undefined }) {
  const { t } = useMessages();
  return (
    <EmptyState
      title={t(messages.emptyTitle)}
      action={
        onUpload !== undefined && (
          <Button variant="primary" icon="upload" onClick={onUpload}>
            {t(messages.upload)}
          </Button>
        )
      }
    >
      {t(messages.emptyText)}
    </EmptyState>
  );
}

function NotLoaded({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = useMessages();
  return (
    <ErrorState
      title={t(messages.errorTitle)}
      action={onRetry !== undefined && <Button onClick={onRetry}>{t(messages.retry)}</Button>}
    />
  );
}
