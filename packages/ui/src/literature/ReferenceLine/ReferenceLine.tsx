import { Fragment } from 'react';
import { hasMoreAuthors, type Citation } from '@footnote/domain';
import { referenceMessages } from '../reference.messages.ts';
import type { Translate } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './ReferenceLine.css.ts';

export interface ReferenceLineProps {
  /** The reference; what is not known of it is left out. */
  citation: Citation;
}

/** Identifies a reference: journal, first author, year, PMID; a PDF by its source and page (specification §9). */
export function ReferenceLine({ citation }: ReferenceLineProps) {
  const { t } = useMessages();
  const { type, source, page, journal, first_author, authors, publication_date, pmid } = citation;
  if (type === 'pdf') {
    return (
      <span className={styles.line}>
        <bdi>{source}</bdi>
        {page !== null && <> · {t(referenceMessages.page, { page })}</>}
      </span>
    );
  }
  const year = /^\d{4}/.exec(publication_date)?.[0] ?? '';
  const others = hasMoreAuthors(citation) ? t(referenceMessages.unnamedAuthors) : othersNamed(authors.length - 1, t);
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

function othersNamed(count: number, t: Translate): string {
  return count > 0 ? t(referenceMessages.moreAuthors, { count }) : '';
}
