import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from './endpoints.fixtures.ts';
import { browserOf, refusalOf, startTestServer, type TestServer } from './test-server.fixtures.ts';

describe('a server whose disk is nearly full', () => {
  let server: TestServer;
  let low = false;
  beforeAll(async () => {
    server = await startTestServer({ isDiskLow: () => low });
  });
  afterAll(() => server.close());

  const session = (question: string) => ({
    sessionId: randomUUID(),
    session: {
      history: [
        { user: 'USER', content: question },
        { user: 'ASSISTANT', content: 'Yes.' },
      ],
      citations: [],
    },
  });

  it('refuses what would be kept with a sentence, goes on reading, and saves again when there is room', async () => {
    const ask = browserOf(server.app);
    const before = session('Before?');
    expect((await ask('POST', '/api/chat/sessions', before)).status).toBe(204);
    low = true;
    for (const [path, body] of [
      ['/api/chat/sessions', session('While?')],
      ['/api/chat/query', { question: 'Does it help?' }],
      ['/api/auth/register', {}],
    ] as const) {
      const refused = await ask('POST', path, body);
      expect(refused.headers.get('retry-after')).toBe('60');
      expect((await refusalOf(refused)).slice(0, 2)).toEqual([507, 'server/disk-full']);
    }
    expect((await ask('GET', `/api/chat/sessions/${before.sessionId}`)).status).toBe(200);
    expect((await ask('POST', '/api/search/simple', { query: 'aspirin' })).status).not.toBe(507);
    expect(await (await ask('GET', '/healthz')).json()).toMatchObject({ status: 'degraded' });
    expect((await ask('DELETE', `/api/chat/sessions/${before.sessionId}`)).status).toBe(204);
    low = false;
    expect((await ask('POST', '/api/chat/sessions', session('After?'))).status).toBe(204);
    expect(await (await ask('GET', '/healthz')).json()).toMatchObject({ status: 'ok' });
  });

  it('refuses every call that changes something but those that keep nothing new, and cancelling what is paid for', () => {
    const goOn = ENDPOINTS.filter(({ goesOnWhenFull }) => goesOnWhenFull === true).map(({ path }) => path);
    expect(goOn.sort()).toEqual([
      '/api/alerts/:alertId',
      '/api/alerts/clicks/:deliveryId',
      '/api/analytics/event',
      '/api/analytics/recording',
      '/api/auth/passkey',
      '/api/auth/passkey/options',
      '/api/auth/second-factor',
      '/api/auth/second-factor/options',
      '/api/auth/second-factor/passkey',
      '/api/auth/sign-in',
      '/api/auth/sign-out',
      '/api/auth/single-sign-on/offer',
      '/api/auth/token',
      '/api/chat/sessions/:sessionId/stop',
      '/api/error-reports',
      '/api/graphql',
      '/api/library/collections/:collectionId/items/removal',
      '/api/library/export',
      '/api/library/items/export',
      '/api/library/items/removal',
      '/api/library/items/return',
      '/api/organizations/:organizationId/plan/cancellation',
      '/api/public/graphql',
      '/api/pubmed/articles-by-ids',
      '/api/search/category',
      '/api/search/pico',
      '/api/search/pubmed',
      '/api/search/simple',
      '/api/unsubscribe/:token',
      '/api/users/me/invites/find',
      '/api/users/me/notifications/:notificationId/read',
      '/api/users/me/notifications/read',
      '/api/users/me/plan/cancellation',
      '/api/users/referrals/checkCode',
    ]);
  });
});
