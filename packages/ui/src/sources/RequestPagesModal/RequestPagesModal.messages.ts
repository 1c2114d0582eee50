import { defineMessages } from '../../messages/define-messages.ts';

/** What RequestPagesModal says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Request more pages', description: 'Heading of the form that asks for a higher page quota' },
  now: {
    defaultMessage: '“{source}” may have {quota, number} pages. Whoever runs this service reads your request.',
    description: 'Above the form that asks for a higher page quota',
  },
  pages: { defaultMessage: 'Pages needed in all', description: 'Field of a form: page quota that is asked for' },
  reason: { defaultMessage: 'What they are for', description: 'Field of a form: why a higher page quota is needed' },
  submit: { defaultMessage: 'Send request', description: 'Sends the form that asks for a higher page quota' },
  cancel: { defaultMessage: 'Cancel', description: 'Leaves a form of a source' },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});
