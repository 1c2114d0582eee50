import type { ReactNode, Ref } from 'react';
import { Sheet } from '../../primitives/Sheet/Sheet.tsx';
import { media } from '../../theme/media.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import { skipLink } from '../skip-link.css.ts';
import * as styles from './SearchFrame.css.ts';

/** Words of a SearchFrame. */
export interface SearchFrameLabels {
  /** Heading of the page. */
  title: string;
  /** "Skip to the results" */
  skip: string;
  /** Names the column, or the drawer, of filters. */
  filters: string;
  /** Name of the button that closes the drawer. */
  closeFilters: string;
  /** Names the column of pictures. */
  evidence: string;
  /** Names the column of results. */
  results: string;
}

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
  /** Its words, in the user’s language. */
  labels: SearchFrameLabels;
}

/** The search page's house: the search on top, what narrows it at the start, results in the middle, pictures at the end. */
export function SearchFrame(props: SearchFrameProps) {
  const { header, search, filters, filtersOpen, onFiltersOpenChange, evidence, footer, labels, resultsRef } = props;
  const wide = useMediaQuery(media.fromMd);
  const widest = useMediaQuery(media.fromLg);
  const beside = filters !== null && wide;
  const column = evidence !== null && widest && beside;
  return (
    <div className={styles.page}>
      <a href="#results" className={skipLink}>
        {labels.skip}
      </a>
      {header}
      <main tabIndex={-1} className={styles.main}>
        <div className={styles.head}>
          <h1 className={styles.title}>{labels.title}</h1>
          {search}
        </div>
        <div className={styles.columns({ aside: column ? 'both' : beside ? 'start' : 'none' })}>
          {beside && (
            <aside aria-label={labels.filters} className={styles.aside}>
              {filters}
            </aside>
          )}
          <section ref={resultsRef} id="results" tabIndex={-1} aria-label={labels.results} className={styles.results}>
            {evidence !== null && !column && evidence}
            {props.children}
          </section>
          {column && (
            <aside aria-label={labels.evidence} className={styles.aside}>
              {evidence}
            </aside>
          )}
        </div>
        {filters !== null && !wide && (
          <Sheet
            open={filtersOpen}
            onOpenChange={onFiltersOpenChange}
            title={labels.filters}
            titleHidden
            closeLabel={labels.closeFilters}
          >
            <div className={styles.drawer}>{filters}</div>
          </Sheet>
        )}
      </main>
      <div className={styles.foot}>{footer}</div>
    </div>
  );
}
