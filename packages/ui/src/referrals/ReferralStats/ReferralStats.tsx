import * as styles from './ReferralStats.css.ts';

export interface ReferralStatsProps {
  /** Whole numbers from 0. */
  stats: { sent: number; successful: number; monthsEarned: number };
  /** What each figure counts. */
  labels: { sent: string; successful: string; monthsEarned: string };
  /** Writes a figure in the user's language. */
  format: (count: number) => string;
}

/** What came of a user's invitations. */
export function ReferralStats({ stats, labels, format }: ReferralStatsProps) {
  const figures = ['sent', 'successful', 'monthsEarned'] as const;
  return (
    <dl className={styles.stats}>
      {figures.map((name) => (
        <div key={name} className={styles.tile}>
          <dt className={styles.label}>{labels[name]}</dt>
          <dd className={styles.figure}>{format(stats[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
