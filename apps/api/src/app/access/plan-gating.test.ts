import { randomUUID } from 'node:crypto';
import {
  PLAN_FEATURE_NAMES,
  PLAN_FEATURES,
  type ChatQueryInput,
  type FeatureLock,
  type PlanFeature,
  type ProField,
} from '@footnote/domain';
import { loadStarterCollection } from '@footnote/literature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { alertBody } from '../../alerts/alerts.fixtures.ts';
import { readEvents, shortAnswer } from '../../chat/chat-events.fixtures.ts';
import { createSignedInUser } from '../../identity/signed-in-user.fixtures.ts';
import { browserOf, startTestServer, type TestServer } from '../test-server.fixtures.ts';
import { becomeKind, lockOfKind, useQuestions, USER_KINDS, type UserKind } from './user-kinds.fixtures.ts';

const QUESTION = 'Does it work?';
const PMID = '1';

/** How a question asks for a field, and what reaches the answer of it. */
const ASKED: Readonly<Record<ProField, { body?: Partial<ChatQueryInput>; parameters?: string }>> = {
  studyTypes: { body: { studyTypes: ['rodent'] } },
  impactFactor: { body: { impactFactor: 'high' } },
  sampleSize: { body: { sampleSize: 100 } },
  sort: { parameters: '?sort_by=recency' },
  precision: { body: { chatGptMode: true } },
  elaborate: { body: { chatElaborateMode: true } },
  answerFormat: { body: { outputFormat: 'As a table.' } },
  selectedReferences: { body: { isSelectRegenerate: true, citations: [PMID] } },
};

type Outcome = 'open' | 'refused' | 'left out';

describe('what the plans keep', () => {
  let server: TestServer;
  interface Asked {
    query: ChatQueryInput;
    parameters: object;
    isPro: boolean | undefined;
    /** The question of the answer it follows. */
    follows?: string | undefined;
  }
  let asked: Asked[] = [];
  let pmid = '';
  beforeAll(async () => {
    server = await startTestServer({
      plans: 'on',
      async *answer({ query, parameters, isPro, sessionId, lastTurn }) {
        const follows = (await lastTurn?.())?.question;
        asked.push({ query, parameters, isPro, follows });
        yield { event: 'main_question', question: query.question };
        yield* shortAnswer(sessionId).slice(1);
      },
    });
    await loadStarterCollection({ index: server.literature });
    pmid = (await server.literature.articlesAfter(null, 1))[0]?.pmid ?? '';
  });
  afterAll(() => server.close());

  async function enter(kind: UserKind | null) {
    const email = `${randomUUID()}@example.org`;
    if (kind === null) return { email, browser: browserOf(server.app), headers: {}, reset: () => Promise.resolve() };
    const browser = await createSignedInUser(server, email);
    const { pool } = server.database;
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM account WHERE email = $1', [email]);
    const account = rows[0]?.id ?? '';
    const acted = randomUUID();
    const run = async (statements: string[]) => {
      for (const statement of statements) await pool.query(statement);
    };
    await run(becomeKind(kind, { account, acted }));
    const headers = kind.organization === undefined ? {} : { 'footnote-organization-id': acted };
    return { email, browser, headers, reset: () => run(useQuestions(kind, account)) };
  }

  type User = Awaited<ReturnType<typeof enter>>;

  async function ask({ browser, headers }: User, field: ProField): Promise<Outcome> {
    asked = [];
    const { body = {}, parameters = '' } = ASKED[field];
    const sent = { question: QUESTION, isPaid: true, ...body };
    const response = await browser('POST', `/api/chat/query${parameters}`, sent, headers);
    const last = (await readEvents(response.body)).at(-1);
    const [reached] = asked;
    if (last?.event === 'failed') return reached === undefined ? 'refused' : 'left out';
    if (last?.event !== 'done') throw new Error(`The answer ended with ${last?.event}.`);
    const kept = Object.entries(body).every(([name, value]) => {
      return JSON.stringify(Reflect.get(Object(reached?.query), name)) === JSON.stringify(value);
    });
    const isSorted = parameters === '' || Reflect.get(Object(reached?.parameters), 'sort_by') === 'recency';
    return kept && isSorted ? 'open' : 'left out';
  }

  async function call({ browser, headers }: User, feature: PlanFeature): Promise<Outcome> {
    const codeOf = async (response: Response) => z.object({ code: z.string() }).parse(await response.json()).code;
    if (feature === 'risExport') {
      const response = await browser('POST', '/api/library/export', { format: 'ris', ids: [pmid] }, headers);
      return response.status === 200 ? 'open' : 'refused';
    }
    if (feature === 'templates') {
      const template = { name: randomUUID(), prompt: 'In five points.' };
      const response = await browser('POST', '/api/output-templates', template, headers);
      return response.status === 200 ? 'open' : 'refused';
    }
    // Beyond the plan, an organization lets its admins alone make sources.
    const response = await browser('POST', '/api/sources', { name: 'Guidelines', description: 'Ours.' }, headers);
    if (response.ok) return 'open';
    const code = await codeOf(response);
    return code === 'source/admins-only' ? 'open' : 'refused';
  }

  /** Saving a search with its alert, which no plan keeps from anybody with an account. */
  async function saveAlert({ browser, headers, email }: User): Promise<Outcome | 'needs account'> {
    const response = await browser('POST', '/api/alerts', alertBody(email), headers);
    if (response.ok) return 'open';
    return response.status === 401 ? 'needs account' : 'refused';
  }

  /** What a lock comes to. A format beyond the plan is left out of the question; all else is refused. */
  function outcomeOf(feature: PlanFeature, lock: FeatureLock): Outcome {
    if (lock === 'open' || lock === 'counted') return 'open';
    return feature === 'answerFormat' && lock !== 'usedUp' ? 'left out' : 'refused';
  }

  // Who administers an organization is no question of the plan: the access of its calls has tests of its own.
  const features = PLAN_FEATURE_NAMES.filter((feature) => feature !== 'userManagement');

  it.each(Object.entries(USER_KINDS))('is refused and open as the table says: %s', async (_name, kind) => {
    const user = await enter(kind);
    const expected: Record<string, Outcome | 'needs account'> = { alerts: kind === null ? 'needs account' : 'open' };
    const seen: Record<string, Outcome | 'needs account'> = { alerts: await saveAlert(user) };
    for (const feature of features) {
      await user.reset();
      const gate = PLAN_FEATURES[feature];
      expected[feature] = outcomeOf(feature, lockOfKind(kind, feature));
      seen[feature] = 'field' in gate ? await ask(user, gate.field) : await call(user, feature);
    }
    expect(seen).toEqual(expected);
  });

  it.each(['visitor', 'free later, 1 left', 'active'])('is all of Pro for a PRO question alone: %s', async (name) => {
    const user = await enter(USER_KINDS[name] ?? null);
    await user.reset();
    asked = [];
    await readEvents((await user.browser('POST', '/api/chat/query', { question: QUESTION, isPaid: true })).body);
    expect(asked).toMatchObject([{ isPro: name === 'active', query: { isPaid: name === 'active' } }]);
  });

  it('gives previous question and citations to who has them remembered alone', async () => {
    const body = { question: QUESTION, previousMainQuestion: 'Before?', citations: [PMID], history: [] };
    const seen = [];
    for (const name of ['free later, 3 left', 'member of an inactive organization', 'active']) {
      const user = await enter(USER_KINDS[name] ?? null);
      asked = [];
      await readEvents((await user.browser('POST', '/api/chat/query', body, user.headers)).body);
      seen.push([asked[0]?.query.previousMainQuestion, asked[0]?.query.citations]);
    }
    expect(seen).toEqual([
      [null, []],
      ['Before?', [PMID]],
      ['Before?', [PMID]],
    ]);
  });

  it.each(['visitor', 'free later, 3 left', 'active'])(
    'lets a follow-up follow what its reader sees: %s',
    async (name) => {
      const { browser, headers } = await enter(USER_KINDS[name] ?? null);
      const askAfter = async (question: string, previousMainQuestion: string | null) => {
        const body = { question, previousMainQuestion };
        await readEvents((await browser('POST', `/api/chat/query?sid=${sid}`, body, headers)).body);
      };
      const sid = randomUUID();
      asked = [];
      await askAfter('Does apixaban work?', null);
      await askAfter('Do statins work?', 'Does apixaban work?');
      await askAfter('As a table', 'Does apixaban work?');
      await askAfter('As a table', null);
      expect(asked.map(({ follows }) => follows)).toEqual([
        undefined,
        'Does apixaban work?',
        'Does apixaban work?',
        'As a table',
      ]);
    },
  );

  it('opens everything to everybody where no plans are sold', async () => {
    const open = await startTestServer({
      plans: 'off',
      async *answer({ query, parameters, isPro, sessionId }) {
        asked.push({ query, parameters, isPro });
        yield* shortAnswer(sessionId);
      },
    });
    const user = { email: '', browser: browserOf(open.app), headers: {}, reset: () => Promise.resolve() };
    for (const field of ['studyTypes', 'precision', 'selectedReferences'] as const)
      expect(await ask(user, field)).toBe('open');
    await open.close();
  });
});
