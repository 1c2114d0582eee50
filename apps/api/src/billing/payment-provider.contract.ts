import { randomUUID } from 'node:crypto';
import { addMonths } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentFailure, type CheckoutOrder, type PaymentProvider } from './payment-provider.ports.ts';

/** An adapter with what a test needs beside it. */
export interface ProviderOfTests {
  provider: PaymentProvider;
  /** Pays a checkout as its buyer does, and gives the events that follow. */
  pay: (checkout: string) => Promise<string[]>;
  /** Headers by which the provider signs a body, at a moment and with a secret. */
  sign: (body: string, now: number, secret?: string) => Record<string, string>;
  /** Milliseconds since 1970, by the clock of signatures. */
  now: () => number;
  discountId: string;
  close: () => Promise<void>;
}

/** What every payment provider promises. */
export function paymentProviderContract(what: string, open: () => Promise<ProviderOfTests>): void {
  describe(`a payment provider: ${what}`, () => {
    let at: ProviderOfTests;
    let provider: PaymentProvider;
    beforeAll(async () => {
      at = await open();
      ({ provider } = at);
    });
    afterAll(() => at.close());

    const newCustomer = () => {
      const id = randomUUID();
      return provider.createCustomer({ email: `${id}@example.org`, uid: `account:${id}` });
    };
    const order = async (change: Partial<CheckoutOrder> = {}): Promise<CheckoutOrder> => ({
      customerId: await newCustomer(),
      buyer: 'organization',
      interval: 'month',
      seats: 1,
      discountId: null,
      ...change,
    });
    const subscribed = async (change: Partial<CheckoutOrder> = {}) => {
      const bought = await order(change);
      const events = await at.pay(await provider.startCheckout(bought));
      const [subscription] = await provider.subscriptionsOf(bought.customerId);
      if (subscription === undefined) throw new Error('Nothing was bought.');
      return { ...bought, events, subscription, id: subscription.id };
    };
    const now = async (id: string) => {
      const said = await provider.subscription(id);
      if (said === null) throw new Error('There is no such subscription.');
      return said;
    };

    it('says prices in whole minor units, with their currency', async () => {
      for (const { unit_price, trial_period } of Object.values(await provider.prices())) {
        expect(Number.isSafeInteger(unit_price.amount)).toBe(true);
        expect(unit_price.currency_code).toBe('EUR');
        expect(trial_period).toEqual({ interval: 'day', frequency: 14 });
      }
    });

    it('knows discounts, and that there is none by another name', async () => {
      expect(await provider.discount(at.discountId)).toMatchObject({ type: 'percentage', amount: 20, currency: null });
      expect(await provider.discount('dsc_none')).toBeNull();
    });

    it('makes one customer of whoever registers twice, and another of their organization', async () => {
      const [uid, email] = [randomUUID(), `${randomUUID()}@example.org`];
      const person = await provider.createCustomer({ email, uid: `account:${uid}` });
      expect(await provider.createCustomer({ email, uid: `account:${uid}` })).toBe(person);
      expect(await provider.createCustomer({ email, uid: `organization:${uid}` })).not.toBe(person);
    });

    it('sells what is ordered, once it is paid', async () => {
      const bought = await order({ interval: 'annual', buyer: 'organization', seats: 7, discountId: at.discountId });
      const checkout = await provider.startCheckout(bought);
      expect(await provider.checkout(checkout)).toMatchObject({
        customerId: bought.customerId,
        shown: { id: checkout },
      });
      expect(await provider.subscriptionsOf(bought.customerId)).toEqual([]);
      await at.pay(checkout);
      const [said] = await provider.subscriptionsOf(bought.customerId);
      expect(said).toMatchObject({ interval: 'annual', seats: 7, facts: { plan: 'pro', status: 'active' } });
      expect(said?.discount?.id).toBe(at.discountId);
      expect(said?.price.currency).toBe('EUR');
      expect(await provider.subscription(said?.id ?? '')).toEqual(said);
      const [invoice] = await provider.invoicesOf(bought.customerId);
      expect(invoice).toMatchObject({ state: 'paid', total: { currency: 'EUR' }, lines: [{ seats: 7 }] });
      expect(Number.isSafeInteger(invoice?.total.amount)).toBe(true);
    });

    it('gives a person one trial, whatever became of it, and an organization none', async () => {
      const tried = await subscribed({ buyer: 'person' });
      expect(tried.subscription.facts).toMatchObject({
        status: 'trialing',
        trial_end: tried.subscription.facts.renewal,
      });
      await provider.cancel(tried.id, 'at-once');
      const { customerId, interval, seats, discountId } = tried;
      await at.pay(await provider.startCheckout({ customerId, buyer: 'person', interval, seats, discountId }));
      const again = (await provider.subscriptionsOf(customerId)).find(({ id }) => id !== tried.id);
      expect(again?.facts).toMatchObject({ status: 'active', trial_end: null });
      expect(again?.price).toEqual(tried.subscription.price);
      const seat = await subscribed({ buyer: 'organization' });
      expect(seat.subscription.facts).toMatchObject({ status: 'active', trial_end: null });
    });

    it('takes nothing more of a customer who is gone, until they are back', async () => {
      const person = { email: `${randomUUID()}@example.org`, uid: `account:${randomUUID()}` };
      const customerId = await provider.createCustomer(person);
      const bought = { customerId, buyer: 'person', interval: 'month', seats: 1, discountId: null } as const;
      const left = await provider.startCheckout(bought);
      await provider.closeCustomer(customerId);
      await provider.closeCustomer(customerId);
      await at.pay(left);
      expect(await provider.subscriptionsOf(customerId)).toEqual([]);
      const back = await provider.createCustomer(person);
      await at.pay(await provider.startCheckout({ ...bought, customerId: back }));
      expect(await provider.subscriptionsOf(back)).toHaveLength(1);
      await provider.closeCustomer('ctm_none');
    });

    it('tells of it by events that it signs', async () => {
      const { events, id, customerId } = await subscribed();
      const read = [];
      for (const body of events) read.push(await provider.readEvent(body, new Headers(at.sign(body, at.now()))));
      expect(read.map((event) => event?.subscriptionId)).toContain(id);
      expect(read.map((event) => event?.customerId)).toContain(customerId);
      expect(new Set(read.map((event) => event?.id)).size).toBe(events.length);
    });

    it('believes no event that was forged, changed, sent late, or signed for tomorrow', async () => {
      const { events } = await subscribed();
      const body = events[0] ?? '';
      const read = (text: string, headers: Record<string, string>) => provider.readEvent(text, new Headers(headers));
      expect(await read(body, at.sign(body, at.now() - 4_000))).not.toBeNull();
      for (const headers of [
        {},
        at.sign(body, at.now(), 'another secret'),
        at.sign(`${body} `, at.now()),
        at.sign(body, at.now() - 7_000),
        at.sign(body, at.now() + 7_000),
        Object.fromEntries(Object.keys(at.sign(body, at.now())).map((name) => [name, 'ts=1;h1=00'])),
      ])
        expect(await read(body, headers)).toBeNull();
    });

    it('cancels at the end of what is paid, takes it back, and ends at once', async () => {
      const { id, subscription } = await subscribed();
      await provider.cancel(id, 'period-end');
      await provider.cancel(id, 'period-end');
      const scheduled = await now(id);
      expect(scheduled.facts).toMatchObject({
        status: 'active',
        scheduled_change: { action: 'cancel', effective_at: subscription.facts.renewal },
      });
      expect(scheduled.changedAt >= subscription.changedAt).toBe(true);
      await provider.resume(id);
      expect((await now(id)).facts.scheduled_change).toBeNull();
      await provider.cancel(id, 'at-once');
      await provider.cancel(id, 'at-once');
      const over = (await now(id)).facts;
      expect(over).toMatchObject({ status: 'canceled', renewal: null });
      expect(over.canceled_at).toBe(over.expiry);
      await expect(provider.resume(id)).rejects.toThrow(PaymentFailure);
    });

    it('changes interval, seats and billing date', async () => {
      const { id, subscription } = await subscribed({ buyer: 'organization', seats: 3 });
      await provider.setSeats(id, 5);
      expect((await now(id)).seats).toBe(5);
      await provider.switchInterval(id, 'annual');
      expect(await now(id)).toMatchObject({ interval: 'annual', seats: 5 });
      const to = addMonths(subscription.facts.renewal ?? '', 3) ?? '';
      await provider.moveBilling(id, to);
      expect((await now(id)).facts.renewal).toBe(to);
    });

    it('begins a checkout for another card', async () => {
      const { id, customerId } = await subscribed();
      expect(await provider.checkout(await provider.methodTransaction(id))).toMatchObject({ customerId });
      await expect(provider.methodTransaction('sub_none')).rejects.toThrow(PaymentFailure);
    });

    it('knows nothing of what is not there', async () => {
      expect(await provider.subscription('sub_none')).toBeNull();
      expect(await provider.checkout('txn_none')).toBeNull();
      expect(await provider.subscriptionsOf('ctm_none')).toEqual([]);
      await expect(provider.cancel('sub_none', 'at-once')).rejects.toMatchObject({ retryable: false, missing: true });
    });
  });
}
