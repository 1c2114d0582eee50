import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effort } from '../../../../../tests/support/test-effort.ts';
import { createSignedInUser } from '../../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { mount, publicEndpoints } from '../../platform/http/mount.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { ENDPOINTS } from '../endpoints.fixtures.ts';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';
import {
  cellsOf,
  isAboutOrganization,
  nameOf,
  OF_NONE,
  OF_OTHER,
  OF_OWN,
  rowOf,
  unmatched,
} from './call-matrix.fixtures.ts';
import { OTHER, OWN, PEOPLE, signInEveryKind } from './kinds-of-users.fixtures.ts';

const ELSEWHERE = { 'elsewhere@example.org': 'Admin' } as const;

/** Takes the guard of a call away while something is done: whoever asks gets through to its handler. */
async function withoutGuard<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> {
  const { access } = endpoint;
  Object.assign(endpoint, { access: 'anyone' });
  try {
    return await work();
  } finally {
    Object.assign(endpoint, { access });
  }
}

// The matrices of call-access.test.ts and tenant-access.test.ts are worth what they show of a server that lets in too many.
describe('the matrix of who may make which call', () => {
  let server: TestServer;
  let browsers: Awaited<ReturnType<typeof signInEveryKind>>;
  const restore = async () => {
    await saveOrganization(server.database, { id: OWN, people: { ...ELSEWHERE, ...PEOPLE } });
    await saveOrganization(server.database, { id: OTHER, people: ELSEWHERE });
  };
  beforeAll(async () => {
    server = await startTestServer();
    browsers = await signInEveryKind(server, (removed) => removed('GET', `/api/organizations/${OWN}`));
    await createSignedInUser(server, 'elsewhere@example.org');
    await restore();
  });
  afterAll(() => server.close());

  const all = ENDPOINTS.filter(({ access }) => access !== 'anyone').map(
    (endpoint) => [nameOf(endpoint), endpoint] as const,
  );
  // All are tried the same way, so that a few tell whether the matrix sees a guard that is gone.
  const guarded = effort({ whole: all, sample: all.filter((_, at) => at % 5 === 0) });

  it.each(guarded.filter(([, endpoint]) => !isAboutOrganization(endpoint)))(
    'turns red where the guard of %s is gone',
    async (_name, endpoint) => {
      const cells = await withoutGuard(endpoint, () => cellsOf(browsers, endpoint));
      expect(cells).not.toBe(rowOf(endpoint));
    },
  );

  it.each(guarded.filter(([, endpoint]) => isAboutOrganization(endpoint)))(
    'turns red where the guard of %s is gone',
    async (name, endpoint) => {
      for (const [organization, row] of [
        [OWN, OF_OWN[name]],
        [OTHER, name.endsWith('/membership') ? OF_NONE : OF_OTHER],
      ] as const) {
        const cells = await withoutGuard(endpoint, () => cellsOf(browsers, endpoint, { organization, restore }));
        expect(cells).not.toBe(row);
      }
    },
  );

  it('turns red where an account that is taken out is still taken for a member', async () => {
    const endpoint = ENDPOINTS.find((one) => nameOf(one) === 'get /api/organizations/:organizationId');
    if (endpoint === undefined) throw new Error('There is no such call any more.');
    await saveOrganization(server.database, { id: OWN, people: { ...PEOPLE, 'removed@example.org': 'Member' } });
    expect(await cellsOf(browsers, endpoint, { organization: OWN })).not.toBe(OF_OWN[nameOf(endpoint)]);
    await restore();
    expect(await cellsOf(browsers, endpoint, { organization: OWN })).toBe(OF_OWN[nameOf(endpoint)]);
  });

  it('has a row for every call that is served, and no others', () => {
    expect(unmatched(publicEndpoints(server.app))).toEqual({ calls: [], rows: [] });
  });

  it.each(['/api/organizations/:organizationId/secrets', '/api/admin/secrets'])(
    'turns red where %s is served without a row',
    async (path) => {
      const { app, ...others } = await startTestServer();
      const row = { method: 'get', access: 'anyone', budget: 'read', summary: '', answer: null } as const;
      mount(app, { ...row, path }, () => undefined);
      expect(unmatched(publicEndpoints(app)).calls).toEqual([`get ${path}`]);
      await others.close();
    },
  );

  it('turns red where a call with a row is served no more', () => {
    const [name] = Object.keys(OF_OWN);
    const rest = publicEndpoints(server.app).filter((endpoint) => nameOf(endpoint) !== name);
    expect(unmatched(rest).rows).toEqual([name]);
  });
});
