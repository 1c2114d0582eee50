import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not there. */
  title: string;
  /** Why, and what would fill it. */
  children?: ReactNode;
  /** The one action that would. */
  action?: ReactNode;
  /** Makes the title a heading, where it is one of the page. */
  headingLevel?: 1 | 2;
}

/** Stands where content will be once there is some. */
export function EmptyState({ title, children, action, headingLevel }: EmptyStateProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <div className={styles.state}>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
