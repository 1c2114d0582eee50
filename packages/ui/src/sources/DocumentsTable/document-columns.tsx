import { documentStep, type SourceDocument } from '@footnote/domain';
import type { DataTableColumn } from '../../primitives/DataTable/columns.ts';
import { DocumentStatus } from '../DocumentStatus/DocumentStatus.tsx';
import type { DocumentsTableLabels } from './documents-table-labels.ts';

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

/** What a table of documents shows beyond what it always does. */
interface ColumnChoice {
  /** Adds who uploaded each document. */
  uploader: boolean;
  /** Keeps name and state both in sight on a phone. */
  narrow: boolean;
}

/** Columns of a table of documents. */
export function documentColumns(labels: DocumentsTableLabels, choice: ColumnChoice): DataTableColumn<SourceDocument>[] {
  const width = choice.narrow ? 'normal' : 'wide';
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
      width,
      sortable: true,
      fixed: true,
      namesRow: true,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'status',
      header: labels.status,
      width,
      sortable: true,
      cell: ({ status }) => <DocumentStatus status={status} labels={labels.statuses} />,
    },
    {
      id: 'size',
      header: labels.size,
      width: 'narrow',
      align: 'end',
      sortable: true,
      cell: ({ size }) => <bdi>{known(size, labels.bytes)}</bdi>,
    },
    {
      id: 'pages',
      header: labels.pages,
      width: 'narrow',
      align: 'end',
      sortable: true,
      cell: ({ pageCount }) => known(pageCount, labels.number),
    },
    ...(choice.uploader ? [uploader] : []),
    {
      id: 'created',
      header: labels.created,
      sortable: true,
      cell: ({ createdAt }) => <bdi>{labels.date(createdAt)}</bdi>,
    },
  ];
}
