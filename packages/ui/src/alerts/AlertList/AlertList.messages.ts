import { defineMessages } from '../../messages/define-messages.ts';

/** What AlertList says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Alerts', description: 'Names the list' },
  frequencyOf: {
    defaultMessage: 'How often “{title}” looks for news',
    description: 'Names the choice of how often an alert is sent, for assistive technology',
  },
  weekly: { defaultMessage: 'Every week', description: 'How often an alert is sent' },
  fortnightly: { defaultMessage: 'Every two weeks', description: 'How often an alert is sent' },
  fourWeekly: { defaultMessage: 'Every four weeks', description: 'How often an alert is sent' },
  pause: { defaultMessage: 'Pause', description: 'Has an alert send nothing for now' },
  pauseOf: {
    defaultMessage: 'Pause {title}',
    description: 'Names the button of an alert, beginning with the word on it ("Pause Salt")',
  },
  resume: { defaultMessage: 'Resume', description: 'Has an alert that was paused, or ended, send mail again' },
  resumeOf: {
    defaultMessage: 'Resume {title}',
    description: 'Names the button of an alert, beginning with the word on it ("Resume Salt")',
  },
  delete: { defaultMessage: 'Delete', description: 'Deletes an alert' },
  deleteOf: {
    defaultMessage: 'Delete {title}',
    description: 'Names the button of an alert, beginning with the word on it ("Delete Salt")',
  },
  deleteTitle: { defaultMessage: 'Delete “{title}”?', description: 'Question before an alert is deleted' },
  deleteText: {
    defaultMessage: 'Its saved search and what it has told of go with it. To stop its e-mails for a while, pause it.',
    description: 'What deleting an alert takes along',
  },
  cancel: { defaultMessage: 'Cancel', description: 'Leaves a question' },
  loading: { defaultMessage: 'Loading alerts', description: 'Alert list: loading' },
  empty: { defaultMessage: 'No alerts yet', description: 'Alert list: empty' },
  emptyHint: {
    defaultMessage: 'Make one from any search; it tells you what is new.',
    description: 'How one gets an alert',
  },
  error: { defaultMessage: 'The alerts could not be loaded.', description: 'Alert list: error' },
  retry: { defaultMessage: 'Try again', description: 'Alert list: retry' },
});
