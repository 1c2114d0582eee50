import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPostgresDepartedCustomers } from '../adapters/postgres-departed-customers.ts';
import { createPostgresPaymentEvents } from '../adapters/postgres-payment-events.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { PaymentFailure, type PaymentProvider } from '../payment-provider.ports.ts';
import type { Payer } from '../subscriptions.ports.ts';
import { openRounds, type Rounds } from './billing-rounds.fixtures.ts';

const HOUR = 60 * 60_000;

describe('somebody whose account was deleted', () => {
  let at: Rounds;
  beforeAll(async () => {
    at = await openRounds();
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    at.reset();
    await at.database.pool.query('DELETE FROM payment_event');
  });

  const remove = ({ kind, id }: Payer) => at.database.pool.query(`DELETE FROM ${kind} WHERE id = $1`, [id]);
  const events = () => createPostgresPaymentEvents(at.rows());
  const putAside = async () =>
    (await events().failedForGood(100)).map(({ reason, subscriptionId, customerId }) => ({
      reason,
      subscriptionId,
      customerId,
    }));
  /** A provider that takes the customer no checkout, as where closing them came too late. */
  const closingNothing = (): PaymentProvider => ({ ...at.provider, closeCustomer: () => Promise.resolve() });
  const statusesOf = async (customerId: string) =>
    (await at.provider.subscriptionsOf(customerId)).map(({ facts }) => facts.status);
  const arrive = async (bodies: readonly string[]) => {
    for (const body of bodies) {
      const event = await at.provider.readEvent(body, new Headers(at.paddle.headersOf(body, Date.now())));
      if (event !== null) await events().add('paddle', event);
    }
  };

  it.each(['account', 'organization'] as const)('can pay no checkout any more that was open: %s', async (kind) => {
    const { payer, customerId, checkout } = await at.atCheckout(kind);
    if (kind === 'account') at.paddle.giveAddress(checkout);
    expect(at.paddle.payable(customerId)).toBe(1);
    await remove(payer);
    await at.round();
    expect(at.paddle.payable(customerId)).toBe(0);
    expect(at.paddle.pay(checkout)).toEqual([]);
    expect([await putAside(), at.problems]).toEqual([[], []]);
  });

  it.each(['account', 'organization'] as const)('is charged no more where they pay all the same: %s', async (kind) => {
    const { payer, customerId, checkout } = await at.atCheckout(kind);
    await remove(payer);
    await at.round(closingNothing());
    const bodies = at.paddle.pay(checkout);
    expect(bodies).not.toEqual([]);
    await arrive(bodies);
    await at.round(closingNothing());
    expect(await statusesOf(customerId)).toEqual(['canceled']);
    const [said] = await at.provider.subscriptionsOf(customerId);
    // A person begins with a trial, which has cost nothing.
    const noted = kind === 'account' ? [] : [{ reason: 'payer-gone', subscriptionId: said?.id, customerId }];
    expect(await putAside()).toEqual(noted);
    // It is noted once, and nothing else waits.
    await at.round(closingNothing());
    expect([await putAside(), await events().waiting(100), at.problems]).toEqual([noted, [], []]);
    // There is nothing to try again: what is to be refunded stays until somebody dismisses it.
    const id = `gone_${said?.id}`;
    expect([await events().retry(id), await putAside()]).toEqual([false, noted]);
    expect(await events().dismiss(id)).toBe(noted.length > 0);
    expect(await putAside()).toEqual([]);
  });

  it('is charged no more, though no event of it ever came', async () => {
    const { payer, customerId, checkout } = await at.atCheckout('organization');
    await remove(payer);
    await at.round(closingNothing());
    at.paddle.pay(checkout);
    await at.round();
    expect(await statusesOf(customerId)).toEqual(['active']);
    at.clock.now += 2 * HOUR;
    await at.round();
    expect(await statusesOf(customerId)).toEqual(['canceled']);
    expect(await putAside()).toMatchObject([{ reason: 'payer-gone', customerId }]);
  });

  it('is charged no more once the provider cancels again, though the event of it is long gone', async () => {
    const { payer, customerId, checkout } = await at.atCheckout('organization');
    await remove(payer);
    await at.round(closingNothing());
    await arrive(at.paddle.pay(checkout));
    await at.database.pool.query('UPDATE payment_event SET attempts = 29');
    const cancel = () => Promise.reject(new PaymentFailure('Not now.', { retryable: true }));
    await at.round({ ...closingNothing(), cancel });
    expect(await statusesOf(customerId)).toEqual(['active']);
    await at.database.pool.query(`DELETE FROM payment_event WHERE state <> 'failed' OR reason <> 'payer-gone'`);
    await at.round(closingNothing());
    expect(await statusesOf(customerId)).toEqual(['canceled']);
    expect(await putAside()).toMatchObject([{ reason: 'payer-gone', customerId }]);
  });

  it('is left alone where they came back while others were closed', async () => {
    const { payer, customerId, checkout } = await at.atCheckout('organization');
    await remove(payer);
    await at.round(closingNothing());
    at.paddle.pay(checkout);
    at.clock.now += 2 * HOUR;
    const id = await saveOrganization(at.database);
    const back = () =>
      at.kept.saveCustomer({ provider: 'paddle', id: customerId, payer: { kind: 'organization', id } });
    const closed: string[] = [];
    await at.round({
      ...at.provider,
      async subscriptionsOf(of) {
        if (of === customerId) await back();
        return at.provider.subscriptionsOf(of);
      },
      closeCustomer: (of) => Promise.resolve(void closed.push(of)),
    });
    expect([await statusesOf(customerId), await putAside()]).toEqual([['active'], []]);
    expect(closed).not.toContain(customerId);
  });

  it('leaves nothing to look at where what they had is cancelled with the account', async () => {
    const { payer, customerId, id } = await at.bought();
    await remove(payer);
    await events().add('paddle', {
      id: `evt_${randomUUID()}`,
      type: 'subscription.updated',
      subscriptionId: id,
      customerId,
      occurredAt: new Date(at.clock.now).toISOString(),
    });
    await at.round();
    expect([await statusesOf(customerId), await putAside(), at.problems]).toEqual([['canceled'], [], []]);
  });

  it('is closed once the provider answers again', async () => {
    const { payer, customerId } = await at.atCheckout();
    await remove(payer);
    at.paddle.setDown(true);
    await at.round();
    at.paddle.setDown(false);
    expect(at.problems.some((problem) => problem.startsWith('closing customers who are gone'))).toBe(true);
    expect(at.paddle.payable(customerId)).toBe(1);
    await at.round();
    expect(at.paddle.payable(customerId)).toBe(0);
  });

  it('buys again where they come back', async () => {
    const { payer, customerId } = await at.atCheckout();
    await remove(payer);
    await at.round();
    const account = await at.newAccount();
    const again = await at.provider.createCustomer({ email: `${payer.id}@example.org`, uid: `account:${account}` });
    expect(again).toBe(customerId);
    await at.kept.saveCustomer({ provider: 'paddle', id: again, payer: { kind: 'account', id: account } });
    const order = { customerId: again, buyer: 'person', seats: 1, interval: 'month', discountId: null } as const;
    const bodies = at.paddle.pay(await at.provider.startCheckout(order));
    await arrive(bodies);
    at.clock.now += 2 * HOUR;
    await at.round();
    expect([await statusesOf(again), await putAside()]).toEqual([['trialing'], []]);
    expect(await at.kept.current({ kind: 'account', id: account })).not.toBeNull();
  });

  it('is told apart from a customer nobody ever knew, who may be somebody’s elsewhere', async () => {
    const customerId = await at.provider.createCustomer({ email: `${randomUUID()}@example.org`, uid: 'account:x' });
    const order = { customerId, buyer: 'person', seats: 1, interval: 'month', discountId: null } as const;
    await arrive(at.paddle.pay(await at.provider.startCheckout(order)));
    await at.database.pool.query('UPDATE payment_event SET attempts = 29');
    await at.round();
    expect(await statusesOf(customerId)).toEqual(['trialing']);
    expect(new Set((await putAside()).map(({ reason }) => reason))).toEqual(new Set(['payer-unknown']));
  });

  it('is forgotten after a year and more', async () => {
    const departed = createPostgresDepartedCustomers(at.rows());
    const { payer, customerId } = await at.atCheckout();
    await remove(payer);
    await departed.forget(new Date(Date.now() - HOUR));
    expect(await departed.has('paddle', customerId)).toBe(true);
    await departed.forget(new Date(Date.now() + HOUR));
    expect(await departed.has('paddle', customerId)).toBe(false);
  });
});
