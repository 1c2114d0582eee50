import type { StudyType } from '@footnote/domain';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { StudyTypeBadge } from '../StudyTypeBadge/StudyTypeBadge.tsx';
import * as styles from './StudyTypeDistribution.css.ts';

/** How many studies have a design. */
export interface StudyTypeCount {
  /** The design. */
  type: StudyType;
  /** Studies of it; 0 or more. */
  count: number;
}

/** Words of a StudyTypeDistribution. */
export interface StudyTypeDistributionLabels {
  /** Caption of the table. */
  title: string;
  /** Heading of the designs. */
  type: string;
  /** Heading of the counts. */
  studies: string;
  /** Heading of the shares. */
  share: string;
  /** Short label of each study type. */
  studyTypes: Record<StudyType, string>;
  /** Writes a whole number. */
  number: (value: number) => string;
  /** Writes a share from 0 to 1. */
  percent: (share: number) => string;
  /** Said when there is nothing to count. */
  empty: string;
}

export interface StudyTypeDistributionProps {
  /** Designs in the order they are shown; those with no study are shown as none. */
  counts: readonly StudyTypeCount[];
  /**
   * Said while the figures are on their way; a placeholder shaped like the picture stands in its place then.
   * @default ''
   */
  loading?: string;
  /** Its words, in the user’s language. */
  labels: StudyTypeDistributionLabels;
}

/** How the studies divide into designs: a table whose last column is drawn. */
export function StudyTypeDistribution({ counts, loading = '', labels }: StudyTypeDistributionProps) {
  if (loading !== '') return <Placeholder title={labels.title} words={loading} />;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <p className={styles.empty}>{labels.empty}</p>;
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{labels.title}</caption>
      <thead>
        <tr className={styles.head}>
          <th scope="col" className={styles.name}>
            {labels.type}
          </th>
          <th scope="col" className={styles.figure}>
            {labels.studies}
          </th>
          <th scope="col" className={styles.share}>
            {labels.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ type, count }) => (
          <tr key={type}>
            <th scope="row" className={styles.name}>
              <StudyTypeBadge type={type} label={labels.studyTypes[type]} />
            </th>
            <td className={styles.figure}>{labels.number(count)}</td>
            {/* eslint-disable-next-line jsx-a11y/control-has-associated-label -- a cell, with its share as text */}
            <td className={styles.share}>
              <span className={styles.line}>
                <span aria-hidden="true" className={styles.track}>
                  <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
                </span>
                <span className={styles.percent}>{labels.percent(count / total)}</span>
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
