import { ReferralCard, ReferralStats, SettingsFrame, Stack } from '@footnote/ui';
import { useState, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import useSWR, { useSWRConfig } from 'swr';
import { useTranslate } from '../platform/i18n/translate.ts';
import { paths } from '../platform/navigation/paths.ts';
import { usePageTitle } from '../platform/navigation/use-page-title.ts';
import { usePlaces } from '../platform/navigation/use-places.ts';
import { InviteColleague } from './invite-colleague.tsx';
import { fetchReferralStats, fetchReferralUrl, referralCalls } from './referrals.client.ts';
import { messageAddress, shareByDevice } from './share-link.ts';

const messages = defineMessages({
  heading: { defaultMessage: 'Referrals', description: 'Leads to the page where a user invites colleagues' },
  description: {
    defaultMessage:
      'Whoever registers by your link and verifies their address earns you a month of Pro. If you pay for Pro, each month moves your next payment by one.',
    description: 'Below the heading of the page where a user invites colleagues',
  },
  skip: { defaultMessage: 'Skip to the content', description: 'First link of a page; leads past its header' },
  account: { defaultMessage: 'Your account', description: 'Names the pages of the user’s own account' },
  profile: { defaultMessage: 'My profile', description: 'Leads to the page of a reader’s own account' },
  failed: { defaultMessage: 'Your link could not load.', description: 'Said where a referral link could not be read' },
  retry: { defaultMessage: 'Try again', description: 'Loads once more what could not be loaded' },
  share: {
    defaultMessage: 'Footnote answers questions from the biomedical literature, with references you can check: {link}',
    description: 'What a user sends others in a messaging app, with their referral link',
  },
});

/** The page at /referrals (specification §2): the link, ways to share it, and what came of it. */
export default function ReferralsRoute({ header }: { header: ReactNode }) {
  const t = useTranslate();
  const { onFollow } = usePlaces(null);
  usePageTitle(t(messages.heading));
  const entries = [
    { id: 'profile', label: t(messages.profile), href: paths.profile },
    { id: 'referrals', label: t(messages.heading), href: paths.referrals, current: true },
  ];
  return (
    <SettingsFrame
      header={header}
      skipLabel={t(messages.skip)}
      navLabel={t(messages.account)}
      sections={[{ id: 'account', entries }]}
      onFollow={onFollow}
      heading={t(messages.heading)}
      description={t(messages.description)}
    >
      <Stack gap="x6">
        <OwnLink />
        <OwnStats />
      </Stack>
    </SettingsFrame>
  );
}

function OwnLink() {
  const t = useTranslate();
  const { mutate: renew } = useSWRConfig();
  const [invites, setInvites] = useState(false);
  const { data: loaded, mutate: again } = useSWR(referralCalls.url, fetchReferralUrl);
  const link = loaded?.ok === true ? loaded.value : null;
  const words = link === null ? '' : t(messages.share, { link });
  const share = shareByDevice(words);
  const failed = { text: t(messages.failed), retry: t(messages.retry), onRetry: () => void again() };
  return (
    <>
      <ReferralCard
        link={link}
        messageHref={messageAddress(words)}
        onInvite={() => setInvites(true)}
        {...(share === null ? {} : { onShare: share })}
        {...(loaded?.ok === false ? { failed } : {})}
      />
      <InviteColleague
        open={invites}
        onClose={() => setInvites(false)}
        onSent={() => void renew(referralCalls.stats)}
      />
    </>
  );
}

function OwnStats() {
  const { formatNumber } = useIntl();
  const { data: stats } = useSWR(referralCalls.stats, fetchReferralStats);
  if (stats === undefined) return null;
  const { invitationsSent: sent, successfulReferrals: successful, monthsEarned } = stats;
  return <ReferralStats stats={{ sent, successful, monthsEarned }} format={(count) => formatNumber(count)} />;
}
