import type { ReactNode } from 'react';
import * as styles from './PlainPage.css.ts';

export interface PlainPageProps {
  /** The wordmark, usually as the link home. */
  brand: ReactNode;
  /** What the page has to say, in a column of at most 760 px. */
  children: ReactNode;
}

/** A page with nothing but a few words, such as one that does not exist. */
export function PlainPage({ brand, children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>{brand}</header>
      <main tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  );
}
