import { CALL_ACCESS, PAGE_ACCESS } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, startTestServer, type TestServer } from './test-server.fixtures.ts';
import { ENDPOINTS } from './create-server.ts';
import { PAGES } from './page-paths.ts';

const calls = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);

describe('permissions', () => {
  it('say of every page who may open it', () => {
    expect(Object.keys(PAGE_ACCESS).sort()).toEqual([...PAGES].sort());
  });

  it('say of every call who may make it', () => {
    expect(Object.keys(CALL_ACCESS).sort()).toEqual([...calls].sort());
  });

  describe('are kept for a visitor', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer();
    });
    afterAll(() => server.close());
    const guarded = calls.filter((call) => CALL_ACCESS[call] !== 'anyone' && CALL_ACCESS[call] !== 'thisMachine');

    it.each(guarded)('by %s', async (call) => {
      const [method = '', path = ''] = call.split(' ');
      const address = path.replaceAll(/:\w+/g, '11111111-1111-4111-8111-111111111111');
      const body = method === 'get' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
      const response = await server.app.request(address, { method: method.toUpperCase(), ...body });
      expect(await refusalOf(response)).toEqual([401, 'identity/signed-out', 'Unauthorized']);
    });
  });
});
