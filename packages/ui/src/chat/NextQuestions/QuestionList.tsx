import * as styles from './NextQuestions.css.ts';

interface QuestionListProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
  busy: boolean;
  /** Id of what names the list, where it has no heading above. */
  labelledBy?: string;
}

/** Questions to press, each of which is asked. */
export function QuestionList({ questions, onAsk, busy, labelledBy }: QuestionListProps) {
  return (
    <ul className={styles.list} {...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy })}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" dir="auto" disabled={busy} onClick={() => onAsk(question)} className={styles.question}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
