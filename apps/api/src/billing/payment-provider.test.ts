import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openMigratedDatabase } from '../platform/database/embedded-database.fixtures.ts';
import { createLocalClock } from './adapters/local/local-clock.ts';
import { createLocalPaymentProvider, LOCAL_SIGNATURE } from './adapters/local/local-payment-provider.ts';
import { createPaddlePaymentProvider } from './adapters/paddle/paddle-payment-provider.ts';
import { signEvent } from './adapters/signed-events.ts';
import { startPaddleServer } from './adapters/paddle/paddle-server.fixtures.ts';
import { paymentProviderContract } from './payment-provider.contract.ts';

const secret = 'what tests sign events with';

paymentProviderContract('the one of this product', async () => {
  const database = await openMigratedDatabase();
  const clock = createLocalClock(database, { movable: false, now: Date.now });
  const { provider, payments } = createLocalPaymentProvider({ database, secret, clock, now: Date.now });
  return {
    provider,
    async pay(checkout) {
      await payments.checkouts.pay(checkout, '4242 4242 4242 4242');
      const bodies: string[] = [];
      await payments.run((body) => {
        bodies.push(body);
        return Promise.resolve(true);
      });
      return bodies;
    },
    sign: (body, now, by = secret) => ({ [LOCAL_SIGNATURE]: signEvent(body, { secret: by, now }) }),
    now: Date.now,
    discountId: 'dsc_colleagues',
    close: () => database.close(),
  };
});

paymentProviderContract('Paddle', async () => {
  const server = await startPaddleServer();
  return {
    provider: createPaddlePaymentProvider({ settings: server.settings, now: Date.now }),
    pay: (checkout) => Promise.resolve(server.pay(checkout)),
    sign: (body, now, by) => server.headersOf(body, now, by),
    now: Date.now,
    discountId: 'dsc_colleagues',
    close: () => server.close(),
  };
});

it('says that Paddle cannot be reached, and that asking again may help', async () => {
  const server = await startPaddleServer();
  const provider = createPaddlePaymentProvider({ settings: server.settings, now: Date.now });
  server.setDown(true);
  await expect(provider.prices()).rejects.toMatchObject({ retryable: true });
  await expect(provider.createCustomer({ email: 'a@example.org', uid: randomUUID() })).rejects.toMatchObject({
    retryable: true,
  });
  server.setDown(false);
  expect((await provider.prices()).month.unit_price).toEqual({ amount: 1_900, currency_code: 'EUR' });
  await server.close();
});

/** An organization that bought three seats at Paddle. */
async function threeSeats() {
  const server = await startPaddleServer();
  const provider = createPaddlePaymentProvider({ settings: server.settings, now: Date.now });
  const customerId = await provider.createCustomer({ email: 'a@example.org', uid: `organization:${randomUUID()}` });
  const order = { customerId, buyer: 'organization', interval: 'month', seats: 3, discountId: null } as const;
  server.pay(await provider.startCheckout(order));
  const now = async () => (await provider.subscriptionsOf(customerId))[0];
  const id = (await now())?.id ?? '';
  return { server, provider, now, id };
}

it('sells an organization seats at the price of a seat, however it pays later', async () => {
  const { server, provider, now, id } = await threeSeats();
  expect((await now())?.price.amount).toBe(3 * 1_500);
  await provider.setSeats(id, 4);
  expect((await now())?.price.amount).toBe(4 * 1_500);
  await provider.switchInterval(id, 'annual');
  expect((await now())?.price.amount).toBe(4 * 15_000);
  await server.close();
});

it('counts no subscription to something else that the same customer has at Paddle', async () => {
  const server = await startPaddleServer();
  const { settings } = server;
  const provider = createPaddlePaymentProvider({ settings, now: Date.now });
  const prices = { month: 'pri_course_month', annual: 'pri_course_year' };
  const courses = createPaddlePaymentProvider({ settings: { ...settings, prices, seatPrices: prices }, now: Date.now });
  const customerId = await provider.createCustomer({ email: 'a@example.org', uid: `account:${randomUUID()}` });
  const order = { customerId, buyer: 'person', interval: 'month', seats: 1, discountId: null } as const;
  server.pay(await courses.startCheckout(order));
  const [course] = await courses.subscriptionsOf(customerId);
  expect(course?.price.amount).toBe(500);
  expect(await provider.subscriptionsOf(customerId)).toEqual([]);
  expect(await provider.subscription(course?.id ?? '')).toBeNull();
  server.pay(await provider.startCheckout(order));
  expect(await provider.subscriptionsOf(customerId)).toMatchObject([{ facts: { status: 'trialing' } }]);
  // Nor does it end, where somebody is gone here.
  const another = await courses.startCheckout(order);
  await provider.closeCustomer(customerId);
  expect(server.pay(another)).not.toEqual([]);
  await server.close();
});

it('takes up again what was paused in the dashboard of Paddle', async () => {
  const { server, provider, now, id } = await threeSeats();
  server.pause(id);
  expect((await now())?.facts).toMatchObject({ status: 'paused', renewal: null });
  await provider.resume(id);
  expect((await now())?.facts.status).toBe('active');
  await server.close();
});

it('is over for checkouts of Paddle that would buy a second time, and not for another card', async () => {
  const server = await startPaddleServer();
  const provider = createPaddlePaymentProvider({ settings: server.settings, now: Date.now });
  const customerId = await provider.createCustomer({ email: 'a@example.org', uid: `account:${randomUUID()}` });
  const begin = () =>
    provider.startCheckout({ customerId, buyer: 'person', interval: 'month', seats: 1, discountId: null });
  const isOver = async (id: string) => (await provider.checkout(id))?.isOver;
  const [paid, beside] = [await begin(), await begin()];
  expect([await isOver(paid), await isOver(beside)]).toEqual([false, false]);
  server.pay(paid);
  expect([await isOver(paid), await isOver(beside)]).toEqual([true, true]);
  const [held] = await provider.subscriptionsOf(customerId);
  expect(await isOver(await provider.methodTransaction(held?.id ?? ''))).toBe(false);
  await provider.cancel(held?.id ?? '', 'at-once');
  // It would begin with a second trial.
  expect(await isOver(beside)).toBe(true);
  expect(await isOver(await begin())).toBe(false);
  await server.close();
});
