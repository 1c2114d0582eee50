import { unreachable } from '@footnote/domain';
import type { JSONValue, LanguageModel } from 'ai';
import type { LlmSettings } from '../../../platform/config/config.ts';

/** Loads the SDK of the configured provider, which takes a moment and is therefore left until the first question. */
export async function loadLanguageModel(settings: LlmSettings, model: string): Promise<LanguageModel> {
  const apiKey = settings.apiKey ?? '';
  const address = settings.baseUrl === null ? {} : { baseURL: settings.baseUrl };
  switch (settings.provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ apiKey, ...address })(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey, ...address })(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI({ apiKey, ...address })(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const key = settings.apiKey === null ? {} : { apiKey };
      return createOpenAICompatible({ name: 'compatible', baseURL: settings.baseUrl ?? '', ...key })(model);
    }
    default:
      return unreachable(settings.provider);
  }
}

/** The name a provider reads its own options under, and what Footnote asks of it: keep nothing of the questions. */
export function providerOptions(settings: LlmSettings): Record<string, Record<string, JSONValue>> {
  const name = settings.provider === 'openai-compatible' ? 'compatible' : settings.provider;
  const own = settings.provider === 'openai' ? { store: false } : {};
  return { [name]: own };
}
