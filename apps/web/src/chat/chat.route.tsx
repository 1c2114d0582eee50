import { defineMessages } from 'react-intl';
import { useDocumentTitle } from '../platform/navigation/use-page-title.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { ChatScreen, type ChatScreenProps } from './chat-screen.tsx';

const messages = defineMessages({
  title: { defaultMessage: 'Chat — Footnote', description: 'Title of the chat page in the browser' },
});

/** The page at /chat (specification §2); `sid` names a session of one's own. */
export default function ChatRoute(props: ChatScreenProps) {
  const t = useTranslate();
  useDocumentTitle(t(messages.title));
  return <ChatScreen {...props} />;
}
