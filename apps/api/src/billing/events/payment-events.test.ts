import { randomUUID } from 'node:crypto';
import { failedEventsSchema, ownPlanSchema, randomNumbers, startedCheckoutSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, startTestServer, type browserOf, type TestServer } from '../../app/test-server.fixtures.ts';
import { createSignedInUser, setSuperAdmin } from '../../identity/signed-in-user.fixtures.ts';
import { LOCAL_SIGNATURE } from '../adapters/local/local-payment-provider.ts';
import { signEvent } from '../adapters/signed-events.ts';

const EVENTS = '/api/payments/events';
const PLAN = '/api/users/me/plan';
const secret = 'what tests sign events with';

/** In an order that is the same for every run. */
function shuffled<T>(things: readonly T[]): T[] {
  const next = randomNumbers(7);
  return things
    .map((thing) => ({ thing, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}

interface SentEvent {
  id: string;
  body: string;
}

describe('events of the payment provider', () => {
  let server: TestServer;
  let ada: ReturnType<typeof browserOf>;
  beforeAll(async () => {
    server = await startTestServer();
    ada = await createSignedInUser(server, 'ada@example.org');
  });
  afterAll(() => server.close());

  const send = (body: string, headers: Record<string, string> = {}) =>
    server.app.request(EVENTS, { method: 'POST', body, headers });
  const signed = (body: string) => ({ [LOCAL_SIGNATURE]: signEvent(body, { secret, now: Date.now() }) });
  const kept = async () =>
    Number((await server.database.pool.query('SELECT count(*) FROM payment_event')).rows[0]?.count);
  const plan = async () => ownPlanSchema.parse(await (await ada('GET', PLAN)).json());
  const buy = async () => {
    const started = await (await ada('POST', `${PLAN}/checkouts`, { interval: 'month' })).json();
    const { id } = startedCheckoutSchema.parse(started);
    await ada('POST', `/api/checkouts/${id}/payment`, { number: '4242 4242 4242 4242' });
  };
  /** Takes away what the provider has to tell, so that it tells nothing by itself. */
  const intercepted = async (): Promise<SentEvent[]> => {
    const sql = 'UPDATE local_payment_event SET delivered_at = now() WHERE delivered_at IS NULL RETURNING id, body';
    return (await server.database.pool.query<SentEvent>(sql)).rows;
  };

  it('count whatever their order, and once however often they come', async () => {
    await buy();
    await server.passDays(0);
    for (const step of ['cancel', 'resume', 'cancel']) {
      if (step === 'cancel') await ada('POST', `${PLAN}/cancellation`);
      else await ada('DELETE', `${PLAN}/cancellation`);
    }
    const events = shuffled(await intercepted());
    // As if nothing of it had been told to this server.
    await server.database.pool.query(`UPDATE subscription SET status = 'past_due', scheduled_action = NULL`);
    const before = await kept();
    for (const { body } of [...events, ...events]) expect((await send(body, signed(body))).status).toBe(204);
    expect(await kept()).toBe(before + events.length);
    await server.passDays(0);
    expect((await plan()).facts).toMatchObject({ status: 'trialing', scheduled_change: { action: 'cancel' } });
    const { rows } = await server.database.pool.query(`SELECT DISTINCT state FROM payment_event`);
    expect(rows).toEqual([{ state: 'applied' }]);
  });

  it('are refused 1,000 times where they are forged, and kept no second time where they come again', async () => {
    await ada('DELETE', `${PLAN}/cancellation`);
    const [event] = await intercepted();
    const body = event?.body ?? '';
    expect((await send(body, signed(body))).status).toBe(204);
    const before = await kept();
    const forged = (round: number): Record<string, string> => {
      const hash = randomUUID().replaceAll('-', '').repeat(2);
      const seconds = Math.floor(Date.now() / 1_000);
      const old = signEvent(body, { secret, now: Date.now() - 6_000 - round * 1_000 });
      const stranger = signEvent(body, { secret: randomUUID(), now: Date.now() });
      const kinds = [`ts=${seconds};h1=${hash}`, old, stranger, `ts=${seconds}`, '', `h1=${hash};ts=${seconds}`];
      return { [LOCAL_SIGNATURE]: kinds[round % kinds.length] ?? '' };
    };
    for (let round = 0; round < 1_000; round += 1) expect((await send(body, forged(round))).status).toBe(401);
    for (let round = 0; round < 1_000; round += 1) expect((await send(body, signed(body))).status).toBe(204);
    expect(await kept()).toBe(before);
  }, 60_000);

  it('come from another site, as no other call may', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://vendors.example.org' };
    const [event] = await intercepted().then(async () => {
      await ada('POST', `${PLAN}/cancellation`);
      return intercepted();
    });
    const body = event?.body ?? '';
    expect((await send(body, { ...signed(body), ...elsewhere })).status).toBe(204);
    for (const path of [`${PLAN}/cancellation`, `${EVENTS}/`, `${EVENTS}/x`]) {
      const answer = await server.app.request(path, { method: 'POST', body, headers: elsewhere });
      expect((await refusalOf(answer))[1]).toBe('request/cross-site');
    }
  });

  it('answer what is no event with a refusal', async () => {
    expect((await send('x'.repeat(300 * 1024), {})).status).toBe(413);
    for (const body of ['', 'null', '{', '[]', '{"event_id":1}', `{"event_id":"${'x'.repeat(200)}"}`, '\u0000'])
      expect((await send(body, signed(body))).status).toBe(401);
  });

  it('that never come are made up for by looking after the checkout', async () => {
    const ben = await createSignedInUser(server, 'ben@example.org');
    const started = await (await ben('POST', `${PLAN}/checkouts`, { interval: 'annual' })).json();
    const { id } = startedCheckoutSchema.parse(started);
    await ben('POST', `/api/checkouts/${id}/payment`, { number: '4242 4242 4242 4242' });
    await intercepted();
    await server.database.pool.query(`UPDATE payment_checkout SET started_at = started_at - interval '5 minutes'`);
    await server.passDays(0);
    expect(ownPlanSchema.parse(await (await ben('GET', PLAN)).json()).facts.status).toBe('trialing');
  });

  it('that cannot be applied are shown to super admins, who try them again', async () => {
    const root = await createSignedInUser(server, 'root@example.org');
    await setSuperAdmin(server, 'root@example.org');
    await server.database.pool.query(`
      INSERT INTO local_payment_record (kind, id, customer_id, record)
      SELECT 'subscription', 'sub_of_nobody', 'ctm_of_nobody',
        record || '{"id": "sub_of_nobody", "customerId": "ctm_of_nobody", "status": "active"}'
      FROM local_payment_record WHERE kind = 'subscription' LIMIT 1`);
    const body = JSON.stringify({
      event_id: 'evt_of_nobody',
      event_type: 'subscription.created',
      occurred_at: new Date().toISOString(),
      data: { subscription_id: 'sub_of_nobody', customer_id: 'ctm_of_nobody' },
    });
    expect((await send(body, signed(body))).status).toBe(204);
    const failed = async () =>
      failedEventsSchema.parse(await (await root('GET', '/api/admin/payment-events')).json()).events;
    await server.passDays(0);
    expect(await failed()).toEqual([]);
    await server.database.pool.query(`UPDATE payment_event SET attempts = 29 WHERE id = 'evt_of_nobody'`);
    await server.passDays(0);
    expect(await failed()).toMatchObject([{ id: 'evt_of_nobody', problem: expect.stringContaining('Nobody here') }]);
    const about = { reason: 'payer-unknown', subscriptionId: 'sub_of_nobody', customerId: 'ctm_of_nobody' };
    expect(await failed()).toMatchObject([about]);
    const event = '/api/admin/payment-events/evt_of_nobody';
    const retry = `${event}/retry`;
    expect((await ada('POST', retry)).status).toBe(403);
    expect((await root('POST', retry)).status).toBe(204);
    expect((await root('POST', retry)).status).toBe(404);
    expect(await failed()).toEqual([]);
    await server.database.pool.query(`UPDATE payment_event SET attempts = 29 WHERE id = 'evt_of_nobody'`);
    await server.passDays(0);
    expect(await failed()).toMatchObject([about]);
    expect((await ada('DELETE', event)).status).toBe(403);
    expect((await root('DELETE', event)).status).toBe(204);
    expect((await root('DELETE', event)).status).toBe(404);
    expect([await failed(), (await root('POST', retry)).status]).toEqual([[], 404]);
    const { rows } = await server.database.pool.query(
      `SELECT event, detail FROM audit_event WHERE event LIKE 'payment-event-%' ORDER BY position`,
    );
    const detail = { payment_event: 'evt_of_nobody' };
    expect(rows).toEqual([
      { event: 'payment-event-retried', detail },
      { event: 'payment-event-dismissed', detail },
    ]);
  });
});
