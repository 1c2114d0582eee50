import type { Citation } from '@footnote/domain';
import { publicationYear } from '@footnote/domain';
import { EvidenceNotices } from '../../literature/EvidenceMarks/EvidenceMarks.tsx';
import { ReferenceLine } from '../../literature/ReferenceLine/ReferenceLine.tsx';
import { StudyTypeBadge } from '../../literature/StudyTypeBadge/StudyTypeBadge.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { DataTableColumn } from '../../primitives/DataTable/columns.ts';
import { studyTypesMessages } from '../../literature/evidence.messages.ts';
import { messages } from './LibraryTable.messages.ts';
import type { Messages } from '../../messages/messages-context.ts';
import * as styles from './LibraryTable.css.ts';

/** What each column is sorted by. */
export const LIBRARY_SORTS: Record<string, (article: Citation) => string | number | null> = {
  article: (article) => article.title,
  design: (article) => article.ml_type,
  size: (article) => article.ml_n,
  year: (article) => publicationYear(article.publication_date),
};

/** Columns of the library: the article with its notices, its design or that it is a document, size and year. */
export function libraryColumns(
  onOpen: (id: string) => void,
  { t, number }: Pick<Messages, 't' | 'number'>,
): readonly DataTableColumn<Citation>[] {
  return [
    {
      id: 'article',
      header: t(messages.article),
      width: 'wide',
      sortable: true,
      namesRow: true,
      cell: (article) => (
        <span className={styles.article}>
          <button type="button" onClick={() => onOpen(article.id)} className={styles.title}>
            <bdi>{article.title === '' ? t(messages.untitled) : article.title}</bdi>
          </button>
          <span className={styles.reference}>
            <EvidenceNotices citation={article} />
            <span className={styles.referenceLine}>
              <ReferenceLine citation={article} />
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'design',
      header: t(messages.design),
      sortable: true,
      cell: (article) =>
        article.type === 'pubmed' ? (
          <StudyTypeBadge type={article.ml_type} label={t(studyTypesMessages[article.ml_type])} />
        ) : (
          <Badge>{t(messages.document)}</Badge>
        ),
    },
    {
      id: 'size',
      header: t(messages.size),
      width: 'narrow',
      align: 'end',
      sortable: true,
      cell: (article) => <span className={styles.figure}>{article.ml_n === null ? '–' : number(article.ml_n)}</span>,
    },
    {
      id: 'year',
      header: t(messages.year),
      width: 'narrow',
      align: 'end',
      sortable: true,
      cell: (article) => <span className={styles.figure}>{publicationYear(article.publication_date) || '–'}</span>,
    },
  ];
}
