import { defineMessages } from '../../messages/define-messages.ts';

/** What is said of result. */
export const resultMessages = defineMessages({
  select: { defaultMessage: 'Select “{title}”', description: 'Names the box that selects a result' },
  untitled: { defaultMessage: 'Untitled article', description: 'Stands for a missing title' },
});
