import { CookieBanner, type CookieBannerProps } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { agreeToPolicies } from '../platform/account/policies.store.ts';
import { policyEntries } from '../platform/navigation/places.ts';
import { RouterLink } from '../platform/navigation/router-link.tsx';
import { useTranslate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  text: {
    defaultMessage:
      'Footnote keeps only what it needs to work: a cookie that knows your chats again, and your settings in this browser.',
    description: 'Text of the banner about cookies and policies; links to both policies follow',
  },
});

/** The banner itself. It loads with the page: what comes later would push up what stands above it. */
export function PolicyBanner({ placement }: Required<Pick<CookieBannerProps, 'placement'>>) {
  const t = useTranslate();
  return (
    <CookieBanner placement={placement} onAgree={agreeToPolicies}>
      {t(messages.text)}
      {policyEntries(t).map(({ id, label, href }) => (
        <span key={id}>
          {' '}
          <RouterLink href={href}>{label}</RouterLink>
        </span>
      ))}
    </CookieBanner>
  );
}
