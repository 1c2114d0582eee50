import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../organizations/organizations.fixtures.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { NOWHERE, OTHER, OWN, PEOPLE, signInEveryKind, WHO, type Who } from './access/kinds-of-users.fixtures.ts';
import { ENDPOINTS } from './endpoints.fixtures.ts';
import { exampleOf } from './example-values.fixtures.ts';
import { startTestServer, type TestServer } from './test-server.fixtures.ts';

/** Who may make each call about their own organization, in the order of WHO. A call without a row fails. */
const OF_OWN: Readonly<Record<string, string>> = {
  'get /api/organizations/:organizationId': '401 404 404 404 yes yes 404 401 yes',
  'patch /api/organizations/:organizationId': '401 404 404 404 403 yes 404 401 yes',
  'patch /api/organizations/:organizationId/suspension': '401 404 404 404 403 403 404 401 yes',
  'delete /api/organizations/:organizationId': '401 404 404 404 403 403 404 401 yes',
  'get /api/organizations/:organizationId/members': '401 404 404 404 403 yes 404 401 yes',
  'patch /api/organizations/:organizationId/members/:accountId': '401 404 404 404 403 yes 404 401 yes',
  'delete /api/organizations/:organizationId/members/:accountId': '401 404 404 404 403 yes 404 401 yes',
  'get /api/organizations/:organizationId/invites': '401 404 404 404 403 yes 404 401 yes',
  'post /api/organizations/:organizationId/invites': '401 404 404 404 403 yes 404 401 yes',
  'post /api/organizations/:organizationId/invites/:inviteId/again': '401 404 404 404 403 yes 404 401 yes',
  'delete /api/organizations/:organizationId/invites/:inviteId': '401 404 404 404 403 yes 404 401 yes',
  'delete /api/organizations/:organizationId/membership': '401 404 404 404 yes yes 404 401 404',
};

/** Of any other organization nobody but a super admin learns anything, not even that there is one. */
const OF_OTHER = '401 404 404 404 404 404 404 401 yes';

/** Nor does one know of an organization that there is none. */
const OF_NONE = '401 404 404 404 404 404 404 401 404';

const ELSEWHERE = { 'elsewhere@example.org': 'Admin' } as const;
const PEOPLE_OF_OWN = { ...ELSEWHERE, ...PEOPLE };

const REFUSALS: Readonly<Record<string, string>> = {
  'identity/signed-out': '401',
  'identity/forbidden': '403',
  'organization/not-found': '404',
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const aboutOrganizations = ENDPOINTS.filter(({ path }) => path.includes(':organizationId'));

describe('calls about an organization', () => {
  let server: TestServer;
  let browsers: Awaited<ReturnType<typeof signInEveryKind>>;
  beforeAll(async () => {
    server = await startTestServer();
    browsers = await signInEveryKind(server, (removed) => removed('GET', `/api/organizations/${OWN}`));
    await createSignedInUser(server, 'elsewhere@example.org');
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
    const restoreOwn = () => saveOrganization(server.database, { id: OWN, people: PEOPLE_OF_OWN });
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
