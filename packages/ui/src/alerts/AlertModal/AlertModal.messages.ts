import { defineMessages } from '../../messages/define-messages.ts';

/** What AlertModal says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Weekly alert', description: 'Its heading ("Weekly alert")' },
  description: {
    defaultMessage: 'Once a week, when there is something new. Every e-mail has a link to stop it.',
    description: 'What will come, and how it ends, in one line',
  },
  search: { defaultMessage: 'New studies of', description: 'Stands above the search ("New studies of")' },
  subscribe: { defaultMessage: 'Subscribe', description: 'A few words on a button or mark: Subscribe' },
  cancel: { defaultMessage: 'Cancel', description: 'Alert modal: cancel' },
  close: { defaultMessage: 'Close', description: 'Alert modal: close' },
});

/** Names of fields. */
export const fieldsMessages = defineMessages({
  email: { defaultMessage: 'E-mail', description: 'Names of the fields' },
  institution: { defaultMessage: 'Institution', description: 'Names of the fields' },
  title: { defaultMessage: 'Name of the alert', description: 'Names of the fields' },
});
