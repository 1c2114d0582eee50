import { defineMessages } from '../../messages/define-messages.ts';

/** What ChatFrame says. */
export const messages = defineMessages({
  skip: { defaultMessage: 'Skip to the conversation', description: 'First link of the page' },
  rail: { defaultMessage: 'Chats', description: 'Names the column of chats' },
  openRail: { defaultMessage: 'Open chats', description: 'Opens the column of chats' },
  closeRail: { defaultMessage: 'Close chats', description: 'Closes the column of chats' },
  main: { defaultMessage: 'Conversation', description: 'Names the column of the conversation' },
  panel: { defaultMessage: 'References', description: 'Names the panel of references' },
  openPanel: { defaultMessage: 'Show references', description: 'Opens the panel of references' },
  closePanel: { defaultMessage: 'Hide references', description: 'Closes the panel of references' },
});
