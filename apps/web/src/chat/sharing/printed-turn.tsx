import { answerLanguage, type ChatTurn } from '@footnote/domain';
import { PrintedAnswer, useMessages } from '@footnote/ui';
import { useMoments } from '../../platform/i18n/use-moments.ts';
import { shownWords } from '../conversation/shown-words.ts';
import { remarksOn, takenReferences, type TakenTurn } from './copied-answer.ts';

/** What of a turn is printed; when it was asked is not known of a shared one. */
export type PrintableTurn = TakenTurn & Pick<ChatTurn, 'question' | 'language'> & Partial<Pick<ChatTurn, 'askedAt'>>;

export interface PrintedTurnProps {
  turn: PrintableTurn;
  /** Called once all of it is drawn. */
  onDrawn?: () => void;
}

/** A finished answer on paper, beside the page, of which nothing is printed then. */
export function PrintedTurn({ turn, onDrawn }: PrintedTurnProps) {
  const { formatDate } = useMoments();
  const { t } = useMessages();
  const { question, language, evidence, askedAt } = turn;
  return (
    <PrintedAnswer
      paperOnly
      question={question}
      markdown={shownWords(turn, turn).answer}
      remarks={remarksOn(turn, t)}
      references={takenReferences(turn, t)}
      language={language}
      direction={answerLanguage(language)?.direction ?? 'ltr'}
      {...(evidence === undefined ? {} : { evidence })}
      date={askedAt === undefined ? '' : formatDate(askedAt)}
      {...(onDrawn === undefined ? {} : { onDrawn })}
    />
  );
}
