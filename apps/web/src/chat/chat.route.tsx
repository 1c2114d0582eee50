import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useWords } from '../platform/words.ts';
import { ChatScreen, type ChatScreenProps } from './chat-screen.tsx';

const messages = defineMessages({
  title: { defaultMessage: 'Chat — Footnote', description: 'Title of the chat page in the browser' },
});

/** The page at /chat (specification §2). */
export default function ChatRoute(props: ChatScreenProps) {
  const formatMessage = useWords();
  useEffect(() => {
    document.title = formatMessage(messages.title);
  }, [formatMessage]);
  return <ChatScreen {...props} />;
}
