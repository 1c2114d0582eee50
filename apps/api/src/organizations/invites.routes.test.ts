import { invitePageSchema, organizationInviteSchema, pendingInviteSchema, userProfileSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, forgetAttempts, setSuperAdmin } from '../identity/signed-in-user.fixtures.ts';
import { createPostgresInvites } from './adapters/postgres-invites.ts';
import { saveOrganization } from './organizations.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const DAY = 24 * 60 * 60 * 1000;
const OWN = '/api/users/me/invites';

describe('the calls of invitations', () => {
  let server: TestServer;
  let root: Browser;
  let ada: Browser;
  let elapsed = 0;
  beforeAll(async () => {
    server = await startTestServer({ rules: { now: () => Date.now() + elapsed } });
    root = await createSignedInUser(server, 'root@example.org');
    await setSuperAdmin(server, 'root@example.org');
    ada = await createSignedInUser(server, 'ada@example.org');
    await ada('PATCH', '/api/users/language', { country: 'nl' });
  });
  afterAll(() => server.close());

  const code = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const withAda = (userLimit = 10, name = 'Harbour Clinic') =>
    saveOrganization(server.database, { name, userLimit, people: { 'ada@example.org': 'Admin' } });
  const address = (id: string) => `/api/organizations/${id}/invites`;
  const invite = (id: string, email: string, more: object = {}) =>
    ada('POST', address(id), { email, name: 'A colleague', role: 'Member', ...more });
  const made = async (response: Response) => organizationInviteSchema.parse(await response.json());
  const open = async (id: string) => invitePageSchema.parse(await (await ada('GET', address(id))).json());
  const profile = async (browser: Browser) =>
    userProfileSchema.parse(await (await browser('GET', '/api/users/me')).json());
  const mailTo = async (email: string) => {
    const mail = (await server.mail()).findLast(({ to }) => to === email);
    return { mail, token: new URLSearchParams(mail?.link.split('?')[1]).get('token') ?? '' };
  };
  const accounts = async (id: string) => {
    const { rows } = await server.database.pool.query<{ email: string; role: string }>(
      'SELECT email, role FROM organization_member JOIN account ON account.id = account_id WHERE organization_id = $1 ORDER BY email',
      [id],
    );
    return rows.map(({ email, role }) => `${email} ${role}`);
  };

  it('ask somebody in by mail before they have an account, who accepts once they do', async () => {
    const id = await withAda();
    const sent = await made(await invite(id, ' New@Example.org ', { role: 'Admin' }));
    expect(sent).toMatchObject({ email: 'new@example.org', role: 'Admin' });
    const { mail, token } = await mailTo('new@example.org');
    // In the language of whoever invites, as that of the invited is not known.
    expect(mail?.subject).toBe('U bent uitgenodigd voor een organisatie');
    expect(mail?.text).toContain('ada@example.org nodigt u, new@example.org, uit');
    expect(mail?.text).toContain('Harbour Clinic');
    expect(await code(await browserOf(server.app)('POST', `${OWN}/find`, { token }))).toEqual([
      401,
      'identity/signed-out',
    ]);
    const newcomer = await createSignedInUser(server, 'new@example.org');
    const pending = { id: sent.id, organizationId: id, organizationName: 'Harbour Clinic', role: 'Admin' };
    expect((await profile(newcomer)).pendingInvites).toEqual([pending]);
    expect(pendingInviteSchema.parse(await (await newcomer('POST', `${OWN}/find`, { token })).json())).toEqual(pending);
    expect((await newcomer('POST', `${OWN}/${sent.id}/accept`)).status).toBe(204);
    expect(await accounts(id)).toEqual(['ada@example.org Admin', 'new@example.org Admin']);
    expect(await profile(newcomer)).toMatchObject({ pendingInvites: [], organizationRoles: [{ role: 'Admin' }] });
    expect(await code(await newcomer('POST', `${OWN}/find`, { token }))).toEqual([
      400,
      'organization/invite-link-invalid',
    ]);
    expect(await code(await newcomer('POST', `${OWN}/${sent.id}/accept`))).toEqual([
      404,
      'organization/invite-not-found',
    ]);
  });

  it('write to somebody who has an account in their own language', async () => {
    const known = await createSignedInUser(server, 'known@example.org');
    await known('PATCH', '/api/users/language', { country: 'de' });
    await invite(await withAda(), 'known@example.org');
    expect((await mailTo('known@example.org')).mail?.subject).toBe('Sie sind in eine Organisation eingeladen');
  });

  it('keep what stands in a link as a digest', async () => {
    await invite(await withAda(), 'digest@example.org');
    const { token } = await mailTo('digest@example.org');
    const { rows } = await server.database.pool.query('SELECT * FROM organization_invite');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(token);
    const sentMail = await server.database.pool.query("SELECT * FROM mail_message WHERE state <> 'waiting'");
    expect(JSON.stringify(sentMail.rows)).not.toContain(token);
  });

  it('say of an invitation to another address that it is one, and nothing else', async () => {
    const id = await withAda(10, 'A secret merger');
    const sent = await made(await invite(id, 'addressee@example.org'));
    const { token } = await mailTo('addressee@example.org');
    const other = await createSignedInUser(server, 'other@example.org');
    const refused = await other('POST', `${OWN}/find`, { token });
    expect(await refusalOf(refused.clone())).toEqual([403, 'organization/invite-of-another', expect.any(String)]);
    expect(await refused.text()).not.toMatch(/merger|addressee/);
    for (const answer of ['accept', 'decline']) {
      expect(await code(await other('POST', `${OWN}/${sent.id}/${answer}`))).toEqual([
        404,
        'organization/invite-not-found',
      ]);
    }
    expect((await profile(other)).pendingInvites).toEqual([]);
    expect((await open(id)).total).toBe(1);
  });

  it('invite nobody twice, no member, and nobody beyond the user limit', async () => {
    const id = await withAda(3);
    expect((await invite(id, 'one@example.org')).status).toBe(200);
    expect(await code(await invite(id, 'ONE@example.org'))).toEqual([409, 'organization/already-invited']);
    expect(await code(await invite(id, 'ada@example.org'))).toEqual([409, 'organization/already-member']);
    expect((await invite(id, 'two@example.org')).status).toBe(200);
    expect(await code(await invite(id, 'three@example.org'))).toEqual([409, 'organization/user-limit-reached']);
    expect(await code(await root('PATCH', `/api/organizations/${id}`, { userLimit: 2 }))).toEqual([
      409,
      'organization/limit-too-low',
    ]);
    const [newest] = (await open(id)).items;
    expect((await ada('DELETE', `${address(id)}/${newest?.id}`)).status).toBe(204);
    expect((await invite(id, 'three@example.org')).status).toBe(200);
  });

  it('open nothing by a link that was withdrawn, replaced, or is older than seven days', async () => {
    const id = await withAda();
    const late = await createSignedInUser(server, 'late@example.org');
    const first = await made(await invite(id, 'late@example.org'));
    const { token } = await mailTo('late@example.org');
    const find = async (link: string) => late('POST', `${OWN}/find`, { token: link });
    const again = `${address(id)}/${first.id}/again`;
    await forgetAttempts(server);
    elapsed += 6 * DAY;
    const second = await made(await ada('POST', again));
    const { token: fresh } = await mailTo('late@example.org');
    expect(await code(await find(token))).toEqual([400, 'organization/invite-link-invalid']);
    expect(await code(await late('POST', `${OWN}/${first.id}/accept`))).toEqual([404, 'organization/invite-not-found']);
    elapsed += 6 * DAY;
    expect((await find(fresh)).status).toBe(200);
    elapsed += 2 * DAY;
    expect(await code(await find(fresh))).toEqual([400, 'organization/invite-link-invalid']);
    expect(await code(await late('POST', `${OWN}/${second.id}/accept`))).toEqual([
      404,
      'organization/invite-not-found',
    ]);
    expect((await profile(late)).pendingInvites).toEqual([]);
    expect((await open(id)).total).toBe(0);
    await forgetAttempts(server);
    const third = await made(await invite(id, 'late@example.org'));
    expect((await ada('DELETE', `${address(id)}/${third.id}`)).status).toBe(204);
    expect(await code(await late('POST', `${OWN}/${third.id}/accept`))).toEqual([404, 'organization/invite-not-found']);
  });

  it('write to nobody twice within a minute', async () => {
    const id = await withAda();
    const sent = await made(await invite(id, 'patient@example.org'));
    const again = await ada('POST', `${address(id)}/${sent.id}/again`);
    expect(again.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await code(again)).toEqual([429, 'identity/too-many-attempts']);
    expect((await open(id)).items.map((one) => one.id)).toEqual([sent.id]);
  });

  it('free the place of somebody who declines', async () => {
    const id = await withAda(2);
    const modest = await createSignedInUser(server, 'modest@example.org');
    const sent = await made(await invite(id, 'modest@example.org'));
    expect((await modest('POST', `${OWN}/${sent.id}/decline`)).status).toBe(204);
    expect(await accounts(id)).toEqual(['ada@example.org Admin']);
    expect((await invite(id, 'bold@example.org')).status).toBe(200);
  });

  it('reach no invitation of another organization', async () => {
    const [id, other] = [await withAda(), await withAda()];
    const sent = await made(await invite(id, 'mine@example.org'));
    const there = `${address(other)}/${sent.id}`;
    expect(await code(await ada('DELETE', there))).toEqual([404, 'organization/invite-not-found']);
    expect(await code(await ada('POST', `${there}/again`))).toEqual([404, 'organization/invite-not-found']);
    expect((await open(id)).total).toBe(1);
  });

  it.each([
    { email: 'nobody' },
    { email: 'a@b.c\r\nBcc: d@e.f' },
    { name: '' },
    { name: 'a\nb' },
    { name: 'x'.repeat(121) },
    { role: 'Owner' },
    { organizationId: 'x' },
    { id: 'x' },
  ])('refuse an invitation with %j', async (wrong) => {
    const id = await withAda();
    expect(await code(await invite(id, 'fine@example.org', wrong))).toEqual([400, 'request/invalid']);
    expect((await open(id)).total).toBe(0);
  });

  it('forget, with the account or with time, who was invited', async () => {
    const id = await withAda();
    const gone = await createSignedInUser(server, 'gone@example.org');
    await invite(id, 'gone@example.org');
    await invite(id, 'silent@example.org');
    const exported = await (await gone('GET', '/api/users/me/export')).text();
    expect(exported).toContain('"organization_invite"');
    expect((await gone('DELETE', '/api/users/me', { password: 'correct horse battery' })).status).toBe(204);
    expect((await open(id)).items.map(({ email }) => email)).toEqual(['silent@example.org']);
    const { database } = server;
    await createPostgresInvites({ database, now: () => Date.now() + elapsed + 8 * DAY }).forgetExpired();
    expect((await database.pool.query('SELECT 1 FROM organization_invite')).rows).toEqual([]);
  });
});
