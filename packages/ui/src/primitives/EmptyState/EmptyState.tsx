import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not there. */
  title: string;
  /** Why, and what would fill it. */
  children?: ReactNode;
  /** The one action that would. */
  action?: ReactNode;
}

/** Stands where content will be once there is some. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
