import { citedReferences, isOfPublicIndex, type ChatTurn } from '@footnote/domain';
import { AnswerActions, FeedbackPrompt, languageOptions, useMessages, type Messages } from '@footnote/ui';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { defineMessages } from 'react-intl';
import { showFailure } from '../../platform/api/show-failure.ts';
import { useTranslate, type Translate } from '../../platform/i18n/translate.ts';
import { useAnswerLanguages } from '../../platform/i18n/use-answer-languages.ts';
import { showToast } from '../../platform/shell/toasts.ts';
import { hasTables } from '../tables/turn-tables.ts';
import { vote } from './vote-turn.ts';
import type { TurnActions } from './turn-actions.ts';
import { useFollowing } from './use-following.ts';

const words = defineMessages({
  saved: { defaultMessage: '{name} was saved.', description: 'Said after an answer was saved to a file' },
  notSaved: {
    defaultMessage: 'The document was not made. Please try again.',
    description: 'Said where an answer could not be saved to a file',
  },
});

const PrintAnswer = lazy(async () => ({ default: (await import('../sharing/print-answer.tsx')).PrintAnswer }));

export interface FinishedAnswerActionsProps {
  turn: ChatTurn;
  turnKey: string;
  /** BCP 47 tag of the language the answer was asked for in. */
  language: string;
  actions: TurnActions;
  busy: boolean;
}

/** Copy, print, follow, thumbs with the feedback prompt, tables, asking again and in another language. */
export function FinishedAnswerActions(props: FinishedAnswerActionsProps) {
  const { turn, turnKey, language, actions, busy } = props;
  const formatMessage = useTranslate();
  const messages = useMessages();
  const [feedback, setFeedback] = useState<'closed' | 'open' | 'sending' | 'sent'>('closed');
  const hasTable = useMemo(() => hasTables(turn), [turn]);
  const cited = useMemo(() => citedPmids(turn), [turn]);
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const hasReferences = useMemo(() => citedReferences(turn).length > 0, [turn]);
  const following = useFollowing(turn, turnKey);
  const keep = async () => (await import('../../platform/library/toggle-saved.ts')).saveAll(formatMessage, cited);
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
        copied={async () => (await import('../sharing/copied-answer.ts')).copiedAnswer(turn, messages)}
        {...(hasReferences
          ? { copiedAlone: async () => (await import('../sharing/copied-answer.ts')).copiedAlone(turn, messages) }
          : {})}
        {...(turn.writtenBy === 'footnote'
          ? { onPrint: () => setPrinting(true), onWord: () => void saveInWord(turn, messages, formatMessage) }
          : {})}
        vote={turn.responseQuality}
        onVote={(next) => void onVote(next)}
        {...(hasTable ? { onTables: () => actions.showTables(turnKey) } : {})}
        {...(cited.length > 0 ? { onSave: () => void keep() } : {})}
        {...(following === null ? {} : following)}
        onRegenerate={() => actions.askAgain(turnKey)}
        language={language}
        languages={languageOptions(useAnswerLanguages())}
        onAnswerIn={(next) => actions.askAgain(turnKey, next)}
        busy={busy}
      />
      {printing && (
        <Suspense>
          <PrintAnswer turn={turn} onDone={printed} />
        </Suspense>
      )}
      {feedback !== 'closed' && (
        <FeedbackPrompt state={feedback} onSend={(text) => void onSend(text)} onSkip={() => setFeedback('closed')} />
      )}
    </>
  );
}

async function saveInWord(turn: ChatTurn, kit: Messages, t: Translate): Promise<void> {
  try {
    const { saveAsWord } = await import('../sharing/word/save-answer.ts');
    showToast('positive', t(words.saved, { name: await saveAsWord(turn, kit) }));
  } catch {
    showToast('critical', t(words.notSaved));
  }
}

/** The articles an answer cites that a library takes. */
function citedPmids(turn: ChatTurn): string[] {
  return citedReferences(turn).flatMap(({ citation }) => (isOfPublicIndex(citation) ? [citation.pmid] : []));
}
