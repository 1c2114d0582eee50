import type { ChatShare, Result } from '@footnote/domain';
import { ShareDialog } from '@footnote/ui';
import { useCallback, useEffect, useState } from 'react';
import { defineMessages } from 'react-intl';
import type { ApiError } from '../../platform/api/api.client.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { broadcastToTabs } from '../history/other-tabs.ts';
import { failureMessage } from '../../platform/i18n/failure-messages.ts';
import { useTranslate, type Translate } from '../../platform/i18n/translate.ts';
import { loadShare, shareSession, unshareSession } from './shared-chats.client.ts';
import { useHistoryRefresh } from '../history/use-chat-history.ts';

const messages = defineMessages({
  failed: { defaultMessage: 'Error sharing. Please try again.', description: 'Said when a chat could not be shared' },
});

/** Why a chat could not be shared; asking again helps except where the chat itself is the reason. */
function problemMessage(t: Translate, error: ApiError | null): string {
  return error?.code === 'chat/not-shareable' ? failureMessage(t, error) : t(messages.failed);
}

/** Shares a session and takes its link back. */
export function ShareChatDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const t = useTranslate();
  const { shareId, state, problem, change } = useShare(sessionId);
  return (
    <ShareDialog
      open
      onClose={onClose}
      link={shareId === null ? null : new URL(paths.chatSession(shareId), location.origin).href}
      onShare={() => void change(shareSession)}
      onUnshare={() => void change(unshareSession)}
      busy={state === 'busy'}
      problem={state === 'failed' ? problemMessage(t, problem) : ''}
    />
  );
}

/** How a session is shared; the server is asked, since another tab may have changed it. */
function useShare(sessionId: string) {
  const refreshHistory = useHistoryRefresh();
  const [shareId, setShareId] = useState<string | null>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('busy');
  const [problem, setProblem] = useState<ApiError | null>(null);
  const take = useCallback((answer: Result<ChatShare, ApiError>) => {
    setState(answer.ok ? 'ready' : 'failed');
    if (answer.ok) setShareId(answer.value.shareId);
    else setProblem(answer.error);
  }, []);
  useEffect(() => {
    let open = true;
    void loadShare(sessionId).then((answer) => open && take(answer));
    return () => void (open = false);
  }, [sessionId, take]);
  const change = async (call: typeof shareSession) => {
    setState('busy');
    const answer = await call(sessionId);
    take(answer);
    if (!answer.ok) return;
    broadcastToTabs({ sessionId, change: 'changed' });
    refreshHistory();
  };
  return { shareId, state, problem, change };
}
