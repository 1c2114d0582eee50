import { lacksProfile, type UserProfile } from '@footnote/domain';
import { NotificationBell } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { proxy, useSnapshot } from 'valtio';
import { account } from './account.store.ts';
import { paths } from '../navigation/paths.ts';
import { BellPlace } from './bell-place.tsx';
import { notificationOf } from './notification-words.ts';
import { useNotifications } from './use-notifications.ts';
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

/** Whom this page has reminded of their profile; no server keeps that, because the profile itself says it. */
const reminded = proxy<{ of: string | null }>({ of: null });
const REMINDER = 'profile';

/** The bell of a signed-in user: what the server tells them, and what their profile lacks (specification §5). */
export function Notifications() {
  const { profile } = useSnapshot(account);
  // Of one user nothing is shown to the next.
  return profile === null ? <BellPlace /> : <OwnNotifications key={profile.id} profile={profile} />;
}

function OwnNotifications({ profile }: { profile: Readonly<UserProfile> }) {
  const t = useTranslate();
  const intl = useIntl();
  const navigate = useNavigate();
  const [isOpen, open] = useState(false);
  const feed = useNotifications(profile, isOpen);
  const reminder = useReminder(profile);
  const read = (id: string) => (id === REMINDER ? reminder.read() : void feed.read(id));
  const readAll = () => {
    reminder.read();
    void feed.readAll();
  };
  return (
    <NotificationBell
      notifications={
        feed.shown === null ? null : [...reminder.shown, ...feed.shown.map((one) => notificationOf({ t, intl }, one))]
      }
      unread={feed.unread + reminder.shown.filter(({ unread }) => unread).length}
      onOpenChange={open}
      onRead={read}
      onReadAll={readAll}
      onFollow={(href) => void navigate(href)}
      {...(feed.more === null ? {} : { onMore: feed.more })}
      loadingMore={feed.loadingMore}
      {...(feed.failed ? { onRetry: feed.again } : {})}
    />
  );
}

/** Reminds a user of what their profile lacks. */
function useReminder(profile: Readonly<UserProfile>) {
  const t = useTranslate();
  const { of } = useSnapshot(reminded);
  const reminder = {
    id: REMINDER,
    title: t(messages.profile),
    text: t(messages.profileText),
    when: t(messages.profileWhen),
    href: paths.profile,
    unread: of !== profile.id,
  };
  return {
    shown: lacksProfile(profile) ? [reminder] : [],
    read: () => {
      reminded.of = profile.id;
    },
  };
}
