import type { AnswerEvidence } from '@footnote/domain';
import { useMessages } from '../../messages/use-messages.ts';
import type { Cite } from '../cite.ts';
import { answerLineMessages } from '../evidence.messages.ts';
import { SOURCE_LANGUAGE } from '../evidence-words.ts';
import * as styles from './Answer.css.ts';

/** What direct studies report of harms, word for word. */
export function Harms({ harms, cite }: { harms: AnswerEvidence['harms']; cite: Cite }) {
  const { t } = useMessages();
  return (
    <section className={styles.harms}>
      <h3 className={styles.heading}>{t(answerLineMessages.harms)}</h3>
      <ul className={styles.list}>
        {harms.map((harm) => (
          <li key={`${harm.citation} ${harm.start}`}>
            <q lang={SOURCE_LANGUAGE}>{harm.text}</q> {cite([harm.citation], harm)}
          </li>
        ))}
      </ul>
    </section>
  );
}
