import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { ENDPOINTS } from '../endpoints.fixtures.ts';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';
import { cellsOf, isAboutOrganization, nameOf, rowOf } from './call-matrix.fixtures.ts';
import { signInEveryKind } from './kinds-of-users.fixtures.ts';

// Calls that name an organization are in tenant-access.test.ts, those made for one in acting-for-access.test.ts.
describe('a call that names no organization', () => {
  let server: TestServer;
  let browsers: Awaited<ReturnType<typeof signInEveryKind>>;
  beforeAll(async () => {
    server = await startTestServer();
    browsers = await signInEveryKind(server, (removed) => removed('GET', '/api/users/me'));
  });
  afterAll(() => server.close());

  // Signing out comes last, because it ends the sessions the others are tried with.
  const isSigningOut = ({ path }: Endpoint) => Number(path.endsWith('/sign-out'));
  const tried = ENDPOINTS.filter((endpoint) => !isAboutOrganization(endpoint))
    .toSorted((a, b) => isSigningOut(a) - isSigningOut(b))
    .map((endpoint) => [nameOf(endpoint), endpoint] as const);

  it.each(tried)('%s', async (_name, endpoint) => {
    expect(rowOf(endpoint)).toBeDefined();
    expect(await cellsOf(browsers, endpoint)).toBe(rowOf(endpoint));
  });
});
