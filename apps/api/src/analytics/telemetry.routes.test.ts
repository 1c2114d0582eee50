import { createHash, randomUUID } from 'node:crypto';
import { randomNumbers } from '@footnote/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runs } from '../../../../tests/support/test-effort.ts';
import { ENDPOINTS } from '../app/endpoints.fixtures.ts';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { startAnalyticsServices, type AnalyticsServices } from './analytics-services.fixtures.ts';
import { EVENTS_OF_CALLS } from './http/tell-events.ts';

const EVENT = '/api/analytics/event';
const RECORDING = '/api/analytics/recording';
const REPORT = '/api/error-reports';
const SECRET = 'my-mother';
const view = { event: 'page_view', page: '/chat', language: 'de' };
const page = { 'sec-fetch-site': 'same-origin' };

/** A report as the SDK of Sentry sends it, with all that must not go on. */
const errorReport = {
  event_id: 'a'.repeat(32),
  timestamp: 1_780_000_000.5,
  platform: 'javascript',
  level: 'error',
  environment: 'production',
  user: { email: `${SECRET}@example.org`, ip_address: '{{auto}}' },
  request: { url: `https://footnote.example.org/chat?q=${SECRET}`, headers: { Referer: SECRET } },
  breadcrumbs: [{ message: SECRET }],
  extra: { question: SECRET },
  contexts: { trace: { trace_id: 'b'.repeat(32), span_id: 'c'.repeat(16) }, question: { text: SECRET } },
  tags: { page: `/chatHistory/${SECRET}`, language: 'de', question: SECRET },
  exception: {
    values: [
      {
        type: 'Error',
        value: `"${SECRET}" is not valid JSON, said ${SECRET}@example.org at https://footnote.example.org/?q=${SECRET}`,
        mechanism: { type: 'onerror', handled: false, data: { question: SECRET } },
        stacktrace: {
          frames: [
            {
              filename: `https://footnote.example.org/assets/index-Dk3f9.js?${SECRET}`,
              function: 'ask',
              lineno: 1,
              colno: 7,
              in_app: true,
              vars: { question: SECRET },
              context_line: SECRET,
            },
          ],
        },
      },
    ],
  },
};
const envelopeOf = (items: readonly [object, unknown][], header: object = { event_id: 'a'.repeat(32) }) =>
  [header, ...items.flat()].map((line) => JSON.stringify(line)).join('\n');

describe('a server whose use is told', () => {
  let services: AnalyticsServices;
  let server: TestServer;
  let quiet: TestServer;
  beforeAll(async () => {
    services = await startAnalyticsServices();
    server = await startTestServer({ environment: { ...services.environment, FOOTNOTE_RECORDING: 'true' } });
    quiet = await startTestServer({ beside: server });
  });
  afterAll(async () => {
    await quiet.close();
    await server.close();
    await services.close();
  });
  afterEach(() => {
    services.setDown(false);
    for (const list of [services.captured, services.snapshots, services.reports]) list.length = 0;
    const refused = services.refused.splice(0);
    if (refused.length > 0) throw new Error(refused.join('\n'));
  });

  async function enter({ optIn = true, pays = true } = {}) {
    const email = `${randomUUID()}@example.org`;
    const browser = await createSignedInUser(server, email);
    const { pool } = server.database;
    if (pays) await pool.query('UPDATE account SET sandbox = true WHERE email = $1', [email]);
    const profile = { institution: 'University hospital', occupation: 'Physician', optIn };
    expect((await browser('POST', '/api/upsert-user', profile)).ok).toBe(true);
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM account WHERE email = $1', [email]);
    return { browser, email, id: rows[0]?.id ?? '' };
  }
  const report = (body: string, headers: Record<string, string> = page, at = server) =>
    at.app.request(REPORT, { method: 'POST', body, headers });
  const recorded = (change: object = {}) => ({
    session: randomUUID(),
    events: [{ type: 3, timestamp: 1_780_000_000_000, data: { source: 5, id: 3, text: SECRET } }],
    ...change,
  });

  it('tells what those do who agreed, by a name from which nobody finds the way back', async () => {
    const { browser, email, id } = await enter();
    await browser('POST', EVENT, { ...view, campaign: { utm_source: 'letter' } });
    expect((await browser('POST', '/api/search/pubmed', { search_query: SECRET })).status).toBe(200);
    // The answer to a search does not wait for its event.
    await vi.waitFor(async () => {
      await server.tellAnalytics();
      expect(services.captured.map(({ event }) => event)).toEqual(['$pageview', 'search_made']);
    });
    expect(services.captured[0]?.properties).toMatchObject({ page: '/chat', language: 'de', utm_source: 'letter' });
    expect(new Set(services.captured.map(({ distinct_id }) => distinct_id)).size).toBe(1);
    // Whoever has the ids of accounts cannot make the names of them.
    expect(services.captured[0]?.distinct_id).not.toBe(
      createHash('sha256').update(`analytics\n${id}`).digest('base64url').slice(0, 32),
    );
    const said = JSON.stringify(services.captured);
    for (const secret of [email, id, SECRET]) expect(said).not.toContain(secret);
  });

  it('tells nothing of visitors, of whoever did not agree, took it back, or asks not to be tracked', async () => {
    const other = await enter({ optIn: false });
    await other.browser('POST', EVENT, view);
    await other.browser('POST', RECORDING, recorded());
    await browserOf(server.app)('POST', EVENT, view);
    const agreed = await enter();
    await agreed.browser('POST', EVENT, view, { dnt: '1' });
    await agreed.browser('POST', RECORDING, recorded(), { 'sec-gpc': '1' });
    await agreed.browser('POST', '/api/search/pubmed', { search_query: 'aspirin' }, { 'sec-gpc': '1' });
    await agreed.browser('POST', '/api/upsert-user', { optIn: false });
    await agreed.browser('POST', EVENT, view);
    await server.tellAnalytics();
    expect([services.captured, services.snapshots]).toEqual([[], []]);
  });

  it('names calls that there are', () => {
    const known = new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`));
    expect(Object.keys(EVENTS_OF_CALLS).filter((call) => !known.has(call))).toEqual([]);
  });

  it('goes on while the other side is down, and tells again once it is back', async () => {
    const { browser } = await enter();
    services.setDown(true);
    expect((await browser('POST', EVENT, view)).status).toBe(204);
    expect((await refusalOf(await browser('POST', RECORDING, recorded()))).slice(0, 2)).toEqual([
      503,
      'server/overloaded',
    ]);
    expect((await report(envelopeOf([[{ type: 'event' }, errorReport]]))).status).toBe(204);
    await server.tellAnalytics();
    services.setDown(false);
    await browser('POST', EVENT, view);
    await server.tellAnalytics();
    expect(services.captured).toHaveLength(2);
  });

  it('hands on recordings of those who may be recorded, with every word as stars', async () => {
    const { browser } = await enter();
    const part = recorded();
    expect((await browser('POST', RECORDING, part)).status).toBe(204);
    expect(services.snapshots).toMatchObject([
      { $session_id: part.session, $snapshot_data: [{ data: { source: 5, text: '*********' } }] },
    ]);
    expect((await browser('POST', RECORDING, { session: 'none' })).status).toBe(400);
    const free = await enter({ pays: false });
    // Of whoever is not recorded, nothing is read.
    expect((await free.browser('POST', RECORDING, 'x'.repeat(2_000_000))).status).toBe(204);
    expect((await free.browser('POST', RECORDING, recorded())).status).toBe(204);
    expect((await browserOf(server.app)('POST', RECORDING, recorded())).status).toBe(401);
    expect(services.snapshots).toHaveLength(1);
  });

  it('hands on of a report what no user said, wrote or is', async () => {
    const transaction = {
      event_id: 'd'.repeat(32),
      type: 'transaction',
      transaction: `/chatHistory/${SECRET}`,
      start_timestamp: 1,
      timestamp: 2,
      contexts: { trace: { trace_id: 'b'.repeat(32), span_id: 'c'.repeat(16), op: 'pageload' } },
      spans: [
        {
          trace_id: 'b'.repeat(32),
          span_id: 'e'.repeat(16),
          description: `https://footnote.example.org/api/chat/sessions/${SECRET}?q=${SECRET}`,
          start_timestamp: 1,
          timestamp: 2,
          data: { url: SECRET },
        },
      ],
    };
    const body = envelopeOf([
      [{ type: 'event' }, errorReport],
      [{ type: 'transaction' }, transaction],
      [{ type: 'replay_event' }, { urls: [SECRET] }],
      [{ type: 'client_report' }, { note: SECRET }],
    ]);
    expect((await report(body)).status).toBe(204);
    await server.tellAnalytics();
    expect(services.reports.map(({ type }) => type)).toEqual(['event', 'transaction']);
    expect(JSON.stringify(services.reports)).not.toContain(SECRET);
    expect(services.reports[0]?.report).toMatchObject({
      tags: { page: '/chatHistory/:id', language: 'de' },
      exception: {
        values: [
          {
            type: 'Error',
            value: '"…" is not valid JSON, said … at /',
            stacktrace: { frames: [{ filename: '/assets/index-Dk3f9.js', function: 'ask', lineno: 1 }] },
          },
        ],
      },
    });
    expect(services.reports[1]?.report).toMatchObject({
      transaction: '/chatHistory/:id',
      spans: [{ description: '/api/chat' }],
    });
  });

  it('takes reports of its own pages alone, of a size that reports have, and no more than 120 in a minute', async () => {
    const body = envelopeOf([[{ type: 'event' }, errorReport]]);
    expect((await refusalOf(await report(body, {})))[1]).toBe('request/cross-site');
    expect((await refusalOf(await report(body, { 'sec-fetch-site': 'cross-site' })))[1]).toBe('request/cross-site');
    expect((await report('x'.repeat(300 * 1024))).status).toBe(413);
    for (const malformed of ['{', 'null', '\u0000', '{}\n{"type":"event"}\n{'])
      expect((await report(malformed)).status).toBe(400);
    for (let round = 0; round < 150; round += 1) {
      expect((await report(body)).status).toBe(204);
      if (round % 5 === 0) await server.tellAnalytics();
    }
    await server.tellAnalytics();
    expect(services.reports.length).toBeLessThanOrEqual(120);
  });

  it('sends nothing anywhere where nothing is configured, and asks its pages for nothing', async () => {
    const { browser } = await enter();
    const cookie = { ...page };
    expect((await browser('POST', EVENT, view)).status).toBe(204);
    expect((await report(envelopeOf([[{ type: 'event' }, errorReport]]), cookie, quiet)).status).toBe(204);
    await quiet.tellAnalytics();
    expect(services.reports).toEqual([]);
  });

  it('answers whatever comes with no failure of its own', async () => {
    const { browser } = await enter();
    const next = randomNumbers(19);
    const pick = <T>(things: readonly T[]) => things[Math.floor(next() * things.length)];
    const values = [null, '', SECRET, -1, 1e300, [], {}, [[[]]], 'x'.repeat(3_000), '\u0000', { __proto__: null }];
    const whole = [view, recorded(), errorReport];
    const bodies = () => {
      const base: object = { ...pick(whole) };
      const key = pick(Object.keys(base)) ?? 'event';
      return JSON.stringify({ ...base, [key]: pick(values), [JSON.stringify(pick(values))]: pick(values) });
    };
    for (let round = 0; round < runs(10_000); round += 1) {
      const path = pick([EVENT, RECORDING, REPORT]) ?? EVENT;
      const text = bodies();
      const cut = next() < 0.2 ? text.slice(0, Math.floor(next() * text.length)) : text;
      const sent = path === REPORT ? `{}\n{"type":"${pick(['event', 'transaction', 'x'])}"}\n${cut}` : cut;
      const answer =
        path === REPORT
          ? await report(sent)
          : await browser('POST', path, sent, { 'content-type': 'application/json' });
      expect(answer.status).toBeLessThan(500);
    }
    await server.tellAnalytics();
    expect(JSON.stringify([services.captured, services.snapshots, services.reports])).not.toContain(SECRET);
  }, 120_000);
});
