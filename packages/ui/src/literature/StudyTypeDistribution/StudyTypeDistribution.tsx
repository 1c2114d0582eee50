import type { StudyType } from '@footnote/domain';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { StudyTypeBadge } from '../StudyTypeBadge/StudyTypeBadge.tsx';
import { messages } from './StudyTypeDistribution.messages.ts';
import { studyTypesMessages } from '../evidence.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './StudyTypeDistribution.css.ts';

/** How many studies have a design. */
export interface StudyTypeCount {
  /** The design. */
  type: StudyType;
  /** Studies of it; 0 or more. */
  count: number;
}

export interface StudyTypeDistributionProps {
  /** Designs in the order they are shown; those with no study are shown as none. */
  counts: readonly StudyTypeCount[];
  /**
   * Said while the figures are on their way; a placeholder shaped like the picture stands in its place then.
   * @default ''
   */
  loading?: string;
}

/** How the studies divide into designs: a table whose last column is drawn. */
export function StudyTypeDistribution({ counts, loading = '' }: StudyTypeDistributionProps) {
  const { t, number } = useMessages();
  if (loading !== '') return <Placeholder title={t(messages.title)} words={loading} />;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <p className={styles.empty}>{t(messages.empty)}</p>;
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t(messages.title)}</caption>
      <thead>
        <tr className={styles.head}>
          <th scope="col" className={styles.name}>
            {t(messages.type)}
          </th>
          <th scope="col" className={styles.figure}>
            {t(messages.studies)}
          </th>
          <th scope="col" className={styles.share}>
            {t(messages.share)}
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ type, count }) => (
          <tr key={type}>
            <th scope="row" className={styles.name}>
              <StudyTypeBadge type={type} label={t(studyTypesMessages[type])} />
            </th>
            <td className={styles.figure}>{number(count)}</td>
            {/* eslint-disable-next-line jsx-a11y/control-has-associated-label -- a cell, with its share as text */}
            <td className={styles.share}>
              <span className={styles.line}>
                <span aria-hidden="true" className={styles.track}>
                  <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
                </span>
                <span className={styles.percent}>{number(count / total, { style: 'percent' })}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Placeholder({ title, words }: { title: string; words: string }) {
  return (
    <div aria-busy="true">
      <LiveRegion message={words} />
      <p className={styles.caption}>{title}</p>
      <div aria-hidden="true">
        {(['full', 'most', 'half', 'half', 'quarter', 'quarter', 'quarter'] as const).map((width, index) => (
          // eslint-disable-next-line react/no-array-index-key -- placeholders are all alike
          <div key={index} className={styles.pending}>
            <Skeleton width="most" />
            <Skeleton width="full" />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </div>
  );
}
