import { defineMessages } from 'react-intl';

const messages = defineMessages({
  heading: { defaultMessage: 'For example', description: 'Heading over example questions' },
  first: {
    defaultMessage: 'Does dapagliflozin reduce hospitalisation for heart failure?',
    description: 'An example question that really runs',
  },
  second: {
    defaultMessage: 'How low should systolic blood pressure be brought in people at high cardiovascular risk?',
    description: 'An example question that really runs',
  },
  third: {
    defaultMessage: 'Does early goal-directed therapy lower mortality in septic shock?',
    description: 'An example question that really runs',
  },
});

/** Heading over the example questions. */
export const EXAMPLES_HEADING = messages.heading;

/** Questions that the starter collection answers. */
export const EXAMPLE_QUESTIONS = [messages.first, messages.second, messages.third];
