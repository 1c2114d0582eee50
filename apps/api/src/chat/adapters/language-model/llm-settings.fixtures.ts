import type { FakeLlmServer } from '../../../../../../tests/support/fake-llm-server.ts';
import type { LlmSettings } from '../../../platform/config/config.ts';

/** The key that the settings of tests hold, and that nothing may repeat. */
export const KEY = 'sk-secret-key-of-the-test';

/** Settings for a language model of the local server, without further attempts unless told. */
export function llmSettings(server: FakeLlmServer, fields: Partial<LlmSettings> = {}): LlmSettings {
  const { provider = 'openai-compatible' } = fields;
  return {
    provider,
    model: 'fake-model',
    precisionModel: 'fake-precise-model',
    baseUrl: server.baseUrl(provider),
    apiKey: KEY,
    temperature: null,
    topP: null,
    retryAttempts: 0,
    timeoutSeconds: 30,
    ...fields,
  };
}
