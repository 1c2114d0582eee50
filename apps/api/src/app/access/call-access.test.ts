import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { ENDPOINTS } from '../endpoints.fixtures.ts';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';
import { signInEveryKind, WHO, type Who } from './kinds-of-users.fixtures.ts';

/**
 * Who may make a call that names no organization, in the order of WHO, by what its row in endpoints.fixtures.txt says it
 * needs. Calls that name one are in tenant-access.test.ts, those made for one in acting-for-access.test.ts.
 */
const OF_NEED: Readonly<Partial<Record<Endpoint['access'], string>>> = {
  anyone: 'yes yes yes yes yes yes yes yes yes',
  owner: 'yes yes yes yes yes yes yes 401 yes',
  signedIn: '401 yes yes yes yes yes yes 401 yes',
  superAdmin: '401 403 403 403 403 403 403 401 yes',
};

const REFUSALS: Readonly<Record<string, string>> = { 'identity/signed-out': '401', 'identity/forbidden': '403' };

describe('a call that names no organization', () => {
  let server: TestServer;
  let browsers: Awaited<ReturnType<typeof signInEveryKind>>;
  beforeAll(async () => {
    server = await startTestServer();
    browsers = await signInEveryKind(server, (removed) => removed('GET', '/api/users/me'));
  });
  afterAll(() => server.close());

  async function outcome(who: Who, { method, path }: Endpoint): Promise<string> {
    const address = path.replaceAll(/:\w+/g, '11111111-1111-4111-8111-111111111111');
    const response = await browsers[who](method.toUpperCase(), address, method === 'get' ? undefined : {});
    const refused = z
      .object({ code: z.string() })
      .safeParse(response.ok ? null : await response.json().catch(() => null));
    return (refused.success && REFUSALS[refused.data.code]) || 'yes';
  }

  // Signing out comes last, because it ends the sessions the others are tried with.
  const isSigningOut = ({ path }: Endpoint) => Number(path.endsWith('/sign-out'));
  const tried = ENDPOINTS.filter(({ path }) => !path.includes(':organizationId'))
    .toSorted((a, b) => isSigningOut(a) - isSigningOut(b))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

  it.each(tried)('%s', async (_name, endpoint) => {
    const cells: string[] = [];
    for (const who of WHO) cells.push(await outcome(who, endpoint));
    expect(cells.join(' ')).toBe(OF_NEED[endpoint.access]);
  });
});
