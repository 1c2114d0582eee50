import { shortNumber, type StudyType } from '@footnote/domain';
import { StudyTypeBadge } from '../../literature/StudyTypeBadge/StudyTypeBadge.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { studyTypesMessages } from '../../literature/evidence.messages.ts';
import { messages } from './EvidenceGrid.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './EvidenceGrid.css.ts';

/** A class of sizes. */
export interface SizeColumn {
  /** Least size of the class; null for studies of unknown size. */
  from: number | null;
  /** At the head of the column ("100+"). */
  label: string;
  /** Read out ("100 to 999 people"). */
  name: string;
}

/** How many articles are of a design and a size. */
export interface GridCount {
  type: StudyType;
  /** `from` of a column. */
  from: number | null;
  articles: number;
}

export interface EvidenceGridProps {
  /** The designs from top to bottom; those without any article are left out. */
  types: readonly StudyType[];
  /** The classes of sizes from start to end. */
  columns: readonly SizeColumn[];
  /** What stands in the cells; a cell without a number is empty. */
  counts: readonly GridCount[];
  /** Called with the design and the class that a user narrows the search to. */
  onChoose: (type: StudyType, from: number | null) => void;
}

/** Everything that was found, by design and size: a table whose numbers are drawn, each of which narrows to itself. */
export function EvidenceGrid(props: EvidenceGridProps) {
  const { t } = useMessages();
  const { types, columns, counts, onChoose } = props;
  const most = Math.max(1, ...counts.map(({ articles }) => articles));
  const at = (type: StudyType, from: number | null) =>
    counts.find((count) => count.type === type && count.from === from)?.articles ?? 0;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t(messages.title)}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${styles.heading} ${styles.design}`}>
            {t(messages.design)}
          </th>
          {columns.map(({ from, label, name }) => (
            <th key={String(from)} scope="col" title={name} className={styles.heading}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {types
          .filter((type) => counts.some((count) => count.type === type && count.articles > 0))
          .map((type) => (
            <tr key={type} className={styles.row}>
              <th scope="row" className={styles.name}>
                <StudyTypeBadge type={type} label={t(studyTypesMessages[type])} />
              </th>
              {columns.map(({ from, name }) => (
                <td key={String(from)} className={styles.cell}>
                  <Cell
                    articles={at(type, from)}
                    most={most}
                    name={t(messages.cell, {
                      articles: at(type, from),
                      design: t(studyTypesMessages[type]),
                      size: name,
                    })}
                    onChoose={() => onChoose(type, from)}
                  />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  articles: number;
  most: number;
  name: string;
  onChoose: () => void;
}

function Cell({ articles, most, name, onChoose }: CellProps) {
  if (articles === 0) return null;
  return (
    <button type="button" title={name} onClick={onChoose} className={styles.button}>
      <span className={styles.bubble} style={{ inlineSize: `${25 + 75 * Math.sqrt(articles / most)}%` }} />
      <span aria-hidden="true" className={styles.count}>
        {shortNumber(articles)}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
}
