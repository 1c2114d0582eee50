import type { ReactNode } from 'react';
import * as styles from './site.css.ts';

export interface PageProps {
  /** Part of the site the page belongs to. */
  area: string;
  title: string;
  /** One sentence that says what it is about. */
  lead: string;
  children: ReactNode;
}

/** A page of the site. */
export function Page({ area, title, lead, children }: PageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <p className={styles.area}>{area}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </article>
  );
}
