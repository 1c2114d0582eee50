import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { evidenceLimitsMessages } from '../evidence.messages.ts';
import { pubmedAddress } from '../evidence-words.ts';
import { QuestionList } from './QuestionList.tsx';
import * as styles from './NextQuestions.css.ts';

export interface NextQuestionsProps {
  /** Questions that have answers here. */
  questions: readonly string[];
  /** The question that was asked, in PubMed's query language; '' leads nowhere. */
  pubmedQuery: string;
  /** Asks one of the questions; left out, none are shown. */
  onAsk?: (question: string) => void;
  /**
   * True where the question that was asked has no answer, and these are wider ones.
   * @default false
   */
  wider?: boolean;
  /**
   * Keeps a question from being asked while another answer runs.
   * @default false
   */
  busy?: boolean;
}

/** Where to go on from an answer: questions to press, and the same question in PubMed. */
export function NextQuestions({ questions, pubmedQuery, onAsk, wider = false, busy = false }: NextQuestionsProps) {
  const { t } = useMessages();
  return (
    <>
      {onAsk !== undefined && questions.length > 0 && (
        <section className={styles.questions}>
          <h3 className={styles.heading}>{t(wider ? evidenceLimitsMessages.wider : evidenceLimitsMessages.next)}</h3>
          <QuestionList questions={questions} busy={busy} onAsk={onAsk} />
        </section>
      )}
      {pubmedQuery !== '' && (
        <p className={styles.pubmed}>
          <Link href={pubmedAddress(pubmedQuery)} external>
            {t(evidenceLimitsMessages.pubmed)}
          </Link>
        </p>
      )}
    </>
  );
}
