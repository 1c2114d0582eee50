import { Button, HistoryList, Stack, TextInput } from '@footnote/ui';
import { useDeferredValue, useState } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { actingFor } from '../../platform/account/acting-for.store.ts';
import { account } from '../../platform/account/account.store.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { showFailure } from '../../platform/api/show-failure.ts';
import { broadcastToTabs } from './other-tabs.ts';
import { deleteSession, renameSession } from './sessions.client.ts';
import { useChatHistory, useHistoryRefresh } from './use-chat-history.ts';
import { useDebounced } from '../../platform/rendering/use-debounced.ts';
import { VisitorRail } from './visitor-rail.tsx';

const messages = defineMessages({
  newChat: { defaultMessage: 'New chat', description: 'Begins a new chat' },
  search: { defaultMessage: 'Search chats', description: 'Names the search field of the chat history' },
});

export interface ChatRailProps {
  sessionId: string | null;
  /** Hides the button while the chat on the screen is new and empty. */
  canBegin: boolean;
  onNewChat: () => void;
  onOpen: (sessionId: string) => void;
  onDeleted: (sessionId: string) => void;
}

/** New chat and, for users with an account, their chats. */
export function ChatRail({ canBegin, onNewChat, ...history }: ChatRailProps) {
  const formatMessage = useTranslate();
  const { stage } = useSnapshot(account);
  const { id } = useSnapshot(actingFor);
  return (
    <Stack gap="x3">
      {canBegin && (
        <Button wide icon="add" onClick={onNewChat}>
          {formatMessage(messages.newChat)}
        </Button>
      )}
      {stage === 'visitor' && <VisitorRail />}
      {(stage === 'signedIn' || stage === 'failed') && <OwnChats key={id} {...history} />}
    </Stack>
  );
}

function OwnChats({ sessionId, onOpen, onDeleted }: Omit<ChatRailProps, 'canBegin' | 'onNewChat'>) {
  const formatMessage = useTranslate();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(useDebounced(search.trim()));
  const history = useChatHistory(wanted);
  const refresh = useHistoryRefresh();
  const rename = async (id: string, title: string) => {
    const renamed = await renameSession(id, title);
    if (!renamed.ok) await showFailure(formatMessage, renamed.error);
    broadcastToTabs({ sessionId: id, change: 'changed' });
    refresh();
  };
  const remove = async (id: string) => {
    const removed = await deleteSession(id);
    if (!removed.ok && removed.error.status !== 404) {
      await showFailure(formatMessage, removed.error);
      return;
    }
    broadcastToTabs({ sessionId: id, change: 'deleted' });
    onDeleted(id);
    refresh();
  };
  return (
    <>
      <TextInput
        type="search"
        label={formatMessage(messages.search)}
        labelHidden
        placeholder={formatMessage(messages.search)}
        value={search}
        onChange={setSearch}
        maxLength={200}
      />
      <HistoryList
        searched={wanted !== ''}
        items={history.items}
        currentId={sessionId}
        hrefOf={paths.chatSession}
        onOpen={onOpen}
        onRename={(id, title) => void rename(id, title)}
        onDelete={(id) => void remove(id)}
        status={history.state === 'failed' ? 'error' : history.state}
        onRetry={refresh}
        {...(history.hasMore ? { onMore: history.more } : {})}
      />
    </>
  );
}
