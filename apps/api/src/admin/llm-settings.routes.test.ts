import { randomUUID } from 'node:crypto';
import { llmManagerSchema, llmTrialSchema, type ChatStreamEvent, type LlmSettings } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { behaviourNamed, startFakeLlmServer, type FakeLlmServer } from '../../../../tests/support/fake-llm-server.ts';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { answerWithModels } from '../chat/answer-question.ts';
import { answeringDeps, openStarterIndex } from '../chat/answering.fixtures.ts';
import { readEvents } from '../chat/chat-events.fixtures.ts';
import { createSignedInUser, setSuperAdmin } from '../identity/signed-in-user.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const SETTINGS = '/api/admin/llm-settings';
const QUESTION = 'Does dapagliflozin reduce hospitalisation for heart failure?';
const KEY = 'sk-key-of-the-environment';

let index: LiteratureIndex;
let first: FakeLlmServer;
let second: FakeLlmServer;
let server: TestServer;
let beside: TestServer;
let root: Browser;

/** A server whose questions are answered by the models its settings name. */
function startServer(over: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  const started = startTestServer({
    plans: 'off',
    environment: {
      FOOTNOTE_LLM_PROVIDER: 'openai-compatible',
      FOOTNOTE_LLM_MODEL: 'first',
      FOOTNOTE_LLM_BASE_URL: first.baseUrl('openai-compatible'),
      FOOTNOTE_LLM_API_KEY: KEY,
      FOOTNOTE_LLM_RETRY_ATTEMPTS: '0',
      FOOTNOTE_LLM_TIMEOUT_SECONDS: '20',
      FOOTNOTE_LLM_ANTHROPIC_API_KEY: KEY,
      FOOTNOTE_LLM_ANTHROPIC_BASE_URL: second.baseUrl('anthropic'),
      FOOTNOTE_LLM_PRICES: 'first=1/4, large = 2.5/10',
    },
    answer: (input) => answers(input),
    ...over,
  });
  const answers = async function* (input: Parameters<ReturnType<typeof answerWithModels>>[0]) {
    const { answerModel: _none, ...deps } = answeringDeps(index);
    yield* answerWithModels((await started).answerModels, deps)(input);
  };
  return started;
}

beforeAll(async () => {
  index = await openStarterIndex();
  first = await startFakeLlmServer();
  second = await startFakeLlmServer();
  server = await startServer();
  beside = await startServer({ beside: server });
  root = await createSignedInUser(server, 'root@example.org');
  await setSuperAdmin(server, 'root@example.org');
});
afterAll(async () => {
  await beside.close();
  await server.close();
  await index.close();
  await Promise.all([first.close(), second.close()]);
});
beforeEach(async () => {
  for (const model of [first, second]) {
    model.setBehaviour({ kind: 'normal' });
    model.requests.length = 0;
  }
  await server.database.pool.query('DELETE FROM llm_settings');
  await server.database.pool.query('DELETE FROM llm_log');
});

const read = async (browser = root) => llmManagerSchema.parse(await (await browser('GET', SETTINGS)).json());
const codeOf = async (response: Response) => (await refusalOf(response)).slice(0, 2);

async function save(change: Partial<LlmSettings>): Promise<Response> {
  const { version, settings } = await read();
  return root('PUT', SETTINGS, { version, settings: { ...settings, ...change } });
}

async function ask(browser: Browser, fields: object = {}): Promise<{ events: ChatStreamEvent[]; text: string }> {
  const response = await browser('POST', `/api/chat/query?sid=${randomUUID()}`, { question: QUESTION, ...fields });
  if (response.status !== 200) throw new Error(await response.text());
  const events = await readEvents(response.body);
  return { events, text: events.map((event) => (event.event === 'answer_part' ? event.text : '')).join('') };
}

const writerOf = ({ events }: { events: ChatStreamEvent[] }) => {
  const last = events.at(-1);
  return last?.event === 'done' ? last.writer : last;
};
const audited = async () => {
  const sql = "SELECT event, detail FROM audit_event WHERE event LIKE 'llm-%' ORDER BY position";
  return (await server.database.pool.query<{ event: string; detail: Record<string, string> }>(sql)).rows;
};

describe('the settings of the language model', () => {
  it('are those of the environment until others are saved, and tell of keys only whether they are there', async () => {
    const response = await root('GET', SETTINGS);
    const text = await response.text();
    expect(text).not.toContain(KEY);
    expect(text).not.toContain('127.0.0.1');
    expect(llmManagerSchema.parse(JSON.parse(text))).toEqual({
      version: 0,
      settings: {
        provider: 'openai-compatible',
        model: 'first',
        precisionModel: '',
        temperature: null,
        topP: null,
        retryAttempts: 0,
        logToDB: false,
        expectsJson: false,
        custom: {},
      },
      providers: [
        { provider: 'openai', hasKey: false, usable: false },
        { provider: 'anthropic', hasKey: true, usable: true },
        { provider: 'google', hasKey: false, usable: false },
        { provider: 'openai-compatible', hasKey: true, usable: true },
      ],
      logDays: 30,
    });
  });

  it('hold from the next question on, on every process', async () => {
    const [here, there] = [browserOf(server.app), browserOf(beside.app)];
    expect(writerOf(await ask(here))).toEqual({ kind: 'model', provider: 'openai-compatible', model: 'first' });
    const change = { provider: 'anthropic', model: 'large', precisionModel: 'largest', custom: { seed: 7 } } as const;
    expect((await save(change)).status).toBe(200);
    const writer = { kind: 'model', provider: 'anthropic', model: 'large' };
    for (const browser of [here, there]) {
      expect(writerOf(await ask(browser))).toEqual(writer);
      expect(writerOf(await ask(browser, { chatGptMode: true }))).toEqual({ ...writer, model: 'largest' });
      const status: unknown = await (await browser('GET', '/api/literature/status')).json();
      expect(status).toMatchObject({ writer, precisionWriter: { model: 'largest' } });
    }
    expect((await save({ provider: 'extractive' })).status).toBe(200);
    for (const browser of [here, there]) expect(writerOf(await ask(browser))).toEqual({ kind: 'extractive' });
    expect(second.requests).toHaveLength(4);
    expect((await read()).version).toBe(2);
  });

  it('are not saved over what somebody else saved meanwhile', async () => {
    const { version, settings } = await read();
    const both = await Promise.all(
      ['a', 'b'].map((model) => root('PUT', SETTINGS, { version, settings: { ...settings, model } })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const stale = await root('PUT', SETTINGS, { version: 7, settings });
    expect(await codeOf(stale)).toEqual([409, 'admin/settings-changed']);
    expect((await read()).version).toBe(1);
  });

  it.each([
    [{ provider: 'google' }, 'model/not-configured'],
    [{ provider: 'openai' }, 'model/not-configured'],
    [{ provider: 'nobody' }, 'request/invalid'],
    [{ model: ' ' }, 'request/invalid'],
    [{ model: 'm'.repeat(201) }, 'request/invalid'],
    [{ temperature: 2.1 }, 'request/invalid'],
    [{ topP: '1' }, 'request/invalid'],
    [{ retryAttempts: 11 }, 'request/invalid'],
    [{ custom: [7] }, 'request/invalid'],
    [{ custom: '{"seed": 7}' }, 'request/invalid'],
    [{ apiKey: 'sk-1' }, 'request/invalid'],
  ])('are refused with %j', async (change, code) => {
    const { version, settings } = await read();
    const response = await root('PUT', SETTINGS, { version, settings: { ...settings, ...change } });
    expect(await codeOf(response)).toEqual([400, code]);
    expect((await read()).version).toBe(0);
  });

  it('are written to the audit log by the names of what changed', async () => {
    const before = (await audited()).length;
    await save({ provider: 'anthropic', model: 'large', temperature: 0.4, custom: { secret: 'x' } });
    expect((await audited()).slice(before)).toEqual([
      {
        event: 'llm-settings-changed',
        detail: { provider: 'anthropic', model: 'large', changed: 'provider, model, temperature, custom' },
      },
    ]);
  });

  it('hand their parameters to the provider, and never another model or key', async () => {
    await save({ temperature: 0.3, topP: 0.8, custom: { seed: 7, stop: ['###'], model: 'other', messages: [] } });
    await ask(browserOf(server.app));
    const [request] = first.requests;
    const body: unknown = JSON.parse(request?.body ?? '');
    expect(body).toMatchObject({ model: 'first', temperature: 0.3, top_p: 0.8, seed: 7, stop: ['###'] });
    expect(request?.body).toContain(QUESTION.slice(0, 20));
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it('read an answer out of JSON where that is expected', async () => {
    await save({ expectsJson: true });
    first.setBehaviour({ kind: 'normal', answer: '```json\n{"answer": "It does [1]."}\n```' });
    expect((await ask(browserOf(server.app))).text).toBe('It does [1].');
    first.setBehaviour({ kind: 'normal', answer: 'It does [1].' });
    const writer = writerOf(await ask(browserOf(server.app)));
    expect(writer).toMatchObject({ kind: 'extractive', instead_of: { code: 'model/bad-response' } });
  });
});

describe('a provider that fails', () => {
  it.each([
    ['unauthorized', 'model/unauthorized'],
    ['broken', 'model/unavailable'],
    ['empty', 'model/bad-response'],
  ])('as %s is stood in for by quoted sentences that say so', async (behaviour, code) => {
    first.setBehaviour(behaviourNamed(behaviour));
    server.logged.length = 0;
    const answered = await ask(browserOf(server.app));
    const writer = { kind: 'extractive', instead_of: { provider: 'openai-compatible', model: 'first', code } };
    expect(writerOf(answered)).toEqual(writer);
    expect(answered.text).toMatch(/\[1\]/);
    expect(server.logged.flat()).toContainEqual({ code });
    expect(JSON.stringify(answered.events)).not.toContain(KEY);
  });

  it('in the middle of its answer leaves what it said, and says that it broke off', async () => {
    first.setBehaviour(behaviourNamed('trouble'));
    const { events, text } = await ask(browserOf(server.app));
    expect(text).not.toBe('');
    expect(events.at(-1)).toMatchObject({ event: 'error', code: 'model/unavailable' });
  });

  it('because its key is gone is stood in for, too', async () => {
    await save({ provider: 'anthropic', model: 'large' });
    const poor = await startServer({ beside: server, environment: {} });
    const writer = { kind: 'extractive', instead_of: { provider: 'anthropic', code: 'model/not-configured' } };
    expect(writerOf(await ask(browserOf(poor.app)))).toMatchObject(writer);
    await poor.close();
  });
});

describe('llmConfig of a question', () => {
  const llmConfig = { provider: 'anthropic', model: 'chosen', temperature: 0.1, custom: { top_k: 5 } };

  it('is honoured for super admins, for that question alone', async () => {
    expect(writerOf(await ask(root, { llmConfig }))).toEqual({
      kind: 'model',
      provider: 'anthropic',
      model: 'chosen',
    });
    expect(JSON.parse(second.requests[0]?.body ?? '')).toMatchObject({ model: 'chosen', temperature: 0.1 });
    expect(writerOf(await ask(root))).toMatchObject({ provider: 'openai-compatible' });
    expect(writerOf(await ask(root, { llmConfig: { provider: 'extractive', model: 'none' } }))).toEqual({
      kind: 'extractive',
    });
  });

  it.each([
    [{ provider: 'google', model: 'm' }, 'model/not-configured'],
    [{ provider: 'nobody', model: 'm' }, 'model/not-configured'],
    [{ provider: 'anthropic', model: 'm', temperature: 3 }, 'chat/payload-invalid'],
    [{ provider: 'anthropic', model: 'm', baseUrl: 'http://127.0.0.1' }, 'chat/payload-invalid'],
  ])('is refused as %j', async (wrong, code) => {
    const response = await root('POST', '/api/chat/query', { question: QUESTION, llmConfig: wrong });
    expect(await codeOf(response)).toEqual([400, code]);
  });

  it('is refused for everybody else', async () => {
    const reader = await createSignedInUser(server, `${randomUUID()}@example.org`);
    for (const browser of [browserOf(server.app), reader]) {
      const response = await browser('POST', '/api/chat/query', { question: QUESTION, llmConfig });
      expect(await codeOf(response)).toEqual([403, 'chat/unauthorized']);
    }
    expect(second.requests).toHaveLength(0);
  });
});

describe('a trial', () => {
  const attempt = async (change: Partial<LlmSettings>) => {
    const { settings } = await read();
    return root('POST', `${SETTINGS}/trial`, { settings: { ...settings, ...change } });
  };

  it('asks settings that are not saved, and tells times, tokens and cost', async () => {
    first.setBehaviour({ kind: 'normal', answer: 'Walking helps [1].' });
    const trial = llmTrialSchema.parse(await (await attempt({})).json());
    expect(trial).toMatchObject({ outcome: 'answered', answer: 'Walking helps [1].', inputTokens: 10, cost: 0.00005 });
    expect(first.requests[0]?.body).toContain('"include_usage":true');
    const other = llmTrialSchema.parse(await (await attempt({ provider: 'anthropic', model: 'unpriced' })).json());
    expect(other).toMatchObject({ outcome: 'answered', outputTokens: 10, cost: null });
    expect((await read()).version).toBe(0);
    expect((await audited()).at(-1)).toEqual({
      event: 'llm-settings-tried',
      detail: { provider: 'anthropic', model: 'unpriced', outcome: 'answered' },
    });
  });

  it('tells why a model fails, without a word of the provider', async () => {
    first.setBehaviour(behaviourNamed('unauthorized'));
    const text = await (await attempt({})).text();
    expect(JSON.parse(text)).toEqual({ outcome: 'failed', code: 'model/unauthorized' });
    expect(text).not.toContain(KEY);
  });

  it('is refused without a key, and of quoted sentences', async () => {
    expect(await codeOf(await attempt({ provider: 'google' }))).toEqual([400, 'model/not-configured']);
    expect(await codeOf(await attempt({ provider: 'extractive' }))).toEqual([400, 'model/not-configured']);
  });
});

describe('prompts and answers', () => {
  const kept = async () => {
    const sql = 'SELECT account_id, model, prompt, answer, code FROM llm_log ORDER BY asked_at';
    return (await server.database.pool.query<Record<string, string | null>>(sql)).rows;
  };

  it('are kept only where the settings say so, exported and erased with the account', async () => {
    const email = `${randomUUID()}@example.org`;
    const reader = await createSignedInUser(server, email);
    await ask(reader);
    expect(await kept()).toEqual([]);
    await save({ logToDB: true });
    const { text } = await ask(reader);
    await ask(browserOf(server.app));
    first.setBehaviour(behaviourNamed('broken'));
    await ask(reader);
    const [own, foreign, failed] = await kept();
    expect(own).toMatchObject({ model: 'first', answer: text, code: null });
    expect(own?.['prompt']).toContain(QUESTION.slice(0, 20));
    expect(own?.['account_id']).toEqual(expect.any(String));
    expect(foreign).toMatchObject({ account_id: null });
    expect(failed).toMatchObject({ answer: '', code: 'model/unavailable' });
    const exported = await (await reader('GET', '/api/users/me/export')).text();
    expect(exported).toContain(JSON.stringify(own?.['prompt']).slice(1, 200));
    expect((await reader('DELETE', '/api/users/me', { password: 'correct horse battery' })).status).toBeLessThan(300);
    expect(await kept()).toHaveLength(1);
  });
});

describe('under load', () => {
  it('the model is switched, broken and mended without a question that fails', async () => {
    first.setBehaviour({ kind: 'normal', delayMs: 2 });
    second.setBehaviour({ kind: 'normal', delayMs: 2 });
    const browsers = [server, beside].flatMap(({ app }) => [browserOf(app), browserOf(app), browserOf(app)]);
    const asked: Promise<{ events: ChatStreamEvent[] }>[] = [];
    const askSome = (count: number) => {
      for (let n = 0; n < count; n += 1) asked.push(ask(browsers[asked.length % browsers.length] ?? root));
    };
    askSome(50);
    expect((await save({ provider: 'anthropic', model: 'second' })).status).toBe(200);
    askSome(5);
    first.setBehaviour(behaviourNamed('broken'));
    expect((await save({ provider: 'openai-compatible', model: 'third' })).status).toBe(200);
    askSome(5);
    expect((await save({ provider: 'anthropic', model: 'fourth' })).status).toBe(200);
    askSome(5);
    const answers = await Promise.all(asked);
    expect(answers.map(({ events }) => events.at(-1)?.event)).toEqual(asked.map(() => 'done'));
    const writers = answers.map((answer) => JSON.stringify(writerOf(answer)));
    expect(writers.slice(60).every((writer) => writer.includes('"fourth"'))).toBe(true);
    expect(writers.slice(55, 60).some((writer) => writer.includes('instead_of'))).toBe(true);
  });
});
