import { followRefusal, type ChatTurn } from '@footnote/domain';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import { answerKey, followed } from '../../platform/alerts/followed.store.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { chat } from './chat.store.ts';

const load = () => import('../../platform/alerts/follow-answer.ts');

/** Whether the user follows an answer, and how that changes; null where it cannot be followed. */
export function useFollowing(turn: ChatTurn, turnKey: string): { followed: boolean; onFollow: () => void } | null {
  const t = useTranslate();
  const { stage } = useSnapshot(account);
  const { sessionId } = useSnapshot(chat);
  const { ids } = useSnapshot(followed);
  const canFollow = useMemo(() => followRefusal(turn) === null, [turn]);
  useEffect(() => {
    // Without them a press still follows the answer.
    if (canFollow && stage === 'signedIn')
      load().then(
        ({ loadFollowed }) => loadFollowed(),
        () => undefined,
      );
  }, [canFollow, stage]);
  if (!canFollow || sessionId === null) return null;
  const position = positionOf(turnKey);
  const answer = { session_id: sessionId, position, question: turn.question };
  return {
    followed: ids[answerKey(sessionId, position)] !== undefined,
    onFollow: () => void load().then(({ toggleFollowed }) => toggleFollowed(t, answer)),
  };
}

/** The place of an answer among those the server has. */
function positionOf(turnKey: string): number {
  const kept = chat.entries.filter(({ onServer, key }) => onServer || key === turnKey);
  return kept.findIndex(({ key }) => key === turnKey);
}
