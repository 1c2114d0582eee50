import { defineMessages } from '../../messages/define-messages.ts';

/** What SaveButton says. */
export const messages = defineMessages({
  save: { defaultMessage: 'Save', description: 'Saves an article in the library of the user' },
  saved: { defaultMessage: 'Saved', description: 'Said of an article in the library; pressed, it is taken out' },
});
