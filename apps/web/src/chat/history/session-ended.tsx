import { Banner, ErrorState } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { storeChatTarget } from '../../platform/navigation/redirect-target.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  ended: {
    defaultMessage: 'Your session has ended. Log in to go on where you were.',
    description: 'Said on the sign-in page to a reader whose session ended while they were at work',
  },
  login: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
});

export interface SessionEndedProps {
  /** Whether it stands in place of a chat, or beside one. */
  instead: boolean;
}

/** Tells a user whose session ended, and leads to where they can go on. */
export function SessionEnded({ instead }: SessionEndedProps) {
  const t = useTranslate();
  const words = t(messages.ended);
  const login = (
    <RouterLink href={paths.login} onFollow={storeChatTarget}>
      {t(messages.login)}
    </RouterLink>
  );
  if (instead) return <ErrorState title={words} action={login} />;
  return (
    <div role="alert">
      <Banner tone="caution" action={login}>
        {words}
      </Banner>
    </div>
  );
}
