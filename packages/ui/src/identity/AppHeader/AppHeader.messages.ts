import { defineMessages } from '../../messages/define-messages.ts';

/** What AppHeader says. */
export const messages = defineMessages({
  navigation: { defaultMessage: 'Main', description: 'Names the navigation between the pages of the product' },
  about: { defaultMessage: 'About', description: 'Menu of pages about the product' },
  openSidebar: { defaultMessage: 'Open menu', description: 'Opens the places of the product on phones' },
});
