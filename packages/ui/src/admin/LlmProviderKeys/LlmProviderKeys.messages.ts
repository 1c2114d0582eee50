import { defineMessages } from '../../messages/define-messages.ts';

/** What LlmProviderKeys says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Keys of the providers', description: 'Heading of the list of makers of language models' },
  text: {
    defaultMessage:
      'Keys stand in the environment of the server alone. They are never shown, saved or changed here, and a provider without one cannot be chosen.',
    description: 'Below the heading of the list of makers of language models',
  },
  present: { defaultMessage: 'Key present', description: 'The server has a key for a maker of language models' },
  absent: { defaultMessage: 'No key', description: 'The server has no key for a maker of language models' },
  noAddress: {
    defaultMessage: 'No address',
    description: 'The server knows no address of a server of language models',
  },
  notNeeded: {
    defaultMessage: 'Address present, without a key',
    description: 'A server of language models that is used without a key',
  },
});
