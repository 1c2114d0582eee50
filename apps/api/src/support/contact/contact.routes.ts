import { clientAddress, ensureOwner, type ClientRules } from '../../platform/http/client.ts';
import { mount, type App } from '../../platform/http/mount.ts';
import { RequestFailure, unwrap } from '../../platform/http/request-errors.ts';
import { CONTACT_ENDPOINTS } from './contact-endpoints.ts';
import { openForms, sendMessage, type ContactDeps } from './send-message.ts';

export interface ContactRoutesDeps {
  contact: ContactDeps;
  clients: ClientRules;
}

/** The calls by which anybody writes to the team. */
export function mountContact(app: App, { contact, clients }: ContactRoutesDeps): void {
  mount(app, CONTACT_ENDPOINTS.open, () => ({ open: openForms(contact) }));
  mount(app, CONTACT_ENDPOINTS.send, async ({ body, user, access, context }) => {
    const owner = ensureOwner(context, clients);
    const wait = await contact.limits.message({ address: clientAddress(context, clients), owner });
    if (wait > 0) throw new RequestFailure('request/too-many', wait);
    const organizationId = context.get('actingFor') ?? null;
    unwrap(await sendMessage(contact, { message: body, user, organizationId, paying: access.paying }));
  });
}
