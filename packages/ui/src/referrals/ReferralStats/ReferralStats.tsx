import { useMessages } from '../../messages/use-messages.ts';
import { messages } from './ReferralStats.messages.ts';
import * as styles from './ReferralStats.css.ts';

export interface ReferralStatsProps {
  /** Whole numbers from 0. */
  stats: { sent: number; successful: number; monthsEarned: number };
  /** Writes a figure in the user's language. */
  format: (count: number) => string;
}

/** What came of a user's invitations. */
export function ReferralStats({ stats, format }: ReferralStatsProps) {
  const { t } = useMessages();
  const figures = ['sent', 'successful', 'monthsEarned'] as const;
  return (
    <dl className={styles.stats}>
      {figures.map((name) => (
        <div key={name} className={styles.tile}>
          <dt className={styles.label}>{t(messages[name])}</dt>
          <dd className={styles.figure}>{format(stats[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
