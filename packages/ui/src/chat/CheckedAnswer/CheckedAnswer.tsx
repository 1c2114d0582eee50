import type { Citation, Claim } from '@footnote/domain';
import type { ReactNode } from 'react';
import { EvidenceMarks } from '../../literature/EvidenceMarks/EvidenceMarks.tsx';
import { ReferenceLine } from '../../literature/ReferenceLine/ReferenceLine.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { SourceCardHost } from '../CitationChip/SourceCardHost.tsx';
import { useChip } from '../CitationChip/use-chip.tsx';
import { verdictOf } from '../cited-summary.ts';
import { SupportMark } from '../SupportMark/SupportMark.tsx';
import { verdictInWordsMessages, verdictMessages } from '../answer.messages.ts';
import * as styles from './CheckedAnswer.css.ts';

export interface CheckedAnswerProps {
  /** What was asked. */
  question: string;
  /** Sentences of the answer, each checked and cited. */
  claims: readonly Claim[];
  /** What they cite; [n] is the one at position n − 1. */
  citations: readonly Citation[];
  /** BCP 47 tag of the language of the sentences. */
  language: string;
  /** The way to the whole answer. */
  action?: ReactNode;
}

/** A short answer outside the chat: a question, sentences with their verdicts, and numbers that open their sources. */
export function CheckedAnswer({ question, claims, citations, language, action }: CheckedAnswerProps) {
  const { t } = useMessages();
  const chip = useChip(citations);
  return (
    <SourceCardHost citations={citations}>
      <article className={styles.answer}>
        <h3 dir="auto" className={styles.question}>
          {question}
        </h3>
        <ul className={styles.claims}>
          {claims.map((claim) => {
            const verdict = verdictOf(claim);
            return (
              <li key={claim.start} className={styles.claim}>
                <span lang={language} dir="auto">
                  {claim.text}
                </span>
                {chip(claim.citations, claim)}
                <SupportMark
                  verdict={verdict}
                  label={t(verdictMessages[verdict])}
                  words={t(verdictInWordsMessages[verdict])}
                />
              </li>
            );
          })}
        </ul>
        <ol className={styles.references}>
          {citations.map((citation, at) => (
            <li key={citation.id} className={styles.reference}>
              <span aria-hidden="true" className={styles.number}>
                {at + 1}
              </span>
              <div className={styles.source}>
                <bdi className={styles.title}>{citation.title}</bdi>
                <ReferenceLine citation={citation} />
                <EvidenceMarks citation={citation} />
              </div>
            </li>
          ))}
        </ol>
        {action !== undefined && <div>{action}</div>}
      </article>
    </SourceCardHost>
  );
}
