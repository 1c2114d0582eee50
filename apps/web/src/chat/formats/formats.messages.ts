import { defineMessages } from 'react-intl';

/** What is said of answer formats. */
export const messages = defineMessages({
  needsModel: {
    defaultMessage: 'Needs a language model, and none is set up here: answers stay as they are.',
    description: 'Why an answer format changes nothing',
  },
  lockedTitle: { defaultMessage: 'Answer formats', description: 'Heading of what visitors see of answer formats' },
  lockedText: {
    defaultMessage:
      'Shape every answer: in one line, as a table of trials, as a PICO abstract, or in words of your own, kept as templates. Formats are for people with an account.',
    description: 'Tells visitors what answer formats are',
  },
  login: { defaultMessage: 'Log in', description: 'Leads to the page where one logs in' },
  register: { defaultMessage: 'Create account', description: 'Registers, or leads to the page where one does' },
});
