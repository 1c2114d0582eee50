import {
  llmManagerSchema,
  llmTrialSchema,
  type LlmManager,
  type LlmSettings,
  type LlmSettingsUpdate,
  type LlmTrial,
  type Result,
} from '@footnote/domain';
import { callApi, type ApiError } from '../platform/api/api.client.ts';
import { adminCalls } from './admin-calls.ts';

const readManager = (value: unknown) => llmManagerSchema.parse(value);

/** Loads the settings of the language model by the address of their call. */
export function fetchLlmSettings(url: string): Promise<Result<LlmManager, ApiError>> {
  return callApi(url, { read: readManager });
}

/** Saves settings over the version that was read. */
export function saveLlmSettings(body: LlmSettingsUpdate): Promise<Result<LlmManager, ApiError>> {
  return callApi(adminCalls.llmSettings, { method: 'PUT', body, read: readManager });
}

/** Asks the model that settings name a fixed question. */
export function tryLlmSettings(settings: LlmSettings): Promise<Result<LlmTrial, ApiError>> {
  return callApi(`${adminCalls.llmSettings}/trial`, {
    method: 'POST',
    body: { settings },
    read: (value) => llmTrialSchema.parse(value),
  });
}
