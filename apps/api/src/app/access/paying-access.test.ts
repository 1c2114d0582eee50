import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { mount } from '../../platform/http/mount.ts';
import { refusalOf, startTestServer, type TestServer } from '../test-server.fixtures.ts';
import { cellsOf, OF_NEED } from './call-matrix.fixtures.ts';
import { signInEveryKind } from './kinds-of-users.fixtures.ts';

const path = '/api/for-those-who-pay';
const endpoint = {
  method: 'get',
  path,
  access: 'paying',
  budget: 'read',
  summary: '',
  answer: null,
} as const satisfies Endpoint;

// No call of the product asks for that: what plans contain is kept by the table that plan-gating.test.ts holds it to.
describe('a call for those who pay', () => {
  let server: TestServer;
  let browsers: Awaited<ReturnType<typeof signInEveryKind>>;
  let organization: string;
  beforeAll(async () => {
    server = await startTestServer();
    mount(server.app, endpoint, () => undefined);
    browsers = await signInEveryKind(server, (removed) => removed('GET', '/api/users/me'));
    organization = await saveOrganization(server.database, { id: randomUUID(), people: {} });
  });
  afterAll(() => server.close());

  const refusal = async (who: 'free' | 'pro' | 'sandbox', headers: Record<string, string> = {}) => {
    const response = await browsers[who]('GET', path, undefined, headers);
    return response.ok ? null : (await refusalOf(response))[1];
  };
  const subscribe = (status: string | null) =>
    server.database.pool.query('UPDATE organization SET subscription_status = $2 WHERE id = $1', [
      organization,
      status,
    ]);

  it('is open to them and to super admins', async () => {
    expect(await cellsOf(browsers, endpoint)).toBe(OF_NEED['paying']);
  });

  it('opens and closes with the organization that pays for its members', async () => {
    const people = { 'free@example.org': 'Member' } as const;
    await saveOrganization(server.database, { id: organization, people });
    const seen = [];
    for (const status of [null, 'active', 'past_due', 'trialing', 'canceled', 'paused', 'active']) {
      await subscribe(status);
      seen.push(await refusal('free'));
    }
    const refused = 'identity/forbidden';
    expect(seen).toEqual([refused, null, refused, refused, refused, refused, null]);
    await saveOrganization(server.database, { id: organization, people, suspended: true });
    expect(await refusal('free')).toBe(refused);
    await saveOrganization(server.database, { id: organization, people, secondFactorRequired: true });
    expect(await refusal('free')).toBe(refused);
    await saveOrganization(server.database, { id: organization, people });
    expect(await refusal('free')).toBeNull();
    await saveOrganization(server.database, { id: organization, people: {} });
    expect(await refusal('free')).toBe(refused);
  });

  it('opens with a subscription of their own and with months they earned, and closes with both', async () => {
    const { pool } = server.database;
    const { rows } = await pool.query<{ id: string }>(`SELECT id FROM account WHERE email = 'free@example.org'`);
    const id = rows[0]?.id ?? '';
    await pool.query(
      `INSERT INTO subscription (provider, id, customer_id, status, billing_interval, seats, amount, currency,
      begun_at, changed_at, checked_at) SELECT 'local', 'sub_1', payment_customer.id, 'trialing', 'month', 1, 1900, 'EUR', now(), now(), now() FROM payment_customer
      WHERE account_id = $1`,
      [id],
    );
    expect(await refusal('free')).toBeNull();
    await pool.query(`UPDATE subscription SET status = 'past_due'`);
    expect(await refusal('free')).toBe('identity/forbidden');
    await pool.query(
      `INSERT INTO pro_reward (id, account_id, months, earned_at, granted_until) VALUES ('1', $1, 1, now(), now() + interval '1 day')`,
      [id],
    );
    expect(await refusal('free')).toBeNull();
    await pool.query(`UPDATE pro_reward SET granted_until = now()`);
    expect(await refusal('free')).toBe('identity/forbidden');
  });

  it('believes nothing that a caller says of themself', async () => {
    const header = { 'footnote-organization-id': organization };
    await subscribe('active');
    expect(await refusal('free', header)).toBe('organization/cannot-act-for');
    expect(await refusal('free', { 'footnote-organization-id': 'x' })).toBe('organization/header-invalid');
    for (const claim of ['?paying=true&isPaid=1&sandbox=true', '?plan=pro'])
      expect((await browsers.free('GET', `${path}${claim}`)).status).toBe(403);
    expect(await refusal('free', { 'footnote-paying': 'true' })).toBe('identity/forbidden');
  });
});
