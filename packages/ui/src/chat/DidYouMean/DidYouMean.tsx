import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { QuestionList } from '../NextQuestions/QuestionList.tsx';
import { messages } from './DidYouMean.messages.ts';
import * as styles from './DidYouMean.css.ts';

export interface DidYouMeanProps {
  /** The question with an unknown word spelt otherwise, the likeliest first. */
  questions: readonly string[];
  /** Asks one of the questions. */
  onAsk: (question: string) => void;
  /**
   * Keeps a question from being asked while another answer runs.
   * @default false
   */
  busy?: boolean;
}

/** Offers a question again with an unknown word as it may have been meant. */
export function DidYouMean({ questions, onAsk, busy = false }: DidYouMeanProps) {
  const { t } = useMessages();
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <div className={styles.spellings}>
      <p id={id} className={styles.label}>
        {t(messages.didYouMean)}
      </p>
      <QuestionList questions={questions} labelledBy={id} busy={busy} onAsk={onAsk} />
    </div>
  );
}
