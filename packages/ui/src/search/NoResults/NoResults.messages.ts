import { defineMessages } from '../../messages/define-messages.ts';

/** What NoResults says. */
export const messages = defineMessages({
  title: { defaultMessage: 'No study matches this search', description: 'Heading of a search without results' },
  tried: {
    defaultMessage: 'Nothing has all of it at once. Each of these would find something:',
    description: 'Said above tips that were tried',
  },
  nothing: {
    defaultMessage: 'Nothing in the collection has all of it at once.',
    description: 'Said where no tip helps',
  },
  tips: { defaultMessage: 'What would find something', description: 'Names the list of tips' },
});
