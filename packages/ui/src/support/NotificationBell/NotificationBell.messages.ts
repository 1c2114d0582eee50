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
  read: {
    defaultMessage: 'Mark as read: {title}',
    description: 'Names the button that marks a notification as read; the title is that of the notification',
  },
  readAll: { defaultMessage: 'Mark all as read', description: 'Marks all notifications as read' },
  more: { defaultMessage: 'Show older ones', description: 'Shows more notifications' },
  loading: { defaultMessage: 'Notifications are being loaded.', description: 'Said to screen readers' },
  failed: {
    defaultMessage: 'Notifications could not be loaded.',
    description: 'Stands in place of the list of notifications',
  },
  again: { defaultMessage: 'Try again', description: 'Loads again what could not be loaded' },
});
