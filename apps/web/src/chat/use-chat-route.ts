import { useCallback, useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useWords } from '../platform/words.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../platform/paths.ts';
import { showToast } from '../platform/toasts.ts';
import { chatWithArticles, newChat, openSession, refreshSession } from './chat-actions.ts';
import { chat } from './chat.store.ts';
import { onOtherTabs } from './other-tabs.ts';

const messages = defineMessages({
  noReferences: {
    defaultMessage: 'No references were added to chat, please try again',
    description: 'Said when a chat about chosen articles has none',
  },
});

/** Query parameter that names articles to chat about, PMIDs separated by commas (specification §2). */
const ARTICLES = 'chatWithReferences';

export interface ChatRoute {
  openSession: (sessionId: string) => void;
  newChat: () => void;
  /** Names the session of a chat in the address, once it has one. */
  nameSession: (sessionId: string) => void;
}

/** Keeps the chat on the screen and the address of the page the same. */
export function useChatRoute(onHistoryChange: () => void): ChatRoute {
  const navigate = useNavigate();
  const formatMessage = useWords();
  const [parameters, setParameters] = useSearchParams();
  const sessionId = parameters.get('sid');
  const articles = parameters.get(ARTICLES);

  useEffect(() => {
    if (sessionId === chat.sessionId) return;
    if (sessionId === null) newChat();
    else void openSession(sessionId);
  }, [sessionId]);

  useEffect(() => {
    if (articles === null) return;
    const ids = articles.split(',').filter((id) => /^\d+$/.test(id));
    void chatWithArticles(ids).then(
      (found) => found > 0 || showToast('critical', formatMessage(messages.noReferences)),
    );
    setParameters(
      (before) => {
        before.delete(ARTICLES);
        return before;
      },
      { replace: true },
    );
  }, [articles, setParameters, formatMessage]);

  const begin = useCallback(() => {
    newChat();
    void navigate(paths.chat);
  }, [navigate]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyN') return;
      event.preventDefault();
      begin();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [begin]);

  useEffect(
    () =>
      onOtherTabs((news) => {
        onHistoryChange();
        if (news.sessionId !== chat.sessionId) return;
        if (news.change === 'deleted') begin();
        else void refreshSession();
      }),
    [begin, onHistoryChange],
  );

  return {
    openSession: useCallback((id: string) => void navigate(paths.chatSession(id)), [navigate]),
    newChat: begin,
    nameSession: useCallback((id: string) => void navigate(paths.chatSession(id), { replace: true }), [navigate]),
  };
}
