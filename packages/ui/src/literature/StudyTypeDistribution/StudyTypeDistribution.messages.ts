import { defineMessages } from '../../messages/define-messages.ts';

/** What StudyTypeDistribution says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Studies by design', description: 'Caption of the table' },
  type: { defaultMessage: 'Design', description: 'Heading of the designs' },
  studies: { defaultMessage: 'Studies', description: 'Heading of the counts' },
  share: { defaultMessage: 'Share', description: 'Heading of the shares' },
  empty: { defaultMessage: 'No studies yet.', description: 'Said when there is nothing to count' },
});
