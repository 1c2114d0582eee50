import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  hostileBody,
  hostileHeaders,
  hostileQuery,
  hostileText,
  MARK,
  ODD_BODIES,
  ODD_TEXTS,
} from '../app/hostile-input/hostile-values.fixtures.ts';
import { browserOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { AUTH_ENDPOINTS } from './auth-endpoints.ts';
import { createSignedInUser } from './signed-in-user.fixtures.ts';
import { USERS_ENDPOINTS } from './users-endpoints.ts';
import { runs } from '../../../../tests/support/test-effort.ts';

/** Inputs tried. */
const COUNT = runs(3000);

const CALLS: readonly Endpoint[] = [...Object.values(AUTH_ENDPOINTS), ...Object.values(USERS_ENDPOINTS)];

const FIELDS = [
  'email',
  'password',
  'agreed',
  'firstName',
  'lastName',
  'language',
  'token',
  'oobCode',
  'currentPassword',
  'provider',
  'institution',
  'occupation',
  'country',
  'userLanguage',
  'optIn',
  'notificationMail',
  'client_id',
];
const likely = fc.record({
  email: fc.constantFrom(`${MARK}@example.org`, 'reader@example.org', `${MARK}@exämple.org`),
  password: fc.oneof(fc.constant('x'.repeat(8)), hostileText),
  agreed: fc.boolean(),
});
const body = fc.oneof(
  likely.map((fields) => JSON.stringify(fields)),
  { weight: 4, arbitrary: hostileBody(FIELDS) },
);
const query = hostileQuery(['oobCode', 'language', 'code', 'state', 'error', 'other']);

const request = fc.record({
  call: fc.constantFrom(...CALLS),
  signedIn: fc.boolean(),
  body,
  query,
  headers: hostileHeaders,
  segment: hostileText,
});
type HostileRequest = typeof request extends fc.Arbitrary<infer R> ? R : never;

const refusalSchema = z.strictObject({ error: z.string(), code: z.string() });

describe('every call about accounts', () => {
  let server: TestServer;
  let user: ReturnType<typeof browserOf>;
  let visitor: ReturnType<typeof browserOf>;
  beforeAll(async () => {
    server = await startTestServer({ trustProxy: true });
    user = await createSignedInUser(server, 'reader@example.org');
    visitor = browserOf(server.app);
  });
  afterAll(() => server.close());

  /** Sends a request, which must be answered or refused in the product's words, with nothing of it given back. */
  async function expectSoundAnswer({ call, signedIn, ...sent }: HostileRequest): Promise<void> {
    // A hostile request that happens to be a right one must not take the reader away.
    if (signedIn && call.path === '/api/auth/sign-out') return;
    const segment = encodeURIComponent(sent.segment.toWellFormed());
    const path = `${call.path.replace(/:\w+/, segment)}?${sent.query}`;
    const content = call.method === 'get' ? undefined : sent.body;
    // A made-up cookie comes from another browser: what is answered to it must not change this one's.
    const ask = signedIn && sent.headers.cookie === undefined ? user : visitor;
    const response = await ask(call.method.toUpperCase(), path, content, sent.headers);
    expect(response.status).toBeLessThan(500);
    const answer = await response.text();
    const isRefused = response.status >= 400;
    expect(isRefused && !refusalSchema.safeParse(JSON.parse(answer)).success).toBe(false);
    // A reader may read what they wrote into their own profile; nothing else is ever given back.
    const isProfile = !isRefused && !call.path.startsWith('/api/auth');
    const captured = `${answer}${response.headers.get('location') ?? ''}`;
    expect(!isProfile && captured.includes(MARK)).toBe(false);
  }

  it('answers every odd body, and every odd word of an address, without failing', async () => {
    const nothing = { body: '', query: '', headers: {}, segment: 'x' };
    for (const call of CALLS) {
      const bodies = call.method === 'get' ? [] : ODD_BODIES.map((odd) => ({ ...nothing, body: odd }));
      const names = Object.keys(call.query?.shape ?? {});
      const queries = names.flatMap((name) =>
        ODD_TEXTS.map((odd) => ({ ...nothing, query: new URLSearchParams({ [name]: odd }).toString() })),
      );
      for (const sent of [...bodies, ...queries]) {
        for (const signedIn of [false, true]) await expectSoundAnswer({ call, signedIn, ...sent });
      }
    }
    expect((await user('GET', '/api/users/me')).status).toBe(200);
  });

  it(`answers ${COUNT} bad inputs without failing, and echoes none of them`, { timeout: 3_600_000 }, async () => {
    await fc.assert(fc.asyncProperty(request, expectSoundAnswer), {
      numRuns: COUNT,
      seed: 20261120,
      endOnFailure: true,
    });
    expect((await user('GET', '/api/users/me')).status).toBe(200);
  });
});
