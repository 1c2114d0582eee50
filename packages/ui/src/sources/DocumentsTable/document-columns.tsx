import { documentStep, documentTone, type SourceDocument } from '@footnote/domain';
import type { DataTableColumn } from '../../primitives/DataTable/columns.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DocumentStatus } from '../DocumentStatus/DocumentStatus.tsx';
import type { DocumentsTableLabels } from './documents-table-labels.ts';
import * as styles from './DocumentsTable.css.ts';

/** What each column is sorted by; what is not known sorts before the rest. */
export const SORT_VALUES: Record<string, (document: SourceDocument) => string | number> = {
  name: ({ name }) => name,
  // Failed documents come first, then the others by how far they are.
  status: ({ status }) => documentStep(status) ?? 0,
  size: ({ size }) => size ?? -1,
  pages: ({ pageCount }) => pageCount ?? -1,
  uploader: ({ createdBy }) => createdBy?.email ?? '',
  created: ({ createdAt }) => createdAt,
};

/** Columns of a table of documents; that of uploaders only where asked for. */
export function documentColumns(
  labels: DocumentsTableLabels,
  showUploader: boolean,
): DataTableColumn<SourceDocument>[] {
  const known = <Value,>(value: Value | null, write: (value: Value) => string) =>
    value === null ? labels.unknown : write(value);
  const uploader: DataTableColumn<SourceDocument> = {
    id: 'uploader',
    header: labels.uploader,
    sortable: true,
    cell: ({ createdBy }) => <bdi>{createdBy?.email ?? labels.unknown}</bdi>,
  };
  return [
    {
      id: 'name',
      header: labels.document,
      width: 'wide',
      sortable: true,
      fixed: true,
      namesRow: true,
      cell: (document) => <DocumentName document={document} failed={labels.failed} />,
    },
    {
      id: 'status',
      header: labels.status,
      width: 'wide',
      sortable: true,
      cell: ({ status }) => <DocumentStatus status={status} labels={labels.statuses} />,
    },
    {
      id: 'size',
      header: labels.size,
      width: 'narrow',
      align: 'end',
      sortable: true,
      cell: ({ size }) => known(size, labels.bytes),
    },
    {
      id: 'pages',
      header: labels.pages,
      width: 'narrow',
      align: 'end',
      sortable: true,
      cell: ({ pageCount }) => known(pageCount, labels.number),
    },
    ...(showUploader ? [uploader] : []),
    { id: 'created', header: labels.created, sortable: true, cell: ({ createdAt }) => labels.date(createdAt) },
  ];
}

function DocumentName({ document, failed }: { document: SourceDocument; failed: string }) {
  if (documentTone(document.status) !== 'failed') return <bdi>{document.name}</bdi>;
  return (
    <span className={styles.failedName}>
      <span className={styles.alert}>
        <Icon name="warning" />
      </span>
      <VisuallyHidden>{failed} </VisuallyHidden>
      <bdi className={styles.name}>{document.name}</bdi>
    </span>
  );
}
