import type { ReactNode } from 'react';
import { skipLink } from '../skip-link.css.ts';
import * as styles from './SitePage.css.ts';

export interface SitePageProps {
  /** The header of the product. */
  header: ReactNode;
  /** What the page has to say. */
  children: ReactNode;
  /** Stands between the content and the footer, on a ground of its own: the question box; null for none. */
  end?: ReactNode | null;
  /** The footer, or null on pages that have none. */
  footer: ReactNode | null;
  /**
   * `full` for sections that bring their own width, `column` for a few words in at most 760 px.
   * @default 'full'
   */
  width?: 'full' | 'column';
  /** The first link, which leads past the header ("Skip to the content"). */
  skipLabel: string;
}

/** The house of pages about the product: its header, what the page says, its footer. */
export function SitePage({ header, children, end = null, footer, width = 'full', skipLabel }: SitePageProps) {
  return (
    <div className={styles.page}>
      <a href="#content" className={skipLink}>
        {skipLabel}
      </a>
      {header}
      <main id="content" tabIndex={-1} className={styles.content({ width, ended: footer !== null })}>
        {children}
      </main>
      {end !== null && (
        <div className={styles.end}>
          <div className={styles.endColumn}>{end}</div>
        </div>
      )}
      {footer}
    </div>
  );
}
