import {
  outputTemplateSchema,
  outputTemplatesSchema,
  type NewOutputTemplate,
  type OutputTemplate,
  type OutputTemplateUpdate,
  type Result,
} from '@footnote/domain';
import { callApi, type ApiError } from '../../platform/api/api.client.ts';
import { answerOf } from '../../platform/api/call-failure.ts';
import { calls } from '../../platform/navigation/paths.ts';

// Templates are the user's own, for whichever organization they act.
const actingFor = null;
const nothing = () => null;
const readTemplate = (value: unknown) => outputTemplateSchema.parse(value);

/** Loads templates by the address of their list. Throws CallFailure. */
export async function loadTemplates([url]: readonly [string, string]): Promise<OutputTemplate[]> {
  const read = (value: unknown) => outputTemplatesSchema.parse(value).outputTemplates;
  return answerOf(await callApi(url, { actingFor, read }));
}

/** Saves a format as a template. */
export function createTemplate(body: NewOutputTemplate): Promise<Result<OutputTemplate, ApiError>> {
  return callApi(calls.outputTemplates, { method: 'POST', body, actingFor, read: readTemplate });
}

/** Changes what is given of a template. */
export function updateTemplate(id: string, body: OutputTemplateUpdate): Promise<Result<OutputTemplate, ApiError>> {
  return callApi(calls.outputTemplate(id), { method: 'PATCH', body, actingFor, read: readTemplate });
}

/** Deletes a template. */
export function deleteTemplate(id: string): Promise<Result<null, ApiError>> {
  return callApi(calls.outputTemplate(id), { method: 'DELETE', actingFor, read: nothing });
}

/** Says that a template was chosen. */
export function noteUse(id: string): Promise<Result<null, ApiError>> {
  return callApi(calls.outputTemplateUses(id), { method: 'POST', actingFor, read: nothing });
}
