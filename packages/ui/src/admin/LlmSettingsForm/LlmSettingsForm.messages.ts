import { defineMessages } from '../../messages/define-messages.ts';

/** Name of each field of the settings of the language model. */
export const fieldMessages = defineMessages({
  provider: { defaultMessage: 'Provider', description: 'Setting of the language model' },
  model: { defaultMessage: 'Model', description: 'Setting of the language model' },
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
  temperature: {
    defaultMessage: '0 to 2; lower is steadier.',
    description: 'Below the field “Temperature” of the language model',
  },
  topP: { defaultMessage: '0 to 1.', description: 'Below the field “Top P” of the language model' },
  retryAttempts: {
    defaultMessage: '0 to 10, before an answer fails.',
    description: 'Below the field “Retry attempts” of the language model',
  },
  logToDB: {
    defaultMessage: 'Keeps prompts and answers for later inspection.',
    description: 'Below the switch “Log to database”',
  },
  expectsJson: {
    defaultMessage: 'Reads what the model writes as JSON.',
    description: 'Below the switch “Expects JSON”',
  },
  custom: {
    defaultMessage: 'A JSON object that is handed to the provider as it is.',
    description: 'Below the field “Custom configuration” of the language model',
  },
});

/** What LlmSettingsForm says. */
export const messages = defineMessages({
  choose: { defaultMessage: 'Choose …', description: 'Said while nothing is chosen in a list' },
  save: { defaultMessage: 'Save', description: 'Saves the settings of the language model' },
  saved: { defaultMessage: 'Saved', description: 'Said beside the button once settings are saved' },
  loading: { defaultMessage: 'Settings are loading', description: 'While the settings of the language model load' },
});
