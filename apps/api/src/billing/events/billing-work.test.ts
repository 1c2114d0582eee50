import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveAccounts, saveOrganization } from '../../organizations/organizations.fixtures.ts';
import type { Database } from '../../platform/database/database.ts';
import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { createPaddlePaymentProvider } from '../adapters/paddle/paddle-payment-provider.ts';
import { startPaddleServer, type PaddleServer } from '../adapters/paddle/paddle-server.fixtures.ts';
import { createPostgresPayers } from '../adapters/postgres-payments.ts';
import { createPostgresRewards } from '../adapters/postgres-rewards.ts';
import { createPostgresSubscriptions } from '../adapters/postgres-subscriptions.ts';
import { subscriptionOfTests, testBilling } from '../billing.fixtures.ts';
import type { PaymentProvider } from '../payment-provider.ports.ts';
import type { Payer } from '../subscriptions.ports.ts';

const NOW = Date.parse('2026-05-20T12:00:00Z');

describe('a round of payment', () => {
  let database: Database;
  let paddle: PaddleServer;
  let provider: PaymentProvider;
  let problems: string[];
  const now = NOW;
  beforeAll(async () => {
    database = await openMigratedDatabase();
    paddle = await startPaddleServer();
    provider = createPaddlePaymentProvider({ settings: paddle.settings, now: Date.now });
  });
  afterAll(() => Promise.all([database.close(), paddle.close()]));
  beforeEach(() => {
    problems = [];
  });

  const rows = (name = 'paddle') => ({ database, now: () => now, provider: name });
  const billing = (elsewhere: PaymentProvider | null = provider) =>
    testBilling(database, {
      now: () => now,
      elsewhere,
      onProblem: (problem, error) => problems.push(`${problem}: ${String(error)}`),
    });
  const round = (elsewhere: PaymentProvider = provider) => billing(elsewhere).work(new Hono());
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
});
