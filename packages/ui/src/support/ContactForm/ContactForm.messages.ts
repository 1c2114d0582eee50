import { defineMessages } from '../../messages/define-messages.ts';

/** What ContactForm says. */
export const messages = defineMessages({
  send: { defaultMessage: 'Send', description: 'A few words on a button or mark: Send' },
});

/** Names of fields. */
export const fieldsMessages = defineMessages({
  firstName: { defaultMessage: 'First name', description: 'Name of every field of the form' },
  lastName: { defaultMessage: 'Last name', description: 'Name of every field of the form' },
  email: { defaultMessage: 'E-mail', description: 'Name of every field of the form' },
  phone: { defaultMessage: 'Phone', description: 'Name of every field of the form' },
  company: { defaultMessage: 'Company', description: 'Name of every field of the form' },
  jobTitle: { defaultMessage: 'Job title', description: 'Name of every field of the form' },
  country: { defaultMessage: 'Country', description: 'Name of every field of the form' },
  institution: { defaultMessage: 'Institution', description: 'Name of every field of the form' },
  institutionRole: { defaultMessage: 'Your role there', description: 'Name of every field of the form' },
  query: { defaultMessage: 'What can we do for you?', description: 'Name of every field of the form' },
});
