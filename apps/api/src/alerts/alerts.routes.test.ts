import { alertListSchema, savedAlertSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { articleFixture } from '../../../../packages/literature/src/search/article.fixtures.ts';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { alertBody } from './alerts.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const NOWHERE = '11111111-1111-4111-8111-111111111111';
const WEEK = 7 * 24 * 60 * 60 * 1000;
const EMAIL = 'ada@example.org';

let server: TestServer;
let ada: Browser;
let bea: Browser;
let now = Date.parse('2026-11-23T10:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ rules: { now: () => now } });
  ada = await createSignedInUser(server, EMAIL);
  bea = await createSignedInUser(server, 'bea@example.org');
});
afterAll(() => server.close());

const refused = async (response: Promise<Response>) => (await refusalOf(await response)).slice(0, 2);
const subscribe = async (query: string) => {
  const body = alertBody(EMAIL, { query: { pubmed_query: query } });
  return savedAlertSchema.parse(await (await ada('POST', '/api/alerts', body)).json());
};
const stateOf = async (id: string) =>
  savedAlertSchema.parse(await (await ada('GET', `/api/alerts/${id}`)).json()).state;

describe('saved searches', () => {
  const modes = {
    simple: { query_type: 'simple', query: { pubmed_query: 'salt' }, sort_by: 'relevance', sort_order: 'asc' },
    pico: {
      query_type: 'pico',
      query: {
        population_must: ['adults'],
        intervention_at_least: ['salt'],
        outcome_not_include: ['cost'],
        fuzziness: 0,
      },
      article_type: 'randomized_trial',
    },
    pubmed: { query_type: 'pubmed', query: { pubmed_query: 'salt[tiab] AND 2020:2026[dp]' }, sort_by: 'sample_size' },
    category: {
      query_type: 'category',
      query: { qids: ['cardiology.heart_failure'] },
      filters: { study_types: ['meta_analysis', 'systematic_review'], sample_size: 100, since_year: 2015 },
    },
  };

  it.each(Object.entries(modes))('of the mode %s are kept exactly, for REST and GraphQL', async (_mode, search) => {
    const saved = savedAlertSchema.parse(await (await ada('POST', '/api/alerts', alertBody(EMAIL, search))).json());
    expect(saved).toMatchObject(search);
    expect(await (await ada('GET', `/api/alerts/${saved.id}`)).json()).toEqual(saved);
    const query = `{ loadQueries(qid: "${saved.id}") { id query query_type sort_by sort_order title email institution
      article_type filters } }`;
    const loaded = z
      .object({ data: z.object({ loadQueries: z.looseObject({}) }) })
      .parse(await (await ada('POST', '/api/graphql', { query })).json());
    expect(saved).toMatchObject(loaded.data.loadQueries);
    expect(await refused(bea('GET', `/api/alerts/${saved.id}`))).toEqual([404, 'alert/not-found']);
    expect(await (await bea('POST', '/api/graphql', { query })).json()).toMatchObject({
      errors: [{ extensions: { code: 'alert/not-found' } }],
    });
  });

  it('are refused without any of the three, for another address, twice, and where nothing is asked', async () => {
    const post = (changes: object) => refused(ada('POST', '/api/alerts', alertBody(EMAIL, changes)));
    for (const missing of [{ email: '' }, { institution: ' ' }, { title: '' }, { title: 'x'.repeat(201) }])
      expect(await post(missing)).toEqual([400, 'request/invalid']);
    expect(await post({ email: 'bea@example.org' })).toEqual([409, 'alert/email-not-yours']);
    expect(await post({ query: { pubmed_query: ' ' } })).toEqual([400, 'request/invalid']);
    const { pool } = server.database;
    await pool.query('UPDATE account SET email_verified = false WHERE email = $1', [EMAIL]);
    expect(await post({})).toEqual([409, 'alert/email-unproven']);
    await pool.query('UPDATE account SET email_verified = true WHERE email = $1', [EMAIL]);
    const unknown = { query_type: 'category', query: { qids: ['no.such'] } };
    expect(await post(unknown)).toEqual([400, 'search/unknown-category']);
    await subscribe('twice');
    expect(await post({ query: { pubmed_query: 'twice' }, title: 'Another', sort_by: 'recency' })).toEqual([
      409,
      'alert/known-search',
    ]);
    expect(await refused(browserOf(server.app)('POST', '/api/alerts', alertBody(EMAIL)))).toEqual([
      401,
      'identity/signed-out',
    ]);
  });

  it('are listed, changed and deleted by their owner alone', async () => {
    const { id } = await subscribe('to be changed');
    expect(await refused(bea('PATCH', `/api/alerts/${id}`, { state: 'paused' }))).toEqual([404, 'alert/not-found']);
    expect(await refused(bea('DELETE', `/api/alerts/${id}`))).toEqual([404, 'alert/not-found']);
    expect(await refused(ada('PATCH', `/api/alerts/${id}`, { state: 'undeliverable' }))).toEqual([
      400,
      'request/invalid',
    ]);
    const changed = await ada('PATCH', `/api/alerts/${id}`, { frequency: 'fortnightly', state: 'paused' });
    expect(await changed.json()).toMatchObject({ id, frequency: 'fortnightly', state: 'paused', next_at: null });
    expect((await ada('DELETE', `/api/alerts/${id}`)).status).toBe(204);
    const { alerts } = alertListSchema.parse(await (await ada('GET', '/api/alerts')).json());
    expect(alerts.map((alert) => alert.id)).not.toContain(id);
    expect(await (await bea('GET', '/api/alerts')).json()).toEqual({ alerts: [], answers: [] });
  });

  it('go with the account, which takes them along in its export', async () => {
    const email = 'cem@example.org';
    const cem = await createSignedInUser(server, email);
    const body = alertBody(email, { title: 'Salt to be exported' });
    const { id } = savedAlertSchema.parse(await (await cem('POST', '/api/alerts', body)).json());
    const { pool } = server.database;
    await pool.query(`INSERT INTO alert_delivery VALUES ($1, $2, 1, 0, now(), NULL, NULL)`, [NOWHERE, id]);
    await pool.query(`INSERT INTO alert_article VALUES ($1, '90000077', now(), '{}')`, [id]);
    const file = JSON.stringify(await (await cem('GET', '/api/users/me/export')).json());
    for (const part of ['Salt to be exported', 'salt substitute', NOWHERE, '90000077']) expect(file).toContain(part);
    await pool.query('DELETE FROM account WHERE email = $1', [email]);
    const { rows } = await pool.query(
      `SELECT id FROM alert WHERE id = $1 UNION ALL SELECT id FROM alert_delivery WHERE alert_id = $1
       UNION ALL SELECT pmid FROM alert_article WHERE alert_id = $1`,
      [id],
    );
    expect(rows).toEqual([]);
  });
});

describe('the links of a mail', () => {
  let alertId: string;
  let oneClick: string;
  let page: string;
  let rid: string;
  beforeAll(async () => {
    // What tells of one alert alone has the link of this one.
    await server.database.pool.query('DELETE FROM alert');
    alertId = (await subscribe('salt substitute')).id;
    const article = articleFixture({
      pmid: '90000002',
      title: 'Salt substitute and stroke',
      notices: [],
      publicationDate: '2026-11',
    });
    await server.literature.write({ articles: [article], deletions: [] });
    now += WEEK;
    await server.runAlerts();
    const { rows } = await server.database.pool.query(
      `SELECT variables FROM mail_message WHERE template LIKE 'alert-%' AND variables->>'parts' LIKE '%' || $1 || '%'`,
      [alertId],
    );
    const variables = z
      .object({ oneClick: z.string(), unsubscribe: z.string(), parts: z.string() })
      .parse(rows[0]?.variables);
    const [part] = z.array(z.object({ link: z.string() })).parse(JSON.parse(variables.parts));
    const pathOf = (address: string) => address.replace(/^.*?:3000/, '');
    oneClick = pathOf(variables.oneClick);
    page = pathOf(variables.unsubscribe);
    rid = new URL(part?.link ?? '').searchParams.get('rid') ?? '';
  });

  it('register a click of whom the mail went to, by REST and GraphQL', async () => {
    const click = `/api/alerts/clicks/${rid}`;
    expect((await ada('POST', click)).status).toBe(204);
    expect((await ada('POST', click)).status).toBe(204);
    const query = `mutation { registerClick(rid: "${rid}") }`;
    expect(await (await ada('POST', '/api/graphql', { query })).json()).toEqual({ data: { registerClick: true } });
    expect(await refused(bea('POST', click))).toEqual([404, 'alert/not-found']);
    expect(await refused(ada('POST', `/api/alerts/clicks/${NOWHERE}`))).toEqual([404, 'alert/not-found']);
    expect(await refused(ada('POST', '/api/alerts/clicks/x'))).toEqual([404, 'alert/not-found']);
  });

  it('lead programs that check mail to a page, and end nothing', async () => {
    const anybody = browserOf(server.app);
    const followed = await anybody('GET', oneClick);
    expect([followed.status, followed.headers.get('location')]).toEqual([303, page]);
    expect(await (await anybody('GET', `${oneClick}/alert`)).json()).toEqual({
      email: EMAIL,
      title: 'Salt',
      active: true,
    });
    expect(await stateOf(alertId)).toBe('active');
    await ada('PATCH', `/api/alerts/${alertId}`, { state: 'paused' });
    expect(await (await anybody('GET', `${oneClick}/alert`)).json()).toMatchObject({ active: true });
  });

  it('end the alert by one POST of a mail program, without any session, again and again', async () => {
    const anybody = browserOf(server.app);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=a']) {
      const answer = await anybody('POST', oneClick, 'List-Unsubscribe=One-Click', { 'content-type': type });
      expect(answer.status).toBe(204);
      expect(await stateOf(alertId)).toBe('unsubscribed');
    }
    expect(await (await anybody('GET', `${oneClick}/alert`)).json()).toMatchObject({ active: false });
  });

  it('work only as they were signed', async () => {
    const anybody = browserOf(server.app);
    const other = await subscribe('another one');
    const [, signature = ''] = oneClick.split('.');
    const forged = [
      `/api/unsubscribe/${other.id}.${signature}`,
      `/api/unsubscribe/${alertId}.${signature.toLowerCase()}`,
      `/api/unsubscribe/${alertId}`,
      `/api/unsubscribe/${'x'.repeat(5_000)}`,
      `/api/unsubscribe/%00`,
    ];
    for (const address of forged) {
      for (const call of [anybody('POST', address), anybody('GET', address), anybody('GET', `${address}/alert`)])
        expect(await refused(call)).toEqual([404, 'alert/link-invalid']);
    }
    expect(await stateOf(other.id)).toBe('active');
    await ada('DELETE', `/api/alerts/${alertId}`);
    expect(await refused(anybody('POST', oneClick))).toEqual([404, 'alert/link-invalid']);
  });

  it('are not needed by who is signed in and names the address', async () => {
    const { id } = await subscribe('by address');
    const call = '/api/unsubscribe?email=';
    expect(await refused(ada('GET', call))).toEqual([400, 'request/invalid']);
    expect(await refused(ada('GET', `${call}${EMAIL}`, undefined, { 'sec-fetch-site': 'cross-site' }))).toEqual([
      403,
      'request/cross-site',
    ]);
    expect(await refused(browserOf(server.app)('GET', `${call}${EMAIL}`))).toEqual([401, 'identity/signed-out']);
    expect((await bea('GET', `${call}${EMAIL}`)).status).toBe(204);
    expect(await stateOf(id)).toBe('active');
    expect((await ada('GET', `${call}${EMAIL.toUpperCase()}`)).status).toBe(204);
    expect(await stateOf(id)).toBe('unsubscribed');
  });
});
