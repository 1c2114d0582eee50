import type { LlmManager, LlmTrial } from './llm-manager.schema.ts';
import type { LlmSettings } from './llm-settings.ts';

export const llmSettingsFixture: LlmSettings = {
  provider: 'openai-compatible',
  model: 'reader-large',
  precisionModel: 'reader-largest',
  temperature: 0.2,
  topP: 0.9,
  retryAttempts: 3,
  logToDB: true,
  expectsJson: false,
  custom: { seed: 7, stop: ['###'] },
};

export const llmManagerFixture: LlmManager = {
  version: 4,
  settings: llmSettingsFixture,
  providers: [
    { provider: 'openai', hasKey: false, usable: false },
    { provider: 'anthropic', hasKey: true, usable: true },
    { provider: 'google', hasKey: false, usable: false },
    { provider: 'openai-compatible', hasKey: false, usable: true },
  ],
  logDays: 30,
};

export const llmTrialFixture: Extract<LlmTrial, { outcome: 'answered' }> = {
  outcome: 'answered',
  answer: '**Bottom line**\n\nSupervised walking reduced hip fractures (hazard ratio 0.74) [1].',
  firstTokenMilliseconds: 412,
  milliseconds: 1_870,
  inputTokens: 1_204,
  outputTokens: 96,
  cost: 0.00397,
};
