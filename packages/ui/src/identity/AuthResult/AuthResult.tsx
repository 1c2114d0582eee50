import type { ReactNode } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './AuthResult.css.ts';

const icons = { success: 'check', failure: 'warning', sent: 'mail' } as const;

export interface AuthResultProps {
  /** `sent` asks a user to look into their mail. */
  outcome: 'success' | 'failure' | 'sent';
  /** How it ended, in a few words. */
  title: string;
  /** What happened, why, and what to do. */
  children: ReactNode;
  /** What a user can do next. */
  action?: ReactNode;
}

/** How a reset or a verification ended. */
export function AuthResult({ outcome, title, children, action }: AuthResultProps) {
  return (
    <Stack gap="x3" align="start">
      <span className={styles.mark({ outcome })}>
        <Icon name={icons[outcome]} size="large" />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
      {action}
    </Stack>
  );
}
