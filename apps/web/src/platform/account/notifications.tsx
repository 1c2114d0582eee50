import { lacksProfile } from '@footnote/domain';
import { NotificationBell } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { proxy, useSnapshot } from 'valtio';
import { account } from './account.store.ts';
import { paths } from '../navigation/paths.ts';
import { BellPlace } from './bell-place.tsx';
import { useTranslate } from '../i18n/translate.ts';

const messages = defineMessages({
  profile: {
    defaultMessage: 'Your profile is incomplete',
    description: 'Notification for a reader without institution or occupation',
  },
  profileText: {
    defaultMessage: 'Institution and occupation are missing. They tell us for whom Footnote is used.',
    description: 'Explains the notification for a reader without institution or occupation',
  },
  invited: {
    defaultMessage: '{organization} invites you',
    description: 'Heading of an invitation into an organization',
  },
  invitedText: {
    defaultMessage: 'Accept or decline under “My profile”.',
    description: 'Explains the notification of an invitation into an organization',
  },
  invitedWhen: {
    defaultMessage: 'Waits for your answer',
    description: 'Stands where a notification says when it came',
  },
  profileWhen: { defaultMessage: 'When it suits you', description: 'Stands where a notification says when it came' },
});

/** Ids of what this page's user has seen in the list. */
const seen = proxy<{ ids: string[] }>({ ids: [] });

/** The bell of a signed-in user: what their profile lacks (specification §5), until other parts of the product have news. */
export function Notifications() {
  const t = useTranslate();
  const { profile } = useSnapshot(account);
  const { ids } = useSnapshot(seen);
  if (profile === null) return <BellPlace />;
  const lacking = `profile of ${profile.id}`;
  const invites = profile.pendingInvites.map(({ id, organizationName: organization }) => ({
    id,
    title: t(messages.invited, { organization }),
    text: t(messages.invitedText),
    when: t(messages.invitedWhen),
    href: paths.profile,
    unread: !ids.includes(id),
  }));
  const incomplete = lacksProfile(profile)
    ? [
        {
          id: lacking,
          title: t(messages.profile),
          text: t(messages.profileText),
          when: t(messages.profileWhen),
          href: paths.profile,
          unread: !ids.includes(lacking),
        },
      ]
    : [];
  const notifications = [...invites, ...incomplete];
  return (
    <NotificationBell notifications={notifications} onOpen={() => (seen.ids = notifications.map(({ id }) => id))} />
  );
}
