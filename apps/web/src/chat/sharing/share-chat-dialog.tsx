import type { ChatShare, Result } from '@footnote/domain';
import { ShareDialog } from '@footnote/ui';
import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../../platform/api/api.client.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { broadcastToTabs } from '../history/other-tabs.ts';
import { useShareLabels } from './share-labels.ts';
import { loadShare, shareSession, unshareSession } from './shared-chats.client.ts';
import { useHistoryRefresh } from '../history/use-chat-history.ts';

/** Shares a session and takes its link back. */
export function ShareChatDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const labels = useShareLabels();
  const { shareId, state, problem, change } = useShare(sessionId);
  return (
    <ShareDialog
      open
      onClose={onClose}
      link={shareId === null ? null : new URL(paths.chatSession(shareId), location.origin).href}
      onShare={() => void change(shareSession)}
      onUnshare={() => void change(unshareSession)}
      busy={state === 'busy'}
      problem={state === 'failed' ? labels.problem(problem) : ''}
      labels={labels.dialog}
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
