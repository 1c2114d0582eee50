import type { ReactNode } from 'react';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import * as styles from './AllowanceMeter.css.ts';

export interface AllowanceMeterProps {
  /** Questions used this week. */
  used: number;
  /** Questions allowed a week; at least 1. */
  allowed: number;
  /** What is counted ("PRO questions this week"), and the count in words ("2 of 3 used"). */
  labels: { name: string; count: (used: number, allowed: number) => string };
  /** When it starts anew ("Starts anew on Monday"). */
  hint?: string;
  /** The way to more, such as the upgrade button. */
  action?: ReactNode;
}

/** How much of the weekly PRO questions is used. */
export function AllowanceMeter({ used, allowed, labels, hint, action }: AllowanceMeterProps) {
  const words = labels.count(used, allowed);
  return (
    <div className={styles.meter}>
      <div className={styles.head}>
        <span className={styles.name}>{labels.name}</span>
        <span className={styles.count}>{words}</span>
      </div>
      <ProgressBar
        label={labels.name}
        value={used}
        max={allowed}
        valueText={words}
        tone={used >= allowed ? 'critical' : used === allowed - 1 ? 'caution' : 'accent'}
      />
      {(hint !== undefined || action !== undefined) && (
        <div className={styles.head}>
          <span className={styles.hint}>{hint}</span>
          {action}
        </div>
      )}
    </div>
  );
}
