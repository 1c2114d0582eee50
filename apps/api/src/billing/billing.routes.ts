import type { OrganizationRole } from '@footnote/domain';
import { actorReader, type ClientRules, type ServerContext } from '../platform/http/client.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { readBytes } from '../platform/http/request-body.ts';
import { orNotFound, RequestFailure, unwrap } from '../platform/http/request-errors.ts';
import type { CurrentUser } from '../platform/owner.ts';
import {
  ORGANIZATION_PLAN_ENDPOINTS,
  OWN_PLAN_ENDPOINTS,
  PAYMENT_ENDPOINTS,
  PROVIDER_ENDPOINTS,
} from './billing-endpoints.ts';
import { invoiceDocument, listInvoices, type InvoiceDeps, type InvoiceDocument } from './own-invoices.ts';
import {
  cancelSubscription,
  changeCard,
  payTestCheckout,
  readCheckout,
  readDiscount,
  readOwnPlan,
  readPrices,
  resumeSubscription,
  startCheckout,
  switchInterval,
  type OwnPlanDeps,
} from './own-plan.ts';
import {
  dismissEvent,
  failedEvents,
  retryEvent,
  takeEvent,
  type PaymentEventDeps,
  type PutAsideDeps,
} from './events/payment-events.ts';
import type { Payer } from './subscriptions.ports.ts';

/** Bytes of the largest event that is read; those of providers are a tenth of that. */
const EVENT_LIMIT = 256 * 1024;

export interface BillingDeps extends OwnPlanDeps, PaymentEventDeps, PutAsideDeps, InvoiceDeps {
  /** Whether plans are sold here. */
  sold: boolean;
  /** What an account is in which organizations. */
  rolesOf: (accountId: string) => Promise<OrganizationRole[]>;
}

export interface BillingRoutesDeps {
  billing: BillingDeps;
}

const person = (user: CurrentUser): Payer => ({ kind: 'account', id: user.accountId });

interface MountedBilling extends BillingRoutesDeps {
  clients: ClientRules;
}

/** The calls about plans and payment. */
export function mountBilling(app: App, { billing, clients }: MountedBilling): void {
  mountOwnPlan(app, billing);
  mountOrganizationPlan(app, billing);
  mountPayments(app, billing);
  mountPutAside(app, { billing, clients });
  mountProvider(app, billing);
}

/** Refuses what is about buying where nothing is sold. */
function ifSold({ sold }: BillingDeps): void {
  if (!sold) throw new RequestFailure('billing/plans-off');
}

function mountOwnPlan(app: App, deps: BillingDeps): void {
  const calls = OWN_PLAN_ENDPOINTS;
  const of = (user: CurrentUser) => {
    ifSold(deps);
    return person(user);
  };
  mount(app, calls.read, ({ user }) => readOwnPlan(deps, of(user)));
  mount(app, calls.startCheckout, async ({ user, body }) =>
    unwrap(await startCheckout(deps, { payer: of(user), email: user.email }, body)),
  );
  mount(app, calls.switchInterval, async ({ user, body }) =>
    unwrap(await switchInterval(deps, of(user), body.interval)),
  );
  mount(app, calls.cancel, async ({ user }) => unwrap(await cancelSubscription(deps, of(user))));
  mount(app, calls.resume, async ({ user }) => unwrap(await resumeSubscription(deps, of(user))));
  mount(app, calls.changeCard, async ({ user }) => unwrap(await changeCard(deps, of(user))));
  mount(app, calls.invoices, async ({ user }) => ({ invoices: await listInvoices(deps, of(user)) }));
  mount(app, calls.invoice, async ({ user, params, query, context }) =>
    sendInvoice(context, unwrap(await invoiceDocument(deps, of(user), { id: params.invoiceId, ...query }))),
  );
}

function mountOrganizationPlan(app: App, deps: BillingDeps): void {
  const calls = ORGANIZATION_PLAN_ENDPOINTS;
  const of = async ({ organizationId: id }: { organizationId: string }): Promise<Payer> => {
    const payer = { kind: 'organization', id } as const;
    orNotFound(await deps.payers.find(payer), 'organization/not-found');
    ifSold(deps);
    return payer;
  };
  mount(app, calls.read, async ({ params }) => readOwnPlan(deps, await of(params)));
  mount(app, calls.startCheckout, async ({ params, user, body }) =>
    unwrap(await startCheckout(deps, { payer: await of(params), email: user.email }, body)),
  );
  mount(app, calls.switchInterval, async ({ params, body }) =>
    unwrap(await switchInterval(deps, await of(params), body.interval)),
  );
  mount(app, calls.cancel, async ({ params }) => unwrap(await cancelSubscription(deps, await of(params))));
  mount(app, calls.resume, async ({ params }) => unwrap(await resumeSubscription(deps, await of(params))));
  mount(app, calls.changeCard, async ({ params }) => unwrap(await changeCard(deps, await of(params))));
  mount(app, calls.invoices, async ({ params }) => ({ invoices: await listInvoices(deps, await of(params)) }));
  mount(app, calls.invoice, async ({ params, query, context }) =>
    sendInvoice(context, unwrap(await invoiceDocument(deps, await of(params), { id: params.invoiceId, ...query }))),
  );
}

function sendInvoice(context: ServerContext, document: InvoiceDocument): Response {
  if ('at' in document) return context.redirect(document.at, 302);
  return context.body(document.pdf, 200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${document.name}"`,
  });
}

function mountPayments(app: App, deps: BillingDeps): void {
  const calls = PAYMENT_ENDPOINTS;
  const at = ({ provider }: { provider: string }) => {
    ifSold(deps);
    if (provider !== 'current' && provider !== deps.provider.name) throw new RequestFailure('request/not-found');
  };
  mount(app, calls.prices, async ({ params }) => {
    at(params);
    return unwrap(await readPrices(deps));
  });
  mount(app, calls.discount, async ({ params }) => {
    at(params);
    return unwrap(await readDiscount(deps, params.discountId));
  });
  const checkoutOf = async (user: CurrentUser, id: string) => {
    ifSold(deps);
    return unwrap(await readCheckout(deps, id, (payer) => mayPayFor(deps, user, payer)));
  };
  mount(app, calls.checkout, ({ user, params }) => checkoutOf(user, params.checkoutId));
  mount(app, calls.pay, async ({ user, params, body }) => {
    const { id } = await checkoutOf(user, params.checkoutId);
    return unwrap(await payTestCheckout(deps, id, { card: body.number }));
  });
  mount(app, calls.confirm, async ({ user, params, body }) => {
    const { id } = await checkoutOf(user, params.checkoutId);
    return unwrap(await payTestCheckout(deps, id, body));
  });
}

/** What super admins do about events that were put aside. */
function mountPutAside(app: App, { billing: deps, clients }: MountedBilling): void {
  const calls = PAYMENT_ENDPOINTS;
  const actorOf = actorReader(clients);
  mount(app, calls.failedEvents, () => failedEvents(deps));
  mount(app, calls.retryEvent, async (call) => {
    unwrap(await retryEvent(deps, { id: call.params.eventId, actor: actorOf(call) }));
  });
  mount(app, calls.dismissEvent, async (call) => {
    unwrap(await dismissEvent(deps, { id: call.params.eventId, actor: actorOf(call) }));
  });
}

async function mayPayFor({ rolesOf }: BillingDeps, user: CurrentUser, payer: Payer): Promise<boolean> {
  if (payer.kind === 'account') return payer.id === user.accountId;
  if (user.superAdmin) return true;
  const roles = await rolesOf(user.accountId);
  return roles.some(({ role, organization }) => role === 'Admin' && organization.id === payer.id);
}

function mountProvider(app: App, deps: BillingDeps): void {
  const calls = PROVIDER_ENDPOINTS;
  mount(app, calls.events, async ({ context }) => {
    // As it came: the signature is over these very bytes.
    const body = new TextDecoder().decode(await readBytes(context, EVENT_LIMIT));
    unwrap(await takeEvent(deps, { body, headers: context.req.raw.headers }));
  });
  const clock = deps.local?.clock;
  if (clock?.movable !== true) return;
  mount(app, calls.moveClock, async ({ body: { days } }) => {
    await clock.move(days * 24 * 60 * 60 * 1_000);
    await deps.requestWork();
  });
}
