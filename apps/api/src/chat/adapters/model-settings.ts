import { err, ok, type Result } from '@footnote/domain';
import type { JSONValue } from 'ai';

export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** How a language model is reached and asked. */
export interface ModelSettings {
  provider: ModelProvider;
  model: string;
  /** The stronger model of precision mode. */
  precisionModel: string;
  /** Null means the provider's own address; openai-compatible has none. */
  baseUrl: string | null;
  apiKey: string | null;
  /** 0 to 2; null leaves it to the provider. */
  temperature: number | null;
  /** 0 to 1; null leaves it to the provider. */
  topP: number | null;
  /** Further attempts while nothing of the answer has come, 0 to 10. */
  retryAttempts: number;
  /** Longest wait for the first piece and between two pieces. */
  timeoutSeconds: number;
  /** Options of the provider's own, passed on as they are. */
  custom?: Record<string, JSONValue>;
}

/** Settings as an administrator or the environment gives them: anything may be missing. */
export type GivenModelSettings = {
  [Key in keyof ModelSettings]?: Key extends 'provider'
    ? string | null | undefined
    : ModelSettings[Key] | null | undefined;
};

function isProvider(value: string): value is ModelProvider {
  return MODEL_PROVIDERS.some((provider) => provider === value);
}

function within(value: number | null | undefined, low: number, high: number): boolean {
  return value === undefined || value === null || (Number.isFinite(value) && value >= low && value <= high);
}

/** What is wrong with the parts that every provider shares; null when nothing is. */
function problemOf(given: GivenModelSettings): string | null {
  if (!within(given.temperature, 0, 2)) return 'The temperature of the language model must be from 0 to 2.';
  if (!within(given.topP, 0, 1)) return 'The top-p of the language model must be from 0 to 1.';
  if (!within(given.retryAttempts, 0, 10)) return 'The retry attempts of the language model must be from 0 to 10.';
  if (!within(given.timeoutSeconds, 0.05, 3_600))
    return 'The time-out of the language model must be up to 3600 seconds.';
  if (given.baseUrl && !/^https?:\/\//.test(given.baseUrl)) {
    return 'The base address of the language model must begin with http:// or https://.';
  }
  return null;
}

/** Completes settings with defaults; the error is one sentence that says plainly what is missing or wrong. */
export function describeModelSettings(given: GivenModelSettings): Result<ModelSettings, string> {
  const { provider, model } = given;
  if (!provider) return err(`A language model needs a provider: one of ${MODEL_PROVIDERS.join(', ')}.`);
  if (!isProvider(provider))
    return err(`The provider of a language model must be one of ${MODEL_PROVIDERS.join(', ')}.`);
  if (!model?.trim()) return err(`The provider ${provider} needs the name of a model.`);
  if (provider === 'openai-compatible' && !given.baseUrl) {
    return err('The provider openai-compatible needs a base address, such as http://127.0.0.1:11434/v1.');
  }
  if (provider !== 'openai-compatible' && !given.apiKey) return err(`The provider ${provider} needs an API key.`);
  const problem = problemOf(given);
  if (problem !== null) return err(problem);
  return ok({
    provider,
    model,
    precisionModel: given.precisionModel?.trim() ? given.precisionModel : model,
    baseUrl: given.baseUrl ?? null,
    apiKey: given.apiKey ?? null,
    temperature: given.temperature ?? null,
    topP: given.topP ?? null,
    retryAttempts: given.retryAttempts ?? 2,
    timeoutSeconds: given.timeoutSeconds ?? 60,
    ...(given.custom ? { custom: given.custom } : {}),
  });
}
