import { can } from '@footnote/domain';
import { media, UpgradeButton, useMediaQuery } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAccessContext } from '../account/use-access-context.ts';
import { useTranslate } from '../i18n/translate.ts';
import { paths } from '../navigation/paths.ts';

const messages = defineMessages({
  upgrade: { defaultMessage: 'Upgrade', description: 'Leads to the prices of the paid plan' },
  pro: { defaultMessage: 'PRO', description: 'Label by the logo for readers with the paid plan' },
});

/** The way to the prices in a header with room for it, for who does not pay (specification §2, Header). */
export function UpgradePlace() {
  const t = useTranslate();
  const navigate = useNavigate();
  const access = useAccessContext();
  const hasRoom = useMediaQuery(media.fromMd);
  if (!hasRoom || access === undefined || !can(access, 'upgrade')) return null;
  return (
    <UpgradeButton
      href={paths.pricing}
      label={t(messages.upgrade)}
      badge={t(messages.pro)}
      onFollow={(href) => void navigate(href)}
    />
  );
}
