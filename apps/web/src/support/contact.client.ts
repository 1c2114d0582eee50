import { openContactFormsSchema, type ContactForm, type ContactMessageInput, type Result } from '@footnote/domain';
import { callApi, type ApiError } from '../platform/api/api.client.ts';

/** The call by which users write to the team, and are told which forms lead to somebody. */
export const CONTACT_CALL = '/api/contact';

/** The forms that lead to somebody. */
export function fetchOpenForms(url: string): Promise<Result<ContactForm[], ApiError>> {
  return callApi(url, { read: (value) => openContactFormsSchema.parse(value).open });
}

/** Sends a message to the team. */
export function sendContactMessage(message: ContactMessageInput): Promise<Result<null, ApiError>> {
  return callApi(CONTACT_CALL, { method: 'POST', body: message, read: () => null });
}
