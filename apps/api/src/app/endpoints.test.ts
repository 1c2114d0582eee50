import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ServerEnvironment } from '../platform/http/client.ts';
import { errorsOf, USUAL_BODY_LIMIT, type Endpoint } from '../platform/http/endpoint.ts';
import { mount, publicEndpoints, routesBesideMount } from '../platform/http/mount.ts';
import { ENDPOINTS } from './endpoints.fixtures.ts';
import { startTestServer, type TestServer } from './test-server.fixtures.ts';

/** What is served without an endpoint: the pages of the application and their files. */
const BESIDE = ['GET /*'];

const name = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('endpoints', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('are the only way to a handler', () => {
    expect(routesBesideMount(server.app)).toEqual(BESIDE);
  });

  it('are all mounted, and described', () => {
    expect(publicEndpoints(server.app).map(name).toSorted()).toEqual(ENDPOINTS.map(name).toSorted());
  });

  it('let in whom the reviewed list names, for what it names', async () => {
    const rows = ENDPOINTS.map(({ method, path, access, budget, body, bodyLimit = USUAL_BODY_LIMIT }) =>
      [method.padEnd(6), path.padEnd(42), access.padEnd(10), budget.padEnd(9), body === undefined ? '' : bodyLimit]
        .join(' ')
        .trimEnd(),
    );
    await expect(`${rows.toSorted().join('\n')}\n`).toMatchFileSnapshot('./endpoints.fixtures.txt');
  });

  it('say what follows from their own rows', () => {
    const saving = { method: 'post', access: 'superAdmin', body: z.object({}) } as const;
    const rest = { path: '/', summary: '', budget: 'write', answer: null } as const;
    expect([...errorsOf({ ...saving, ...rest })]).toEqual([
      'request/cross-site',
      'identity/signed-out',
      'identity/forbidden',
      'organization/header-invalid',
      'organization/cannot-act-for',
      'organization/suspended',
      'organization/second-factor-needed',
      'request/malformed',
      'request/too-large',
      'request/media-type',
      'request/invalid',
      'request/too-many',
      'server/disk-full',
    ]);
    const entering = { ...rest, path: '/api/auth/enter', method: 'get', access: 'anyone' } as const;
    expect([...errorsOf(entering)]).toEqual(['organization/header-invalid', 'request/too-many']);
  });
});

it('tells a route that was put beside them', () => {
  const app = new Hono<ServerEnvironment>();
  const row = { path: '/api/pulse', access: 'anyone', budget: 'read', summary: '', answer: null } as const;
  mount(app, { ...row, method: 'get' }, () => undefined);
  app.post('/api/pulse', (context) => context.body(null));
  expect(routesBesideMount(app)).toEqual(['POST /api/pulse']);
});
