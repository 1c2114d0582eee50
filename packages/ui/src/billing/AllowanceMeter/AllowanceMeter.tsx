import type { ReactNode } from 'react';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { messages } from './AllowanceMeter.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './AllowanceMeter.css.ts';

export interface AllowanceMeterProps {
  /** Questions used this week. */
  used: number;
  /** Questions allowed a week; at least 1. */
  allowed: number;
  /** When it starts anew ("Starts anew on Monday"). */
  hint?: string;
  /** The way to more, such as the upgrade button. */
  action?: ReactNode;
}

/** How much of the weekly PRO questions is used. */
export function AllowanceMeter({ used, allowed, hint, action }: AllowanceMeterProps) {
  const { t } = useMessages();
  const words = t(messages.count, { used, allowed });
  return (
    <div className={styles.meter}>
      <div className={styles.head}>
        <span className={styles.name}>{t(messages.name)}</span>
        <span className={styles.count}>{words}</span>
      </div>
      <ProgressBar
        label={t(messages.name)}
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
