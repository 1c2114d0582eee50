import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { createPostgresCheckouts, createPostgresPayers } from '../adapters/postgres-payments.ts';
import { createPostgresRewards } from '../adapters/postgres-rewards.ts';
import { createPostgresSubscriptions } from '../adapters/postgres-subscriptions.ts';
import { subscriptionOfTests } from '../billing.fixtures.ts';
import { PaymentFailure, type PaymentProvider } from '../payment-provider.ports.ts';
import type { Payer } from '../subscriptions.ports.ts';
import { openRounds, ROUNDS_BEGIN, type Rounds } from './billing-rounds.fixtures.ts';

describe('a round of payment', () => {
  let at: Rounds;
  beforeAll(async () => {
    at = await openRounds();
  });
  afterAll(() => at.close());
  beforeEach(() => at.reset());

  const statusOf = async (organization: string): Promise<unknown> => {
    const sql = 'SELECT subscription_status AS status FROM organization WHERE id = $1';
    return (await at.database.pool.query<{ status: string | null }>(sql, [organization])).rows[0]?.status;
  };
  /** A test subscription, paid before there was a provider elsewhere. */
  const tested = async (payer: Payer) => {
    const local = createPostgresSubscriptions(at.rows('local'));
    const { id: customerId } = await local.saveCustomer({ provider: 'local', id: `ctm_${randomUUID()}`, payer });
    const said = subscriptionOfTests({ id: `sub_${randomUUID()}`, customerId });
    expect(await local.save('local', said)).toBe(true);
    return said;
  };

  const checkedLongAgo = (...ids: string[]) =>
    at.database.pool.query(`UPDATE subscription SET checked_at = '2026-05-01' WHERE id = ANY($1)`, [ids]);

  const owe = (id: string, since: string) =>
    at.database.pool.query(`INSERT INTO owed_cancellation VALUES ('paddle', $1, $2)`, [id, since]);
  const owed = async () => (await at.kept.owedCancellations(100)).map(({ id }) => id);

  describe('after another provider was configured', () => {
    it('gives nothing for what was bought at the one before', async () => {
      const accountId = await at.newAccount();
      const payer = { kind: 'account', id: accountId } as const;
      await tested(payer);
      const before = at.billing(null).paidPlans;
      expect((await before.statusesOf([accountId])).get(accountId)).toBe('active');
      const { paidPlans } = at.billing();
      expect((await paidPlans.statusesOf([accountId])).get(accountId)).toBeUndefined();
      expect(await paidPlans.profileOf(accountId)).toMatchObject({ subscriptionId: null, customerId: null });
      expect(await at.kept.current(payer)).toBeNull();
      expect(await at.kept.overdue(new Date(ROUNDS_BEGIN + 1).toISOString(), 100)).toEqual([]);
    });

    it('takes Pro from organizations that paid there alone', async () => {
      const [gone, pays, paysNothing] = [
        await saveOrganization(at.database),
        await saveOrganization(at.database),
        await saveOrganization(at.database),
      ];
      for (const id of [gone, pays]) await tested({ kind: 'organization', id });
      const customer = { provider: 'paddle', id: 'ctm_pays', payer: { kind: 'organization', id: pays } } as const;
      await at.kept.saveCustomer(customer);
      await at.kept.save(
        'paddle',
        subscriptionOfTests({ customerId: customer.id, seats: 10, begunAt: '2026-05-20T00:00:00.000Z' }),
      );
      const payers = createPostgresPayers(at.rows());
      for (const id of [gone, pays, paysNothing]) await payers.setOrganizationStatus(id, 'active');
      await at.round();
      expect(await Promise.all([gone, pays, paysNothing].map(statusOf))).toEqual([null, 'active', 'active']);
    });

    it('makes Pro time of months that were to move a date there', async () => {
      const accountId = await at.newAccount();
      const { id } = await tested({ kind: 'account', id: accountId });
      const rewards = createPostgresRewards(at.rows());
      await rewards.saveMove({ id: randomUUID(), accountId, months: 2 }, { provider: 'local', id });
      await at.round();
      expect(await rewards.lastGrant(accountId)).toMatchObject({ months: 2 });
      expect(await rewards.waitingOf(accountId)).toEqual([]);
    });
  });

  describe('of which one row fails', () => {
    it('cancels for the others who are gone, and what the provider does not know is done', async () => {
      const [locked, other] = [await at.bought(), await at.bought()];
      await owe(locked.id, '2026-05-01');
      await owe('sub_01unknown', '2026-05-02');
      await owe(other.id, '2026-05-03');
      await at.round({
        ...at.provider,
        cancel: (id, when) =>
          id === locked.id ? Promise.reject(new Error('It is locked.')) : at.provider.cancel(id, when),
      });
      expect(await owed()).toEqual([locked.id]);
      expect(at.problems).toEqual(['cancelling for those who are gone: Error: It is locked.']);
      expect((await at.provider.subscription(other.id))?.facts.status).toBe('canceled');
      await at.round();
      expect(await owed()).toEqual([]);
    });

    it('looks after the other subscriptions', async () => {
      const [bad, other] = [await at.bought(), await at.bought()];
      await at.provider.cancel(other.id, 'at-once');
      await checkedLongAgo(bad.id, other.id);
      await at.round({
        ...at.provider,
        subscription: (id) =>
          id === bad.id ? Promise.reject(new Error('It cannot be read.')) : at.provider.subscription(id),
      });
      expect((await at.kept.find('paddle', other.id))?.facts.status).toBe('canceled');
      expect(at.problems).toEqual(['looking after subscriptions: Error: It cannot be read.']);
    });
  });

  it('takes Pro from an organization whose subscription ended, whether or not its invoices can be had', async () => {
    const { payer, id } = await at.bought('organization');
    await createPostgresPayers(at.rows()).setOrganizationStatus(payer.id, 'active');
    await at.provider.cancel(id, 'at-once');
    await checkedLongAgo(id);
    const withoutInvoices = {
      ...at.provider,
      invoicesOf: () => Promise.reject(new Error('There are no invoices today.')),
    };
    // By the clock of the provider it ends a moment later.
    await at.round(withoutInvoices);
    expect(await statusOf(payer.id)).toBe('active');
    at.clock.now += 60_000;
    await at.round(withoutInvoices);
    expect(await statusOf(payer.id)).toBe('canceled');
    expect(new Set(at.problems)).toEqual(new Set(['looking after subscriptions: Error: There are no invoices today.']));
    at.problems.length = 0;
    await at.round(withoutInvoices);
    expect(at.problems).toEqual([]);
  });

  it('tries seats that were declined again after a day, or when the places change, and what was not answered at once', async () => {
    const { payer, id } = await at.bought('organization');
    const setPlaces = (places: number) =>
      at.database.pool.query('UPDATE organization SET user_limit = $1 WHERE id = $2', [places, payer.id]);
    const asked: number[] = [];
    const refusing = (retryable: boolean): PaymentProvider => ({
      ...at.provider,
      setSeats(_, seats) {
        asked.push(seats);
        return Promise.reject(new PaymentFailure('The card was declined.', { retryable }));
      },
    });
    await setPlaces(12);
    await at.round(refusing(true));
    await at.round(refusing(false));
    expect(asked).toEqual([12, 12]);
    at.clock.now += 60_000;
    await at.round(refusing(false));
    // What the provider says of it changes nothing of that.
    await checkedLongAgo(id);
    await at.round(refusing(false));
    expect(asked).toEqual([12, 12]);
    await setPlaces(13);
    await at.round(refusing(false));
    await at.round(refusing(false));
    expect(asked).toEqual([12, 12, 13]);
    at.clock.now += 24 * 60 * 60_000;
    await at.round();
    expect((await at.provider.subscription(id))?.seats).toBe(13);
  });

  it('begins nothing more once it is told to stop', async () => {
    const [first, second] = [await at.bought(), await at.bought()];
    await owe(first.id, '2026-05-01');
    await owe(second.id, '2026-05-02');
    const stop = new AbortController();
    const stopped = {
      ...at.provider,
      cancel(...asked: Parameters<PaymentProvider['cancel']>) {
        stop.abort();
        return at.provider.cancel(...asked);
      },
    };
    await at.round(stopped, stop.signal);
    expect(await owed()).toEqual([second.id]);
    await at.round(at.provider, stop.signal);
    expect(await owed()).toEqual([second.id]);
    await at.round();
    expect(await owed()).toEqual([]);
  });

  it('moves no date for months that another round has moved it for meanwhile', async () => {
    const { payer, id } = await at.bought();
    const rewards = createPostgresRewards(at.rows());
    const reward = { id: randomUUID(), accountId: payer.id, months: 1 };
    await rewards.saveMove(reward, { provider: 'paddle', id });
    const before = await at.provider.subscription(id);
    await at.round({
      ...at.provider,
      async subscription(asked) {
        const said = await at.provider.subscription(asked);
        await rewards.applied(reward.id);
        return said;
      },
    });
    expect(await at.provider.subscription(id)).toEqual(before);
    expect(at.problems).toEqual([]);
  });

  it('asks once for each customer about checkouts of which nothing came', async () => {
    const checkouts = createPostgresCheckouts(at.rows());
    for (const customer of ['ctm_many', 'ctm_one']) {
      const payer = { kind: 'account', id: await at.newAccount() } as const;
      await at.kept.saveCustomer({ provider: 'paddle', id: customer, payer });
    }
    for (const id of ['txn_1', 'txn_2', 'txn_3'])
      await checkouts.add({ provider: 'paddle', id, customerId: 'ctm_many' });
    await checkouts.add({ provider: 'paddle', id: 'txn_4', customerId: 'ctm_one' });
    await at.database.pool.query(
      `UPDATE payment_checkout SET started_at = started_at - interval '1 hour' WHERE customer_id = 'ctm_many'`,
    );
    const between = { from: new Date(ROUNDS_BEGIN - 2 * 60 * 60_000), to: new Date(ROUNDS_BEGIN) };
    expect(await checkouts.customersOfOpen(between, 2)).toEqual(['ctm_many', 'ctm_one']);
  });
});
