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
  const notifications = lacksProfile(profile)
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
  return (
    <NotificationBell notifications={notifications} onOpen={() => (seen.ids = notifications.map(({ id }) => id))} />
  );
}
