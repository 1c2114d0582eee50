import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../organizations/organizations.fixtures.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { ENDPOINTS } from './endpoints.fixtures.ts';
import { exampleOf } from './example-values.fixtures.ts';
import { browserOf, startTestServer, TEST_TOKEN, type TestServer } from './test-server.fixtures.ts';

const WHO = ['visitor', 'free', 'member', 'admin', 'removed', 'superAdmin'] as const;
type Who = (typeof WHO)[number];

const OWN = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a01';
const OTHER = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a02';
const NOWHERE = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a03';

/** Who may make each call about their own organization, in the order of WHO. A call without a row fails. */
const OF_OWN: Readonly<Record<string, string>> = {
  'get /api/organizations/:organizationId': '401 404 yes yes 404 yes',
  'patch /api/organizations/:organizationId': '401 404 403 yes 404 yes',
  'delete /api/organizations/:organizationId': '401 404 403 403 404 yes',
  'get /api/organizations/:organizationId/members': '401 404 403 yes 404 yes',
  'patch /api/organizations/:organizationId/members/:accountId': '401 404 403 yes 404 yes',
  'delete /api/organizations/:organizationId/members/:accountId': '401 404 403 yes 404 yes',
  'get /api/organizations/:organizationId/invites': '401 404 403 yes 404 yes',
  'post /api/organizations/:organizationId/invites': '401 404 403 yes 404 yes',
  'post /api/organizations/:organizationId/invites/:inviteId/again': '401 404 403 yes 404 yes',
  'delete /api/organizations/:organizationId/invites/:inviteId': '401 404 403 yes 404 yes',
  'delete /api/organizations/:organizationId/membership': '401 404 yes yes 404 404',
};

/** Of any other organization nobody but a super admin learns anything, not even that there is one. */
const OF_OTHER = '401 404 404 404 404 yes';

/** Nor does one know of an organization that there is none. */
const OF_NONE = '401 404 404 404 404 404';

const ELSEWHERE = { 'elsewhere@example.org': 'Admin' } as const;
const PEOPLE = { ...ELSEWHERE, 'member@example.org': 'Member', 'admin@example.org': 'Admin' } as const;

const REFUSALS: Readonly<Record<string, string>> = {
  'identity/signed-out': '401',
  'identity/forbidden': '403',
  'organization/not-found': '404',
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const aboutOrganizations = ENDPOINTS.filter(({ path }) => path.includes(':organizationId'));

describe('calls about an organization', () => {
  let server: TestServer;
  let browsers: Record<Who, ReturnType<typeof browserOf>>;
  beforeAll(async () => {
    server = await startTestServer();
    const enter = (name: string) => createSignedInUser(server, `${name}@example.org`);
    browsers = {
      visitor: browserOf(server.app),
      free: await enter('free'),
      member: await enter('member'),
      admin: await enter('admin'),
      removed: await enter('removed'),
      superAdmin: await enter('super'),
    };
    await enter('elsewhere');
    const key = { authorization: `Bearer ${TEST_TOKEN}` };
    const grant = { email: 'super@example.org', granted: true };
    await browserOf(server.app)('POST', '/api/internal/accounts/super-admin', grant, key);
    const { database } = server;
    // Somebody who was taken out a moment ago, in the session they had then.
    await saveOrganization(database, { id: OWN, people: { 'removed@example.org': 'Admin' } });
    const before = await browsers.removed('GET', `/api/organizations/${OWN}`);
    if (before.status !== 200) throw new Error(await before.text());
  });
  afterAll(() => server.close());
  async function outcome(who: Who, { method, path, body }: Endpoint, organization: string): Promise<string> {
    const address = path.replace(':organizationId', organization).replaceAll(/:\w+/g, NOWHERE);
    const sent = body === undefined ? undefined : exampleOf(body);
    const response = await browsers[who](method.toUpperCase(), address, sent);
    const refused = z.object({ code: z.string() }).safeParse(response.ok ? null : await response.json());
    return refused.success ? (REFUSALS[refused.data.code] ?? 'yes') : 'yes';
  }

  /** A call that takes something away is put back before the next. */
  async function row(endpoint: Endpoint, organization: string, restore: () => Promise<unknown>): Promise<string> {
    const cells: string[] = [];
    for (const who of WHO) {
      cells.push(await outcome(who, endpoint, organization));
      await restore();
    }
    return cells.join(' ');
  }

  it('each have a row that says who may make it, and name the organization they need a role in', () => {
    expect(aboutOrganizations.map(nameOf).toSorted()).toEqual(Object.keys(OF_OWN).toSorted());
    for (const { access } of aboutOrganizations)
      expect(['member', 'organizationAdmin', 'superAdmin']).toContain(access);
    const others = ENDPOINTS.filter((endpoint) => !aboutOrganizations.includes(endpoint));
    for (const { access } of others) expect(['member', 'organizationAdmin']).not.toContain(access);
  });

  it.each(aboutOrganizations.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (name, endpoint) => {
    const restoreOwn = () => saveOrganization(server.database, { id: OWN, people: PEOPLE });
    const restoreOther = () => saveOrganization(server.database, { id: OTHER, people: ELSEWHERE });
    await restoreOwn();
    await restoreOther();
    const isLeaving = name.endsWith('/membership');
    expect(await row(endpoint, OWN, restoreOwn)).toBe(OF_OWN[name]);
    expect(await row(endpoint, OTHER, restoreOther)).toBe(isLeaving ? OF_NONE : OF_OTHER);
    expect(await row(endpoint, NOWHERE, () => Promise.resolve())).toBe(OF_NONE);
    expect(await row(endpoint, '..%2fx', () => Promise.resolve())).toBe(OF_NONE);
  });
});
