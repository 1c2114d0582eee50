import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorState.css.ts';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** Why, and how to mend it. */
  children?: ReactNode;
  /** Usually a button that tries again. */
  action?: ReactNode;
}

/** Stands where content should be and says why it is not. */
export function ErrorState({ title, children, action }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state}>
      <p className={styles.title}>
        <Icon name="warning" />
        {title}
      </p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
