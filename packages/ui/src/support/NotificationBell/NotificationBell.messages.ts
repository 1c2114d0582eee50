import { defineMessages } from '../../messages/define-messages.ts';

/** What NotificationBell says. */
export const messages = defineMessages({
  name: {
    defaultMessage: '{unread, plural, =0 {Notifications} other {Notifications, # unread}}',
    description: 'Names the bell in the header',
  },
  title: { defaultMessage: 'Notifications', description: 'Names the region of short messages' },
  empty: { defaultMessage: 'Nothing new.', description: 'Said in the list of notifications while there are none' },
  unread: { defaultMessage: 'New', description: 'Marks a notification that was not seen yet' },
});
