import { err, LLM_PROVIDERS, ok, type LlmProvider, type LlmSettings, type Result } from '@footnote/domain';
import { z } from 'zod';
import { address, fraction, text, whole } from './environment-values.ts';

const anyAddress = (example: string) => address(['http:', 'https:'], example);
const LOCAL_MODEL = 'http://127.0.0.1:11434/v1';

/** A price list such as "small=0.1/0.4, large=2.5/10". */
const PRICES = /^[^=,\s]+\s*=\s*\d{1,6}(?:\.\d{1,6})?\s*\/\s*\d{1,6}(?:\.\d{1,6})?$/;
const isPriceList = (list: string) => list.split(',').every((price) => PRICES.test(price.trim()));

/** The variables about language models. */
export const llmEnvironment = {
  FOOTNOTE_LLM_PROVIDER: z.enum(LLM_PROVIDERS, `must be one of ${LLM_PROVIDERS.join(', ')}`).optional(),
  FOOTNOTE_LLM_MODEL: text.optional(),
  FOOTNOTE_LLM_PRECISION_MODEL: text.optional(),
  FOOTNOTE_LLM_BASE_URL: anyAddress(LOCAL_MODEL),
  FOOTNOTE_LLM_API_KEY: text.optional(),
  FOOTNOTE_LLM_OPENAI_API_KEY: text.optional(),
  FOOTNOTE_LLM_OPENAI_BASE_URL: anyAddress('https://api.example.org/v1'),
  FOOTNOTE_LLM_ANTHROPIC_API_KEY: text.optional(),
  FOOTNOTE_LLM_ANTHROPIC_BASE_URL: anyAddress('https://api.example.org/v1'),
  FOOTNOTE_LLM_GOOGLE_API_KEY: text.optional(),
  FOOTNOTE_LLM_GOOGLE_BASE_URL: anyAddress('https://api.example.org/v1beta'),
  FOOTNOTE_LLM_COMPATIBLE_API_KEY: text.optional(),
  FOOTNOTE_LLM_COMPATIBLE_BASE_URL: anyAddress(LOCAL_MODEL),
  FOOTNOTE_LLM_TEMPERATURE: fraction(2),
  FOOTNOTE_LLM_TOP_P: fraction(1),
  FOOTNOTE_LLM_RETRY_ATTEMPTS: whole(2, 0, 10),
  FOOTNOTE_LLM_TIMEOUT_SECONDS: whole(60, 1, 3_600),
  FOOTNOTE_LLM_PRICES: text.refine(isPriceList, 'must be prices such as small=0.1/0.4, large=2.5/10').optional(),
};
type Environment = z.output<z.ZodObject<typeof llmEnvironment>>;

/** How a provider is reached. */
export interface ProviderAccess {
  apiKey: string | null;
  /** Null means the provider's own address; openai-compatible has none. */
  baseUrl: string | null;
}

/** US dollars for a million tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

/** What of language models stands in the environment alone, whatever the settings are. */
export interface LlmAccess {
  providers: Readonly<Record<LlmProvider, ProviderAccess>>;
  /** Longest wait for the first piece and between two pieces. */
  timeoutSeconds: number;
  /** By the name of the model. */
  prices: ReadonlyMap<string, ModelPrice>;
}

/** A language model with all it takes to ask it. */
export interface LlmConnection extends ProviderAccess, Pick<LlmSettings, 'expectsJson' | 'custom'> {
  provider: LlmProvider;
  model: string;
  /** The stronger model of precision mode; the same as `model` where only one is configured. */
  precisionModel: string;
  /** 0 to 2; null leaves it to the provider. */
  temperature: number | null;
  /** 0 to 1; null leaves it to the provider. */
  topP: number | null;
  /** Further attempts while nothing of the answer has come, 0 to 10. */
  retryAttempts: number;
  timeoutSeconds: number;
}

/** Whether the environment has what a provider needs. */
export function isUsable({ providers }: LlmAccess, provider: LlmProvider): boolean {
  const { apiKey, baseUrl } = providers[provider];
  return provider === 'openai-compatible' ? baseUrl !== null : apiKey !== null;
}

/** The language model that settings name; null where they name none, or one that the environment has no access to. */
export function connectionOf(settings: LlmSettings, access: LlmAccess): LlmConnection | null {
  const { provider, model, precisionModel, temperature, topP, retryAttempts, expectsJson, custom } = settings;
  if (provider === 'extractive' || !isUsable(access, provider)) return null;
  return {
    provider,
    model,
    precisionModel: precisionModel === '' ? model : precisionModel,
    temperature,
    topP,
    retryAttempts,
    expectsJson,
    custom,
    timeoutSeconds: access.timeoutSeconds,
    ...access.providers[provider],
  };
}

/** The keys and addresses of all providers; those without a provider in their name are of the one that is named. */
export function llmAccess(values: Environment): LlmAccess {
  const of = (provider: LlmProvider, apiKey: string | undefined, baseUrl: string | undefined): ProviderAccess => {
    const isNamed = values.FOOTNOTE_LLM_PROVIDER === provider;
    return {
      apiKey: apiKey ?? (isNamed ? values.FOOTNOTE_LLM_API_KEY : undefined) ?? null,
      baseUrl: baseUrl ?? (isNamed ? values.FOOTNOTE_LLM_BASE_URL : undefined) ?? null,
    };
  };
  return {
    providers: {
      openai: of('openai', values.FOOTNOTE_LLM_OPENAI_API_KEY, values.FOOTNOTE_LLM_OPENAI_BASE_URL),
      anthropic: of('anthropic', values.FOOTNOTE_LLM_ANTHROPIC_API_KEY, values.FOOTNOTE_LLM_ANTHROPIC_BASE_URL),
      google: of('google', values.FOOTNOTE_LLM_GOOGLE_API_KEY, values.FOOTNOTE_LLM_GOOGLE_BASE_URL),
      'openai-compatible': of(
        'openai-compatible',
        values.FOOTNOTE_LLM_COMPATIBLE_API_KEY,
        values.FOOTNOTE_LLM_COMPATIBLE_BASE_URL,
      ),
    },
    timeoutSeconds: values.FOOTNOTE_LLM_TIMEOUT_SECONDS,
    prices: pricesIn(values.FOOTNOTE_LLM_PRICES ?? ''),
  };
}

function pricesIn(list: string): Map<string, ModelPrice> {
  const prices = list.split(',').flatMap((entry): [string, ModelPrice][] => {
    const [, model, input, output] = /^\s*([^=\s]+)\s*=\s*([\d.]+)\s*\/\s*([\d.]+)\s*$/.exec(entry) ?? [];
    return model === undefined ? [] : [[model, { input: Number(input), output: Number(output) }]];
  });
  return new Map(prices);
}

/** The settings that hold until others are saved: those of the environment. Sentences are quoted where it names no model. */
export function llmSettings(values: Environment, access: LlmAccess): Result<LlmSettings, string> {
  const { FOOTNOTE_LLM_PROVIDER: provider, FOOTNOTE_LLM_MODEL: model } = values;
  const settings = {
    precisionModel: values.FOOTNOTE_LLM_PRECISION_MODEL ?? '',
    temperature: values.FOOTNOTE_LLM_TEMPERATURE ?? null,
    topP: values.FOOTNOTE_LLM_TOP_P ?? null,
    retryAttempts: values.FOOTNOTE_LLM_RETRY_ATTEMPTS,
    logToDB: false,
    expectsJson: false,
    custom: {},
  };
  if (provider === undefined) {
    if (model === undefined) return ok({ ...settings, provider: 'extractive', model: '' });
    return err('FOOTNOTE_LLM_MODEL is set without FOOTNOTE_LLM_PROVIDER.');
  }
  if (model === undefined) return err('FOOTNOTE_LLM_PROVIDER is set without FOOTNOTE_LLM_MODEL.');
  if (isUsable(access, provider)) return ok({ ...settings, provider, model });
  const missing = provider === 'openai-compatible' ? 'FOOTNOTE_LLM_BASE_URL' : 'FOOTNOTE_LLM_API_KEY';
  return err(`FOOTNOTE_LLM_PROVIDER ${provider} needs ${missing}.`);
}
