import { useCallback, useEffect, useRef } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate, type Translate } from '../platform/i18n/translate.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { onNewChatKey } from '../platform/navigation/new-chat-key.ts';
import { paths } from '../platform/navigation/paths.ts';
import { showToast } from '../platform/shell/toasts.ts';
import { chatWithArticles, newChat, openSession, refreshSession } from './conversation/chat-actions.ts';
import { chat } from './conversation/chat.store.ts';
import { namedArticles } from './references/named-articles.ts';
import { onOtherTabs } from './history/other-tabs.ts';

const messages = defineMessages({
  noReferences: {
    defaultMessage: 'No references were added to chat, please try again',
    description: 'Said when a chat about chosen articles has none',
  },
  someReferences: {
    defaultMessage: '{found, number} of {named, number} references were added to the chat.',
    description: 'Said when some of the articles that were chosen for a chat are unknown or too many',
  },
});

/** Query parameter that names articles to chat about, PMIDs separated by commas (specification §2). */
const ARTICLES = 'chatWithReferences';

export interface ChatRoute {
  openSession: (sessionId: string) => void;
  newChat: () => void;
  /** Names the session of a chat in the address, once it has one. */
  nameSession: (sessionId: string) => void;
  /** Takes a session out of the address that there is not. */
  unnameSession: () => void;
}

/** Holds the chat about the articles an address names, and says when some or all of them could not be added. */
async function beginAbout(articles: string, formatMessage: Translate): Promise<void> {
  const { ids, named } = namedArticles(articles);
  const found = await chatWithArticles(ids);
  if (found === 0) showToast('critical', formatMessage(messages.noReferences));
  else if (found < named) showToast('info', formatMessage(messages.someReferences, { found, named }));
}

/** Keeps the chat on the screen and the address of the page the same. */
export function useChatRoute(onHistoryChange: () => void): ChatRoute {
  const navigate = useNavigate();
  const formatMessage = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const sessionId = parameters.get('sid');
  const articles = parameters.get(ARTICLES);

  useEffect(() => {
    // What a visitor was not shown may belong to whoever signed in since.
    if (sessionId === chat.sessionId && chat.loading !== 'missing') return;
    if (sessionId === null) newChat();
    else void openSession(sessionId);
  }, [sessionId]);

  useEffect(() => {
    if (articles === null) return;
    void beginAbout(articles, formatMessage);
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

  useEffect(() => onNewChatKey(begin), [begin]);

  const { id: acting } = useSnapshot(actingFor);
  const before = useRef(acting);
  useEffect(() => {
    if (before.current === acting) return;
    before.current = acting;
    // A chat that was opened since belongs to whom the user acts for now.
    if (chat.sessionId === null) begin();
  }, [acting, begin]);

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
    unnameSession: useCallback(() => void navigate(paths.chat, { replace: true }), [navigate]),
    nameSession: useCallback((id: string) => void navigate(paths.chatSession(id), { replace: true }), [navigate]),
  };
}
