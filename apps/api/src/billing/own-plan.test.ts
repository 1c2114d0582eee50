import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveAccounts } from '../organizations/organizations.fixtures.ts';
import type { Database } from '../platform/database/database.ts';
import { openMigratedDatabase } from '../platform/database/embedded-database.fixtures.ts';
import { createPaddlePaymentProvider } from './adapters/paddle/paddle-payment-provider.ts';
import { startPaddleServer, type PaddleServer } from './adapters/paddle/paddle-server.fixtures.ts';
import { testBilling } from './billing.fixtures.ts';
import { settleCustomer } from './events/settle.ts';
import { readCheckout, startCheckout } from './own-plan.ts';

describe('a plan that is bought at Paddle', () => {
  let database: Database;
  let paddle: PaddleServer;
  let email = '';
  let id = '';
  let count = 0;
  const problems: string[] = [];
  beforeAll(async () => {
    database = await openMigratedDatabase();
    paddle = await startPaddleServer();
  });
  afterAll(() => Promise.all([database.close(), paddle.close()]));
  beforeEach(async () => {
    count += 1;
    id = (await saveAccounts(database, 1, `buyer${count}`))[0] ?? '';
    email = `buyer${count}1@example.org`;
    problems.length = 0;
  });

  const deps = () =>
    testBilling(database, {
      now: () => Date.parse('2026-05-20T13:00:00Z'),
      elsewhere: createPaddlePaymentProvider({ settings: paddle.settings, now: Date.now }),
      onProblem: (problem) => problems.push(problem),
    }).served({ rolesOf: () => Promise.resolve([]) }).billing;
  const payer = () => ({ kind: 'account', id }) as const;
  const begin = async () => {
    const begun = await startCheckout(deps(), { payer: payer(), email }, { interval: 'month' });
    return begun.ok ? begun.value.id : begun.error.code;
  };
  const read = async (checkout: string) => {
    const found = await readCheckout(deps(), checkout, () => Promise.resolve(true));
    return found.ok ? found.value.id : found.error.code;
  };

  it('is bought once, whether or not the payment was told of yet', async () => {
    const [first, second] = [await begin(), await begin()];
    expect(await read(second)).toBe(second);
    paddle.pay(first);
    expect([await read(first), await read(second)]).toEqual(['billing/checkout-over', 'billing/checkout-over']);
    expect(await begin()).toBe('billing/subscribed-already');
    expect((await deps().subscriptions.current(payer()))?.facts.status).toBe('trialing');
    expect(problems).toEqual([]);
  });

  it('is bought by whoever came back while their customer was being closed', async () => {
    await begin();
    const customer = await deps().subscriptions.customerOf('paddle', payer());
    await deps().provider.closeCustomer(customer?.id ?? '');
    const checkout = await begin();
    expect(await read(checkout)).toBe(checkout);
    expect(problems).toEqual([]);
  });

  it('is cancelled where it was paid twice all the same, and that is reported', async () => {
    const [first, second] = [await begin(), await begin()];
    for (const checkout of [first, second]) paddle.pay(checkout);
    const customer = await deps().subscriptions.customerOf('paddle', payer());
    const customerId = customer?.id ?? '';
    await settleCustomer(deps(), customerId);
    const states = async () =>
      new Set((await deps().provider.subscriptionsOf(customerId)).map(({ facts }) => facts.status));
    expect(await states()).toEqual(new Set(['canceled', 'trialing']));
    expect(await deps().subscriptions.countLive('paddle', customerId)).toBe(1);
    expect(problems).toEqual([expect.stringContaining('paid for two subscriptions')]);
    await settleCustomer(deps(), customerId);
    expect(await states()).toEqual(new Set(['canceled', 'trialing']));
    expect(problems).toHaveLength(1);
  });
});
