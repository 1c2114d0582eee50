import { defineMessages } from '../../messages/define-messages.ts';

/** What GeneralSettings says. */
export const messages = defineMessages({
  secondFactor: {
    defaultMessage: 'Members need a second factor',
    description: 'Whether an organization is closed to members without a second factor',
  },
  secondFactorHint: {
    defaultMessage:
      'Members with a password act for the organization only once they have set one up. Where a provider such as Google logs somebody in, it is the provider’s to ask for one.',
    description: 'Explains whether an organization is closed to members without a second factor',
  },
  save: { defaultMessage: 'Save', description: 'Saves the settings of an organization' },
  saved: { defaultMessage: 'Saved', description: 'Said beside the button once settings are saved' },
  loading: { defaultMessage: 'Settings are loading', description: 'While the settings of an organization load' },
  remove: { defaultMessage: 'Delete organization', description: 'Button; a question follows' },
  removingTitle: {
    defaultMessage: 'Delete this organization?',
    description: 'The question before deleting an organization',
  },
  removingText: {
    defaultMessage: 'Its members lose access to everything it maintains. This cannot be undone.',
    description: 'What follows from deleting an organization',
  },
  removingConfirm: { defaultMessage: 'Delete organization', description: 'Answer to the question before deleting' },
  removingKeep: { defaultMessage: 'Keep it', description: 'Answer to the question before deleting an organization' },
});
