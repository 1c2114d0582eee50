import { documentStep, type SourceDocument } from '@footnote/domain';
import type { DataTableColumn } from '../../primitives/DataTable/columns.ts';
import { DocumentStatus } from '../DocumentStatus/DocumentStatus.tsx';
import { messages } from './DocumentsTable.messages.ts';
import type { Messages } from '../../messages/messages-context.ts';
import { fileSize } from '../file-size.ts';

const UNKNOWN = '–';

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
export function documentColumns(
  { t, number, date }: Messages,
  choice: ColumnChoice,
): DataTableColumn<SourceDocument>[] {
  const width = choice.narrow ? 'normal' : 'wide';
  const known = <Value,>(value: Value | null, write: (value: Value) => string) =>
    value === null ? UNKNOWN : write(value);
  const uploader: DataTableColumn<SourceDocument> = {
    id: 'uploader',
    header: t(messages.uploader),
    sortable: true,
    cell: ({ createdBy }) => <bdi>{createdBy?.email ?? UNKNOWN}</bdi>,
  };
  return [
    {
      id: 'name',
      header: t(messages.document),
      width,
      sortable: true,
      fixed: true,
      namesRow: true,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'status',
      header: t(messages.status),
      width,
      sortable: true,
      cell: ({ status, problem }) => <DocumentStatus status={status} {...(problem === undefined ? {} : { problem })} />,
    },
    {
      id: 'size',
      header: t(messages.size),
      width: 'narrow',
      align: 'end',
      sortable: true,
      cell: ({ size }) => <bdi>{known(size, (value) => fileSize(value, number))}</bdi>,
    },
    {
      id: 'pages',
      header: t(messages.pages),
      width: 'narrow',
      align: 'end',
      sortable: true,
      cell: ({ pageCount }) => known(pageCount, (count) => number(count)),
    },
    ...(choice.uploader ? [uploader] : []),
    {
      id: 'created',
      header: t(messages.created),
      sortable: true,
      cell: ({ createdAt }) => <bdi>{date(new Date(createdAt), { dateStyle: 'medium', timeZone: 'UTC' })}</bdi>,
    },
  ];
}
