import { PAGE_ACCESS, refuseCall, type CallerContext } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSignedInUser, setSuperAdmin } from '../identity/signed-in-user.fixtures.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { ENDPOINTS } from './endpoints.fixtures.ts';
import { isPage } from './page-paths.ts';
import { browserOf, startTestServer, type TestServer } from './test-server.fixtures.ts';

const STANDINGS = {
  visitor: { signedIn: false, superAdmin: false, sessionEnded: false },
  reader: { signedIn: true, superAdmin: false, sessionEnded: false },
  superAdmin: { signedIn: true, superAdmin: true, sessionEnded: false },
  ended: { signedIn: false, superAdmin: false, sessionEnded: true },
} as const satisfies Record<string, CallerContext>;
const REFUSALS: ReadonlySet<string> = new Set(['identity/signed-out', 'identity/forbidden', 'organization/not-found']);
const WHO = ['visitor', 'reader', 'superAdmin', 'ended'] as const;

describe('permissions', () => {
  it('know no page of which nobody says who may open it', () => {
    expect(Object.keys(PAGE_ACCESS).filter((path) => !isPage(path))).toEqual([]);
    expect(['/nowhere', '/chat/x', '/source', '/%00'].filter(isPage)).toEqual([]);
  });

  describe('are kept', () => {
    let server: TestServer;
    let browsers: Record<keyof typeof STANDINGS, ReturnType<typeof browserOf>>;
    beforeAll(async () => {
      server = await startTestServer();
      const reader = await createSignedInUser(server, 'reader@example.org');
      const superAdmin = await createSignedInUser(server, 'admin@example.org');
      await setSuperAdmin(server, 'admin@example.org');
      // Its cookie is taken away by the first refusal; here each call brings it anew.
      const ended: typeof reader = (method, path, body) =>
        browserOf(server.app)(method, path, body, { cookie: 'footnote.session_token=of-a-session-that-ended' });
      browsers = { visitor: browserOf(server.app), reader, superAdmin, ended };
    });
    afterAll(() => server.close());

    // Signing out comes last, because it ends the session the others are tried with.
    const isSigningOut = ({ path }: Endpoint) => Number(path.endsWith('/sign-out'));
    const tried = ENDPOINTS.toSorted((a, b) => isSigningOut(a) - isSigningOut(b));
    const matrix = tried.flatMap((endpoint) =>
      WHO.map((who) => [who, `${endpoint.method} ${endpoint.path}`, endpoint] as const),
    );

    it.each(matrix)('for a %s and %s', async (who, _call, { method, path, access }) => {
      const address = path.replaceAll(/:\w+/g, '11111111-1111-4111-8111-111111111111');
      const response = await browsers[who](method.toUpperCase(), address, method === 'get' ? undefined : {});
      const refusal = z
        .object({ code: z.string() })
        .safeParse(response.ok ? null : await response.json().catch(() => null));
      const code = refusal.success ? refusal.data.code : '';
      if (access === 'commandLine' || access === 'operator') throw new Error(`${path} is described`);
      // Nobody here belongs to the organization that is named (tenant-access.test.ts has those who do).
      const named = path.includes(':organizationId') ? { roleInNamed: null } : {};
      const expected = refuseCall(access, { ...STANDINGS[who], ...named });
      expect(REFUSALS.has(code) && who !== 'superAdmin' ? code : null).toBe(expected);
    });
  });
});
