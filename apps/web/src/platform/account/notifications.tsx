import { lacksProfile } from '@footnote/domain';
import { NotificationBell } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { proxy, useSnapshot } from 'valtio';
import { account } from './account.store.ts';
import { paths } from '../navigation/paths.ts';
import { BellPlace } from './bell-place.tsx';
import { useTranslate } from '../i18n/translate.ts';

const messages = defineMessages({
  name: {
    defaultMessage: '{unread, plural, =0 {Notifications} other {Notifications, # unread}}',
    description: 'Names the bell in the header',
  },
  title: { defaultMessage: 'Notifications', description: 'Names the region of short messages' },
  profile: {
    defaultMessage: 'Your profile is incomplete',
    description: 'Notification for a reader without institution or occupation',
  },
  profileText: {
    defaultMessage: 'Institution and occupation are missing. They tell us for whom Footnote is used.',
    description: 'Explains the notification for a reader without institution or occupation',
  },
  profileWhen: { defaultMessage: 'When it suits you', description: 'Stands where a notification says when it came' },
  unread: { defaultMessage: 'New', description: 'Marks a notification that was not seen yet' },
  empty: { defaultMessage: 'Nothing new.', description: 'Said in the list of notifications while there are none' },
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
    <NotificationBell
      notifications={notifications}
      onOpen={() => (seen.ids = notifications.map(({ id }) => id))}
      labels={{
        name: (unread) => t(messages.name, { unread }),
        title: t(messages.title),
        empty: t(messages.empty),
        unread: t(messages.unread),
      }}
    />
  );
}
