import type { Citation } from '@footnote/domain';
import { publicationYear } from '@footnote/domain';
import { EvidenceNotices } from '../../literature/EvidenceMarks/EvidenceMarks.tsx';
import { ReferenceLine } from '../../literature/ReferenceLine/ReferenceLine.tsx';
import { StudyTypeBadge } from '../../literature/StudyTypeBadge/StudyTypeBadge.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { DataTableColumn } from '../../primitives/DataTable/columns.ts';
import type { LibraryTableLabels } from './library-table-labels.ts';
import type { Translate } from '../../messages/define-messages.ts';
import { studyTypesMessages } from '../../literature/evidence.messages.ts';
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
  labels: LibraryTableLabels,
  onOpen: (id: string) => void,
  t: Translate,
): readonly DataTableColumn<Citation>[] {
  return [
    {
      id: 'article',
      header: labels.article,
      width: 'wide',
      sortable: true,
      namesRow: true,
      cell: (article) => (
        <span className={styles.article}>
          <button type="button" onClick={() => onOpen(article.id)} className={styles.title}>
            <bdi>{article.title === '' ? labels.untitled : article.title}</bdi>
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
      header: labels.design,
      sortable: true,
      cell: (article) =>
        article.type === 'pubmed' ? (
          <StudyTypeBadge type={article.ml_type} label={t(studyTypesMessages[article.ml_type])} />
        ) : (
          <Badge>{labels.document}</Badge>
        ),
    },
    {
      id: 'size',
      header: labels.size,
      width: 'narrow',
      align: 'end',
      sortable: true,
      cell: (article) => (
        <span className={styles.figure}>{article.ml_n === null ? '–' : labels.number(article.ml_n)}</span>
      ),
    },
    {
      id: 'year',
      header: labels.year,
      width: 'narrow',
      align: 'end',
      sortable: true,
      cell: (article) => <span className={styles.figure}>{publicationYear(article.publication_date) || '–'}</span>,
    },
  ];
}
