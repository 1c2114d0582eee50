import { alertListSchema, savedAlertSchema, type Article } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { articleFixture } from '../../../../packages/literature/src/search/article.fixtures.ts';
import { startTestServer, type browserOf, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { alertBody } from './alerts.fixtures.ts';

const DAY = 24 * 60 * 60 * 1000;
const MONDAY = Date.parse('2026-11-23T10:00:00Z');

const study = (pmid: string, title: string, changes: Partial<Article> = {}): Article =>
  articleFixture({ pmid, title, abstract: [], notices: [], publicationDate: '2026-11-20', ...changes });

const SALT = study('90000001', 'Salt substitute and stroke');

describe('alerts', () => {
  let server: TestServer;
  let beside: TestServer;
  let now = MONDAY;
  let ada: ReturnType<typeof browserOf>;
  const EMAIL = 'ada@example.org';
  const rules = { now: () => now };

  beforeAll(async () => {
    server = await startTestServer({ rules });
    beside = await startTestServer({ rules, beside: server });
    ada = await createSignedInUser(server, EMAIL);
    await ada('PATCH', '/api/users/language', { country: 'de' });
  });
  afterAll(async () => {
    await beside.close();
    await server.close();
  });
  beforeEach(async () => {
    now = MONDAY;
    await server.database.pool.query('DELETE FROM alert');
    await server.database.pool.query('DELETE FROM notification');
    await server.database.pool.query('DELETE FROM mail_message');
    for (const { literature } of [server, beside]) {
      const held = (await literature.articlesAfter(null, 1_000)).map(({ pmid }) => pmid);
      await literature.write({ articles: [], deletions: held });
      await literature.write({ articles: [SALT], deletions: [] });
    }
  });

  const subscribed = async (changes: object = {}) =>
    savedAlertSchema.parse(await (await ada('POST', '/api/alerts', alertBody(EMAIL, changes))).json());
  const write = async (...articles: Article[]) => {
    for (const { literature } of [server, beside]) await literature.write({ articles, deletions: [] });
  };
  /** Lets a week pass and does what is due then; gives the mail it made. */
  const week = async (weeks = 1) => {
    now += weeks * 7 * DAY;
    await server.runAlerts();
    return server.mail();
  };
  const bell = async () => {
    const page = z.object({ items: z.array(z.object({ news: z.looseObject({ kind: z.string() }) })) });
    return page.parse(await (await ada('GET', '/api/users/me/notifications')).json()).items.map(({ news }) => news);
  };

  it('tell once, on the next Monday, in the language of the reader, what is new', async () => {
    const alert = await subscribed();
    expect(await week()).toEqual([]);
    await write(
      study('90000002', 'Salt substitute <b>and</b> blood pressure'),
      study('90000003', 'A trial of something else'),
      study('90000004', 'Salt substitute withdrawn', { notices: [{ kind: 'retracted_by', pmid: '9', note: '' }] }),
    );
    now += DAY;
    await server.runAlerts();
    expect(await server.mail()).toEqual([]);
    now -= DAY;
    const [mail, ...more] = await week();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: EMAIL, subject: 'Neue Studien zu Ihrem Suchauftrag' });
    expect(mail?.text).toContain('„Salt“ seit dem 30. November 2026');
    expect(mail?.text).toContain('Salt substitute <b>and</b> blood pressure');
    expect(mail?.text).toContain('Zurückgezogen\nSalt substitute withdrawn');
    expect(mail?.text).not.toContain('something else');
    expect(mail?.text).not.toContain(SALT.title);
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.link).toMatch(new RegExp(`^/browse\\?qid=${alert.id}&rid=[\\da-f-]{36}$`));
    expect(await bell()).toMatchObject([{ kind: 'alert-news', alertId: alert.id, articles: 2, changes: 0 }]);
    expect(await week()).toEqual([]);
  });

  it('tell what changed in a study they told of, once', async () => {
    await subscribed();
    await write(study('90000002', 'Salt substitute and pressure'));
    expect(await week()).toHaveLength(1);
    const corrected = { kind: 'corrected_by', pmid: '90000009', note: '' } as const;
    await write(study('90000002', 'Salt substitute and pressure', { version: 2, notices: [corrected] }));
    await write({ ...SALT, version: 2, notices: [corrected] });
    const [mail] = await week();
    expect(mail?.subject).toBe('Früher gefundene Studien Ihres Suchauftrags haben sich geändert');
    expect(mail?.text).toContain('Korrigiert\nSalt substitute and pressure');
    expect(mail?.text).not.toContain(SALT.title);
    expect(await week()).toEqual([]);
    const retracted = { kind: 'retracted_by', pmid: '90000010', note: '' } as const;
    await write(study('90000002', 'Salt substitute and pressure', { version: 3, notices: [corrected, retracted] }));
    expect((await week())[0]?.text).toContain('Zurückgezogen\nSalt');
  });

  it('tell an old study that came to the collection, unless it only began to match plain words', async () => {
    await subscribed();
    await subscribed({
      title: 'By title',
      query_type: 'pubmed',
      query: { pubmed_query: 'salt[ti] AND substitute[ti]' },
    });
    await write(study('90000002', 'Salt substitute of old', { publicationDate: '2019' }));
    const mails = await week();
    expect(mails.map(({ text }) => /„(.+?)“/.exec(text)?.[1])).toEqual(['By title']);
    expect(mails[0]?.text).toContain('Salt substitute of old');
  });

  it('tell nothing again that was missing for a while, as when the collection is loaded anew', async () => {
    await subscribed({ query_type: 'pubmed', query: { pubmed_query: 'salt[ti]' } });
    const told = study('90000002', 'Salt substitute and pressure');
    await write(told);
    expect(await week()).toHaveLength(1);
    for (const { literature } of [server, beside])
      await literature.write({ articles: [], deletions: [SALT.pmid, told.pmid] });
    expect(await week()).toEqual([]);
    await write(SALT, told);
    expect(await week()).toEqual([]);
    // Also where more was found since than an alert remembers.
    await server.database.pool.query(`UPDATE alert SET seen = '{}'`);
    await write(study('90000003', 'Salt again'));
    const [mail] = await week();
    expect(mail?.text).toContain('Salt again');
    expect(mail?.text).not.toContain(told.title);
  });

  it('tell what came in any week, also where the search was saved for the current one', async () => {
    await subscribed({ frequency: 'four-weekly', filters: { current_week: true } });
    now += 3 * DAY;
    await write(
      study('90000002', 'Salt substitute and pressure', { publicationDate: '2026-11-26', entered: '2026-11-26' }),
    );
    now -= 3 * DAY;
    expect(await week(4)).toHaveLength(1);
  });

  it('tell no old study that only came to pass their filters', async () => {
    await subscribed({ query_type: 'pubmed', query: { pubmed_query: 'salt[ti]' }, filters: { sample_size: 100 } });
    await write(
      study('90000002', 'Salt of old', { publicationDate: '2019', sampleSize: 500 }),
      study('90000003', 'Salt of now', { sampleSize: 500 }),
    );
    const [mail] = await week();
    expect(mail?.text).toContain('Salt of now');
    expect(mail?.text).not.toContain('Salt of old');
  });

  it('tell once where two servers run them at the same moment, and after a process died', async () => {
    await subscribed();
    await write(study('90000002', 'Salt substitute and pressure'));
    now += 7 * DAY;
    // A process that dies while it tells leaves nothing of it.
    await server.database.pool.query(
      `CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$`,
    );
    await server.database.pool.query('CREATE TRIGGER die BEFORE INSERT ON mail_message EXECUTE FUNCTION die()');
    await server.runAlerts();
    await server.database.pool.query('DROP TRIGGER die ON mail_message');
    expect([await server.mail(), await bell()]).toEqual([[], []]);
    await Promise.all([server.runAlerts(), beside.runAlerts(), server.runAlerts(), beside.runAlerts()]);
    expect(await server.mail()).toHaveLength(1);
    expect(await bell()).toHaveLength(1);
  });

  it('tell once for all that was missed while no server ran', async () => {
    await subscribed();
    await write(study('90000002', 'Salt substitute and pressure'));
    expect(await week(5)).toHaveLength(1);
    const { alerts } = alertListSchema.parse(await (await ada('GET', '/api/alerts')).json());
    expect(alerts[0]?.next_at).toBe('2027-01-04T05:00:00.000Z');
  });

  it('send nothing while paused, and what came meanwhile once resumed', async () => {
    const { id } = await subscribed();
    expect((await ada('PATCH', `/api/alerts/${id}`, { state: 'paused' })).status).toBe(200);
    await write(study('90000002', 'Salt substitute and pressure'));
    expect(await week(3)).toEqual([]);
    await ada('PATCH', `/api/alerts/${id}`, { state: 'active' });
    expect(await week()).toHaveLength(1);
  });

  it('send nothing to an address that mail came back from, until its owner says so', async () => {
    const { id } = await subscribed();
    await write(study('90000002', 'Salt substitute and pressure'));
    await week();
    await server.database.pool.query(`UPDATE mail_message SET state = 'bounced'`);
    await write(study('90000005', 'Salt substitute again'));
    expect(await week()).toEqual([]);
    const state = async () => savedAlertSchema.parse(await (await ada('GET', `/api/alerts/${id}`)).json()).state;
    expect(await state()).toBe('undeliverable');
    now += DAY;
    await ada('PATCH', `/api/alerts/${id}`, { state: 'active' });
    expect(await week()).toHaveLength(1);
  });

  it('send nothing to whoever is kept out or gone', async () => {
    const gone = await createSignedInUser(server, 'gone@example.org');
    await gone('POST', '/api/alerts', alertBody('gone@example.org'));
    await subscribed();
    await write(study('90000002', 'Salt substitute and pressure'));
    const { pool } = server.database;
    await pool.query(`UPDATE account SET suspended_at = now() WHERE email = $1`, [EMAIL]);
    await pool.query(`DELETE FROM account WHERE email = 'gone@example.org'`);
    expect(await week()).toEqual([]);
    await pool.query(`UPDATE account SET suspended_at = NULL WHERE email = $1`, [EMAIL]);
    expect((await week()).map(({ to }) => to)).toEqual([EMAIL]);
  });

  it('show ten studies and say how many more there are', async () => {
    await subscribed();
    const many = Array.from({ length: 13 }, (_, at) => study(String(90000100 + at), `Salt substitute number ${at}`));
    await write(...many);
    const [mail] = await week();
    expect(mail?.text.match(/Salt substitute number/g)).toHaveLength(10);
    expect(mail?.text).toContain('Hier nicht aufgeführt: 3');
    expect(await week()).toEqual([]);
  });
});
