import { describe, expect, it } from 'vitest';
import { describeModelSettings } from './model-settings.ts';

describe('describeModelSettings', () => {
  it.each([
    [{}, 'A language model needs a provider: one of openai, anthropic, google, openai-compatible.'],
    [
      { provider: 'acme' },
      'The provider of a language model must be one of openai, anthropic, google, openai-compatible.',
    ],
    [{ provider: 'openai' }, 'The provider openai needs the name of a model.'],
    [{ provider: 'openai', model: ' ' }, 'The provider openai needs the name of a model.'],
    [{ provider: 'google', model: 'm' }, 'The provider google needs an API key.'],
    [
      { provider: 'openai-compatible', model: 'm' },
      'The provider openai-compatible needs a base address, such as http://127.0.0.1:11434/v1.',
    ],
    [
      { provider: 'openai', model: 'm', apiKey: 'k', baseUrl: 'ftp://x' },
      'The base address of the language model must begin with http:// or https://.',
    ],
    [
      { provider: 'openai', model: 'm', apiKey: 'k', temperature: 3 },
      'The temperature of the language model must be from 0 to 2.',
    ],
    [
      { provider: 'openai', model: 'm', apiKey: 'k', topP: Number.NaN },
      'The top-p of the language model must be from 0 to 1.',
    ],
    [
      { provider: 'openai', model: 'm', apiKey: 'k', retryAttempts: 11 },
      'The retry attempts of the language model must be from 0 to 10.',
    ],
    [
      { provider: 'openai', model: 'm', apiKey: 'k', timeoutSeconds: 0 },
      'The time-out of the language model must be up to 3600 seconds.',
    ],
  ])('says what is missing or wrong in %j', (given, error) => {
    expect(describeModelSettings(given)).toEqual({ ok: false, error });
  });

  it('fills in defaults', () => {
    expect(
      describeModelSettings({ provider: 'openai-compatible', model: 'm', baseUrl: 'http://127.0.0.1:1/v1' }),
    ).toEqual({
      ok: true,
      value: {
        provider: 'openai-compatible',
        model: 'm',
        precisionModel: 'm',
        baseUrl: 'http://127.0.0.1:1/v1',
        apiKey: null,
        temperature: null,
        topP: null,
        retryAttempts: 2,
        timeoutSeconds: 60,
      },
    });
  });
});
