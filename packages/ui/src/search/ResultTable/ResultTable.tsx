import type { Citation } from '@footnote/domain';
import { useResultKeys } from '../use-result-keys.ts';
import { ResultRow } from './ResultRow.tsx';
import { messages } from './ResultTable.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './ResultTable.css.ts';

export interface ResultTableProps {
  /** Results of one page, in their order. */
  citations: readonly Citation[];
  /** Ids of the selected results. */
  selected: ReadonlySet<string>;
  /** Called with an id when its result is selected or no longer. */
  onSelect: (id: string, selected: boolean) => void;
  /** Called with the id of the result whose title is pressed. */
  onOpen: (id: string) => void;
}

/** Results as rows, for comparing many at a glance; for reading use ResultCard. */
export function ResultTable({ citations, selected, onSelect, onOpen }: ResultTableProps) {
  const { t } = useMessages();
  const { frame, stop } = useResultKeys<HTMLTableSectionElement>({
    count: citations.length,
    onSelect: (index) => {
      const id = citations[index]?.id;
      if (id !== undefined) onSelect(id, !selected.has(id));
    },
    onOpen: (index) => {
      const id = citations[index]?.id;
      if (id !== undefined) onOpen(id);
    },
  });
  return (
    <div className={styles.frame}>
      <table aria-label={t(messages.name)} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.tick}>
              <span className={styles.hidden}>{t(messages.selection)}</span>
            </th>
            <th scope="col" className={styles.cell}>
              {t(messages.article)}
            </th>
            <th scope="col" className={styles.cell}>
              {t(messages.evidence)}
            </th>
          </tr>
        </thead>
        <tbody ref={frame}>
          {citations.map((citation, index) => (
            <ResultRow
              key={citation.id}
              citation={citation}
              stop={stop(index)}
              selected={selected.has(citation.id)}
              onSelect={(on) => onSelect(citation.id, on)}
              onOpen={() => onOpen(citation.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
