import { isInProgress, mayDelete, type SourceDocument } from '@footnote/domain';
import { useMemo, useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { sortRows, type DataTableSort } from '../../primitives/DataTable/sort-rows.ts';
import type { MenuItem } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { media } from '../../theme/media.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import { DeleteButtons, DeleteQuestion } from './DeleteDocuments.tsx';
import { documentColumns, SORT_VALUES } from './document-columns.tsx';
import type { DocumentsTableLabels } from './documents-table-labels.ts';
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
  /** Called when a user asks to load them again after an error. */
  onRetry?: () => void;
  /** Its words, in the user’s language. */
  labels: DocumentsTableLabels;
}

const rowKey = ({ id }: SourceDocument) => id;
const isDeletable = ({ status, actions }: SourceDocument) => mayDelete(status, actions.includes('delete'));

/** The documents of a source: how far each is, which failed, and what may be deleted. */
export function DocumentsTable(props: DocumentsTableProps) {
  const { documents, selected, onSelectedChange, onDelete, onUpload, labels } = props;
  const { deleting = false, problem = '', showUploader = false, state = 'ready' } = props;
  const [sort, setSort] = useState<DataTableSort | null>(null);
  const [asked, setAsked] = useState<readonly SourceDocument[]>([]);
  const narrow = useMediaQuery(media.belowMobile);
  const columns = useMemo(
    () => documentColumns(labels, { uploader: showUploader, narrow }),
    [labels, showUploader, narrow],
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
        label={labels.name}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        sort={sort}
        onSortChange={setSort}
        selected={selected}
        {...(permitted || documents.length === 0 ? { onSelectedChange } : {})}
        rowActions={(document) => [deleteAction(document, labels, () => setAsked([document]))]}
        toolbar={
          <DeleteButtons
            documents={documents}
            selected={selected}
            deletable={isDeletable}
            busy={deleting}
            onAsk={setAsked}
            labels={labels}
          />
        }
        lines={narrow ? 2 : 1}
        state={state}
        empty={<NoDocuments onUpload={onUpload} labels={labels} />}
        error={<NotLoaded onRetry={props.onRetry} labels={labels} />}
        labels={labels.table}
      />
      <DeleteQuestion asked={asked} onClose={() => setAsked([])} onConfirm={confirm} labels={labels} />
    </div>
  );
}

function sorted(documents: readonly SourceDocument[], sort: DataTableSort | null): readonly SourceDocument[] {
  const valueOf = SORT_VALUES[sort?.column ?? ''];
  return valueOf === undefined || sort === null ? documents : sortRows(documents, valueOf, sort.direction);
}

function deleteAction(document: SourceDocument, labels: DocumentsTableLabels, onSelect: () => void): MenuItem {
  const why = isInProgress(document.status) ? labels.deleteInProgress : labels.deleteForbidden;
  const allowed = isDeletable(document);
  return {
    id: 'delete',
    label: allowed ? labels.delete : why,
    icon: 'trash',
    tone: 'critical',
    disabled: !allowed,
    onSelect,
  };
}

function NoDocuments({ onUpload, labels }: { onUpload: (() => void) | undefined; labels: DocumentsTableLabels }) {
  return (
    <EmptyState
      title={labels.emptyTitle}
      action={
        onUpload !== undefined && (
          <Button variant="primary" icon="upload" onClick={onUpload}>
            {labels.upload}
          </Button>
        )
      }
    >
      {labels.emptyText}
    </EmptyState>
  );
}

function NotLoaded({ onRetry, labels }: { onRetry: (() => void) | undefined; labels: DocumentsTableLabels }) {
  return (
    <ErrorState
      title={labels.errorTitle}
      action={onRetry !== undefined && <Button onClick={onRetry}>{labels.retry}</Button>}
    />
  );
}
