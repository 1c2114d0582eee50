import { randomNumbers } from '@footnote/domain';
import { EventName, Paddle } from '@paddle/paddle-node-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeEvent } from '../../events/payment-events.ts';
import { openRounds, type Rounds } from '../../events/billing-rounds.fixtures.ts';
import { publishedEvents, type PublishedEvent } from './published-events.fixtures.ts';

const { webhooks } = new Paddle('pdl_sdbx_apikey_of_the_tests');

/** What a subscription comes to after each event about it. */
const AFTER: Readonly<Record<string, string>> = {
  'subscription.imported': 'active',
  'subscription.created': 'active',
  'subscription.trialing': 'trialing',
  'subscription.activated': 'active',
  'subscription.updated': 'active',
  'subscription.past_due': 'past_due',
  'subscription.paused': 'paused',
  'subscription.resumed': 'active',
  'subscription.canceled': 'canceled',
};

const ORDERS: Readonly<Record<string, (events: PublishedEvent[]) => PublishedEvent[]>> = {
  'in the order in which they occurred': (events) => events,
  'the last first': (events) => events.toReversed(),
  'out of order': shuffled,
  'each twice': (events) => events.flatMap((event) => [event, event]),
  'all of them again, out of order': (events) => [...events, ...shuffled(events)],
};

function shuffled(events: PublishedEvent[]): PublishedEvent[] {
  const next = randomNumbers(11);
  return events
    .map((event) => ({ event, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ event }) => event);
}

describe('webhooks in the shape that Paddle publishes', () => {
  let rounds: Rounds;
  let count = 0;
  beforeAll(async () => {
    rounds = await openRounds();
  });
  afterAll(() => rounds.close());

  const deps = () => rounds.billing().served({ rolesOf: () => Promise.resolve([]) }).billing;
  const sent = (body: string) => new Headers(rounds.paddle.headersOf(body, Date.now()));
  const take = async ({ body }: PublishedEvent) =>
    expect(await takeEvent(deps(), { body, headers: sent(body) })).toMatchObject({ ok: true });

  /** Somebody known to the provider, with the events of their subscription. */
  async function subscriber() {
    count += 1;
    const { payer, customerId } = await rounds.atCheckout();
    const id = `sub_published_${count}`;
    const events = publishedEvents({ subscription: id, customer: customerId });
    const status = async () => (await rounds.kept.current(payer))?.facts.status;
    return { payer, id, customerId, events, status };
  }

  it('are one of each kind that the SDK knows', () => {
    const known = Object.values(EventName).filter((name) => /^(?:subscription|transaction)\./.test(name));
    const told = publishedEvents({ subscription: 'sub_1', customer: 'ctm_1' }).map(({ type }) => type);
    expect(told.toSorted()).toEqual(known.toSorted());
  });

  it.each(publishedEvents({ subscription: 'sub_1', customer: 'ctm_1' }))(
    'are read as the SDK reads them, and only as they were signed: $type',
    async ({ type, body }) => {
      const { paddle } = rounds;
      const signature = paddle.headersOf(body, Date.now())['paddle-signature'] ?? '';
      const { eventId, data } = await webhooks.unmarshal(body, paddle.settings.webhookSecret, signature);
      const read = await rounds.provider.readEvent(body, sent(body));
      expect(read).toMatchObject({ id: eventId, type });
      const bySdk = (field: string): unknown => Reflect.get(data, field) ?? null;
      expect(read?.customerId).toBe(bySdk('customerId'));
      expect(read?.subscriptionId).toBe(bySdk(type.startsWith('subscription.') ? 'id' : 'subscriptionId'));
      for (const headers of [
        paddle.headersOf(body, Date.now(), 'another secret'),
        paddle.headersOf(`${body} `, Date.now()),
        paddle.headersOf(body, Date.now() - 7_000),
        {},
      ])
        expect(await rounds.provider.readEvent(body, new Headers(headers))).toBeNull();
    },
  );

  it('lead to each state of a subscription, one after the other', async () => {
    const { events, status } = await subscriber();
    const seen: Record<string, unknown> = {};
    for (const event of events) {
      if (event.subscription !== null) rounds.paddle.know(event.subscription);
      await take(event);
      await rounds.round();
      if (event.subscription !== null) seen[event.type] = await status();
    }
    expect(seen).toEqual(AFTER);
    expect(rounds.problems).toEqual([]);
  });

  it.each(Object.entries(ORDERS))('come to the same: %s', async (_name, inOrder) => {
    const { events, status, id } = await subscriber();
    const last = events.at(-1)?.subscription ?? null;
    if (last !== null) rounds.paddle.know(last);
    for (const event of inOrder(events)) await take(event);
    await rounds.round();
    expect(await status()).toBe('canceled');
    const { rows } = await rounds.database.pool.query(
      `SELECT state, count(*)::int AS events FROM payment_event WHERE id LIKE 'evt_' || $1 || '%' GROUP BY state`,
      [id],
    );
    expect(rows).toEqual([{ state: 'applied', events: events.length }]);
    expect(rounds.problems).toEqual([]);
  });
});
