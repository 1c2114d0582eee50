import type { SourceDocument } from '@footnote/domain';
import type { DataTableLabels } from '../../primitives/DataTable/columns.ts';
import type { DocumentStatusLabels } from '../DocumentStatus/DocumentStatus.tsx';

/** Words of a DocumentsTable. */
export interface DocumentsTableLabels {
  /** Names the table. */
  name: string;
  /** Headings of the columns. */
  document: string;
  status: string;
  size: string;
  pages: string;
  uploader: string;
  created: string;
  /** Stands where something is not known ("–"). */
  unknown: string;
  /** Writes a number of bytes ("4.2 MB"). */
  bytes: (value: number) => string;
  /** Writes a whole number. */
  number: (value: number) => string;
  /** Writes a day, given in ISO 8601. */
  date: (iso: string) => string;
  statuses: DocumentStatusLabels;
  table: DataTableLabels<SourceDocument>;
  delete: string;
  /** The same while the document is in progress, and where it is not permitted; both say why. */
  deleteInProgress: string;
  deleteForbidden: string;
  /** "Delete 3 documents", for those selected. */
  deleteSelected: (count: number) => string;
  /** "Delete 2 failed", for all that failed. */
  deleteFailed: (count: number) => string;
  /** The question before documents are deleted, and what it means for them. */
  confirmTitle: (count: number) => string;
  confirmText: (names: readonly string[]) => string;
  cancel: string;
  emptyTitle: string;
  emptyText: string;
  upload: string;
  errorTitle: string;
  retry: string;
}
