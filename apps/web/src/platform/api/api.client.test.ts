import { afterEach, describe, expect, it } from 'vitest';
import { callApi } from './api.client.ts';
import { openTestPage } from '../rendering/test-page.fixtures.ts';

let page: { close: () => Promise<void> } | undefined;
afterEach(() => page?.close());

async function callOf(status: number, body: string) {
  page = await openTestPage((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  return callApi('/api/thing', { read: (value) => value });
}

describe('callApi', () => {
  it('gives what the server answered, and null for 204', async () => {
    expect(await callOf(200, '{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
    await page?.close();
    expect(await callOf(204, '')).toEqual({ ok: true, value: null });
  });

  it("gives the server's error and code", async () => {
    expect(await callOf(409, '{"error":"Busy.","code":"chat/session-busy"}')).toEqual({
      ok: false,
      error: { status: 409, code: 'chat/session-busy', message: 'Busy.' },
    });
  });

  it('falls back to the generic text, with the parse failure where the body is not JSON', async () => {
    const bad = await callOf(400, '<html>');
    expect(bad).toMatchObject({ ok: false, error: { status: 400, code: '' } });
    expect(bad.ok ? '' : bad.error.message).toMatch(/^Unexpected API error\. HTTP 400\. .*JSON/);
    await page?.close();
    expect(await callOf(404, '{"error":7}')).toMatchObject({ error: { message: 'Unexpected API error. HTTP 404.' } });
    await page?.close();
    expect(await callOf(502, '{"error":"x"}')).toMatchObject({ error: { message: 'Unexpected API error. HTTP 502.' } });
  });

  it('takes an unreadable success for a failure', async () => {
    expect(await callOf(200, 'not json')).toMatchObject({ ok: false, error: { status: 200 } });
  });

  it('gives status 0 where no answer came', async () => {
    page = await openTestPage((_request, response) => response.destroy());
    expect(await callApi('/api/thing', { read: (value) => value })).toMatchObject({ ok: false, error: { status: 0 } });
  });
});
