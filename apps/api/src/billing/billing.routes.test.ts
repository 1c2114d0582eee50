import { readSubscription, ownPlanSchema, pricesSchema, invoicesSchema, startedCheckoutSchema } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../organizations/organizations.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const PLAN = '/api/users/me/plan';
const GOOD = '4242 4242 4242 4242';
const FLAGS = { paymentProcessing: false, cancellationRequested: false };

let count = 0;

describe('plans and payment', () => {
  let server: TestServer;
  let ada: Browser;
  let email = '';
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    count += 1;
    email = `ada${count}@example.org`;
    ada = await createSignedInUser(server, email);
  });

  const code = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const plan = async (who = ada, path = PLAN) => ownPlanSchema.parse(await (await who('GET', path)).json());
  const state = async (who = ada, path = PLAN) => {
    const { facts, at } = await plan(who, path);
    return readSubscription(facts, FLAGS, at);
  };
  const begin = async (body: object = { interval: 'month' }, path = PLAN, who = ada) =>
    startedCheckoutSchema.parse(await (await who('POST', `${path}/checkouts`, body)).json()).id;
  const pay = (id: string, number = GOOD, who = ada) => who('POST', `/api/checkouts/${id}/payment`, { number });
  const buy = async (body: object = { interval: 'month' }, number = GOOD, path = PLAN) => {
    expect(await (await pay(await begin(body, path), number)).json()).toEqual({ outcome: 'done' });
    await server.passDays(0);
  };
  const me = async (): Promise<unknown> => (await ada('GET', '/api/users/me')).json();
  const invoices = async (path = '/api/users/me/invoices') =>
    invoicesSchema.parse(await (await ada('GET', path)).json()).invoices;

  it('have prices, by the name of the provider or by whichever is configured', async () => {
    const visitor = browserOf(server.app);
    const prices = pricesSchema.parse(await (await visitor('GET', '/api/local/prices')).json());
    expect(prices.month.unit_price).toEqual({ amount: 1_900, currency_code: 'EUR' });
    expect(await (await visitor('GET', '/api/current/prices')).json()).toEqual(prices);
    expect(await code(await visitor('GET', '/api/paddle/prices'))).toEqual([404, 'request/not-found']);
    expect((await visitor('GET', '/api/elsewhere/prices')).status).toBe(404);
    expect(await (await visitor('GET', '/api/local/discounts/dsc_welcome')).json()).toMatchObject({ amount: 500 });
    expect(await code(await visitor('GET', '/api/local/discounts/none'))).toEqual([404, 'billing/discount-not-found']);
  });

  it('begin with a trial, which a payment follows, and every payment has an invoice', async () => {
    expect(await state()).toBe('free');
    await buy();
    expect(await state()).toBe('free_trial');
    expect(await me()).toMatchObject({ subscriptionStatus: 'trialing' });
    expect(await invoices()).toEqual([]);
    await server.passDays(15);
    expect(await state()).toBe('active');
    await server.passDays(31);
    const billed = await invoices();
    expect(billed.map(({ total, state: paid }) => [total.amount, total.currency, paid])).toEqual([
      [1_900, 'EUR', 'paid'],
      [1_900, 'EUR', 'paid'],
    ]);
    const pdf = await ada('GET', `/api/users/me/invoices/${billed[0]?.id ?? ''}?language=de`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
    const ben = await createSignedInUser(server, `ben${count}@example.org`);
    expect(await code(await ben('GET', `/api/users/me/invoices/${billed[0]?.id ?? ''}`))).toEqual([
      404,
      'billing/invoice-not-found',
    ]);
  });

  it('count only once the provider told of the payment', async () => {
    await pay(await begin());
    expect(await me()).toMatchObject({ subscriptionStatus: null });
    await server.passDays(0);
    expect(await me()).toMatchObject({ subscriptionStatus: 'trialing' });
  });

  it('are cancelled to their end, resumed, and end', async () => {
    await buy({ interval: 'annual' });
    expect(
      ownPlanSchema.parse(await (await ada('POST', `${PLAN}/cancellation`)).json()).facts.scheduled_change,
    ).not.toBeNull();
    expect(await state()).toBe('canceled_scheduled');
    expect((await ada('DELETE', `${PLAN}/cancellation`)).status).toBe(200);
    expect(await state()).toBe('free_trial');
    await ada('POST', `${PLAN}/cancellation`);
    await server.passDays(20);
    expect(await state()).toBe('canceled');
    expect(await me()).toMatchObject({ subscriptionStatus: 'canceled' });
    expect(await code(await ada('POST', `${PLAN}/cancellation`))).toEqual([404, 'billing/no-subscription']);
    // Whoever knows the plan has no second trial.
    await buy();
    expect(await state()).toBe('active');
  });

  it('take cards that fail, or ask to be confirmed, and no other', async () => {
    const id = await begin();
    expect(await code(await pay(id, '4000 0000 0000 0002'))).toEqual([409, 'billing/card-declined']);
    expect(await code(await pay(id, '1234 5678'))).toEqual([400, 'billing/card-invalid']);
    expect(await (await pay(id, '4000 0025 0000 3155')).json()).toEqual({ outcome: 'confirm' });
    const confirm = (confirmed: boolean) => ada('POST', `/api/checkouts/${id}/confirmation`, { confirmed });
    expect(await code(await confirm(false))).toEqual([409, 'billing/card-declined']);
    expect(await (await pay(id, '4000 0025 0000 3155')).json()).toEqual({ outcome: 'confirm' });
    expect(await (await confirm(true)).json()).toEqual({ outcome: 'done' });
    expect(await code(await confirm(true))).toEqual([409, 'billing/checkout-over']);
    expect(await code(await pay(id))).toEqual([409, 'billing/checkout-over']);
  });

  it('are bought once, however many checkouts are paid at once', async () => {
    const ids = [await begin(), await begin(), await begin()];
    const paid = await Promise.all([...ids, ...ids].map((id) => pay(id)));
    expect(paid.filter(({ ok }) => ok)).toHaveLength(1);
    await server.passDays(0);
    expect(await code(await ada('POST', `${PLAN}/checkouts`, { interval: 'month' }))).toEqual([
      409,
      'billing/subscribed-already',
    ]);
  });

  it('give nothing while a payment is owed, and all again with another card', async () => {
    await buy({ interval: 'month' }, '4000 0000 0000 0341');
    expect(await state()).toBe('free_trial');
    await server.passDays(15);
    expect((await plan()).facts.status).toBe('past_due');
    expect(await me()).toMatchObject({ subscriptionStatus: 'past_due' });
    const { id } = startedCheckoutSchema.parse(await (await ada('POST', `${PLAN}/card`)).json());
    expect(await (await ada('GET', `/api/checkouts/${id}`)).json()).toMatchObject({ purpose: 'card' });
    await pay(id);
    await server.passDays(0);
    expect(await state()).toBe('active');
    expect((await invoices()).map((invoice) => invoice.state).toSorted()).toEqual(['failed', 'paid']);
  });

  it('change from monthly to yearly at the next billing date', async () => {
    await buy();
    const { facts } = await plan();
    expect((await ada('PATCH', PLAN, { interval: 'annual' })).status).toBe(200);
    const after = await plan();
    expect(after.subscription).toMatchObject({ interval: 'annual', price: { amount: 18_000, currency: 'EUR' } });
    expect(after.facts.renewal).toBe(facts.renewal);
    await server.passDays(15);
    expect((await invoices())[0]?.total.amount).toBe(18_000);
  });

  it('may be discounted, until the discount ends', async () => {
    await buy({ interval: 'month', discountId: 'dsc_colleagues' });
    expect((await plan()).subscription?.discount).toMatchObject({ terms: { type: 'percentage', amount: 20 } });
    await server.passDays(15);
    expect((await invoices())[0]?.total.amount).toBe(1_520);
    await server.passDays(100);
    expect((await invoices())[0]?.total.amount).toBe(1_900);
  });

  it('postpone the next payment of a subscriber by the months they earned, three by three', async () => {
    await buy();
    await server.passDays(15);
    const { facts } = await plan();
    const { rows } = await server.database.pool.query<{ id: string }>('SELECT id FROM account WHERE email = $1', [
      email,
    ]);
    const accountId = rows[0]?.id ?? '';
    for (const id of ['a', 'b', 'c']) {
      await server.paidPlans.rewardMonths({ id: `${accountId} ${id}`, accountId, months: 1 });
      await server.paidPlans.rewardMonths({ id: `${accountId} ${id}`, accountId, months: 1 });
    }
    expect((await plan()).monthsToMove).toBe(3);
    await server.passDays(0);
    await server.passDays(0);
    const moved = await plan();
    expect(moved.monthsToMove).toBe(0);
    const months = (moment: string | null) =>
      new Date(moment ?? '').getUTCMonth() + 12 * new Date(moment ?? '').getUTCFullYear();
    expect(months(moved.facts.renewal) - months(facts.renewal)).toBe(3);
  });

  it('of an organization buy its places, are its admins’ alone, and open Pro to its members', async () => {
    const people = { [email]: 'Admin', 'member@example.org': 'Member' } as const;
    const member = await createSignedInUser(server, 'member@example.org').catch(() => browserOf(server.app));
    const organization = await saveOrganization(server.database, { userLimit: 7, people });
    const path = `/api/organizations/${organization}/plan`;
    const id = await begin({ interval: 'month' }, path);
    expect(await (await ada('GET', `/api/checkouts/${id}`)).json()).toMatchObject({
      seats: 7,
      trialDays: 0,
      organizationId: organization,
    });
    expect(await code(await member('GET', `/api/checkouts/${id}`))).toEqual([404, 'billing/checkout-not-found']);
    await pay(id);
    await server.passDays(0);
    expect(await state(ada, path)).toBe('active');
    expect(await (await member('GET', '/api/users/me')).json()).toMatchObject({
      organizationRoles: [{ organization: { subscriptionStatus: 'active' } }],
    });
    expect((await invoices(`/api/organizations/${organization}/invoices`))[0]?.total.amount).toBe(7 * 1_900);
    await server.database.pool.query('UPDATE organization SET user_limit = 9 WHERE id = $1', [organization]);
    await server.passDays(0);
    expect((await plan(ada, path)).subscription?.seats).toBe(9);
  });

  it('are not sold where plans are off, and say so', async () => {
    const free = await startTestServer({ plans: 'off' });
    try {
      const ben = await createSignedInUser(free, 'ben@example.org');
      for (const [method, path, body] of [
        ['GET', PLAN],
        ['GET', '/api/local/prices'],
        ['GET', '/api/users/me/invoices'],
        ['POST', `${PLAN}/checkouts`, { interval: 'month' }],
        ['POST', `${PLAN}/cancellation`],
        ['GET', '/api/checkouts/x'],
      ] as const)
        expect(await code(await ben(method, path, body))).toEqual([404, 'billing/plans-off']);
    } finally {
      await free.close();
    }
  });

  it('end with the account, and are in the file with everything of it', async () => {
    await buy();
    await server.passDays(15);
    expect(await (await ada('GET', '/api/users/me/export')).json()).toMatchObject({
      subscription: [{ status: 'active' }],
      invoice: [{ total: '1900', currency: 'EUR' }],
    });
    const { subscription } = await plan();
    expect((await ada('DELETE', '/api/users/me', { password: 'correct horse battery' })).status).toBe(204);
    await server.passDays(0);
    const { rows } = await server.database.pool.query<{ status: string }>(
      `SELECT record ->> 'status' AS status FROM local_payment_record WHERE kind = 'subscription' AND id = $1`,
      [subscription?.id],
    );
    expect(rows).toEqual([{ status: 'canceled' }]);
    expect(await server.database.pool.query('SELECT FROM owed_cancellation')).toMatchObject({ rowCount: 0 });
  });
});
