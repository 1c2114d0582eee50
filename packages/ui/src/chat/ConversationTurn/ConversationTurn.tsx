import type { ReactNode } from 'react';
import * as styles from './ConversationTurn.css.ts';

export interface ConversationTurnProps {
  /** Names the turn for assistive technology, usually by its question. */
  label: string;
  /** True once nothing in it changes: the browser then skips it while it is off screen. */
  finished: boolean;
  /** Question, stages, answer, actions. */
  children: ReactNode;
}

/** One question and what came of it. */
export function ConversationTurn({ label, finished, children }: ConversationTurnProps) {
  return (
    <article aria-label={label} className={styles.turn({ finished })}>
      {children}
    </article>
  );
}
