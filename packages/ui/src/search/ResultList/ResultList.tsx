import type { Citation } from '@footnote/domain';
import { useEffect, type ReactNode } from 'react';
import { ResultCard } from '../ResultCard/ResultCard.tsx';
import { useResultKeys } from '../use-result-keys.ts';
import { messages } from './ResultList.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './ResultList.css.ts';

export interface ResultListProps<Article extends Citation> {
  /** Results of one page, in their order. */
  citations: readonly Article[];
  /** Position of the first among all results, from 1. */
  first: number;
  /** Ids of the selected results. */
  selected: ReadonlySet<string>;
  /** Called with a result when it is selected or no longer. */
  onSelect: (citation: Article, selected: boolean) => void;
  /** Ids of the results whose abstract is shown. */
  opened: ReadonlySet<string>;
  /** Called with an id when its abstract is shown or hidden. */
  onOpen: (id: string, open: boolean) => void;
  /** Follows the abstract of a result, such as its headings. */
  renderDetails?: (citation: Article) => ReactNode;
  /** Stands in the foot of a result, such as a button that saves it. */
  renderActions?: (citation: Article) => ReactNode;
  /** The result to bring into view, by its place on the page from 0; whenever another object is given. */
  shown?: { at: number } | null;
}

/** Results as cards; arrow keys move from one to the next. */
export function ResultList<Article extends Citation>(props: ResultListProps<Article>) {
  const { t } = useMessages();
  const { citations, first, selected, onSelect, opened, onOpen, renderDetails, renderActions, shown = null } = props;
  const { frame, stop, focus } = useResultKeys<HTMLOListElement>({
    count: citations.length,
    onSelect: (index) => {
      const citation = citations[index];
      if (citation !== undefined) onSelect(citation, !selected.has(citation.id));
    },
    onOpen: (index) => {
      const id = citations[index]?.id;
      if (id !== undefined) onOpen(id, !opened.has(id));
    },
  });
  useEffect(() => {
    if (shown !== null) focus(shown.at);
    // oxlint-disable-next-line react/exhaustive-deps -- asked for once by each object
  }, [shown]);
  return (
    <ol ref={frame} start={first} aria-label={t(messages.name)} className={styles.list}>
      {citations.map((citation, index) => (
        <li key={citation.id}>
          <ResultCard
            citation={citation}
            number={first + index}
            stop={stop(index)}
            selected={selected.has(citation.id)}
            onSelect={(on) => onSelect(citation, on)}
            open={opened.has(citation.id)}
            onOpen={(on) => onOpen(citation.id, on)}
            actions={renderActions?.(citation)}
          >
            {renderDetails?.(citation)}
          </ResultCard>
        </li>
      ))}
    </ol>
  );
}
