import { defineMessages } from '../../messages/define-messages.ts';

/** What CategoryPicker says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Fields of medicine', description: 'Names the choice of categories' },
  find: { defaultMessage: 'Find a specialty or category', description: 'Names a field' },
  clearFind: { defaultMessage: 'Clear', description: 'Empties a field' },
  nothingFound: {
    defaultMessage: 'No specialty or category is called like that.',
    description: 'Said when no category matches',
  },
  all: { defaultMessage: 'All of {specialty}', description: 'Chooses every category of a specialty' },
  chosen: {
    defaultMessage: '{count, number} of {total, number} chosen',
    description: 'Chosen categories of a specialty',
  },
  selection: { defaultMessage: 'Chosen categories', description: 'Names a list' },
  remove: { defaultMessage: 'Remove {category}', description: 'Takes a category away' },
});
