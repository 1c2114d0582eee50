import { randomUUID } from 'node:crypto';
import { alertListSchema, chatSessionSchema, followedAnswerSchema, type Article } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { articleFixture } from '../../../../packages/literature/src/search/article.fixtures.ts';
import { refusalOf, startTestServer, type browserOf, type TestServer } from '../app/test-server.fixtures.ts';
import { answerQuestion } from '../chat/answer-question.ts';
import { answeringDeps } from '../chat/answering.fixtures.ts';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { createPostgresAlerts } from './adapters/postgres-alerts.ts';
import { alertBody } from './alerts.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const DAY = 24 * 60 * 60 * 1000;
const MONDAY = Date.parse('2026-11-23T10:00:00Z');
const QUESTION = 'Does dapagliflozin reduce hospitalisation for heart failure?';
const EMAIL = 'ada@example.org';

const trial = (pmid: string, conclusion: string, changes: Partial<Article> = {}): Article =>
  articleFixture({
    pmid,
    title: 'Dapagliflozin and hospitalisation for heart failure: a randomised trial',
    publicationDate: '2026-11-20',
    publicationTypes: ['Randomized Controlled Trial'],
    studyType: 'randomized_trial',
    sampleSize: 4_000,
    population: 'Adults with heart failure',
    intervention: 'dapagliflozin',
    comparison: 'placebo',
    outcome: 'hospitalisation for heart failure',
    abstract: [
      { label: 'METHODS', text: 'We randomly assigned 4000 adults with heart failure to dapagliflozin or placebo.' },
      { label: 'RESULTS', text: conclusion },
    ],
    ...changes,
  });
const FEWER =
  'Dapagliflozin significantly reduced hospitalisation for heart failure compared with placebo (hazard ratio 0.70, 95% CI 0.59 to 0.83).';
const NONE =
  'There was no significant difference in hospitalisation for heart failure between dapagliflozin and placebo (hazard ratio 1.01, 95% CI 0.90 to 1.14).';
const FIRST = trial('90000001', FEWER, { publicationDate: '2024-05-01' });

describe('followed answers', () => {
  let server: TestServer;
  let beside: TestServer;
  let ada: Browser;
  let bea: Browser;
  let now = MONDAY;
  const rules = { now: () => now };
  beforeAll(async () => {
    server = await startTestServer({
      rules,
      answerFrom: () => (input) => answerQuestion(answeringDeps(server.literature, rules), input),
    });
    beside = await startTestServer({ rules, beside: server });
    [ada, bea] = [await createSignedInUser(server, EMAIL), await createSignedInUser(server, 'bea@example.org')];
  });
  afterAll(async () => {
    await beside.close();
    await server.close();
  });
  beforeEach(async () => {
    now = MONDAY;
    for (const table of ['alert', 'notification', 'mail_message', 'chat_session'])
      await server.database.pool.query(`DELETE FROM ${table}`);
    for (const { literature } of [server, beside]) {
      const held = (await literature.articlesAfter(null, 1_000)).map(({ pmid }) => pmid);
      await literature.write({ articles: [], deletions: held });
      await literature.write({ articles: [FIRST], deletions: [] });
    }
  });

  const asked = async (question = QUESTION) => {
    const sid = randomUUID();
    await (await ada('POST', `/api/chat/query?sid=${sid}`, { question })).text();
    return { session_id: sid, position: 0, question };
  };
  const followed = async () => {
    const answer = await asked();
    const response = await ada('POST', '/api/alerts/answers', answer);
    expect(response.status).toBe(200);
    return { ...followedAnswerSchema.parse(await response.json()), answer };
  };
  const write = async (...articles: Article[]) => {
    for (const { literature } of [server, beside]) await literature.write({ articles, deletions: [] });
  };
  const week = async () => {
    now += 7 * DAY;
    await server.runAlerts();
    return server.mail();
  };
  const listed = async (who = ada) => alertListSchema.parse(await (await who('GET', '/api/alerts')).json());
  const bell = async () => {
    const page = z.object({ items: z.array(z.object({ news: z.looseObject({ kind: z.string() }) })) });
    return page.parse(await (await ada('GET', '/api/users/me/notifications')).json()).items.map(({ news }) => news);
  };

  it('tell once of a study that may contradict them, with its sentence and where it stands', async () => {
    const { id, session_id } = await followed();
    expect(await week()).toEqual([]);
    await write(trial('90000002', NONE), trial('90000003', FEWER), articleFixture({ pmid: '90000004', title: 'Gout' }));
    const [mail, ...more] = await week();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: EMAIL, subject: 'A new study may change an answer you follow' });
    expect(mail?.text).toContain(`“${QUESTION}”`);
    expect(mail?.text).toMatch(/May contradict your answer\nDapagliflozin[^\n]+\n[^\n]*2026\n“[^\n]*1\.01/);
    expect(mail?.text).toMatch(/Agrees with your answer\nDapagliflozin/);
    expect(mail?.text).toContain('https://pubmed.ncbi.nlm.nih.gov/90000002/');
    expect(mail?.text).not.toContain('Gout');
    expect(mail?.link).toBe(`/chat?sid=${session_id}`);
    expect(await bell()).toMatchObject([{ kind: 'answer-news', alertId: id, contradicting: 1, articles: 2 }]);
    expect(await week()).toEqual([]);
  });

  it('call nothing a contradiction whose side is not told, and say so of a study that agrees alone', async () => {
    await followed();
    await write(
      trial('90000002', 'Hospitalisation for heart failure after dapagliflozin is reported for both groups.'),
    );
    const [mail] = await week();
    expect(mail?.subject).toBe('New studies on a question you follow');
    expect(mail?.text).toContain('New study on your question\n');
    await write(trial('90000003', FEWER));
    expect((await week())[0]?.text).toContain('Agrees with your answer\n');
  });

  it('tell of no study of something else, old, or retracted', async () => {
    await followed();
    const others = { intervention: 'metformin', title: 'Metformin and hospitalisation for heart failure: a trial' };
    await write(
      trial('90000002', NONE.replace('dapagliflozin', 'metformin'), {
        ...others,
        abstract: [{ label: 'RESULTS', text: NONE.replace('dapagliflozin', 'metformin') }],
      }),
      trial('90000003', NONE, { publicationDate: '2019-01-01' }),
      trial('90000004', NONE, { notices: [{ kind: 'retracted_by', pmid: '9', note: '' }] }),
    );
    expect(await week()).toEqual([]);
  });

  it('tell once that a cited study was retracted', async () => {
    await followed();
    await write({ ...FIRST, version: 2, notices: [{ kind: 'retracted_by', pmid: '9', note: '' }] });
    const [mail] = await week();
    expect(mail?.subject).toBe('Studies behind an answer you follow have changed');
    expect(mail?.text).toContain('Retracted\nDapagliflozin');
    expect(await week()).toEqual([]);
  });

  it('come in one mail with the searches of their reader, which one click ends altogether', async () => {
    await followed();
    const search = { title: 'Heart', query: { pubmed_query: 'dapagliflozin' } };
    await ada('POST', '/api/alerts', alertBody(EMAIL, search));
    await write(trial('90000002', FEWER));
    const [mail, ...more] = await week();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('New in what you follow');
    expect(mail?.text).toContain('This is what your alert “Heart” found');
    expect(mail?.text).toContain(`“${QUESTION}”, whose answer you follow`);
    expect(await bell()).toHaveLength(2);
    const token = /unsubscribe\?token=(\S+)\n\n-- \n/.exec(mail?.text ?? '')?.[1] ?? '';
    const linked = await (await bea('GET', `/api/unsubscribe/${token}/alert`)).json();
    expect(linked).toEqual({ email: EMAIL, title: `${QUESTION} · Heart`, active: true });
    expect((await bea('POST', `/api/unsubscribe/${token}`)).status).toBe(204);
    const { alerts, answers } = await listed();
    expect([...alerts, ...answers].map(({ state }) => state)).toEqual(['unsubscribed', 'unsubscribed']);
    await write(trial('90000005', NONE));
    expect(await week()).toEqual([]);
  });

  it('tell once where two servers run them, and after a process died', async () => {
    await followed();
    await write(trial('90000002', NONE));
    now += 7 * DAY;
    await server.database.pool.query(
      `CREATE FUNCTION die_again() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$`,
    );
    await server.database.pool.query('CREATE TRIGGER die BEFORE INSERT ON mail_message EXECUTE FUNCTION die_again()');
    await server.runAlerts();
    await server.database.pool.query('DROP TRIGGER die ON mail_message');
    expect([await server.mail(), await bell()]).toEqual([[], []]);
    await Promise.all([server.runAlerts(), beside.runAlerts(), server.runAlerts()]);
    expect(await server.mail()).toHaveLength(1);
    expect(await bell()).toHaveLength(1);
  });

  it('end with their chat, and are kept, paused and ended by their owner alone', async () => {
    const { id, answer, title, next_at } = await followed();
    expect({ title, next_at }).toEqual({ title: QUESTION, next_at: '2026-11-30T05:00:00.000Z' });
    const again = followedAnswerSchema.parse(await (await ada('POST', '/api/alerts/answers', answer)).json());
    expect(again.id).toBe(id);
    expect((await bea('PATCH', `/api/alerts/${id}`, { state: 'paused' })).status).toBe(404);
    expect((await bea('DELETE', `/api/alerts/${id}`)).status).toBe(404);
    expect((await listed(bea)).answers).toEqual([]);
    const paused = await (await ada('PATCH', `/api/alerts/${id}`, { state: 'paused' })).json();
    expect(paused).toMatchObject({ id, state: 'paused', next_at: null });
    await write(trial('90000002', NONE));
    expect(await week()).toEqual([]);
    await ada('PATCH', `/api/alerts/${id}`, { state: 'active', frequency: 'fortnightly' });
    expect(await week()).toHaveLength(1);
    expect((await ada('DELETE', `/api/chat/sessions/${answer.session_id}`)).status).toBe(204);
    expect((await listed()).answers).toEqual([]);
  });

  it('are not told of what was looked at when they were followed and answers directly only later', async () => {
    await write(
      trial('90000002', 'Patients of both groups were followed.', { outcome: 'weight', publicationDate: '2026-06-01' }),
    );
    await followed();
    await write(trial('90000002', NONE, { version: 2, publicationDate: '2026-06-01' }));
    expect(await week()).toEqual([]);
  });

  it('go to the address their account has when they are resumed or followed again', async () => {
    const { id, answer } = await followed();
    const email = async () => (await listed()).answers.map((one) => one.email);
    const old = () => server.database.pool.query(`UPDATE alert SET email = 'old@example.org', state = 'undeliverable'`);
    await old();
    await ada('PATCH', `/api/alerts/${id}`, { state: 'active' });
    expect(await email()).toEqual([EMAIL]);
    await server.database.pool.query(`UPDATE alert SET email = 'old@example.org'`);
    await ada('POST', '/api/alerts/answers', answer);
    expect(await email()).toEqual([EMAIL]);
  });

  it('are left as they are and count for nothing while their chat is closed, and the bell forgets them', async () => {
    const { id } = await followed();
    await write(trial('90000002', NONE));
    await week();
    expect(await bell()).toHaveLength(1);
    await server.database.pool.query('UPDATE chat_session SET left_at = now()');
    expect(await bell()).toEqual([]);
    expect((await ada('PATCH', `/api/alerts/${id}`, { state: 'paused' })).status).toBe(404);
    const { rows } = await server.database.pool.query('SELECT state FROM alert');
    expect(rows).toEqual([{ state: 'active' }]);
    const copies = `INSERT INTO alert SELECT (jsonb_populate_record(a, jsonb_build_object('id', 'copy' || n, 'search_digest', n::text))).*
      FROM alert a, generate_series(1, 49) n`;
    await server.database.pool.query(copies);
    const search = { title: 'Heart', query: { pubmed_query: 'dapagliflozin' } };
    expect((await ada('POST', '/api/alerts', alertBody(EMAIL, search))).status).toBe(200);
  });

  it('tell nothing where their reader left the organization while they were run', async () => {
    const { id } = await followed();
    now += 7 * DAY;
    const alerts = createPostgresAlerts({ database: server.database, now: () => now });
    const [due = expect.fail()] = await alerts.findDue(id);
    await server.database.pool.query('UPDATE chat_session SET left_at = now()');
    const run = { nextAt: new Date(now + DAY), looked: null, told: [], delivery: null };
    expect(await alerts.endRun(due, run)).toBe(false);
  });

  it('are none of strangers, of nothing, of what rests on no study, or of documents', async () => {
    const refused = async (who: Browser, body: unknown) =>
      (await refusalOf(await who('POST', '/api/alerts/answers', body))).slice(0, 2);
    const answer = await asked();
    const NOWHERE = [404, 'alert/answer-not-found'];
    expect(await refused(bea, answer)).toEqual(NOWHERE);
    expect(await refused(ada, { ...answer, position: 1 })).toEqual(NOWHERE);
    expect(await refused(ada, { ...answer, question: 'Another?' })).toEqual(NOWHERE);
    expect(await refused(ada, { ...answer, session_id: randomUUID() })).toEqual(NOWHERE);
    expect(await refused(ada, { ...answer, position: -1 })).toEqual([400, 'request/invalid']);
    expect(await refused(ada, { ...answer, turn: 'x' })).toEqual([400, 'request/invalid']);
    const nothing = await asked('Does homeopathy cure gout in cats?');
    expect(await refused(ada, nothing)).toEqual([409, 'alert/answer-without-studies']);
    const session = await (await ada('GET', `/api/chat/sessions/${answer.session_id}`)).json();
    const [turn = expect.fail()] = chatSessionSchema.parse(session).turns;
    const page = { ...turn.citations[0], type: 'pdf', pmid: '', source_id: 's', document_id: 'd' };
    await server.database.pool.query('UPDATE chat_citation SET citation = $1', [page]);
    expect(await refused(ada, answer)).toEqual([409, 'alert/answer-of-documents']);
  });
});
