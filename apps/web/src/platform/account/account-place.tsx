import { Button, media, Reserved, useMediaQuery } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { account } from './account.store.ts';
import { ReservedButton } from '../shell/reserved-button.tsx';
import { useTranslate } from '../i18n/translate.ts';

const messages = defineMessages({
  login: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
});

/** Holds the place of who reads, at the end of a header from 768 px on, until that is known and drawn. */
export function AccountPlace() {
  const t = useTranslate();
  const { stage } = useSnapshot(account);
  const phone = useMediaQuery(media.belowMobile);
  if (phone) return null;
  if (stage !== 'visitor') return <ReservedButton icon="user" />;
  return (
    <Reserved>
      <Button size="small">{t(messages.login)}</Button>
    </Reserved>
  );
}
