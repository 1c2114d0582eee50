import { randomUUID } from 'node:crypto';
import { addMonths } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAccounts, saveOrganization } from '../organizations/organizations.fixtures.ts';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPostgresRewards } from './adapters/postgres-rewards.ts';
import { createPostgresSubscriptions } from './adapters/postgres-subscriptions.ts';
import { subscriptionOfTests, testBilling } from './billing.fixtures.ts';
import type { Payer, PaidPlans, ProviderSubscription, Rewards, Subscriptions } from './subscriptions.ports.ts';

const NOW = Date.parse('2026-05-20T12:00:00Z');
const DAY = 24 * 60 * 60 * 1_000;
const provider = 'local';

/** What every database promises of subscriptions and rewards. `open` gives two views of an empty one. */
export function subscriptionsContract(what: string, open: () => Promise<[Database, Database]>): void {
  describe(`subscriptions: ${what}`, () => {
    let databases: [Database, Database];
    let now = NOW;
    let kept: Subscriptions;
    let rewards: Rewards;
    let plans: PaidPlans;
    let beside: PaidPlans;
    const plansOn = (database: Database) => testBilling(database, { now: () => now }).paidPlans;
    beforeAll(async () => {
      databases = await open();
      await migrate(databases[0]);
      kept = createPostgresSubscriptions({ database: databases[0], now: () => now, provider });
      rewards = createPostgresRewards({ database: databases[0], now: () => now, provider });
      plans = plansOn(databases[0]);
      beside = plansOn(databases[1]);
    });
    afterAll(() => Promise.all([...new Set(databases)].map((database) => database.close())));

    const newAccount = async () => (await saveAccounts(databases[0], 1, randomUUID()))[0] ?? '';
    const customerOf = async (payer: Payer) => {
      const customer = await kept.saveCustomer({ provider, id: `ctm_${randomUUID()}`, payer });
      return customer.id;
    };
    const subscribed = async (change: Partial<ProviderSubscription> = {}) => {
      const accountId = await newAccount();
      const customerId = await customerOf({ kind: 'account', id: accountId });
      const said = subscriptionOfTests({ id: `sub_${randomUUID()}`, customerId, ...change });
      expect(await kept.save(provider, said)).toBe(true);
      return { accountId, said };
    };
    const statusOf = async (id: string) => (await plans.statusesOf([id])).get(id) ?? null;

    it('are saved as the provider said them', async () => {
      const discount = { id: 'dsc_1', starts_at: '2026-05-01T00:00:00.000Z', ends_at: '2026-08-01T00:00:00.000Z' };
      const { accountId, said } = await subscribed({ discount });
      const payer = { kind: 'account', id: accountId } as const;
      expect(await kept.current(payer)).toEqual({
        ...said,
        provider,
        payer,
        checkedAt: new Date(now).toISOString(),
      });
      expect(await statusOf(accountId)).toBe('active');
      expect(await plans.profileOf(accountId)).toEqual({
        subscriptionStatus: 'active',
        subscriptionId: said.id,
        customerId: said.customerId,
      });
    });

    it('are never overwritten by what is older', async () => {
      const { accountId, said } = await subscribed({ changedAt: '2026-05-10T00:00:00.000Z' });
      const older = { ...said, facts: { ...said.facts, status: 'past_due' as const }, changedAt: said.begunAt };
      expect(await kept.save(provider, older)).toBe(false);
      expect(await statusOf(accountId)).toBe('active');
    });

    it('of a customer that nobody is are not saved', async () => {
      expect(await kept.save(provider, subscriptionOfTests({ customerId: 'ctm_of_nobody' }))).toBe(false);
    });

    it('end by the clock, whatever was said last', async () => {
      const facts = subscriptionOfTests().facts;
      const scheduled = { action: 'cancel', effective_at: '2026-06-01T00:00:00.000Z' } as const;
      const { accountId } = await subscribed({ facts: { ...facts, scheduled_change: scheduled } });
      expect(await statusOf(accountId)).toBe('active');
      now = Date.parse('2026-06-02T00:00:00Z');
      expect(await statusOf(accountId)).toBe('canceled');
      now = NOW;
    });

    it('keep one customer for a payer, however many are made at once', async () => {
      const payer = { kind: 'organization', id: await saveOrganization(databases[0]) } as const;
      const made = await Promise.all([customerOf(payer), customerOf(payer), customerOf(payer)]);
      expect(new Set(made).size).toBe(1);
    });

    it('leave a cancellation behind when their account goes', async () => {
      const { accountId, said } = await subscribed();
      await databases[0].pool.query('DELETE FROM account WHERE id = $1', [accountId]);
      expect(await kept.find(provider, said.id)).toBeNull();
      expect(await kept.owedCancellations(100)).toContainEqual({ provider, id: said.id });
      await kept.cancellationDone(provider, said.id);
      expect(await kept.owedCancellations(100)).not.toContainEqual({ provider, id: said.id });
      await kept.oweCancellation(provider, said.id);
      await kept.oweCancellation(provider, said.id);
      expect(await kept.owedCancellations(100)).toContainEqual({ provider, id: said.id });
      await kept.cancellationDone(provider, said.id);
    });

    it('are asked about again once a step of theirs is due', async () => {
      const { said } = await subscribed({ facts: { ...subscriptionOfTests().facts, renewal: '2026-05-21T00:00:00Z' } });
      const due = async () => (await kept.overdue('2026-05-01T00:00:00Z', 100)).some(({ id }) => id === said.id);
      expect(await due()).toBe(false);
      now += 2 * DAY;
      expect(await due()).toBe(true);
      now = NOW;
    });

    describe('months that were earned', () => {
      it('are Pro time for somebody free, and add up', async () => {
        const accountId = await newAccount();
        expect(await statusOf(accountId)).toBeNull();
        for (const id of ['a', 'b', 'c']) await plans.rewardMonths({ id: `${accountId} ${id}`, accountId, months: 1 });
        expect(await statusOf(accountId)).toBe('active');
        const until = addMonths(new Date(NOW).toISOString(), 3) ?? '';
        expect(await rewards.lastGrant(accountId)).toEqual({ from: new Date(NOW).toISOString(), months: 3, until });
        now = Date.parse(until) - 1;
        expect(await statusOf(accountId)).toBe('active');
        now += 1;
        expect(await statusOf(accountId)).toBeNull();
        now = NOW;
      });

      it('are given once for what was rewarded, however often and at once', async () => {
        const accountId = await newAccount();
        const reward = { id: randomUUID(), accountId, months: 1 };
        await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? plans : beside).rewardMonths(reward)));
        expect((await rewards.lastGrant(accountId))?.months).toBe(1);
      });

      it('go with a transaction that fails', async () => {
        const accountId = await newAccount();
        const failed = databases[0].withTransaction(async () => {
          await plans.rewardMonths({ id: randomUUID(), accountId, months: 1 });
          throw new Error('Something else failed.');
        });
        await expect(failed).rejects.toThrow('Something else failed.');
        expect(await statusOf(accountId)).toBeNull();
      });

      it('wait for the provider where a subscription renews', async () => {
        const { accountId, said } = await subscribed();
        const id = randomUUID();
        await plans.rewardMonths({ id, accountId, months: 2 });
        expect(await rewards.lastGrant(accountId)).toBeNull();
        const waits = { id, accountId, months: 2, provider, subscriptionId: said.id, movedFrom: null, movedTo: null };
        expect(await rewards.waiting(100)).toContainEqual(waits);
      });

      it('follow on what is paid already', async () => {
        const scheduled = { action: 'cancel', effective_at: '2026-06-01T00:00:00.000Z' } as const;
        const facts = { ...subscriptionOfTests().facts, scheduled_change: scheduled };
        const { accountId } = await subscribed({ facts });
        await plans.rewardMonths({ id: randomUUID(), accountId, months: 1 });
        expect((await rewards.lastGrant(accountId))?.until).toBe('2026-07-01T00:00:00.000Z');
      });

      it('of an account that is gone are nobody’s', async () => {
        await plans.rewardMonths({ id: randomUUID(), accountId: 'nobody', months: 1 });
        expect(await statusOf('nobody')).toBeNull();
      });
    });
  });
}
