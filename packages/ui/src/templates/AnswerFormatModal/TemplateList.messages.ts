import { defineMessages } from '../../messages/define-messages.ts';

/** What the list of templates says. */
export const messages = defineMessages({
  search: { defaultMessage: 'Find a template', description: 'Names the search among templates' },
  clearSearch: { defaultMessage: 'Clear the search', description: 'Empties the search among templates' },
  mine: { defaultMessage: 'My templates', description: 'Heading of a group of templates' },
  product: { defaultMessage: 'By Footnote', description: 'Heading of a group of templates' },
  noneOfMine: {
    defaultMessage: 'Save a format as a template, and you find it here.',
    description: 'Where a user has no templates',
  },
  nothingFound: { defaultMessage: 'No template matches “{query}”.', description: 'Said of the search among templates' },
  loading: { defaultMessage: 'Templates are loading', description: 'While the templates of a user load' },
  errorTitle: { defaultMessage: 'Templates could not be loaded', description: 'Of a user' },
  retry: { defaultMessage: 'Try again', description: 'Tries again what failed' },
  use: { defaultMessage: 'Use', description: 'Takes a template as the answer format' },
  namedUse: {
    defaultMessage: 'Use {name}',
    description: 'Names the button that takes a template, beginning with the word on it',
  },
  inUse: { defaultMessage: 'In use', description: 'Marks the selected template' },
  changed: { defaultMessage: 'Changed or used {day}', description: 'When a template was last changed or used' },
  actions: { defaultMessage: 'Actions for {name}', description: 'Names the menu of a template' },
  rename: { defaultMessage: 'Rename', description: 'Of a template' },
  renameField: { defaultMessage: 'New name of {name}', description: 'Names the field that renames a template' },
  delete: { defaultMessage: 'Delete', description: 'Deletes a template; a question follows' },
  deleteTitle: { defaultMessage: 'Delete “{name}”?', description: 'The question before a template is deleted' },
  deleteText: {
    defaultMessage: 'It will be gone for good. Chats that used it stay as they are.',
    description: 'What follows from deleting a template',
  },
  cancel: { defaultMessage: 'Cancel', description: 'Answer to the question before a template is deleted' },
});
