import { answerLanguage, type ChatTurn } from '@footnote/domain';
import { PrintedAnswer, useMessages } from '@footnote/ui';
import { useCallback } from 'react';
import { useMoments } from '../../platform/i18n/use-moments.ts';
import { remarksOn, takenReferences } from './copied-answer.ts';
import { shownWords } from '../conversation/shown-words.ts';

export interface PrintAnswerProps {
  turn: ChatTurn;
  /** Called once it was printed, or was not. */
  onDone: () => void;
}

/** Draws an answer as a page of its own, prints it, and is done. */
export function PrintAnswer({ turn, onDone }: PrintAnswerProps) {
  const { formatDate } = useMoments();
  const { t } = useMessages();
  const print = useCallback(() => {
    const title = document.title;
    const done = () => {
      document.title = title;
      onDone();
    };
    // Browsers name the file they write after it.
    document.title = turn.question;
    window.addEventListener('afterprint', done, { once: true });
    window.print();
  }, [turn.question, onDone]);
  return (
    <PrintedAnswer
      paperOnly
      question={turn.question}
      markdown={shownWords(turn, turn).answer}
      remarks={remarksOn(turn, t)}
      references={takenReferences(turn, t)}
      language={turn.language}
      direction={answerLanguage(turn.language)?.direction ?? 'ltr'}
      {...(turn.evidence === undefined ? {} : { evidence: turn.evidence })}
      date={formatDate(turn.askedAt)}
      onDrawn={print}
    />
  );
}
