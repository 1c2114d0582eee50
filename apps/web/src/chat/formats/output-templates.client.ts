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

const one = (id: string) => `/api/output-templates/${encodeURIComponent(id)}`;

/** Addresses of the lists of templates; they stand here, as every page loads those of `paths.ts`. */
export const templateLists = {
  all: '/api/output-templates',
  recent: (limit: number) => `/api/output-templates?limit=${limit}&orderByColumn=updatedAt&orderByDirection=desc`,
};

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
  return callApi(templateLists.all, { method: 'POST', body, actingFor, read: readTemplate });
}

/** Changes what is given of a template. */
export function updateTemplate(id: string, body: OutputTemplateUpdate): Promise<Result<OutputTemplate, ApiError>> {
  return callApi(one(id), { method: 'PATCH', body, actingFor, read: readTemplate });
}

/** Deletes a template. */
export function deleteTemplate(id: string): Promise<Result<null, ApiError>> {
  return callApi(one(id), { method: 'DELETE', actingFor, read: nothing });
}

/** Says that a template was chosen. */
export function noteUse(id: string): Promise<Result<null, ApiError>> {
  return callApi(`${one(id)}/uses`, { method: 'POST', actingFor, read: nothing });
}
