import { llmManagerSchema, llmSettingsUpdateSchema, llmTrialRequestSchema, llmTrialSchema } from '@footnote/domain';
import type { Endpoint } from '../platform/http/endpoint.ts';

const SETTINGS = '/api/admin/llm-settings';

/** The calls by which super admins set the language model. */
export const LLM_SETTINGS_ENDPOINTS = {
  read: {
    method: 'get',
    path: SETTINGS,
    access: 'superAdmin',
    budget: 'read',
    summary: 'Gives the settings of the language model that hold, and for which providers the server has a key.',
    answer: { json: llmManagerSchema },
  },
  save: {
    method: 'put',
    path: SETTINGS,
    access: 'superAdmin',
    budget: 'write',
    summary: 'Saves the settings of the language model over the version that was read; the next question follows them.',
    body: llmSettingsUpdateSchema,
    answer: { json: llmManagerSchema },
    errors: ['admin/settings-changed', 'model/not-configured'],
  },
  trial: {
    method: 'post',
    path: `${SETTINGS}/trial`,
    access: 'superAdmin',
    budget: 'question',
    summary: 'Asks the model that settings name a fixed question, and says how long it took and what it cost.',
    body: llmTrialRequestSchema,
    answer: { json: llmTrialSchema },
    errors: ['model/not-configured'],
  },
} as const satisfies Record<string, Endpoint>;
