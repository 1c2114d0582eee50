import { randomUUID } from 'node:crypto';
import { llmManagerSchema, type ChatStreamEvent, type LlmSettings } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeLlmServer, type FakeLlmServer } from '../../../../tests/support/fake-llm-server.ts';
import { effort } from '../../../../tests/support/test-effort.ts';
import { browserOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { answerWithModels } from '../chat/answer-question.ts';
import { answeringDeps, openStarterIndex } from '../chat/answering.fixtures.ts';
import { readEvents } from '../chat/chat-events.fixtures.ts';
import { createSignedInUser, setSuperAdmin, USER_PASSWORD } from '../identity/signed-in-user.fixtures.ts';
import type { Database } from '../platform/database/database.ts';
import { onPostgres } from '../platform/database/on-postgres.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;
type Answers = ReturnType<typeof answerWithModels>;

const SETTINGS = '/api/admin/llm-settings';
const QUESTION = 'Does dapagliflozin reduce hospitalisation for heart failure?';
const KEY = 'sk-key-of-the-environment';

/** How often the model is switched while questions are asked, and by how many people at a time. */
const SWITCHES = effort({ whole: 60, sample: 4 });
const ASKERS = effort({ whole: 12, sample: 2 });

let index: LiteratureIndex;
let models: Record<'openai-compatible' | 'anthropic', FakeLlmServer>;
beforeAll(async () => {
  index = await openStarterIndex();
  models = { 'openai-compatible': await startFakeLlmServer(), anthropic: await startFakeLlmServer() };
  for (const model of Object.values(models)) model.setBehaviour({ kind: 'normal', delayMs: 2 });
});
afterAll(async () => {
  await index.close();
  await Promise.all(Object.values(models).map((model) => model.close()));
});

function startServer(over: Parameters<typeof startTestServer>[0]): Promise<TestServer> {
  const started = startTestServer({
    environment: {
      FOOTNOTE_LLM_PROVIDER: 'openai-compatible',
      FOOTNOTE_LLM_MODEL: 'of-the-environment',
      FOOTNOTE_LLM_BASE_URL: models['openai-compatible'].baseUrl('openai-compatible'),
      FOOTNOTE_LLM_API_KEY: KEY,
      FOOTNOTE_LLM_RETRY_ATTEMPTS: '0',
      FOOTNOTE_LLM_ANTHROPIC_API_KEY: KEY,
      FOOTNOTE_LLM_ANTHROPIC_BASE_URL: models.anthropic.baseUrl('anthropic'),
    },
    answer: async function* answer(input: Parameters<Answers>[0]) {
      const { answerModel: _none, ...deps } = answeringDeps(index);
      yield* answerWithModels((await started).answerModels, deps)(input);
    },
    ...over,
  });
  return started;
}

/** Asks a question and gives the provider and model of its answer; the last event of one that failed. */
async function writerOf(browser: Browser): Promise<string> {
  const response = await browser('POST', `/api/chat/query?sid=${randomUUID()}`, { question: QUESTION });
  const last: ChatStreamEvent | undefined = (await readEvents(response.body)).at(-1);
  if (last?.event !== 'done' || last.writer.kind !== 'model') return JSON.stringify(last);
  return `${last.writer.provider} ${last.writer.model}`;
}

async function save(root: Browser, change: Pick<LlmSettings, 'provider' | 'model'>): Promise<void> {
  const { version, settings } = llmManagerSchema.parse(await (await root('GET', SETTINGS)).json());
  const response = await root('PUT', SETTINGS, { version, settings: { ...settings, ...change } });
  expect(response.status).toBe(200);
}

function switchesModels(what: string, open: () => Promise<[Database | undefined, Database | undefined]>): void {
  describe(`the language model, switched while questions are asked: ${what}`, () => {
    let servers: TestServer[] = [];
    let roots: Browser[] = [];
    beforeAll(async () => {
      const [database, other] = await open();
      const here = await startServer(database === undefined ? {} : { database });
      const there = await startServer(other === undefined ? { beside: here } : { database: other });
      servers = [here, there];
      const root = await createSignedInUser(here, 'root@example.org');
      await setSuperAdmin(here, 'root@example.org');
      const elsewhere = browserOf(there.app);
      await elsewhere('POST', '/api/auth/sign-in', { email: 'root@example.org', password: USER_PASSWORD });
      roots = [root, elsewhere];
    });
    afterAll(async () => {
      for (const server of servers.toReversed()) await server.close();
    });

    it('answers every question by one of the two, and the next one of every process by the new', async () => {
      const steady: string[] = [];
      const load = { isOver: false };
      const askOn = async (place: number) => {
        const server = servers[place % servers.length];
        if (server === undefined) throw new Error('No server.');
        const browser = browserOf(server.app);
        while (!load.isOver) steady.push(await writerOf(browser));
      };
      const askers = Array.from({ length: ASKERS }, (_, place) => askOn(place));
      const known = new Set(['openai-compatible of-the-environment']);
      for (let count = 1; count <= SWITCHES; count += 1) {
        const provider = count % 2 === 0 ? 'openai-compatible' : 'anthropic';
        const model = `model-${count}`;
        // By turns on either process, which tells the other nothing.
        const root = roots[count % roots.length];
        if (root === undefined) throw new Error('No super admin.');
        await save(root, { provider, model });
        known.add(`${provider} ${model}`);
        const next = await Promise.all(servers.map(({ app }) => writerOf(browserOf(app))));
        expect(next).toEqual(servers.map(() => `${provider} ${model}`));
      }
      load.isOver = true;
      await Promise.all(askers);
      expect(steady.filter((writer) => !known.has(writer))).toEqual([]);
      expect(steady.length).toBeGreaterThanOrEqual(ASKERS);
      expect(new Set(steady).size).toBeGreaterThan(1);
    }, 600_000);
  });
}

switchesModels('embedded', () => Promise.resolve([undefined, undefined]));

onPostgres(({ openTwice }) => switchesModels('PostgreSQL, two processes', openTwice));
