import { EmptyState } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { storeChatTarget } from '../../platform/navigation/redirect-target.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';

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
  const t = useTranslate();
  return (
    <EmptyState
      title={t(messages.title)}
      action={
        <RouterLink href={paths.register} onFollow={storeChatTarget}>
          {t(messages.register)}
        </RouterLink>
      }
    >
      {t(messages.text)}
    </EmptyState>
  );
}
