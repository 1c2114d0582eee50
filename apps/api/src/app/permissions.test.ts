import { CALL_ACCESS, PAGE_ACCESS, refuseCall } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { ENDPOINTS } from './create-server.ts';
import { isPage } from './page-paths.ts';
import { browserOf, startTestServer, TEST_TOKEN, type TestServer } from './test-server.fixtures.ts';

const calls = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);

const STANDINGS = {
  visitor: { signedIn: false, superAdmin: false, sessionEnded: false },
  reader: { signedIn: true, superAdmin: false, sessionEnded: false },
  superAdmin: { signedIn: true, superAdmin: true, sessionEnded: false },
  ended: { signedIn: false, superAdmin: false, sessionEnded: true },
} as const;

describe('permissions', () => {
  it('know no page of which nobody says who may open it', () => {
    expect(Object.keys(PAGE_ACCESS).filter((path) => !isPage(path))).toEqual([]);
    expect(['/nowhere', '/chat/x', '/source', '/%00'].filter(isPage)).toEqual([]);
  });

  it('say of every call who may make it', () => {
    expect(new Set(Object.keys(CALL_ACCESS))).toEqual(new Set(calls));
  });

  it('are said in the description of every call that may be refused for them', () => {
    for (const { method, path, errors } of ENDPOINTS) {
      const ended = refuseCall(`${method} ${path}`, STANDINGS.ended);
      expect([path, ended === null || errors.includes(ended)]).toEqual([path, true]);
    }
  });

  describe('are kept', () => {
    let server: TestServer;
    let browsers: Record<keyof typeof STANDINGS, ReturnType<typeof browserOf>>;
    beforeAll(async () => {
      server = await startTestServer();
      const reader = await createSignedInUser(server, 'reader@example.org');
      const superAdmin = await createSignedInUser(server, 'admin@example.org');
      const grant = { email: 'admin@example.org', granted: true };
      const key = { authorization: `Bearer ${TEST_TOKEN}` };
      await browserOf(server.app)('POST', '/api/internal/accounts/super-admin', grant, key);
      // Its cookie is taken away by the first refusal; here each call brings it anew.
      const ended: typeof reader = (method, path, body) =>
        browserOf(server.app)(method, path, body, { cookie: 'footnote.session_token=of-a-session-that-ended' });
      browsers = { visitor: browserOf(server.app), reader, superAdmin, ended };
    });
    afterAll(() => server.close());

    // Signing out comes last, because it ends the session the others are tried with.
    const tried = calls.toSorted((a, b) => Number(a.includes('sign-out')) - Number(b.includes('sign-out')));
    const matrix = tried.flatMap((call) => [
      ['visitor', call] as const,
      ['reader', call] as const,
      ['superAdmin', call] as const,
      ['ended', call] as const,
    ]);

    it.each(matrix)('for a %s and %s', async (who, call) => {
      const [method = '', path = ''] = call.split(' ');
      const address = path.replaceAll(/:\w+/g, '11111111-1111-4111-8111-111111111111');
      const response = await browsers[who](method.toUpperCase(), address, method === 'get' ? undefined : {});
      const refusal = z
        .object({ code: z.string() })
        .safeParse(response.ok ? null : await response.json().catch(() => null));
      const code = refusal.success ? refusal.data.code : '';
      const expected = refuseCall(call, STANDINGS[who]);
      expect(['identity/signed-out', 'identity/forbidden'].includes(code) ? code : null).toBe(expected);
    });
  });
});
