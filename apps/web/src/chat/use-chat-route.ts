import { useCallback, useEffect, useRef } from 'react';
import { useTranslate } from '../platform/i18n/translate.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { onNewChatKey } from '../platform/navigation/new-chat-key.ts';
import { paths } from '../platform/navigation/paths.ts';
import { reportProblem } from '../platform/api/report-problem.ts';
import { newChat, openSession, refreshSession } from './conversation/chat-actions.ts';
import { chat } from './conversation/chat.store.ts';
import { onOtherTabs } from './history/other-tabs.ts';

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
    import('./references/begin-about.ts').then(
      ({ beginAbout }) => beginAbout(articles, formatMessage),
      () => reportProblem('The articles that an address names could not be added to the chat.'),
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
