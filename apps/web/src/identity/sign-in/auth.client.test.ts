import { ORGANIZATION_HEADER } from '@footnote/domain';
import { afterEach, expect, it } from 'vitest';
import { actingFor } from '../../platform/account/acting-for.store.ts';
import { openTestPage } from '../../platform/rendering/test-page.fixtures.ts';
import { checkSandboxAccess } from './auth.client.ts';

afterEach(() => {
  actingFor.id = null;
});

it('asks whether an address may come in for no organization, whichever was acted for before', async () => {
  actingFor.id = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a01';
  const named: (string | string[] | undefined)[] = [];
  const page = await openTestPage((request, response) => {
    named.push(request.headers[ORGANIZATION_HEADER.toLowerCase()]);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"allowed":true}}');
  });
  try {
    expect(await checkSandboxAccess('ada@example.org')).toEqual({ ok: true, value: true });
    expect(named).toEqual([undefined]);
  } finally {
    await page.close();
  }
});
