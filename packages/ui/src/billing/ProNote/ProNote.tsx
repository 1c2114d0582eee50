import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import * as styles from './ProNote.css.ts';

export interface ProNoteProps {
  /** The word of the badge, "PRO" in every language. */
  label: string;
  /** What belongs to Pro here, and what opens it or uses it up. */
  children: ReactNode;
  /** What opens it: a link or a button; left out while it is open. */
  action?: ReactNode;
}

/** Says by controls of the paid plan, before they are pressed, why they are locked or what using them costs. */
export function ProNote({ label, children, action }: ProNoteProps) {
  return (
    <div className={styles.note}>
      <p className={styles.text}>
        <Badge tone="pro">{label}</Badge>
        <span>{children}</span>
      </p>
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
