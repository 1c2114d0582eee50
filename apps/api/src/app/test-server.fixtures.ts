import { loadTokenCounter } from '../chat/adapters/language-model/count-tokens.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, type Plans, type SiteSettings } from '@footnote/domain';
import { openLiteratureIndex, openTextReader, type LiteratureIndex } from '@footnote/literature';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { PaidPlans } from '../billing/subscriptions.ports.ts';
import type { AnswerModels } from '../chat/chat.ports.ts';
import { createPostgresProUsage } from '../billing/adapters/postgres-pro-usage.ts';
import { shortAnswer } from '../chat/chat-events.fixtures.ts';
import { createPostgresChatSessions } from '../chat/adapters/postgres/postgres-chat-sessions.ts';
import { NO_QUOTA } from '../chat/chat-sessions.fixtures.ts';
import type { ChatQuota } from '../chat/adapters/postgres/session-rows-deps.ts';
import type { Answer } from '../chat/turns/run-turn.ts';
import { diskGuardedSessions } from '../chat/adapters/postgres/disk-guarded-sessions.ts';
import { createRunningTurns, type RunningTurns } from '../chat/turns/running-turns.ts';
import { createCommands, type Commands } from '../cli/commands.ts';
import { createLiteratureUpdates } from '../literature/literature-updates.ts';
import { openStoredReadings } from '../literature/adapters/sqlite-stored-readings.ts';
import { createLiteratureRefinement } from '../literature/literature-refinement.ts';
import type { LiteratureVectors } from '../literature/literature-vectors.ts';
import type { SyncJob } from '../literature/sync-job.ts';
import { syncStateFile } from '../literature/sync-state.ts';
import { readConfig } from '../platform/config/config.ts';
import { openMigratedDatabase } from '../platform/database/embedded-database.fixtures.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { ClientRules, ServerEnvironment } from '../platform/http/client.ts';
import { noLimits } from '../platform/budgets/no-limits.fixtures.ts';
import type { BudgetLimits } from '../platform/budgets/budget-rules.ts';
import { createBudgets } from '../platform/budgets/budgets.ts';
import { spend } from '../platform/budgets/spending.ts';
import { knownHosts } from '../platform/http/known-hosts.ts';
import { createMetrics } from '../platform/metrics.ts';
import { openLanguageModels } from './compose-administration.ts';
import { openAlerts } from './alerts/compose-alerts.ts';
import { openTelemetry } from './support/compose-analytics.ts';
import { openContact } from './support/compose-contact.ts';
import { openContent } from './support/compose-content.ts';
import { openExamples, type ExampleParts } from './chat/compose-examples.ts';
import { openLibrary } from './library/compose-library.ts';
import { openReviews } from './reviews/compose-reviews.ts';
import { openTemplates } from './templates/compose-templates.ts';
import { createServer, type ServerDeps } from './create-server.ts';
import type { GraphqlRoutesDeps } from './graphql/graphql-deps.ts';
import { createAccountCommands } from '../identity/account/account-commands.ts';
import { openTestIdentity, type TestMail, type TestRules } from '../identity/test-identity.fixtures.ts';
import { openTestSources } from '../sources/sources.fixtures.ts';
import { chatOwnership } from '../chat/chat-ownership.ts';
import type { Database } from '../platform/database/database.ts';

/** A server in process, on a database and an index in memory. */
export interface TestServer {
  app: Hono<ServerEnvironment>;
  turns: RunningTurns;
  literature: LiteratureIndex;
  /** The models by the settings of this server. */
  answerModels: AnswerModels;
  database: Database;
  /** Reads documents that wait when it is told, and says what became of them. */
  sources: Awaited<ReturnType<typeof openTestSources>>;
  /** What people pay for, by itself. */
  paidPlans: PaidPlans;
  /** Lets so many days pass at the payment provider, and does what is due about payment. */
  passDays(days: number): Promise<void>;
  /** Runs the alerts that are due. */
  runAlerts(): Promise<void>;
  /** Sends what waits, and gives the messages sent since the last call. */
  mail(): Promise<TestMail[]>;
  /** Tells whoever keeps an article of the notices that came since. */
  tellNotices(): Promise<void>;
  /** Sends what waits for the analytics, and the reports under way. */
  tellAnalytics(): Promise<void>;
  /** Lines the server logged. */
  logged: unknown[];
  close(): Promise<void>;
}

/** Names that tests call the server by. */
const KNOWN_HOSTS = ['footnote.example.org'];

export const TEST_TOKEN = 'token-of-the-test-server-and-no-other';

const NO_CLUSTER = { apiKey: null, authorityFile: null, shards: 1, timeoutSeconds: 5 };
const NO_VECTORS: LiteratureVectors = {
  learn: () => Promise.resolve(err('This server learns nothing.')),
  status: () => ({ state: 'none' }),
};
const PUBMED = 'https://files.example.org/';
const NO_PACE = { turn: () => Promise.resolve(), hold: () => undefined, close: () => undefined };

const answerShortly: Answer = async function* ({ sessionId }) {
  yield* shortAnswer(sessionId);
};

function testUpdates(literature: LiteratureIndex, baseUrl: string) {
  const directory = mkdtempSync(join(tmpdir(), 'footnote-downloads-'));
  const updates = createLiteratureUpdates({
    literature,
    state: syncStateFile(directory),
    files: { baseUrl, directory, keep: false },
    entrez: () => ({ baseUrl, tool: 'test', email: null, apiKey: null, pace: NO_PACE }),
    http: { idleMilliseconds: 2_000, pause: () => Promise.resolve() },
    now: () => new Date(),
  });
  return { updates, forget: () => rmSync(directory, { recursive: true, force: true }) };
}

/** The models that an environment with these variables gives. */
function testModels(
  { environment = {}, rules }: TestServerOptions,
  parts: { database: Database; note: (...line: unknown[]) => void },
) {
  const config = readConfig(environment);
  if (!config.ok) throw new Error(config.error);
  const { database, note } = parts;
  return openLanguageModels(config.value, {
    database,
    now: rules?.now ?? Date.now,
    log: { warn: note },
    onError: note,
  });
}

function noModel(literature: LiteratureIndex) {
  return createLiteratureRefinement({ literature, reader: null, openReadings: openStoredReadings, path: ':memory:' });
}

interface TestServerOptions {
  quota?: ChatQuota;
  answer?: Answer;
  /** Answers from the documents of this server; in the place of `answer`. */
  answerFrom?: (kept: Pick<ServerDeps, 'answeringDocuments' | 'answeringCollections'>) => Answer;
  webRoot?: string;
  site?: SiteSettings;
  uploadOrigin?: string | null;
  /** Budgets that are not without limit. */
  budgets?: Partial<Omit<BudgetLimits, 'calls'>> & { calls?: Partial<BudgetLimits['calls']> };
  running?: number;
  pubmedUrl?: string;
  rules?: TestRules;
  /** Variables about language models, where messages to the team go, and what is told of the use. */
  environment?: Record<string, string>;
  /** Another server, whose database this one shares. */
  beside?: TestServer;
  /** What it keeps things in, closed with it; an embedded one unless told. */
  database?: Database;
  trustProxy?: boolean;
  cityHeader?: string | null;
  paymentOrigins?: ServerDeps['paymentOrigins'];
  /** Whether it sells plans. */
  plans?: Plans;
  syncJob?: SyncJob;
  /** Whether the disk is nearly full. */
  isDiskLow?: () => boolean;
  metricsToken?: string;
  graphql?: Partial<GraphqlRoutesDeps['graphql']>;
}

function clientsOf({ trustProxy = false, rules }: TestServerOptions): ClientRules {
  return { trustProxy, https: rules?.publicUrl?.startsWith('https:') === true };
}

function exposureOf(options: TestServerOptions) {
  return {
    clients: clientsOf(options),
    budgets: openTestBudgets(options),
    metricsRules: { token: options.metricsToken ?? null, onThisMachine: true },
    isKnownHost: knownHosts({ publicUrl: null, host: 'localhost', hosts: KNOWN_HOSTS }),
  };
}

function siteOf(options: TestServerOptions, parts: Omit<ExampleParts, 'webRoot' | 'now'>) {
  const { webRoot = '/nowhere', uploadOrigin = null, plans = 'on' } = options;
  const { site = { careers: null, social: {}, testimonials: [] } } = options;
  const { cityHeader = null, paymentOrigins = null } = options;
  const opened = openExamples({ ...parts, webRoot, now: Date.now });
  return { ...opened, site, uploadOrigin, plans, paymentOrigins, countryHeader: 'x-country', cityHeader };
}

async function openStores({ beside, database }: TestServerOptions): Promise<[Database, LiteratureIndex]> {
  const opened = beside?.database ?? database ?? (await openMigratedDatabase());
  await migrate(opened);
  return [opened, await openLiteratureIndex({ path: ':memory:' })];
}

function openTestBudgets({ budgets = {} }: TestServerOptions) {
  return createBudgets({ ...noLimits, ...budgets, calls: { ...noLimits.calls, ...budgets.calls } });
}

function openTestSessions(
  { quota = NO_QUOTA, isDiskLow = () => false, rules: { now = Date.now } = {} }: TestServerOptions,
  database: Database,
) {
  const proUsage = createPostgresProUsage({ database, now });
  const kept = createPostgresChatSessions({
    database,
    runner: 'test',
    turnSeconds: 3600,
    now: Date.now,
    quota,
    proUsage,
  });
  const space = { isLow: isDiskLow };
  return { sessions: diskGuardedSessions(kept, space), space, proUsage };
}

type KeptSessions = ReturnType<typeof openTestSessions>;

function openTestChat(
  { running = 100 }: TestServerOptions,
  { kept, answer, note }: { kept: KeptSessions; answer: Answer; note: (error: unknown) => void },
) {
  const onKept = (bytes: number) => spend('bytes', bytes);
  const limits = { running, runningPerVisitor: 60, answerSeconds: 60 };
  const turns = createRunningTurns({ ...kept, answer, limits, now: Date.now, onError: note, onKept });
  return { ...kept, turns };
}

function testCommands(
  parts: Pick<Parameters<typeof createCommands>[0], 'literature' | 'updates' | 'answer'>,
): Commands {
  return createCommands({
    tokens: loadTokenCounter,
    ...parts,
    refinement: noModel(parts.literature),
    vectors: NO_VECTORS,
    cluster: NO_CLUSTER,
  });
}

function commandsOf({ deps, served, outbox }: ReturnType<typeof openTestIdentity>) {
  const { notifications } = served.bell;
  const { publicUrl } = deps.rules;
  return {
    accountCommands: createAccountCommands({ ...deps, notifications, publicUrl }),
    outbox: { directory: outbox, key: null },
  };
}

function readersOf(textReader: ReturnType<typeof openTextReader>) {
  const { readQuestion: read, checkAnswer: check } = textReader;
  return { textReader, questionReader: { read }, answerChecker: { check }, tokens: loadTokenCounter };
}

/** Templates, and messages to the team, which nothing delivers by itself. */
function openTestAreas(
  { environment = {}, rules = {}, plans = 'on' }: TestServerOptions,
  parts: { database: Database; identity: ReturnType<typeof openTestIdentity>; note: (...line: unknown[]) => void },
) {
  const config = readConfig(environment);
  if (!config.ok) throw new Error(config.error);
  const { attemptsPerAddress = 0, now = Date.now } = rules;
  const { database, identity, note } = parts;
  const limited = attemptsPerAddress > 0;
  const settings = config.value.contact;
  const contact = openContact({ database, ...identity.post, settings, limited, now, log: { warn: note } });
  const publicUrl = 'http://localhost';
  const content = openContent({ cmsUrl: config.value.cmsUrl, plans, publicUrl, now, log: { warn: note } });
  const { secret } = identity.alerting;
  const telemetry = openTelemetry({ database, settings: config.value.analytics, secret, now, log: { warn: note } });
  const templates = openTemplates({ database, now });
  const served = { ...contact.served, ...content, ...telemetry.served, templates };
  return { served, tellAnalytics: () => telemetry.close() };
}

/** A busy machine that runs many tests at once is no overloaded server. */
const UNWATCHED: ServerDeps['load'] = { turnsAway: () => false, isLagging: () => false, close: () => undefined };

/** What a server says of itself. */
function watchOf(note: (...line: unknown[]) => void) {
  const log = { debug: note, info: note, warn: note, error: note };
  return { log, metrics: createMetrics(), load: UNWATCHED, version: '0.0.0' };
}

function newsOf({ deps, served }: ReturnType<typeof openTestIdentity>, { rules }: TestServerOptions) {
  const { notifications } = served.bell;
  return { ...rules, audit: deps.audit, news: { ...deps, notifications, publicUrl: deps.rules.publicUrl } };
}

/** Plans and payment of a server, with everybody's roles. */
function soldOf({ deps, billing }: ReturnType<typeof openTestIdentity>, { plans = 'on' }: TestServerOptions) {
  const served = billing.served(deps.memberships);
  return { billing: { ...served.billing, sold: plans === 'on' } };
}

function paymentsOf(
  identity: ReturnType<typeof openTestIdentity>,
  app: TestServer['app'],
): Pick<TestServer, 'paidPlans' | 'passDays' | 'mail'> {
  const { deps, billing } = identity;
  return {
    paidPlans: deps.paidPlans,
    mail: () => identity.mail(),
    async passDays(days) {
      if (days > 0) await billing.clock.move(days * 24 * 60 * 60 * 1000);
      await billing.work(app, new AbortController().signal);
    },
  };
}

/** Keeps what the server writes to its log. */
function noteLines() {
  const logged: unknown[] = [];
  return { logged, note: (...line: unknown[]) => void logged.push(line) };
}

/** Starts one; `answer` stands in for the pipeline where a test is not about it. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const [database, literature] = await openStores(options);
  const { logged, note } = noteLines();
  const identity = openTestIdentity(database, { plans: options.plans ?? 'on', ...options.rules }, note);
  const kept = openTestSessions(options, database);
  const sources = await openTestSources(database, { ...newsOf(identity, options), ...kept, literature });
  const library = openLibrary({ database, literature, ...identity.served.bell, now: Date.now });
  const answer = options.answerFrom?.({ ...sources.served, ...library.served }) ?? options.answer ?? answerShortly;
  const chat = openTestChat(options, { kept, answer, note });
  const { updates, forget } = testUpdates(literature, options.pubmedUrl ?? 'http://127.0.0.1:9/');
  const textReader = openTextReader(literature);
  const models = testModels(options, { database, note });
  const areas = openTestAreas(options, { database, identity, note });
  const alerts = openAlerts({ ...identity.alerting, literature, ...readersOf(textReader), onFailure: note });
  const app = createServer({
    ...identity.served,
    ...soldOf(identity, options),
    ...commandsOf(identity),
    ...exposureOf(options),
    ...sources.served,
    ...areas.served,
    ...alerts.served,
    ...library.served,
    ...openReviews({ database, ...library.served.library, now: Date.now }),
    ...chatOwnership(chat),
    ...chat,
    literature,
    ...models,
    ...readersOf(textReader),
    now: options.rules?.now ?? Date.now,
    updatesStatus: { literature, updates, sync: 'off', pubmedUrl: PUBMED },
    syncJob: options.syncJob ?? null,
    graphql: { introspection: false, ...options.graphql },
    commands: testCommands({ literature, updates, answer }),
    token: TEST_TOKEN,
    ...siteOf(options, { literature, ...readersOf(textReader), onError: note }),
    ...watchOf(note),
    checkHealth: async () => void (await database.pool.query('SELECT 1')),
  });
  return {
    app,
    database,
    sources,
    ...paymentsOf(identity, app),
    runAlerts: () => alerts.runDue(),
    tellAnalytics: areas.tellAnalytics,
    turns: chat.turns,
    literature,
    tellNotices: () => library.tellNotices(),
    ...models,
    logged,
    async close() {
      await Promise.all([chat.turns.close(), library.close(), textReader.close(), sources.close()]);
      await Promise.all([literature.close(), options.beside ?? database.close()]);
      identity.close();
      forget();
    },
  };
}

/** A browser: keeps its cookies. */
export function browserOf(app: Hono<ServerEnvironment>) {
  const cookies = new Map<string, string>();
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const content = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await app.request(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookies.size === 0 ? {} : { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...headers,
      },
      ...content,
    });
    for (const given of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}

const refusalSchema = z.strictObject({ error: z.string(), code: z.string() });

/** Status, code and sentence of a refused request, which says nothing else. */
export async function refusalOf(response: Response): Promise<[number, string, string]> {
  const { error, code } = refusalSchema.parse(await response.json());
  return [response.status, code, error];
}
