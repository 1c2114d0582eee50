import { defineMessages } from '../../messages/define-messages.ts';

/** What ReferencesPanel says. */
export const messages = defineMessages({
  title: { defaultMessage: 'References', description: 'Names the panel of references' },
  cited: { defaultMessage: 'Cited in the answer', description: 'Heading in the references' },
  alsoRead: { defaultMessage: 'Also read', description: 'Heading over references that were read and not cited' },
  inLanguage: {
    defaultMessage: 'In {language}',
    description: 'Heading over references in one language, whose name it has; others are in other languages',
  },
  severalLanguages: {
    defaultMessage: 'In several languages',
    description: 'Heading over references of which each is in several languages',
  },
  noLanguage: { defaultMessage: 'Language not known', description: 'Heading over references' },
  empty: { defaultMessage: 'No references yet', description: 'Empty references' },
  emptyHint: { defaultMessage: 'They appear while an answer is written.', description: 'Explains empty references' },
  loading: { defaultMessage: 'Loading references', description: 'Said while references load' },
  error: { defaultMessage: 'Citations failed to load.', description: 'References failed to load' },
  retry: { defaultMessage: 'Try again', description: 'Loads something again' },
  close: { defaultMessage: 'Hide references', description: 'Closes the panel of references' },
  select: { defaultMessage: 'Select reference {number, number}', description: 'Names the checkbox of a reference' },
  selected: {
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'Selected references',
  },
  clearSelection: { defaultMessage: 'Clear', description: 'Deselects all references' },
  limitReached: {
    defaultMessage: 'Up to {limit, number} references can be selected.',
    description: 'Said when no more references can be selected',
  },
  regenerate: { defaultMessage: 'Regenerate from selected', description: 'Answers again from the selected references' },
  chatWith: {
    defaultMessage: 'Chat with selected',
    description: 'Asks only about the selected references from now on',
  },
});
