import { defineMessages } from '../messages/define-messages.ts';

/** What can write answers: sentences of the sources alone, or the model of a maker. */
export const providerMessages = defineMessages({
  extractive: { defaultMessage: 'No model: quoted sentences', description: 'Choice of what writes answers' },
  openai: { defaultMessage: 'OpenAI', description: 'Maker of language models' },
  anthropic: { defaultMessage: 'Anthropic', description: 'Maker of language models' },
  google: { defaultMessage: 'Google', description: 'Maker of language models' },
  'openai-compatible': {
    defaultMessage: 'OpenAI-compatible server',
    description: 'A server of language models that is spoken to as those of OpenAI are',
  },
});
