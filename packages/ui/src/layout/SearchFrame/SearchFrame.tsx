import type { ReactNode, Ref } from 'react';
import { Sheet } from '../../primitives/Sheet/Sheet.tsx';
import { media } from '../../theme/media.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import { skipLink } from '../skip-link.css.ts';
import { messages } from './SearchFrame.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './SearchFrame.css.ts';

export interface SearchFrameProps {
  /** The header of the product. */
  header: ReactNode;
  /** Below the heading: what is searched, and with what. */
  search: ReactNode;
  /** What narrows the results, or null while there are none; a drawer under 1050 px. */
  filters: ReactNode | null;
  /** Whether the drawer of filters is open; where there is room for the column, it says nothing. */
  filtersOpen: boolean;
  /** Called when a user closes the drawer. */
  onFiltersOpenChange: (open: boolean) => void;
  /** Pictures of what was found, or null while there are none; above the results under 1280 px. */
  evidence: ReactNode | null;
  /** The results, or what stands in their place. */
  children: ReactNode;
  /** The element of the results, for moving there. */
  resultsRef?: Ref<HTMLElement>;
  /** At the foot of the page, such as credits. */
  footer: ReactNode;
}

/** The search page's house: the search on top, what narrows it at the start, results in the middle, pictures at the end. */
export function SearchFrame(props: SearchFrameProps) {
  const { t } = useMessages();
  const { header, search, filters, filtersOpen, onFiltersOpenChange, evidence, footer, resultsRef } = props;
  const wide = useMediaQuery(media.fromMd);
  const widest = useMediaQuery(media.fromLg);
  const beside = filters !== null && wide;
  const column = evidence !== null && widest && beside;
  return (
    <div className={styles.page}>
      <a href="#results" className={skipLink}>
        {t(messages.skip)}
      </a>
      {header}
      <main tabIndex={-1} className={styles.main}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t(messages.title)}</h1>
          {search}
        </div>
        <div className={styles.columns({ aside: column ? 'both' : beside ? 'start' : 'none' })}>
          {beside && (
            <aside aria-label={t(messages.filters)} className={styles.aside}>
              {filters}
            </aside>
          )}
          <section
            ref={resultsRef}
            id="results"
            tabIndex={-1}
            aria-label={t(messages.results)}
            className={styles.results}
          >
            {evidence !== null && !column && evidence}
            {props.children}
          </section>
          {column && (
            <aside aria-label={t(messages.evidence)} className={styles.aside}>
              {evidence}
            </aside>
          )}
        </div>
        {filters !== null && !wide && (
          <Sheet
            open={filtersOpen}
            onOpenChange={onFiltersOpenChange}
            title={t(messages.filters)}
            titleHidden
            closeLabel={t(messages.closeFilters)}
          >
            <div className={styles.drawer}>{filters}</div>
          </Sheet>
        )}
      </main>
      <div className={styles.foot}>{footer}</div>
    </div>
  );
}
