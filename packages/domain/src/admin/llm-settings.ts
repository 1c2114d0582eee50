import { z } from 'zod';
import { llmConfigSchema } from '../chat/chat-query.schema.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { ANSWER_PROVIDERS } from './llm-providers.ts';

const ofOneQuery = llmConfigSchema.required();

/** Settings of the language model for everybody (specification §3); the same ranges as those of one query. */
export const llmSettingsSchema = ofOneQuery
  .extend({
    provider: z.enum(ANSWER_PROVIDERS),
    /** As the provider calls it; '' only where answers are quoted. */
    model: z.string().trim().max(200),
    /** The stronger model of precision mode; '' for the same one. */
    precisionModel: z.string().trim().max(200),
    /** Null leaves it to the provider: some models take no other than their own. */
    temperature: ofOneQuery.shape.temperature.nullable(),
    topP: ofOneQuery.shape.topP.nullable(),
  })
  .refine(({ provider, model }) => provider === 'extractive' || model !== '', { path: ['model'] });
export type LlmSettings = z.infer<typeof llmSettingsSchema>;

/** The settings as they stand in a form: numbers and the custom configuration are text while they are written. */
export interface LlmSettingsValues {
  provider: string;
  model: string;
  /** Empty for the same model. */
  precisionModel: string;
  /** Empty leaves it to the provider, as `topP` does. */
  temperature: string;
  topP: string;
  retryAttempts: string;
  logToDB: boolean;
  expectsJson: boolean;
  /** A JSON object; empty counts as {}. */
  custom: string;
}

/** What is wrong with one field: empty, not a number, outside its range, not JSON, or JSON that is no object. */
export type LlmSettingsProblem = 'required' | 'number' | 'range' | 'json' | 'json_object';
export type LlmSettingsProblems = Partial<Record<keyof LlmSettingsValues, LlmSettingsProblem>>;

/** Ranges of the numbers, both ends included; retries are whole. */
export const LLM_SETTINGS_RANGES = {
  temperature: { min: 0, max: 2 },
  topP: { min: 0, max: 1 },
  retryAttempts: { min: 0, max: 10 },
} as const;
type NumberField = keyof typeof LLM_SETTINGS_RANGES;

const DECIMAL = /^\d+(?:[.,]\d+)?$/;

/** Reads a form into settings, or says what is wrong by field; a comma before decimals is forgiven. */
export function readLlmSettings(values: LlmSettingsValues): Result<LlmSettings, LlmSettingsProblems> {
  const problems: LlmSettingsProblems = {};
  const isQuoting = values.provider === 'extractive';
  if (values.provider.trim() === '') problems.provider = 'required';
  if (!isQuoting && values.model.trim() === '') problems.model = 'required';
  const number = (name: NumberField): number => {
    const read = readNumber(values[name], name);
    if (typeof read === 'string') problems[name] = read;
    return typeof read === 'string' ? 0 : read;
  };
  const numberOrNone = (name: 'temperature' | 'topP') => (values[name].trim() === '' ? null : number(name));
  const [temperature, topP] = [numberOrNone('temperature'), numberOrNone('topP')];
  const retryAttempts = number('retryAttempts');
  const custom = readCustom(values.custom);
  if (!custom.ok) problems.custom = custom.error;
  if (!custom.ok || Object.keys(problems).length > 0) return err(problems);
  const { logToDB, expectsJson } = values;
  const { provider, model, precisionModel } = values;
  const names = { provider: provider.trim(), model, precisionModel };
  const read = { ...names, temperature, topP, retryAttempts, logToDB, expectsJson, custom: custom.value };
  const checked = llmSettingsSchema.safeParse(read);
  return checked.success ? ok(checked.data) : err(beyondSchema(checked.error.issues));
}

/** The form that shows some settings. */
export function llmSettingsValues(settings: LlmSettings): LlmSettingsValues {
  return {
    ...settings,
    temperature: String(settings.temperature ?? ''),
    topP: String(settings.topP ?? ''),
    retryAttempts: String(settings.retryAttempts),
    custom: Object.keys(settings.custom).length === 0 ? '' : JSON.stringify(settings.custom, null, 2),
  };
}

function readNumber(text: string, name: NumberField): number | LlmSettingsProblem {
  const trimmed = text.trim();
  if (trimmed === '') return 'required';
  const value = Number(trimmed.replace(',', '.'));
  if (!DECIMAL.test(trimmed) || (name === 'retryAttempts' && !Number.isInteger(value))) return 'number';
  const { min, max } = LLM_SETTINGS_RANGES[name];
  return value < min || value > max ? 'range' : value;
}

function readCustom(text: string): Result<LlmSettings['custom'], 'json' | 'json_object'> {
  if (text.trim() === '') return ok({});
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return err('json');
  }
  const object = llmSettingsSchema.shape.custom.safeParse(read);
  return object.success ? ok(object.data) : err('json_object');
}

/** What only the schema finds, such as a name beyond its length. */
function beyondSchema(issues: readonly z.core.$ZodIssue[]): LlmSettingsProblems {
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), 'range' as const]));
}
