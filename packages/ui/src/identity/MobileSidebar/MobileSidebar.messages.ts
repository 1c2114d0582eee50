import { defineMessages } from '../../messages/define-messages.ts';

/** What MobileSidebar says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Menu', description: 'Names the places of the product on phones' },
  close: { defaultMessage: 'Close menu', description: 'Closes the places of the product on phones' },
});
