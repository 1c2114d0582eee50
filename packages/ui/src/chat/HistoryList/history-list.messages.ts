import { defineMessages } from '../../messages/define-messages.ts';

/** What is said of history list. */
export const historyListMessages = defineMessages({
  name: { defaultMessage: 'Chat history', description: 'Names the list of earlier chats' },
  empty: { defaultMessage: 'Your chats will be listed here.', description: 'Empty chat history' },
  noMatch: { defaultMessage: 'No chat matches.', description: 'Chat history without a match for the search' },
  loading: { defaultMessage: 'Loading chats', description: 'Said while the chat history loads' },
  error: { defaultMessage: 'The chats could not be loaded.', description: 'Chat history failed to load' },
  retry: { defaultMessage: 'Try again', description: 'Loads something again' },
  more: { defaultMessage: 'Show more', description: 'Loads older chats' },
  today: { defaultMessage: 'Today', description: 'Heading over chats of today' },
  yesterday: { defaultMessage: 'Yesterday', description: 'Heading over chats of yesterday' },
  actions: { defaultMessage: 'Actions for {title}', description: 'Names the menu of a chat' },
  rename: { defaultMessage: 'Rename', description: 'Renames a chat' },
  renameField: { defaultMessage: 'New title', description: 'Names the field of a new title' },
  delete: { defaultMessage: 'Delete', description: 'Deletes a chat' },
  deleteTitle: { defaultMessage: 'Delete this chat?', description: 'Heading of a question' },
  deleteText: {
    defaultMessage: '“{title}” and its answers will be gone for good.',
    description: 'Said before a chat is deleted',
  },
  cancel: { defaultMessage: 'Cancel', description: 'Closes a question without doing anything' },
  untitled: { defaultMessage: 'Untitled chat', description: 'Title of a chat that has none' },
});
