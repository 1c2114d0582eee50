import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './CollectionNote.css.ts';

export interface CollectionNoteProps {
  /** "Starter collection: 230 landmark studies, summarised" */
  text: string;
  /** How to load more, a `CollectionAdvice`; left out for users who cannot, whose `text` says who can. */
  advice?: ReactNode;
}

/** Says what the answers are drawn from, and to those who can how to load more. */
export function CollectionNote({ text, advice }: CollectionNoteProps) {
  return (
    <p className={styles.note}>
      <Icon name="document" />
      <span className={styles.text}>{text}</span>
      {advice}
    </p>
  );
}
