import { lazy, useEffect, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../platform/i18n/translate.ts';
import { ChatScreen, type ChatScreenProps } from './chat-screen.tsx';

const SharedChatPage = lazy(async () => ({ default: (await import('./sharing/shared-chat-page.tsx')).SharedChatPage }));

const messages = defineMessages({
  title: { defaultMessage: 'Chat — Footnote', description: 'Title of the chat page in the browser' },
});

/** A public id of a shared chat; a session of one's own is named by a UUID, which is longer. */
const SHARE_ID = /^[\w-]{32}$/;

export interface ChatRouteProps extends ChatScreenProps {
  /** Stands at the end of the page of a chat somebody shared. */
  sharedEnd: ReactNode;
}

/** The page at /chat (specification §2); `sid` names a session of one's own or a chat somebody shared. */
export default function ChatRoute({ sharedEnd, ...props }: ChatRouteProps) {
  const [parameters] = useSearchParams();
  const sid = parameters.get('sid') ?? '';
  if (!SHARE_ID.test(sid)) return <OwnChat {...props} />;
  return <SharedChatPage key={sid} shareId={sid} account={props.account} end={sharedEnd} />;
}

function OwnChat(props: ChatScreenProps) {
  const formatMessage = useTranslate();
  useEffect(() => {
    document.title = formatMessage(messages.title);
  }, [formatMessage]);
  return <ChatScreen {...props} />;
}
