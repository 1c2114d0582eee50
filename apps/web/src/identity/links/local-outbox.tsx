import { Banner, Link } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { useAuthOptions } from '../sign-in/use-auth-options.ts';

const messages = defineMessages({
  text: {
    defaultMessage: 'You are trying Footnote on your own machine: it sends no mail and keeps messages in its outbox.',
    description: 'Said to whoever runs the server, where an e-mail would be waited for',
  },
  open: { defaultMessage: 'Open the outbox', description: 'Leads to the messages that a local server did not send' },
});

/** Says to whoever runs the server on their own machine where its mail is; nothing for everybody else. */
export function LocalOutbox() {
  const t = useTranslate();
  const outbox = useAuthOptions()?.outbox ?? null;
  if (outbox === null) return null;
  return (
    <Banner>
      {t(messages.text)}{' '}
      <Link href={outbox} external>
        {t(messages.open)}
      </Link>
    </Banner>
  );
}
