import type { Certainty } from '@footnote/domain';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { certaintyMessages } from '../evidence.messages.ts';
import { certaintyLevelMessages, certaintyReasonMessages } from '../evidence-terms.messages.ts';
import * as styles from './CertaintyNote.css.ts';

/** How many of the four bars are full, so that a level is seen before it is read. */
const BARS: Record<Certainty['level'], number> = { high: 4, moderate: 3, low: 2, 'very-low': 1 };

export interface CertaintyNoteProps {
  /** The level, and why it is so. */
  certainty: Certainty;
  /** Where it is explained how the level is computed; left out on paper. */
  explanation?: string;
}

/** How certain evidence is, with its reasons in words, and what was not looked at. */
export function CertaintyNote({ certainty, explanation }: CertaintyNoteProps) {
  const { t } = useMessages();
  const { level, reasons } = certainty;
  return (
    <section className={styles.note}>
      <h3 className={styles.level}>
        <span aria-hidden="true" className={styles.bars}>
          {[1, 2, 3, 4].map((bar) => (
            <span key={bar} className={styles.bar({ full: bar <= BARS[level] })} />
          ))}
        </span>
        {t(certaintyMessages.certainty, { level: t(certaintyLevelMessages[level]) })}
      </h3>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{t(certaintyReasonMessages[reason])}</li>
        ))}
      </ul>
      <p className={styles.automatic}>
        {t(certaintyMessages.automatic)}{' '}
        {explanation !== undefined && <Link href={explanation}>{t(certaintyMessages.how)}</Link>}
      </p>
    </section>
  );
}
