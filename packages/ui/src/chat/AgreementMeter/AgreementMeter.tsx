import type { Agreement, AnswerEvidence } from '@footnote/domain';
import { useMessages } from '../../messages/use-messages.ts';
import * as shared from '../../literature/AgreementBar/AgreementBar.css.ts';
import { agreementMessages } from '../evidence.messages.ts';
import { armNames, verdictWords } from '../evidence-words.ts';
import * as styles from './AgreementMeter.css.ts';

const SIDES = [
  { side: 'favoursIntervention', direction: 'favours-intervention' },
  { side: 'noClearDifference', direction: 'no-clear-difference' },
  { side: 'favoursComparator', direction: 'favours-comparator' },
] as const;

export interface AgreementMeterProps {
  /** How many direct studies of one outcome stand on each side. */
  agreement: Agreement;
  /** The answer that it is of, whose question names the sides. */
  evidence: Pick<AnswerEvidence, 'frame' | 'answerLine'>;
}

/** On whose side the direct studies of one outcome are: a bar in three patterns, with studies and participants in words. */
export function AgreementMeter({ agreement, evidence }: AgreementMeterProps) {
  const { t } = useMessages();
  const arms = armNames(evidence, t);
  return (
    <figure className={shared.frame}>
      <figcaption className={shared.caption}>
        <span className={shared.title}>{t(agreementMessages.title)}</span>
        {agreement.outcome !== '' && (
          <span className={shared.muted}>{t(agreementMessages.outcome, { outcome: agreement.outcome })}</span>
        )}
      </figcaption>
      <div aria-hidden="true" className={shared.bar}>
        {SIDES.filter(({ side }) => agreement[side].studies > 0).map(({ side }) => (
          <span key={side} className={styles.part({ side })} style={{ flexGrow: agreement[side].studies }} />
        ))}
      </div>
      <dl className={styles.sides}>
        {SIDES.map(({ side, direction }) => (
          <div key={side} className={styles.entry}>
            <dt className={styles.name}>
              <span aria-hidden="true" className={styles.swatch({ side })} />
              <bdi>{verdictWords(direction, arms, t)}</bdi>
            </dt>
            <dd className={styles.count}>{t(agreementMessages.side, { ...agreement[side] })}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
