import { publicationYear, type LibraryItem } from '@footnote/domain';
import { EvidenceNotices } from '../../literature/EvidenceMarks/EvidenceMarks.tsx';
import { ReferenceLine } from '../../literature/ReferenceLine/ReferenceLine.tsx';
import type { Messages } from '../../messages/messages-context.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { DataTableColumn } from '../../primitives/DataTable/columns.ts';
import { messages } from './LibraryTable.messages.ts';
import * as styles from './LibraryTable.css.ts';

type Words = Pick<Messages, 't' | 'date'>;

/** Columns of the library: the article with its marks and notices, its tags, year, and the day it was saved. */
export function libraryColumns(
  onOpen: (item: LibraryItem) => void,
  words: Words,
): readonly DataTableColumn<LibraryItem>[] {
  const { t, date } = words;
  return [
    {
      id: 'title',
      header: t(messages.article),
      width: 'wide',
      sortable: true,
      namesRow: true,
      cell: (item) => <Article item={item} onOpen={onOpen} t={t} />,
    },
    { id: 'tags', header: t(messages.tags), cell: ({ tags }) => <bdi>{tags.join(', ')}</bdi> },
    {
      id: 'year',
      header: t(messages.year),
      width: 'narrow',
      align: 'end',
      sortable: true,
      cell: ({ citation }) => (
        <span className={styles.figure}>{publicationYear(citation.publication_date) || '–'}</span>
      ),
    },
    {
      id: 'savedAt',
      header: t(messages.savedAt),
      sortable: true,
      cell: ({ savedAt }) => <span className={styles.figure}>{date(new Date(savedAt))}</span>,
    },
  ];
}

interface ArticleProps extends Pick<Words, 't'> {
  item: LibraryItem;
  onOpen: (item: LibraryItem) => void;
}

function Article({ item, onOpen, t }: ArticleProps) {
  const { citation, own, indexed, read, note } = item;
  return (
    <span className={styles.article}>
      <button type="button" onClick={() => onOpen(item)} className={styles.title({ read: read || !own })}>
        <bdi>{citation.title || t(messages.untitled)}</bdi>
      </button>
      <span className={styles.reference}>
        <EvidenceNotices citation={citation} />
        {own && !read && <Badge>{t(messages.unread)}</Badge>}
        {note !== '' && <Badge>{t(messages.noted)}</Badge>}
        {!indexed && <Badge>{t(messages.notIndexed)}</Badge>}
        <span className={styles.referenceLine}>
          <ReferenceLine citation={citation} />
        </span>
      </span>
    </span>
  );
}
