import type { LlmSettings } from './llm-settings.ts';

export const llmSettingsFixture: LlmSettings = {
  provider: 'openai-compatible',
  model: 'reader-large',
  temperature: 0.2,
  topP: 0.9,
  retryAttempts: 3,
  logToDB: true,
  expectsJson: false,
  custom: { seed: 7, stop: ['###'] },
};
