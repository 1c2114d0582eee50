import { defineMessages } from '../../messages/define-messages.ts';

/** What SystematicReviewPicker says. */
export const messages = defineMessages({
  name: {
    defaultMessage: 'Which review?',
    description: 'The question that the choice of a systematic review answers',
  },
  search: { defaultMessage: 'Find a review', description: 'Names the search among systematic reviews' },
  clearSearch: { defaultMessage: 'Clear', description: 'Empties the search among systematic reviews' },
  noneYet: { defaultMessage: 'No systematic review yet', description: 'Said where a user has none' },
  noneYetHint: {
    defaultMessage: 'Give one a title to begin.',
    description: 'How a systematic review is begun',
  },
  noneFound: {
    defaultMessage: 'No review is called like that.',
    description: 'Said of the search among systematic reviews',
  },
  newTitle: { defaultMessage: 'Title of a new review', description: 'Names a field' },
  start: { defaultMessage: 'Start new', description: 'Begins a systematic review' },
  loading: { defaultMessage: 'Loading reviews', description: 'While systematic reviews load' },
  error: { defaultMessage: 'The reviews could not be loaded.', description: 'Said instead of systematic reviews' },
  retry: { defaultMessage: 'Try again', description: 'Tries again what failed' },
});
