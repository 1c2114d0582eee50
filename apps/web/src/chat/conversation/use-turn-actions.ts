import { NO_FILTERS } from '@footnote/domain';
import { useEffect, useMemo } from 'react';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { useSnapshot } from 'valtio';
import { ask, correct, observeTurns, regenerate, type Unsent } from './chat-actions.ts';
import { changeAnswerSettings, changeFilters, chatSettings, filtersInUse } from '../settings/chat-settings.store.ts';
import { chat } from './chat.store.ts';
import { showToast } from '../../platform/shell/toasts.ts';
import type { TurnActions } from './turn-actions.ts';
import { promptVisitor, mayAsk, noteQuestion } from '../composer/visitor.store.ts';

export interface ScreenTurnActions extends TurnActions {
  regenerateFrom: (key: string, ids: readonly string[]) => void;
}

export interface TurnActionDeps {
  /** Names the session in the address. */
  nameSession: (sessionId: string) => void;
  /** Opens the references. */
  openPanel: () => void;
}

/** What can be done with questions and answers, kept the same from one drawing to the next. */
export function useTurnActions({ nameSession, openPanel }: TurnActionDeps): ScreenTurnActions {
  const { filters } = useSnapshot(chatSettings);
  const filtered = filtersInUse(filters) > 0;
  return useMemo(() => {
    const sent = (outcome: { sessionId: string } | Unsent): boolean => {
      if (typeof outcome === 'string') return false;
      nameSession(outcome.sessionId);
      return true;
    };
    return {
      ask: async (question) => {
        if (!mayAsk() && !(await promptVisitor())) return false;
        const isSent = sent(ask(question));
        if (isSent) noteQuestion();
        return isSent;
      },
      correct: (key, frame) => void sent(correct(key, frame)),
      askAgain: (key, language) => {
        if (language !== undefined) changeAnswerSettings({ language });
        sent(regenerate(key));
      },
      askWithoutFilters: filtered
        ? (key) => {
            changeFilters(NO_FILTERS);
            sent(regenerate(key));
          }
        : null,
      regenerateFrom: (key, ids) => void sent(regenerate(key, ids)),
      showReference: (key, reference) => {
        chat.panel = { key, reference };
        openPanel();
      },
      showReferencesOf: (key) => {
        if (chat.panel?.key !== key) chat.panel = { key, reference: null };
      },
      showTables: (key) => (chat.tables = key),
    };
  }, [filtered, nameSession, openPanel]);
}

/** Tells the user and the history how answers end. */
export function useTurnEnds(onHistoryChange: () => void, onWithdrawn: () => void): void {
  const formatMessage = useTranslate();
  useEffect(() => {
    observeTurns({
      started: onHistoryChange,
      withdrawn: onWithdrawn,
      ended({ turn }) {
        onHistoryChange();
        const { failure } = turn;
        if (failure === null) return;
        // Its words load apart; without them the server's own are shown.
        import('./notify-failure.ts').then(
          (words) => words.notifyFailure(formatMessage, turn),
          () => showToast('critical', failure.message),
        );
      },
    });
  }, [formatMessage, onHistoryChange, onWithdrawn]);
}
