import { userProfileSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { readEvents } from '../chat/chat-events.fixtures.ts';
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts';
import { createSignedInUser, setSuperAdmin, USER_PASSWORD } from './signed-in-user.fixtures.ts';
import { IMPERSONAL_TABLES } from './adapters/persons/impersonal-tables.ts';
import { PERSONAL_TABLES } from './adapters/persons/personal-tables.ts';

describe('the users calls', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ trustProxy: true, cityHeader: 'x-city' });
  });
  afterAll(() => server.close());
  const enter = (email: string) => createSignedInUser(server, email);
  const grant = (email: string, granted: boolean) => setSuperAdmin(server, email, granted);

  it.each([
    [{ 'accept-language': 'nl-BE,nl;q=0.9' }, { language: 'nl', country: 'BE', city: null }],
    [
      { 'accept-language': 'ja', 'x-country': 'de' },
      { language: 'en', country: 'DE', city: null },
    ],
    [
      { 'x-country': '<script>', 'x-city': '<script>' },
      { language: 'en', country: null, city: null },
    ],
    [
      { 'x-country': 'BR', 'x-city': 'S%C3%A3o%20Paulo' },
      { language: 'en', country: 'BR', city: 'São Paulo' },
    ],
    [{}, { language: 'en', country: null, city: null }],
  ])('guess from %j that the first visit is from %j', async (headers, expected) => {
    const response = await server.app.request('/api/users/location', { headers });
    expect(await response.json()).toEqual(expected);
  });

  it.each([
    ['no header is configured', { trustProxy: true }],
    ['no proxy is believed', { cityHeader: 'x-city' }],
  ])('give no field of a city where %s', async (_what, options) => {
    const other = await startTestServer({ ...options, beside: server });
    const response = await other.app.request('/api/users/location', { headers: { 'x-city': 'Utrecht' } });
    expect(await response.json()).toEqual({ language: 'en', country: null });
    await other.close();
  });

  it('list institutions and occupations in a language', async () => {
    const settings = (query: string) => server.app.request(`/api/users/settings${query}`);
    expect(JSON.stringify(await (await settings('?language=fr')).json())).toContain('"Université"');
    expect(JSON.stringify(await (await settings('')).json())).toContain('"University"');
    for (const query of ['?language=xx', '?a=b']) {
      expect((await refusalOf(await settings(query))).slice(0, 2)).toEqual([400, 'request/invalid']);
    }
  });

  it('give, make and change the profile, and nothing that is not the reader’s to change', async () => {
    const browser = await enter('profile@example.org');
    const profile = async (response: Response) => userProfileSchema.parse(await response.json());
    const empty = await profile(await browser('GET', '/api/upsert-user'));
    expect(empty).toMatchObject({ institution: '', userSinceDays: 0, sandbox: false, subscriptionStatus: null });
    const change = { firstName: ' Ada ', institution: 'University', occupation: 'Nurse', optIn: true };
    await browser('PATCH', '/api/users/me', change);
    const work = {
      workEmail: 'Ada@Clinic.example',
      phone: '+31 20 123 4567',
      jobTitle: 'Head of department',
      company: 'Clinic',
      institutionRole: 'Board',
    };
    expect(await profile(await browser('PATCH', '/api/users/me', work))).toMatchObject({ ...work, optIn: true });
    expect(await profile(await browser('GET', '/api/users/me'))).toMatchObject(work);
    const language = { country: 'pt', userLanguage: 'zh-Hant' };
    const changed = await profile(await browser('PATCH', '/api/users/language', language));
    expect(changed).toMatchObject({ ...change, firstName: 'Ada', ...language, email: 'profile@example.org' });
    const back = await profile(await browser('PATCH', '/api/users/language', { userLanguage: null }));
    expect(back).toMatchObject({ userLanguage: null, country: 'pt' });
    expect(await profile(await browser('POST', '/api/upsert-user', { jobTitle: 'a\0b' }))).toMatchObject({
      jobTitle: 'a\uFFFDb',
      institution: 'University',
    });
    for (const wrong of [
      { superAdmin: true },
      { email: 'x@y.z' },
      { institution: '' },
      { firstName: 'x'.repeat(201) },
      { workEmail: 'clinic.example' },
      { phone: 'call me' },
      { optIn: 'yes' },
    ]) {
      expect((await refusalOf(await browser('PATCH', '/api/users/me', wrong)))[1]).toBe('request/invalid');
    }
    for (const wrong of [{ country: 'ja' }, { userLanguage: 'xx' }, { country: null }]) {
      expect((await refusalOf(await browser('PATCH', '/api/users/language', wrong)))[1]).toBe('request/invalid');
    }
  });

  it('know a super admin once the command line said so, and no longer when it takes that back', async () => {
    const email = 'admin@example.org';
    await browserOf(server.app)('POST', '/api/auth/register', { email, password: USER_PASSWORD, agreed: true });
    expect(await (await grant(email, true)).json()).toMatchObject({ done: false });
    expect(await (await grant('nobody@example.org', true)).json()).toMatchObject({ done: false });
    const browser = await createSignedInUser(server, email, { registered: true });
    expect(await (await grant(email, true)).json()).toMatchObject({ done: true });
    expect(await (await browser('GET', '/api/users/me')).json()).toMatchObject({ superAdmin: true });
    await grant(email, false);
    expect(await (await browser('GET', '/api/users/me')).json()).toMatchObject({ superAdmin: false });
    const { rows } = await server.database.pool.query("SELECT event FROM audit_event WHERE event LIKE 'super-admin%'");
    expect(rows).toEqual([{ event: 'super-admin-granted' }, { event: 'super-admin-revoked' }]);
  });

  it('give everything that is saved about a reader, and no secret', async () => {
    const browser = await enter('export@example.org');
    await readEvents((await browser('POST', '/api/chat/query', { question: 'Is it mine?' })).body);
    const response = await browser('GET', '/api/users/me/export');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="footnote-account.json"');
    const text = await response.text();
    for (const known of ['export@example.org', 'Is it mine?', 'signed-in', 'verify-email'])
      expect(text).toContain(known);
    const { rows } = await server.database.pool.query(
      'SELECT token AS secret FROM account_session UNION SELECT password FROM account_credential',
    );
    for (const { secret } of rows) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"password":|token=/);
  });

  it('give or withhold every column there is of a reader, on purpose', async () => {
    for (const { table, exported, withheld } of PERSONAL_TABLES) {
      const { rows } = await server.database.pool.query<{ name: string }>(
        'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1',
        [table],
      );
      const named = [...exported, ...withheld].toSorted();
      expect({ table, columns: named }).toEqual({ table, columns: rows.map(({ name }) => name).toSorted() });
    }
  });

  it('give nothing of anybody else', async () => {
    const [mine, theirs] = [await enter('mine@example.org'), await enter('theirs@example.org')];
    for (const [browser, question] of [
      [mine, 'A question of mine?'],
      [theirs, 'A question of theirs?'],
    ] as const) {
      await readEvents((await browser('POST', '/api/chat/query', { question })).body);
      await browser('PATCH', '/api/users/me', { company: question.slice(-7) });
    }
    const { id } = userProfileSchema.parse(await (await theirs('GET', '/api/users/me')).json());
    const text = await (await mine('GET', '/api/users/me/export')).text();
    expect(text).toContain('A question of mine?');
    for (const other of [id, 'theirs']) expect(text).not.toContain(other);
  });

  describe('deleting an account', () => {
    const tables = async () => {
      const { rows } = await server.database.pool.query<{ schema: string; name: string }>(
        `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
         WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
      );
      return rows;
    };

    it('is prepared for every table there is', async () => {
      const jobs = await openPgBossJobs(server.database, () => undefined);
      await jobs.close();
      const unknown = (await tables())
        .filter(({ schema }) => !IMPERSONAL_TABLES.includes(`${schema}.*`))
        .map(({ name }) => name)
        .filter((name) => !IMPERSONAL_TABLES.includes(name) && !PERSONAL_TABLES.some(({ table }) => table === name));
      expect(unknown).toEqual([]);
    });

    it('asks for the password, and leaves nothing of the person anywhere', async () => {
      const email = 'gone@example.org';
      const browser = await enter(email);
      const bystander = await enter('bystander@example.org');
      await readEvents((await bystander('POST', '/api/chat/query', { question: 'Does it stay?' })).body);
      const asked = await browser('POST', '/api/chat/query', { question: 'Does it go?' });
      await readEvents(asked.body);
      await browser('POST', '/api/auth/request-reset', { email });
      await browser('PATCH', '/api/users/me', { phone: '+31 20 000 0000' });
      const { id } = userProfileSchema.parse(await (await browser('GET', '/api/users/me')).json());
      const remove = (body: object) => browser('DELETE', '/api/users/me', body);
      for (const wrong of [{}, { password: 'wrong' }]) {
        expect((await refusalOf(await remove(wrong)))[1]).toBe('identity/password-incorrect');
      }
      expect((await remove({ password: USER_PASSWORD })).status).toBe(204);
      expect((await browser('GET', '/api/users/me')).status).toBe(401);
      expect((await server.mail()).at(-1)).toMatchObject({ to: email, subject: 'Your account was deleted' });
      for (const { schema, name } of await tables()) {
        const { rows } = await server.database.pool.query<{ line: string }>(
          `SELECT row_to_json(held)::text AS line FROM "${schema}"."${name}" AS held`,
        );
        for (const { line } of rows) {
          for (const trace of [id, email, 'Does it go?', '+31 20 000']) expect(line).not.toContain(trace);
        }
      }
      expect(await (await bystander('GET', '/api/chat/sessions')).json()).toMatchObject({ total: 1 });
    });
  });
});
