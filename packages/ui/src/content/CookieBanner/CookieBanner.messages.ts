import { defineMessages } from '../../messages/define-messages.ts';

/** What CookieBanner says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Cookies and policies', description: 'Names the banner about cookies and policies' },
  agree: { defaultMessage: 'OK', description: 'Closes the banner about cookies and policies' },
});
