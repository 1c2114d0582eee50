import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import { createLocalClock } from '../../billing/adapters/local/local-clock.ts';
import { createLocalPaymentProvider } from '../../billing/adapters/local/local-payment-provider.ts';
import { createPostgresDepartedCustomers } from '../../billing/adapters/postgres-departed-customers.ts';
import { createPostgresPaymentEvents } from '../../billing/adapters/postgres-payment-events.ts';
import {
  createPostgresCheckouts,
  createPostgresInvoices,
  createPostgresPayers,
} from '../../billing/adapters/postgres-payments.ts';
import { createPostgresRewards } from '../../billing/adapters/postgres-rewards.ts';
import { createPostgresSubscriptions } from '../../billing/adapters/postgres-subscriptions.ts';
import { createPaddlePaymentProvider } from '../../billing/adapters/paddle/paddle-payment-provider.ts';
import { drawInvoice } from '../../billing/adapters/pdf-invoice.ts';
import { PAYMENT_EVENTS_PATH } from '../../billing/billing-endpoints.ts';
import { doBillingWork, type BillingWorkDeps } from '../../billing/events/billing-work.ts';
import { billingQueue } from '../../billing/events/billing-job.ts';
import type { BillingRoutesDeps } from '../../billing/billing.routes.ts';
import type { DeliverEvent, LocalPayments, MovableClock } from '../../billing/local-payments.ports.ts';
import { createPaidPlans } from '../../billing/paid-plans.ts';
import type { PaymentProvider } from '../../billing/payment-provider.ports.ts';
import type { OwnPlanDeps } from '../../billing/own-plan.ts';
import type { PaidPlans } from '../../billing/subscriptions.ports.ts';
import { createPostgresAuditLog } from '../../identity/adapters/postgres-audit-log.ts';
import type { Memberships } from '../../identity/identity.ports.ts';
import type { Config } from '../../platform/config/config.ts';
import { authSecret, type DataDirectory } from '../../platform/data-directory.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ServerEnvironment } from '../../platform/http/client.ts';
import type { Jobs } from '../../platform/jobs/jobs.ports.ts';
import type { Log } from '../../platform/log.ts';

/** What plans and payment are made of. */
export interface BillingParts {
  database: Database;
  /** The clock of the machine; milliseconds since 1970. */
  now: () => number;
  sold: boolean;
  /** What events of this product’s own provider are signed with. */
  secret: string;
  /** Whether the clock of that provider may be moved. */
  movable: boolean;
  /** Asks for what is due to be done soon, inside the transaction under way if there is one. */
  requestWork: () => Promise<void>;
  onProblem: (problem: string, error: unknown) => void;
  /** The provider elsewhere; null for the one of this product. */
  elsewhere: PaymentProvider | null;
}

/** Plans and payment, without what runs them. */
export interface AssembledBilling {
  paidPlans: PaidPlans;
  clock: MovableClock;
  served(memberships: Pick<Memberships, 'rolesOf'>): BillingRoutesDeps;
  /** Does what is due now; events are handed to this server as to any. */
  work(app: Hono<ServerEnvironment>, signal: AbortSignal): Promise<void>;
  /** Waits for what was begun and nobody waits for. */
  close(): Promise<void>;
}

/** Puts plans and payment together. */
export function assembleBilling(parts: BillingParts): AssembledBilling {
  const { database, now: machine, secret, movable, requestWork, onProblem, elsewhere, sold } = parts;
  const clock = createLocalClock(database, { movable: movable && elsewhere === null, now: machine });
  const local = elsewhere === null ? createLocalPaymentProvider({ database, secret, clock, now: machine }) : null;
  const provider = elsewhere ?? local?.provider;
  if (provider === undefined) throw new Error('There is always a payment provider.');
  const payments: LocalPayments | null = local?.payments ?? null;
  // All that is about time goes by the clock that may be moved, or a month at the provider would be a moment here.
  const rows = { database, now: clock.now, provider: provider.name };
  const shared = {
    provider,
    subscriptions: createPostgresSubscriptions(rows),
    invoices: createPostgresInvoices(rows),
    checkouts: createPostgresCheckouts(rows),
    payers: createPostgresPayers(rows),
    departed: createPostgresDepartedCustomers(rows),
    rewards: createPostgresRewards(rows),
    events: createPostgresPaymentEvents(rows),
    local: payments,
    now: clock.now,
    requestWork,
    onProblem,
    inTransaction: <T>(work: () => Promise<T>) => database.withTransaction(work),
  } satisfies BillingWorkDeps & OwnPlanDeps;
  const audit = createPostgresAuditLog({ database, now: machine });
  const { paidPlans, settled } = createPaidPlans({ ...shared, sold });
  return {
    paidPlans,
    clock,
    served: (memberships) => ({
      billing: { ...shared, sold, audit, drawInvoice, rolesOf: (accountId) => memberships.rolesOf(accountId) },
    }),
    async work(app, signal) {
      await clock.load();
      await doBillingWork(shared, deliverTo(app), signal);
    },
    close: settled,
  };
}

/** Hands events to a server as a provider elsewhere would, by the same call and through the same checks. */
function deliverTo(app: Hono<ServerEnvironment>): DeliverEvent {
  return async (body, headers) => {
    const type = { 'content-type': 'application/json' };
    const answer = await app.request(PAYMENT_EVENTS_PATH, { method: 'POST', body, headers: { ...type, ...headers } });
    return answer.ok;
  };
}

/** Plans and payment of a server. */
export interface OpenBilling extends AssembledBilling {
  /** Begins to do what is due, every minute and when it is asked for. */
  start(jobs: Jobs, app: Hono<ServerEnvironment>): Promise<void>;
}

/** Opens plans and payment by the configuration. */
export function openBilling(
  { payment, plans, accounts, development }: Config,
  parts: {
    database: Database;
    directory: DataDirectory;
    background: { jobs(): Promise<Jobs> };
    log: Pick<Log, 'warn'>;
  },
): OpenBilling {
  const { database, directory, background, log } = parts;
  const queue = billingQueue();
  const signing = createHmac('sha256', accounts.secret ?? authSecret(directory))
    .update('payment events')
    .digest('hex');
  const billing = assembleBilling({
    database,
    now: Date.now,
    sold: plans === 'on',
    secret: signing,
    movable: payment.clock === null ? development : payment.clock === 'movable',
    requestWork: async () => queue.request(await background.jobs()),
    onProblem: (problem, error) => log.warn({ err: error, problem }, 'A payment could not be taken care of.'),
    elsewhere:
      payment.paddle === null ? null : createPaddlePaymentProvider({ settings: payment.paddle, now: Date.now }),
  });
  return {
    ...billing,
    start: (jobs, app) => queue.start(jobs, (signal) => billing.work(app, signal)),
  };
}
