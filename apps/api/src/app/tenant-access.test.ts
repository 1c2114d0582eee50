import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../organizations/organizations.fixtures.ts';
import { cellsOf, isAboutOrganization, nameOf, OF_NONE, OF_OTHER, OF_OWN } from './access/call-matrix.fixtures.ts';
import { NOWHERE, OTHER, OWN, PEOPLE, signInEveryKind } from './access/kinds-of-users.fixtures.ts';
import { ENDPOINTS } from './endpoints.fixtures.ts';
import { startTestServer, type TestServer } from './test-server.fixtures.ts';

const ELSEWHERE = { 'elsewhere@example.org': 'Admin' } as const;
const PEOPLE_OF_OWN = { ...ELSEWHERE, ...PEOPLE };

const aboutOrganizations = ENDPOINTS.filter(isAboutOrganization);

describe('calls about an organization', () => {
  let server: TestServer;
  let browsers: Awaited<ReturnType<typeof signInEveryKind>>;
  beforeAll(async () => {
    server = await startTestServer();
    browsers = await signInEveryKind(server, (removed) => removed('GET', `/api/organizations/${OWN}`));
    await createSignedInUser(server, 'elsewhere@example.org');
  });
  afterAll(() => server.close());

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
    const cells = (organization: string, restore?: () => Promise<unknown>) =>
      cellsOf(browsers, endpoint, restore === undefined ? { organization } : { organization, restore });
    expect(await cells(OWN, restoreOwn)).toBe(OF_OWN[name]);
    expect(await cells(OTHER, restoreOther)).toBe(isLeaving ? OF_NONE : OF_OTHER);
    expect(await cells(NOWHERE)).toBe(OF_NONE);
    expect(await cells('..%2fx')).toBe(OF_NONE);
  });
});
