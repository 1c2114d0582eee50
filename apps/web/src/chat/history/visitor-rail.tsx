import { EmptyState } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { keepChatTarget } from '../../platform/navigation/redirect-target.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useWords } from '../../platform/i18n/words.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Keep your chats', description: 'Stands for visitors where an account has its chats' },
  text: {
    defaultMessage: 'Log in to find them here, on every device. What you asked before comes along.',
    description: 'Tells visitors what an account does with their chats',
  },
  register: { defaultMessage: 'Create account', description: 'Registers, or leads to the page where one does' },
});

/** What visitors see in place of the history (specification §6); the way to log in stands in the header or below it in the drawer. */
export function VisitorRail() {
  const say = useWords();
  return (
    <EmptyState
      title={say(messages.title)}
      action={
        <RouterLink href={paths.register} onFollow={keepChatTarget}>
          {say(messages.register)}
        </RouterLink>
      }
    >
      {say(messages.text)}
    </EmptyState>
  );
}
