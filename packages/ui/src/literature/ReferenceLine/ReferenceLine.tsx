import { Fragment } from 'react';
import { hasMoreAuthors, type Citation } from '@footnote/domain';
import type { ReferenceLabels } from '../labels.ts';
import * as styles from './ReferenceLine.css.ts';

export interface ReferenceLineProps {
  /** The reference; what is not known of it is left out. */
  citation: Citation;
  /** Its words, in the user’s language. */
  labels: Pick<ReferenceLabels, 'page' | 'moreAuthors' | 'unnamedAuthors'>;
}

/** Identifies a reference: journal, first author, year, PMID; a PDF by its source and page (specification §9). */
export function ReferenceLine({ citation, labels }: ReferenceLineProps) {
  const { type, source, page, journal, first_author, authors, publication_date, pmid } = citation;
  if (type === 'pdf') {
    return (
      <span className={styles.line}>
        <bdi>{source}</bdi>
        {page !== null && <> · {labels.page(page)}</>}
      </span>
    );
  }
  const year = /^\d{4}/.exec(publication_date)?.[0] ?? '';
  const others = hasMoreAuthors(citation) ? labels.unnamedAuthors : othersNamed(authors.length - 1, labels);
  const parts = [
    journal !== '' && (
      <bdi key="journal" className={styles.journal}>
        {journal}
      </bdi>
    ),
    first_author !== '' && (
      <bdi key="author">
        {first_author}
        {others !== '' && ` ${others}`}
      </bdi>
    ),
    year !== '' && <span key="year">{year}</span>,
    pmid !== '' && <span key="pmid">PMID {pmid}</span>,
  ].filter((part) => part !== false);
  return (
    <span className={styles.line}>
      {parts.map((part, index) => (
        <Fragment key={part.key}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

function othersNamed(count: number, labels: Pick<ReferenceLabels, 'moreAuthors'>): string {
  return count > 0 ? labels.moreAuthors(count) : '';
}
