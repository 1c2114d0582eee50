import type { Citation, IndirectEvidence as Indirect } from '@footnote/domain';
import { useMessages } from '../../messages/use-messages.ts';
import type { Cite } from '../cite.ts';
import { dimensionMessages, indirectMessages } from '../evidence.messages.ts';
import { capitalised, differenceWords, SOURCE_LANGUAGE } from '../evidence-words.ts';
import * as folded from '../folded.css.ts';
import * as styles from './IndirectEvidence.css.ts';

export interface IndirectEvidenceProps {
  /** The studies, each with how it differs from the question. */
  studies: readonly Indirect[];
  /** References of the answer; number n is the one at position n − 1. */
  citations: readonly Citation[];
  /** Draws the marker of a reference. */
  cite: Cite;
  /**
   * `nearest` shows them open under a heading, where nothing answers the question; `open` shows them open on paper.
   * @default 'folded'
   */
  variant?: 'folded' | 'nearest' | 'open';
}

/** Studies of something close to the question, each with the difference in words and what it says. */
export function IndirectEvidence({ studies, citations, cite, variant = 'folded' }: IndirectEvidenceProps) {
  const { t } = useMessages();
  if (studies.length === 0) return null;
  const title = t(variant === 'nearest' ? indirectMessages.nearest : indirectMessages.title, { count: studies.length });
  const list = (
    <ul className={styles.list}>
      {studies.map((study) => (
        <li key={`${study.citation} ${study.source?.start ?? ''}`} className={styles.study}>
          <Study study={study} title={citations[study.citation - 1]?.title ?? ''} cite={cite} />
        </li>
      ))}
    </ul>
  );
  if (variant === 'folded') {
    return (
      <details className={folded.folded}>
        <summary className={folded.summary}>{title}</summary>
        {list}
      </details>
    );
  }
  return (
    <section className={folded.folded}>
      <h3 className={styles.heading}>{title}</h3>
      {list}
    </section>
  );
}

function Study({ study, title, cite }: { study: Indirect; title: string; cite: Cite }) {
  const { t, locale } = useMessages();
  const { because, source, citation } = study;
  return (
    <>
      <ul className={styles.differences}>
        {because.map((difference) => (
          <li key={difference.dimension}>
            <span className={styles.dimension}>{t(dimensionMessages[difference.dimension])}</span>{' '}
            <bdi>{capitalised(differenceWords(difference, t), locale)}</bdi>
          </li>
        ))}
      </ul>
      <p className={styles.title}>
        <bdi lang={SOURCE_LANGUAGE}>{title}</bdi> {cite([citation], source ?? undefined)}
      </p>
      {source !== null && (
        <blockquote lang={SOURCE_LANGUAGE} dir="auto" className={styles.quotation}>
          <q>{source.text}</q>
        </blockquote>
      )}
    </>
  );
}
