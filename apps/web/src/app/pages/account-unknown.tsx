import { Button, StatusPage } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { account, loadAccount } from '../../platform/account/account.store.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { SiteFrame } from '../site-frame.tsx';

const messages = defineMessages({
  title: { defaultMessage: 'Your account could not be loaded', description: 'Heading where the profile is missing' },
  note: {
    defaultMessage: 'The server did not answer in time. Nothing is lost; try again in a moment.',
    description: 'Explains that the profile of the reader could not be loaded',
  },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
});

/** Stands in place of a page while nobody knows who wants to see it. */
export function AccountUnknown() {
  const t = useTranslate();
  const retry = () => {
    account.stage = 'loading';
    void loadAccount();
  };
  return (
    <SiteFrame path={null} width="column">
      <StatusPage
        kind="offline"
        title={t(messages.title)}
        note={t(messages.note)}
        actions={<Button onClick={retry}>{t(messages.retry)}</Button>}
      />
    </SiteFrame>
  );
}
