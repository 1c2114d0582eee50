import { defineMessages } from '../../messages/define-messages.ts';

/** Name of each field of the settings of the language model. */
export const fieldMessages = defineMessages({
  provider: { defaultMessage: 'Provider', description: 'Setting of the language model' },
  model: { defaultMessage: 'Model', description: 'Setting of the language model' },
  precisionModel: { defaultMessage: 'Model for precise answers', description: 'Setting of the language model' },
  temperature: { defaultMessage: 'Temperature', description: 'Setting of the language model' },
  topP: { defaultMessage: 'Top P', description: 'Setting of the language model' },
  retryAttempts: { defaultMessage: 'Retry attempts', description: 'Setting of the language model' },
  logToDB: { defaultMessage: 'Log to database', description: 'Setting of the language model' },
  expectsJson: { defaultMessage: 'Expects JSON', description: 'Setting of the language model' },
  custom: { defaultMessage: 'Custom configuration', description: 'Setting of the language model' },
});

/** What each field does, and its range. */
export const hintMessages = defineMessages({
  model: { defaultMessage: 'As the provider calls it.', description: 'Below the field “Model”' },
  provider: {
    defaultMessage: 'Only those the server has a key for.',
    description: 'Below the choice of a maker of language models',
  },
  precisionModel: {
    defaultMessage: 'Used in precision mode. Empty for the same model.',
    description: 'Below the field “Model for precise answers”',
  },
  temperature: {
    defaultMessage: '0 to 2; lower is steadier. Empty for the provider’s own.',
    description: 'Below the field “Temperature” of the language model',
  },
  topP: {
    defaultMessage: '0 to 1. Empty for the provider’s own.',
    description: 'Below the field “Top P” of the language model',
  },
  retryAttempts: {
    defaultMessage: '0 to 10, before sentences are quoted instead.',
    description: 'Below the field “Retry attempts” of the language model',
  },
  logToDB: {
    defaultMessage:
      'Keeps prompts and answers for {days, plural, one {one day} other {# days}}, without the words of private sources.',
    description: 'Below the switch “Log to database”',
  },
  expectsJson: {
    defaultMessage: 'Reads what the model writes as JSON.',
    description: 'Below the switch “Expects JSON”',
  },
  custom: {
    defaultMessage: 'A JSON object of further options, handed to the provider as far as they are known. No keys.',
    description: 'Below the field “Custom configuration” of the language model',
  },
});

/** What LlmSettingsForm says. */
export const messages = defineMessages({
  choose: { defaultMessage: 'Choose …', description: 'Said while nothing is chosen in a list' },
  tryIt: { defaultMessage: 'Try it', description: 'Asks a language model a fixed question' },
  noKey: { defaultMessage: '{provider} (no key)', description: 'A maker of language models that cannot be used now' },
  save: { defaultMessage: 'Save', description: 'Saves the settings of the language model' },
  saved: { defaultMessage: 'Saved', description: 'Said beside the button once settings are saved' },
  loading: { defaultMessage: 'Settings are loading', description: 'While the settings of the language model load' },
});
