import type { AnswerEvidence } from '@footnote/domain';
import { useMessages } from '../../messages/use-messages.ts';
import { dimensionMessages, evidenceLimitsMessages } from '../evidence.messages.ts';
import { leftOutMessages } from '../evidence-terms.messages.ts';
import { SOURCE_LANGUAGE, termWords } from '../evidence-words.ts';
import * as folded from '../folded.css.ts';
import * as styles from './EvidenceLimits.css.ts';

export interface EvidenceLimitsProps {
  /** Parts of the question that the studies at hand do not tell about. */
  notTold: AnswerEvidence['notTold'];
  /** Studies that were found and not used. */
  leftOut: AnswerEvidence['leftOut'];
  /**
   * True on paper, where nothing can be unfolded.
   * @default false
   */
  open?: boolean;
}

/** What an answer does not tell, and which studies it leaves out for what reason. */
export function EvidenceLimits({ notTold, leftOut, open = false }: EvidenceLimitsProps) {
  const { t } = useMessages();
  return (
    <>
      {notTold.length > 0 && (
        <section className={folded.folded}>
          <h3 className={styles.heading}>{t(evidenceLimitsMessages.notTold)}</h3>
          <ul className={styles.list}>
            {notTold.map(({ dimension, asked }) => (
              <li key={`${dimension} ${asked}`}>
                {`${t(dimensionMessages[dimension])}: `}
                <bdi>{termWords(asked, t)}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      {leftOut.length > 0 && (
        <details open={open} className={folded.folded}>
          <summary className={folded.summary}>{t(evidenceLimitsMessages.leftOut, { count: leftOut.length })}</summary>
          <ul className={styles.list}>
            {leftOut.map(({ pmid, title, reason }) => (
              <li key={pmid}>
                <bdi lang={SOURCE_LANGUAGE}>{title}</bdi>
                {` — ${t(leftOutMessages[reason])}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
