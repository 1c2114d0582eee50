import type { FakeLlmServer } from '../../../../../../tests/support/fake-llm-server.ts';
import type { LlmConnection } from '../../../platform/config/llm-config.ts';

/** The key that the settings of tests hold, and that nothing may repeat. */
export const KEY = 'sk-secret-key-of-the-test';

/** A language model that is reached nowhere, without further attempts unless told. */
export function llmConnection(fields: Partial<LlmConnection> = {}): LlmConnection {
  return {
    provider: 'openai-compatible',
    model: 'fake-model',
    precisionModel: 'fake-precise-model',
    baseUrl: null,
    apiKey: KEY,
    temperature: null,
    topP: null,
    retryAttempts: 0,
    expectsJson: false,
    custom: {},
    timeoutSeconds: 30,
    ...fields,
  };
}

/** Settings for a language model of the local server, without further attempts unless told. */
export function llmSettings(server: FakeLlmServer, fields: Partial<LlmConnection> = {}): LlmConnection {
  const { provider = 'openai-compatible' } = fields;
  return llmConnection({ baseUrl: server.baseUrl(provider), ...fields });
}
