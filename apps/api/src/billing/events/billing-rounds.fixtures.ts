import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { saveAccounts, saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { createPaddlePaymentProvider } from '../adapters/paddle/paddle-payment-provider.ts';
import { startPaddleServer } from '../adapters/paddle/paddle-server.fixtures.ts';
import { createPostgresSubscriptions } from '../adapters/postgres-subscriptions.ts';
import { testBilling } from '../billing.fixtures.ts';
import type { PaymentProvider } from '../payment-provider.ports.ts';
import type { Payer } from '../subscriptions.ports.ts';

/** When the clock of rounds begins; milliseconds since 1970. */
export const ROUNDS_BEGIN = Date.parse('2026-05-20T12:00:00Z');

/** Rounds of payment against a server that speaks as Paddle does, by a clock that the test sets. */
export type Rounds = Awaited<ReturnType<typeof openRounds>>;

/** Opens them on a database of their own. */
export async function openRounds() {
  const database = await openMigratedDatabase();
  const paddle = await startPaddleServer();
  const provider = createPaddlePaymentProvider({ settings: paddle.settings, now: Date.now });
  const clock = { now: ROUNDS_BEGIN };
  const problems: string[] = [];
  const rows = (name = 'paddle') => ({ database, now: () => clock.now, provider: name });
  const kept = createPostgresSubscriptions(rows());
  const billing = (elsewhere: PaymentProvider | null = provider) =>
    testBilling(database, {
      now: () => clock.now,
      elsewhere,
      onProblem: (problem, error) => problems.push(`${problem}: ${String(error)}`),
    });
  const newAccount = async () => (await saveAccounts(database, 1, randomUUID()))[0] ?? '';
  /** A payer known to the provider, with a checkout that was begun. */
  const atCheckout = async (kind: Payer['kind'] = 'account') => {
    const payer = { kind, id: kind === 'account' ? await newAccount() : await saveOrganization(database) };
    const customerId = await provider.createCustomer({ email: `${payer.id}@example.org`, uid: `${kind}:${payer.id}` });
    await kept.saveCustomer({ provider: 'paddle', id: customerId, payer });
    const buyer = kind === 'account' ? ('person' as const) : ('organization' as const);
    const seats = kind === 'account' ? 1 : 10;
    const order = { customerId, buyer, seats, interval: 'month', discountId: null } as const;
    return { payer, customerId, checkout: await provider.startCheckout(order) };
  };
  return {
    database,
    paddle,
    provider,
    clock,
    problems,
    rows,
    kept,
    billing,
    newAccount,
    atCheckout,
    round: (elsewhere: PaymentProvider = provider, signal = new AbortController().signal) =>
      billing(elsewhere).work(new Hono(), signal),
    /** The same, paid and saved. */
    async bought(kind: Payer['kind'] = 'account') {
      const { payer, customerId, checkout } = await atCheckout(kind);
      paddle.pay(checkout);
      const [said] = await provider.subscriptionsOf(customerId);
      if (said === undefined) throw new Error('Nothing was bought.');
      await kept.save('paddle', said);
      return { payer, customerId, id: said.id };
    },
    /** Sets the clock back and forgets what was reported. */
    reset() {
      clock.now = ROUNDS_BEGIN;
      problems.length = 0;
    },
    close: () => Promise.all([database.close(), paddle.close()]),
  };
}
