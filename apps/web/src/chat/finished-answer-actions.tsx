import { ANSWER_LANGUAGES, answerAsText, type ChatTurn } from '@footnote/domain';
import { AnswerActions, FeedbackPrompt, languageOptions } from '@footnote/ui';
import { useState } from 'react';
import { showFailure } from '../platform/show-failure.ts';
import { useWords } from '../platform/words.ts';
import { vote } from './vote-turn.ts';
import type { ConversationLabels } from './conversation-labels.ts';
import type { TurnActions } from './turn-view.tsx';

const LANGUAGES = languageOptions(ANSWER_LANGUAGES);

export interface FinishedAnswerActionsProps {
  turn: ChatTurn;
  turnKey: string;
  actions: TurnActions;
  busy: boolean;
  labels: ConversationLabels;
}

/** Copy, thumbs with the feedback prompt, tables, asking again and in another language. */
export function FinishedAnswerActions({ turn, turnKey, actions, busy, labels }: FinishedAnswerActionsProps) {
  const formatMessage = useWords();
  const [feedback, setFeedback] = useState<'closed' | 'open' | 'sending' | 'sent'>('closed');
  const save = async (change: Parameters<typeof vote>[1]): Promise<boolean> => {
    const error = await vote(turnKey, change);
    if (error !== null) await showFailure(formatMessage, error);
    return error === null;
  };
  const onVote = async (responseQuality: ChatTurn['responseQuality']) => {
    setFeedback(responseQuality === 1 ? 'open' : 'closed');
    const saved = await save({ responseQuality });
    if (!saved) setFeedback('closed');
  };
  const onSend = async (text: string) => {
    setFeedback('sending');
    const saved = await save({ responseQuality: 1, feedback: text });
    setFeedback(saved ? 'sent' : 'open');
  };
  return (
    <>
      <AnswerActions
        copyText={() => answerAsText(turn, copyWords(turn, labels))}
        vote={turn.responseQuality}
        onVote={(next) => void onVote(next)}
        onTables={() => actions.showTables(turnKey)}
        onRegenerate={() => actions.askAgain(turnKey)}
        language={turn.language}
        languages={LANGUAGES}
        onAnswerIn={(language) => actions.askAgain(turnKey, language)}
        busy={busy}
        labels={labels.turn.actions}
      />
      {feedback !== 'closed' && (
        <FeedbackPrompt
          state={feedback}
          onSend={(text) => void onSend(text)}
          onSkip={() => setFeedback('closed')}
          labels={labels.turn.feedback}
        />
      )}
    </>
  );
}

/** A copy of an answer that is not Footnote's says so, too. */
function copyWords({ writtenBy }: ChatTurn, { copy, notOurs }: ConversationLabels): ConversationLabels['copy'] {
  return writtenBy === 'footnote' ? copy : { ...copy, disclaimer: `${notOurs} ${copy.disclaimer}` };
}
