import { defineMessages } from '../../messages/define-messages.ts';

/** What SiteFooter says. */
export const messages = defineMessages({
  social: { defaultMessage: 'Follow us', description: 'Names the links to other networks' },
  policies: { defaultMessage: 'Policies', description: 'Names the links to terms and privacy' },
  contact: { defaultMessage: 'Contact', description: 'Opens the contact form' },
});
