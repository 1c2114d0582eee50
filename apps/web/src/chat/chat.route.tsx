import { defineMessages } from 'react-intl';
import { useDocumentTitle } from '../platform/navigation/use-page-title.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { ChatScreen, type ChatScreenProps } from './chat-screen.tsx';
import { chat } from './conversation/chat.store.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Chat — Footnote', description: 'Title of the chat page in the browser' },
});

/** The page at /chat (specification §2); `sid` names a session of one's own. */
export default function ChatRoute(props: ChatScreenProps) {
  const t = useTranslate();
  useDocumentTitle(t(messages.title));
  return <ChatScreen {...props} />;
}

/** A page that begins with a session keeps the places of what it loads from its first drawing on. */
export function expectSession(parameters: URLSearchParams): void {
  if (parameters.has('sid')) chat.loading = 'loading';
}
