import type { FailedEvent } from './billing.schema.ts';

/** An event for each reason for which one is put aside, the newest first. */
export const failedEventFixtures: readonly FailedEvent[] = [
  {
    id: 'gone_sub_01hv8gone',
    provider: 'paddle',
    type: 'subscription.created',
    occurredAt: '2026-06-05T07:31:00.000Z',
    receivedAt: '2026-06-05T07:31:00.000Z',
    attempts: 0,
    reason: 'payer-gone',
    problem: 'Paid after the account or organization was deleted; cancelled at once.',
    subscriptionId: 'sub_01hv8gone',
    customerId: 'ctm_01hv8ada',
  },
  {
    id: 'evt_01hv8nobody',
    provider: 'paddle',
    type: 'subscription.updated',
    occurredAt: '2026-06-04T18:02:11.000Z',
    receivedAt: '2026-06-04T18:02:13.000Z',
    attempts: 30,
    reason: 'payer-unknown',
    problem: 'Nobody here has the customer of this subscription.',
    subscriptionId: 'sub_01hv8nobody',
    customerId: 'ctm_01hv8nobody',
  },
  {
    id: 'evt_01hv8failed',
    provider: 'paddle',
    type: 'transaction.completed',
    occurredAt: '2026-06-01T09:00:00.000Z',
    receivedAt: '2026-06-01T09:00:02.000Z',
    attempts: 30,
    reason: 'provider-failed',
    problem: 'Paddle did not answer in time.',
    subscriptionId: 'sub_01hv8failed',
    customerId: null,
  },
];
