import { unreachable } from '@footnote/domain';
import type { JSONValue, LanguageModel } from 'ai';
import type { LlmConnection } from '../../../platform/config/llm-config.ts';

/** What a model is to tell beside its words. */
export interface ModelOptions {
  /**
   * Ask servers of the OpenAI protocol for their count of tokens, which some of them refuse.
   * @default false
   */
  countTokens?: boolean;
}

/** Loads the SDK of the configured provider, which takes a moment and is therefore left until the first question. */
export async function loadLanguageModel(
  settings: LlmConnection,
  model: string,
  { countTokens = false }: ModelOptions = {},
): Promise<LanguageModel> {
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
      const own = { name: 'compatible', baseURL: settings.baseUrl ?? '', includeUsage: countTokens };
      return createOpenAICompatible({ ...own, ...key })(model);
    }
    default:
      return unreachable(settings.provider);
  }
}

/** Settings of the custom configuration that the SDK has names of its own for, whatever the provider. */
const CALL_SETTINGS = ['maxOutputTokens', 'topK', 'presencePenalty', 'frequencyPenalty', 'seed'] as const;
/** What is asked, and of which model, is no matter of the custom configuration. */
const RESERVED: ReadonlySet<string> = new Set(['model', 'messages', 'input', 'prompt', 'stream', 'tools', 'store']);

/** What the custom configuration sets in the SDK's own words. */
export function callSettings({ custom }: LlmConnection): Partial<Record<(typeof CALL_SETTINGS)[number], number>> {
  const settings: Partial<Record<(typeof CALL_SETTINGS)[number], number>> = {};
  for (const name of CALL_SETTINGS) {
    const value = custom[name];
    if (typeof value === 'number') settings[name] = value;
  }
  return settings;
}

/**
 * What a provider reads its own options from: the custom configuration as far as the SDK knows it, and what Footnote asks
 * for whatever stands there, which is to keep nothing of the questions.
 */
export function providerOptions(settings: LlmConnection): Record<string, Record<string, JSONValue>> {
  const name = settings.provider === 'openai-compatible' ? 'compatible' : settings.provider;
  const taken = callSettings(settings);
  const isFree = ([key]: [string, unknown]) => !Object.hasOwn(taken, key) && !RESERVED.has(key);
  const custom: Record<string, JSONValue> = Object.fromEntries(Object.entries(settings.custom).filter(isFree));
  const own = settings.provider === 'openai' ? { store: false } : {};
  return { [name]: { ...custom, ...own } };
}
