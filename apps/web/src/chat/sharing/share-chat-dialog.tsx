import { ShareDialog } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import useSWR from 'swr';
import { useSnapshot } from 'valtio';
import { chat } from '../conversation/chat.store.ts';
import useSWRMutation from 'swr/mutation';
import type { ApiError } from '../../platform/api/api.client.ts';
import { answerOf, failureOf } from '../../platform/api/call-failure.ts';
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
function problemMessage(t: Translate, error: ApiError): string {
  return error.code === 'chat/not-shareable' ? failureMessage(t, error) : t(messages.failed);
}

/** Shares a session and takes its link back. */
export function ShareChatDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const t = useTranslate();
  const { shareId, busy, failure, change } = useShare(sessionId);
  const { entries } = useSnapshot(chat);
  const quotesDocuments = entries.some(({ turn }) => turn.citations.some(({ type }) => type !== 'pubmed'));
  return (
    <ShareDialog
      open
      onClose={onClose}
      link={shareId === null ? null : new URL(paths.chatSession(shareId), location.origin).href}
      onShare={() => void change(shareSession)}
      onUnshare={() => void change(unshareSession)}
      busy={busy}
      quotesDocuments={quotesDocuments}
      problem={busy || failure === undefined ? '' : problemMessage(t, failure)}
    />
  );
}

/** How a session is shared; the server is asked whenever this opens, since another tab may have changed it. */
function useShare(sessionId: string) {
  const refreshHistory = useHistoryRefresh();
  const key = ['share of a chat', sessionId] as const;
  const asked = useSWR(key, async ([, id]) => answerOf(await loadShare(id)), {
    dedupingInterval: 0,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const announce = () => {
    broadcastToTabs({ sessionId, change: 'changed' });
    refreshHistory();
  };
  const changed = useSWRMutation(
    key,
    async ([, id]: typeof key, { arg: call }: { arg: typeof shareSession }) => answerOf(await call(id)),
    { populateCache: true, revalidate: false, throwOnError: false, onSuccess: announce },
  );
  return {
    shareId: asked.data?.shareId ?? null,
    busy: asked.isValidating || changed.isMutating,
    failure: failureOf(changed.error ?? asked.error),
    change: changed.trigger,
  };
}
