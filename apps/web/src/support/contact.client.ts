import { openContactFormsSchema, type ContactForm, type ContactMessageInput, type Result } from '@footnote/domain';
import { callApi, type ApiError } from '../platform/api/api.client.ts';
import { calls } from '../platform/navigation/paths.ts';

/** The forms that lead to somebody. */
export function fetchOpenForms(url: string): Promise<Result<ContactForm[], ApiError>> {
  return callApi(url, { read: (value) => openContactFormsSchema.parse(value).open });
}

/** Sends a message to the team. */
export function sendContactMessage(message: ContactMessageInput): Promise<Result<null, ApiError>> {
  return callApi(calls.contact, { method: 'POST', body: message, read: () => null });
}
