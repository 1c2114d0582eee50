import { randomUUID } from 'node:crypto';
import {
  invitePageSchema,
  memberPageSchema,
  notificationPageSchema,
  unreadNotificationsSchema,
  userProfileSchema,
} from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import {
  createSignedInUser,
  forgetAttempts,
  setSuperAdmin,
  USER_PASSWORD,
} from '../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../organizations/organizations.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const BELL = '/api/users/me/notifications';
const NAME = 'Harbour Clinic';

describe('the calls of the bell', () => {
  let server: TestServer;
  let root: Browser;
  let ada: Browser;
  let ben: Browser;
  let organization: string;
  beforeAll(async () => {
    server = await startTestServer();
    root = await createSignedInUser(server, 'root@example.org');
    await setSuperAdmin(server, 'root@example.org');
    ada = await createSignedInUser(server, 'ada@example.org');
    ben = await createSignedInUser(server, 'ben@example.org');
    await ben('PATCH', '/api/users/language', { country: 'de' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await forgetAttempts(server);
    await server.database.pool.query('DELETE FROM notification');
    await server.mail();
    organization = await saveOrganization(server.database, {
      name: NAME,
      people: { 'ada@example.org': 'Admin', 'ben@example.org': 'Member' },
    });
  });

  const list = async (browser: Browser, query = '') =>
    notificationPageSchema.parse(await (await browser('GET', `${BELL}${query}`)).json());
  const news = async (browser: Browser) => (await list(browser)).items.map((one) => one.news);
  const unread = async (browser: Browser) =>
    unreadNotificationsSchema.parse(await (await browser('GET', `${BELL}/unread`)).json()).unread;
  const code = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const idOf = async (email: string) => {
    const page = await (await root('GET', `/api/organizations/${organization}/members`)).json();
    return memberPageSchema.parse(page).items.find((one) => one.email === email)?.id ?? '';
  };
  const change = async (role: string) =>
    ada('PATCH', `/api/organizations/${organization}/members/${await idOf('ben@example.org')}`, { role });
  const takeOut = async () =>
    ada('DELETE', `/api/organizations/${organization}/members/${await idOf('ben@example.org')}`);
  const invite = (email: string) =>
    ada('POST', `/api/organizations/${organization}/invites`, { email, name: 'A colleague', role: 'Member' });
  const openInvite = async () => {
    const page = await (await ada('GET', `/api/organizations/${organization}/invites`)).json();
    return invitePageSchema.parse(page).items[0]?.id ?? '';
  };
  const about = () => ({ organizationId: organization, organizationName: NAME });

  it('tell members of a new role, of being taken out, and of the end of their organization', async () => {
    expect((await change('Admin')).status).toBe(204);
    expect((await change('Admin')).status).toBe(204);
    expect((await change('Member')).status).toBe(204);
    expect((await takeOut()).status).toBe(204);
    expect(await news(ben)).toEqual([
      { kind: 'member-removed', ...about() },
      { kind: 'role-changed', ...about(), role: 'Member' },
      { kind: 'role-changed', ...about(), role: 'Admin' },
    ]);
    expect(await unread(ben)).toBe(3);
    expect((await root('DELETE', `/api/organizations/${organization}`)).status).toBe(204);
    expect(await news(ada)).toEqual([{ kind: 'organization-deleted', ...about() }]);
    expect(await unread(ben)).toBe(3);
  });

  it('tell members that their organization is suspended and resumed, its admins by mail as well', async () => {
    await saveOrganization(server.database, {
      id: organization,
      name: NAME,
      people: { 'ada@example.org': 'Admin', 'ben@example.org': 'Member', 'root@example.org': 'Admin' },
    });
    const suspend = (suspended: boolean) =>
      root('PATCH', `/api/organizations/${organization}/suspension`, { suspended });
    for (const suspended of [true, true, false]) expect((await suspend(suspended)).status).toBe(200);
    const both = [
      { kind: 'organization-resumed', ...about() },
      { kind: 'organization-suspended', ...about() },
    ];
    expect([await news(ada), await news(ben), await news(root)]).toEqual([both, both, []]);
    expect((await server.mail()).map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.org', 'Your organization is suspended'],
      ['ada@example.org', 'Your organization is open again'],
    ]);
    await ada('PATCH', '/api/users/me', { notificationMail: false });
    await suspend(true);
    expect(await server.mail()).toEqual([]);
    expect(await unread(ada)).toBe(3);
    await ada('PATCH', '/api/users/me', { notificationMail: true });
  });

  it('tell somebody that they are a super admin now, and no longer', async () => {
    const account = await idOf('ben@example.org');
    const grant = (superAdmin: boolean) => root('PATCH', `/api/admin/users/${account}`, { superAdmin });
    for (const superAdmin of [true, true]) expect((await grant(superAdmin)).status).toBe(200);
    expect((await server.mail()).map(({ to, subject, link }) => [to, subject, link])).toEqual([
      ['ben@example.org', 'Sie gehören jetzt zur Systemverwaltung', '/userprofile'],
    ]);
    await ben('PATCH', '/api/users/me', { notificationMail: false });
    expect((await grant(false)).status).toBe(200);
    expect((await root('PATCH', `/api/admin/users/${account}`, { superAdmin: 'yes' })).status).toBe(400);
    expect(await server.mail()).toEqual([]);
    expect(await news(ben)).toEqual([{ kind: 'super-admin-revoked' }, { kind: 'super-admin-granted' }]);
    expect([await news(ada), await news(root)]).toEqual([[], []]);
    await ben('PATCH', '/api/users/me', { notificationMail: true });
  });

  it('tell of nothing that was refused, or that one did oneself', async () => {
    expect((await change('Owner')).status).toBe(400);
    expect((await ben('DELETE', `/api/organizations/${organization}/membership`)).status).toBe(204);
    expect((await ada('DELETE', `/api/organizations/${organization}/membership`)).status).toBe(409);
    expect([await news(ada), await news(ben)]).toEqual([[], []]);
  });

  it('write as well, in the language of the reader, unless they want no mail', async () => {
    await change('Admin');
    const [sent] = await server.mail();
    expect(sent).toMatchObject({ to: 'ben@example.org', subject: 'Sie verwalten jetzt Ihre Organisation' });
    expect(sent?.text).toContain(NAME);
    expect(sent?.link).toBe('/userprofile');
    const saved = await ben('PATCH', '/api/users/me', { notificationMail: false });
    expect(userProfileSchema.parse(await saved.json()).notificationMail).toBe(false);
    await change('Member');
    await takeOut();
    expect(await server.mail()).toEqual([]);
    expect(await unread(ben)).toBe(3);
    // An invitation is a letter, and not news of a membership.
    await invite('ben@example.org');
    expect(await server.mail()).toMatchObject([{ to: 'ben@example.org' }]);
    await ben('PATCH', '/api/users/me', { notificationMail: true });
    for (const wrong of ['yes', null, 1]) {
      expect((await ben('PATCH', '/api/users/me', { notificationMail: wrong })).status).toBe(400);
    }
  });

  it('tell of an invitation until it is answered or taken back', async () => {
    const eve = await createSignedInUser(server, `eve-${randomUUID()}@example.org`);
    const { email } = userProfileSchema.parse(await (await eve('GET', '/api/users/me')).json());
    for (const end of ['accept', 'decline', 'withdraw']) {
      await invite(email);
      expect(await news(eve)).toEqual([{ kind: 'invitation-received', ...about(), role: 'Member' }]);
      expect(await unread(eve)).toBe(1);
      const id = await openInvite();
      const path = `/api/organizations/${organization}/invites/${id}`;
      const ended = end === 'withdraw' ? ada('DELETE', path) : eve('POST', `/api/users/me/invites/${id}/${end}`);
      expect((await ended).status).toBe(204);
      expect([await news(eve), await unread(eve)]).toEqual([[], 0]);
      await eve('DELETE', `/api/organizations/${organization}/membership`);
      await forgetAttempts(server);
    }
  });

  it('tell of an invitation that came before the account, once the address is proved', async () => {
    const email = `late-${randomUUID()}@example.org`;
    await invite(email);
    const late = await createSignedInUser(server, email);
    expect(await news(late)).toMatchObject([{ kind: 'invitation-received' }]);
    await server.database.pool.query('UPDATE account SET email_verified = false WHERE email = $1', [email]);
    expect([await news(late), await unread(late)]).toEqual([[], 0]);
    expect(await code(await late('POST', `${BELL}/${randomUUID()}/read`))).toEqual([404, 'request/not-found']);
  });

  it('mark one as read, of oneself only, as often as one likes', async () => {
    await change('Admin');
    const id = (await list(ben)).items[0]?.id ?? '';
    for (const browser of [ada, root]) {
      expect(await code(await browser('POST', `${BELL}/${id}/read`))).toEqual([404, 'request/not-found']);
    }
    expect(await code(await browserOf(server.app)('POST', `${BELL}/${id}/read`))).toEqual([401, 'identity/signed-out']);
    for (const wrong of ['x', '..%2fx', "'--", '%00', id.slice(1)]) {
      expect((await ben('POST', `${BELL}/${wrong}/read`)).status).toBe(404);
    }
    const marked = await Promise.all(Array.from({ length: 10 }, () => ben('POST', `${BELL}/${id}/read`)));
    expect(new Set(marked.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await list(ben)).items).toMatchObject([{ id, unread: false }]);
    expect(await unread(ben)).toBe(0);
  });

  it('mark all as read that one has seen', async () => {
    await change('Admin');
    await change('Member');
    const upTo = (await list(ben)).items[0]?.createdAt;
    await new Promise((resolve) => setTimeout(resolve, 5));
    await takeOut();
    expect((await ben('POST', `${BELL}/read`, { upTo })).status).toBe(204);
    expect((await list(ben)).items.map((one) => one.unread)).toEqual([true, false, false]);
    for (const wrong of [{}, { upTo: 'now' }, { upTo: 5 }, { upTo, more: true }, [], null]) {
      expect(await code(await ben('POST', `${BELL}/read`, wrong))).toEqual([400, 'request/invalid']);
    }
  });

  it('give a page, and refuse one that is none', async () => {
    await change('Admin');
    await change('Member');
    expect(await list(ben, '?page=2&page_size=1')).toMatchObject({ total: 2, items: [{ news: { role: 'Admin' } }] });
    expect(await list(ben, '?page=3&page_size=1')).toEqual({ total: 2, items: [] });
    for (const query of ['?page=0', '?page=-1', '?page_size=101', '?page=x', '?page=1e3', '?sort=kind']) {
      expect(await code(await ben('GET', `${BELL}${query}`))).toEqual([400, 'request/invalid']);
    }
  });

  it('are part of what one takes along, and gone with the account', async () => {
    const email = `gone-${randomUUID()}@example.org`;
    const gone = await createSignedInUser(server, email);
    await invite(email);
    const exported = await (await gone('GET', '/api/users/me/export')).text();
    expect(exported).toContain('"invitation-received"');
    expect((await gone('DELETE', '/api/users/me', { password: USER_PASSWORD })).status).toBe(204);
    expect((await server.database.pool.query('SELECT 1 FROM notification')).rows).toEqual([]);
  });
});
