import { defineMessages } from '../../messages/define-messages.ts';

/** What ContactModal says. */
export const messages = defineMessages({
  close: { defaultMessage: 'Close', description: 'Contact modal: close' },
});

/** Its heading, by form. */
export const titleMessages = defineMessages({
  contact: { defaultMessage: 'Contact us', description: 'Its heading ("Contact us")' },
  enterprise: {
    defaultMessage: 'Contact us about Enterprise',
    description: 'Heading of the form about the plan Enterprise',
  },
  organizationSource: {
    defaultMessage: 'Sources for your organization',
    description: 'Heading of the form by which somebody asks for sources of their organization',
  },
  feedback: { defaultMessage: 'Feedback or tips', description: 'Heading of the form for feedback' },
});

/** One line below it, by form. */
export const descriptionMessages = defineMessages({
  contact: {
    defaultMessage: 'The team reads it and answers by e-mail.',
    description: 'What becomes of a message to the team, in one line',
  },
  enterprise: {
    defaultMessage: 'Tell us about your institution; the team answers by e-mail.',
    description: 'What becomes of a message about the plan Enterprise, in one line',
  },
  organizationSource: {
    defaultMessage:
      'Organizations ask their own documents beside the literature. Tell us who you are; the team answers by e-mail.',
    description: 'What becomes of a message about sources of organizations, in one line',
  },
  feedback: {
    defaultMessage: 'What works, what does not, and what would help you. Leave out what you know about patients.',
    description: 'What feedback is for, in one line',
  },
});
