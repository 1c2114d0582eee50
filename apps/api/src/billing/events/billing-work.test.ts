import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveAccounts, saveOrganization } from '../../organizations/organizations.fixtures.ts';
import type { Database } from '../../platform/database/database.ts';
import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { createPaddlePaymentProvider } from '../adapters/paddle/paddle-payment-provider.ts';
import { startPaddleServer, type PaddleServer } from '../adapters/paddle/paddle-server.fixtures.ts';
import { createPostgresCheckouts, createPostgresPayers } from '../adapters/postgres-payments.ts';
import { createPostgresRewards } from '../adapters/postgres-rewards.ts';
import { createPostgresSubscriptions } from '../adapters/postgres-subscriptions.ts';
import { subscriptionOfTests, testBilling } from '../billing.fixtures.ts';
import { PaymentFailure, type PaymentProvider } from '../payment-provider.ports.ts';
import type { Payer } from '../subscriptions.ports.ts';

const NOW = Date.parse('2026-05-20T12:00:00Z');

describe('a round of payment', () => {
  let database: Database;
  let paddle: PaddleServer;
  let provider: PaymentProvider;
  let problems: string[];
  let now = NOW;
  beforeAll(async () => {
    database = await openMigratedDatabase();
    paddle = await startPaddleServer();
    provider = createPaddlePaymentProvider({ settings: paddle.settings, now: Date.now });
  });
  afterAll(() => Promise.all([database.close(), paddle.close()]));
  beforeEach(() => {
    problems = [];
    now = NOW;
  });

  const rows = (name = 'paddle') => ({ database, now: () => now, provider: name });
  const billing = (elsewhere: PaymentProvider | null = provider) =>
    testBilling(database, {
      now: () => now,
      elsewhere,
      onProblem: (problem, error) => problems.push(`${problem}: ${String(error)}`),
    });
  const round = (elsewhere: PaymentProvider = provider, signal = new AbortController().signal) =>
    billing(elsewhere).work(new Hono(), signal);
  const newAccount = async () => (await saveAccounts(database, 1, randomUUID()))[0] ?? '';
  const statusOf = async (organization: string): Promise<unknown> => {
    const sql = 'SELECT subscription_status AS status FROM organization WHERE id = $1';
    return (await database.pool.query<{ status: string | null }>(sql, [organization])).rows[0]?.status;
  };
  /** A test subscription, paid before there was a provider elsewhere. */
  const tested = async (payer: Payer) => {
    const kept = createPostgresSubscriptions(rows('local'));
    const { id: customerId } = await kept.saveCustomer({ provider: 'local', id: `ctm_${randomUUID()}`, payer });
    const said = subscriptionOfTests({ id: `sub_${randomUUID()}`, customerId });
    expect(await kept.save('local', said)).toBe(true);
    return said;
  };

  const bought = async (kind: Payer['kind'] = 'account') => {
    const payer = { kind, id: kind === 'account' ? await newAccount() : await saveOrganization(database) };
    const customerId = await provider.createCustomer({ email: `${payer.id}@example.org`, uid: `${kind}:${payer.id}` });
    const kept = createPostgresSubscriptions(rows());
    await kept.saveCustomer({ provider: 'paddle', id: customerId, payer });
    const buyer = kind === 'account' ? 'person' : 'organization';
    const seats = kind === 'account' ? 1 : 10;
    paddle.pay(await provider.startCheckout({ customerId, buyer, seats, interval: 'month', discountId: null }));
    const [said] = await provider.subscriptionsOf(customerId);
    if (said === undefined) throw new Error('Nothing was bought.');
    await kept.save('paddle', said);
    return { payer, customerId, id: said.id };
  };
  const checkedLongAgo = (...ids: string[]) =>
    database.pool.query(`UPDATE subscription SET checked_at = '2026-05-01' WHERE id = ANY($1)`, [ids]);

  const owe = (id: string, since: string) =>
    database.pool.query(`INSERT INTO owed_cancellation VALUES ('paddle', $1, $2)`, [id, since]);
  const owed = async () => (await createPostgresSubscriptions(rows()).owedCancellations(100)).map(({ id }) => id);

  describe('after another provider was configured', () => {
    it('gives nothing for what was bought at the one before', async () => {
      const accountId = await newAccount();
      const payer = { kind: 'account', id: accountId } as const;
      await tested(payer);
      const before = billing(null).paidPlans;
      expect((await before.statusesOf([accountId])).get(accountId)).toBe('active');
      const { paidPlans } = billing();
      expect((await paidPlans.statusesOf([accountId])).get(accountId)).toBeUndefined();
      expect(await paidPlans.profileOf(accountId)).toMatchObject({ subscriptionId: null, customerId: null });
      const kept = createPostgresSubscriptions(rows());
      expect(await kept.current(payer)).toBeNull();
      expect(await kept.overdue(new Date(NOW + 1).toISOString(), 100)).toEqual([]);
    });

    it('takes Pro from organizations that paid there alone', async () => {
      const [gone, pays, paysNothing] = [
        await saveOrganization(database),
        await saveOrganization(database),
        await saveOrganization(database),
      ];
      const kept = createPostgresSubscriptions(rows());
      for (const id of [gone, pays]) await tested({ kind: 'organization', id });
      const customer = { provider: 'paddle', id: 'ctm_pays', payer: { kind: 'organization', id: pays } } as const;
      await kept.saveCustomer(customer);
      await kept.save(
        'paddle',
        subscriptionOfTests({ customerId: customer.id, seats: 10, begunAt: '2026-05-20T00:00:00.000Z' }),
      );
      const payers = createPostgresPayers(rows());
      for (const id of [gone, pays, paysNothing]) await payers.setOrganizationStatus(id, 'active');
      await round();
      expect(await Promise.all([gone, pays, paysNothing].map(statusOf))).toEqual([null, 'active', 'active']);
    });

    it('makes Pro time of months that were to move a date there', async () => {
      const accountId = await newAccount();
      const { id } = await tested({ kind: 'account', id: accountId });
      const rewards = createPostgresRewards(rows());
      await rewards.saveMove({ id: randomUUID(), accountId, months: 2 }, { provider: 'local', id });
      await round();
      expect(await rewards.lastGrant(accountId)).toMatchObject({ months: 2 });
      expect(await rewards.waitingOf(accountId)).toEqual([]);
    });
  });

  describe('of which one row fails', () => {
    it('cancels for the others who are gone, and what the provider does not know is done', async () => {
      const [locked, other] = [await bought(), await bought()];
      await owe(locked.id, '2026-05-01');
      await owe('sub_01unknown', '2026-05-02');
      await owe(other.id, '2026-05-03');
      await round({
        ...provider,
        cancel: (id, when) =>
          id === locked.id ? Promise.reject(new Error('It is locked.')) : provider.cancel(id, when),
      });
      expect(await owed()).toEqual([locked.id]);
      expect(problems).toEqual(['cancelling for those who are gone: Error: It is locked.']);
      expect((await provider.subscription(other.id))?.facts.status).toBe('canceled');
      await round();
      expect(await owed()).toEqual([]);
    });

    it('looks after the other subscriptions', async () => {
      const [bad, other] = [await bought(), await bought()];
      await provider.cancel(other.id, 'at-once');
      await checkedLongAgo(bad.id, other.id);
      await round({
        ...provider,
        subscription: (id) =>
          id === bad.id ? Promise.reject(new Error('It cannot be read.')) : provider.subscription(id),
      });
      expect((await createPostgresSubscriptions(rows()).find('paddle', other.id))?.facts.status).toBe('canceled');
      expect(problems).toEqual(['looking after subscriptions: Error: It cannot be read.']);
    });
  });

  it('takes Pro from an organization whose subscription ended, whether or not its invoices can be had', async () => {
    const { payer, id } = await bought('organization');
    await createPostgresPayers(rows()).setOrganizationStatus(payer.id, 'active');
    await provider.cancel(id, 'at-once');
    await checkedLongAgo(id);
    const withoutInvoices = {
      ...provider,
      invoicesOf: () => Promise.reject(new Error('There are no invoices today.')),
    };
    // By the clock of the provider it ends a moment later.
    await round(withoutInvoices);
    expect(await statusOf(payer.id)).toBe('active');
    now += 60_000;
    await round(withoutInvoices);
    expect(await statusOf(payer.id)).toBe('canceled');
    expect(new Set(problems)).toEqual(new Set(['looking after subscriptions: Error: There are no invoices today.']));
    problems = [];
    await round(withoutInvoices);
    expect(problems).toEqual([]);
  });

  it('tries seats that were declined again after a day, or when the places change, and what was not answered at once', async () => {
    const { payer, id } = await bought('organization');
    const setPlaces = (places: number) =>
      database.pool.query('UPDATE organization SET user_limit = $1 WHERE id = $2', [places, payer.id]);
    const asked: number[] = [];
    const refusing = (retryable: boolean): PaymentProvider => ({
      ...provider,
      setSeats(_, seats) {
        asked.push(seats);
        return Promise.reject(new PaymentFailure('The card was declined.', { retryable }));
      },
    });
    await setPlaces(12);
    await round(refusing(true));
    await round(refusing(false));
    expect(asked).toEqual([12, 12]);
    now += 60_000;
    await round(refusing(false));
    // What the provider says of it changes nothing of that.
    await checkedLongAgo(id);
    await round(refusing(false));
    expect(asked).toEqual([12, 12]);
    await setPlaces(13);
    await round(refusing(false));
    await round(refusing(false));
    expect(asked).toEqual([12, 12, 13]);
    now += 24 * 60 * 60_000;
    await round();
    expect((await provider.subscription(id))?.seats).toBe(13);
  });

  it('begins nothing more once it is told to stop', async () => {
    const [first, second] = [await bought(), await bought()];
    await owe(first.id, '2026-05-01');
    await owe(second.id, '2026-05-02');
    const stop = new AbortController();
    const stopped = {
      ...provider,
      cancel(...asked: Parameters<PaymentProvider['cancel']>) {
        stop.abort();
        return provider.cancel(...asked);
      },
    };
    await round(stopped, stop.signal);
    expect(await owed()).toEqual([second.id]);
    await round(provider, stop.signal);
    expect(await owed()).toEqual([second.id]);
    await round();
    expect(await owed()).toEqual([]);
  });

  it('moves no date for months that another round has moved it for meanwhile', async () => {
    const { payer, id } = await bought();
    const rewards = createPostgresRewards(rows());
    const reward = { id: randomUUID(), accountId: payer.id, months: 1 };
    await rewards.saveMove(reward, { provider: 'paddle', id });
    const before = await provider.subscription(id);
    await round({
      ...provider,
      async subscription(asked) {
        const said = await provider.subscription(asked);
        await rewards.applied(reward.id);
        return said;
      },
    });
    expect(await provider.subscription(id)).toEqual(before);
    expect(problems).toEqual([]);
  });

  it('asks once for each customer about checkouts of which nothing came', async () => {
    const checkouts = createPostgresCheckouts(rows());
    const kept = createPostgresSubscriptions(rows());
    for (const customer of ['ctm_many', 'ctm_one']) {
      const payer = { kind: 'account', id: await newAccount() } as const;
      await kept.saveCustomer({ provider: 'paddle', id: customer, payer });
    }
    for (const id of ['txn_1', 'txn_2', 'txn_3'])
      await checkouts.add({ provider: 'paddle', id, customerId: 'ctm_many' });
    await checkouts.add({ provider: 'paddle', id: 'txn_4', customerId: 'ctm_one' });
    await database.pool.query(
      `UPDATE payment_checkout SET started_at = started_at - interval '1 hour' WHERE customer_id = 'ctm_many'`,
    );
    const between = { from: new Date(NOW - 2 * 60 * 60_000), to: new Date(NOW) };
    expect(await checkouts.customersOfOpen(between, 2)).toEqual(['ctm_many', 'ctm_one']);
  });
});
