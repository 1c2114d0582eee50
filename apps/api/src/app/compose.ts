import { readFileSync } from 'node:fs';
import type { ChatStreamEvent } from '@footnote/domain';
import {
  loadStarterCollection,
  openTextReader,
  questionKnowledge,
  withWordVectors,
  type LiteratureIndex,
} from '@footnote/literature';
import type { Hono } from 'hono';
import { createAiSdkEvidenceReader } from '../chat/adapters/language-model/ai-sdk-evidence-reader.ts';
import type { ProUsage } from '../billing/pro-usage.ports.ts';
import { answerWithModels, type AnswerQuestionInput } from '../chat/answer-question.ts';
import type { AnswerChecker, AnswerModels, ChatSessions, QuestionReader } from '../chat/chat.ports.ts';
import type { AnsweringCollections, AnsweringDocuments } from '../chat/documents.ports.ts';
import { loadTokenCounter } from '../chat/adapters/language-model/count-tokens.ts';
import { createPostgresChatSessions } from '../chat/adapters/postgres/postgres-chat-sessions.ts';
import { startChatMaintenance } from '../chat/turns/chat-maintenance.ts';
import { chatOwnership } from '../chat/chat-ownership.ts';
import { createRunningTurns, type RunningTurns } from '../chat/turns/running-turns.ts';
import { diskGuardedSessions } from '../chat/adapters/postgres/disk-guarded-sessions.ts';
import { createCommands, type Commands } from '../cli/commands.ts';
import { openStoredReadings } from '../literature/adapters/sqlite-stored-readings.ts';
import { createLiteratureRefinement, type LiteratureRefinement } from '../literature/literature-refinement.ts';
import { diskGuardedLiterature } from '../literature/disk-guarded-literature.ts';
import { createLiteratureVectors } from '../literature/literature-vectors.ts';
import { openLiterature } from '../literature/open-literature.ts';
import type { LiteratureUpdates } from '../literature/literature-updates.ts';
import { openLiteratureUpdates } from '../literature/open-literature-updates.ts';
import { createBudgets } from '../platform/budgets/budgets.ts';
import { spend } from '../platform/budgets/spending.ts';
import type { Config } from '../platform/config/config.ts';
import { paymentOriginsOf } from '../platform/config/payment-config.ts';
import { uploadOriginOf } from '../platform/config/object-store-config.ts';
import { instanceId, type DataDirectory } from '../platform/data-directory.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { createDiskSpace, type DiskSpace } from '../platform/disk-space.ts';
import { migrate } from '../platform/database/migrate.ts';
import { maintainDatabase } from '../platform/database/maintain-database.ts';
import type { ClientRules, ServerEnvironment } from '../platform/http/client.ts';
import { knownHosts } from '../platform/http/known-hosts.ts';
import { watchLoad, type LoadWatch } from '../platform/http/load-shedding.ts';
import type { Jobs } from '../platform/jobs/jobs.ports.ts';
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts';
import { createLog, type Log } from '../platform/log.ts';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import { within } from '../platform/within.ts';
import { createPostgresProUsage } from '../billing/adapters/postgres-pro-usage.ts';
import { openAlerts } from './alerts/compose-alerts.ts';
import { openBilling } from './billing/compose-billing.ts';
import { openExamples } from './chat/compose-examples.ts';
import { openIdentity, type Identity } from './compose-identity.ts';
import { environmentModels, MODEL_FAILED, openLanguageModels } from './compose-administration.ts';
import { createServer, type ServerDeps } from './create-server.ts';
import { openSources } from './sources/compose-sources.ts';
import { openSmallAreas } from './support/compose-small-areas.ts';
import { openAnsweringCollections, openLibrary } from './library/compose-library.ts';
import { openReviews } from './reviews/compose-reviews.ts';
import { openLiteratureJobs } from './literature-jobs.ts';

/** Milliseconds within which a server that is well says so. */
const HEALTH_MILLISECONDS = 5_000;

/** Tells the terminal what takes long. */
export type Progress = (line: string) => void;

type Answering = (input: AnswerQuestionInput) => AsyncGenerator<ChatStreamEvent>;

/** The pipeline from question to answer, on an index of its own. */
export interface Pipeline {
  literature: LiteratureIndex;
  answerModels: AnswerModels;
  readers: Pick<ServerDeps, 'textReader' | 'questionReader' | 'answerChecker' | 'tokens'>;
  /** Answers from the literature alone. */
  answer: Answering;
  /** Answers from documents, too. */
  answerFrom: (kept: { documents: AnsweringDocuments; collections: AnsweringCollections }) => Answering;
  updates: LiteratureUpdates;
  refinement: LiteratureRefinement;
  commands: Commands;
  close(): Promise<void>;
}

/** Opens the literature and whatever answers from it: the model of the environment where no others are given. */
export async function openPipeline(
  config: Config,
  directory: DataDirectory,
  answerModels: AnswerModels = environmentModels(config),
): Promise<Pipeline> {
  const opened = await openLiterature(config.searchCluster, directory.literature);
  const space = spaceOf(config);
  const guarded = config.searchCluster.url === null ? diskGuardedLiterature(opened, space) : opened;
  const { index: literature, vectors: collection } = withWordVectors(guarded, directory.vectors);
  const vectors = createLiteratureVectors({ vectors: collection, space });
  const textReader = openTextReader(literature);
  const answerChecker: AnswerChecker = { check: textReader.checkAnswer };
  const questionReader: QuestionReader = {
    read: textReader.readQuestion,
  };
  const answering = { literature, questionReader, answerChecker, now: Date.now };
  const answer = answerWithModels(answerModels, answering);
  const { updates, close: closeUpdates } = openLiteratureUpdates(literature, config.literature, directory.sync);
  const reader = config.llm === null ? null : createAiSdkEvidenceReader(config.llm);
  const refinement = createLiteratureRefinement({
    literature,
    reader,
    openReadings: openStoredReadings,
    path: directory.readings,
  });
  return {
    literature,
    answerModels,
    readers: { textReader, questionReader, answerChecker, tokens: loadTokenCounter },
    answer,
    answerFrom: (kept) => answerWithModels(answerModels, { ...answering, ...kept }),
    updates,
    refinement,
    commands: createCommands({
      literature,
      updates,
      refinement,
      vectors,
      answer,
      cluster: config.searchCluster,
      tokens: loadTokenCounter,
    }),
    async close() {
      closeUpdates();
      await textReader.close();
      await literature.close();
    },
  };
}

function spaceOf({ dataDirectory, freeSpaceMegabytes }: Config): DiskSpace {
  return createDiskSpace({ path: dataDirectory, floorMegabytes: freeSpaceMegabytes });
}

/** Says in the log when the disk is nearly full, and when it no longer is; gives a function that ends it. */
function watchSpace(space: DiskSpace, log: Log): () => void {
  return space.watch((low) => {
    if (low) log.error(space.sentence());
    else log.warn('The disk of the data directory has room again: everything is saved.');
  });
}

/**
 * Fills an index that holds nothing of the user's own with the starter collection, and renews in any other what it holds
 * of it. A first start that was cut short left fewer articles than the collection has; then the rest is loaded.
 */
export async function fillWithStarter({ literature }: Pipeline, progress: Progress): Promise<void> {
  const { articles, starter } = await literature.stats();
  if (articles > starter && starter === 0) return;
  const outcome = await loadStarterCollection({ index: literature, onlyHeld: articles > starter });
  if (outcome.added > 0) progress(`Loaded the starter collection: ${outcome.added} landmark studies, summarised.`);
}

/** Nobody is told on the screen of a first start how to load more, as nobody is a super admin yet. */
async function sayHowToLoad({ literature }: Pipeline, progress: Progress): Promise<void> {
  const { articles, starter } = await literature.stats();
  if (articles > starter) return;
  progress(
    'Only the starter collection is loaded. To load PubMed: npm run literature -- import FOLDER (README, “Load PubMed”)',
  );
}

/** Opens the literature while the database is brought to its newest schema, and fills it where it holds nothing. */
async function openCollection(
  config: Config,
  parts: { directory: DataDirectory; database: Database; answerModels: AnswerModels },
  progress: Progress,
): Promise<Pipeline> {
  const opening = openPipeline(config, parts.directory, parts.answerModels);
  const [pipeline] = await Promise.all([opening, migrate(parts.database)]);
  await fillWithStarter(pipeline, progress);
  await sayHowToLoad(pipeline, progress);
  return pipeline;
}

/** The whole product behind one HTTP application. */
export interface Product {
  app: Hono<ServerEnvironment>;
  /** Ends running answers in a saved state, then closes everything. */
  close(): Promise<void>;
}

/** Puts the product together; the only place that knows which adapter serves which port. */
export async function compose(
  config: Config,
  { directory, token, url }: { directory: DataDirectory; token: string; url: string },
  progress: Progress,
): Promise<Product> {
  const watch = openWatch(config);
  const { log, load, space } = watch;
  const onError = (error: unknown) => log.error({ err: error }, 'Something failed in the background.');
  const database = openDatabase({ url: config.databaseUrl, directory: directory.postgres, onError });
  const models = openLanguageModels(config, { database, now: Date.now, log, onError });
  const pipeline = await openCollection(config, { directory, database, ...models }, progress);
  const background = openBackground(database, onError);
  const billing = openBilling(config, { database, directory, background, log });
  const identity = openIdentity(config, { database, directory, url, say: progress, log, ...billing });
  const areas = openSmallAreas(config, { database, log, url, secret: identity.alerting.secret, ...identity.post });
  const parts = { database, directory, background, pipeline, ...watch, onError, ...identity };
  const { sources, alerts, chat, served } = await openAnswering(config, parts);
  await chat.sessions.endInterrupted();
  const endings = [maintainDatabase(database, onError), watchSpace(space, log), () => load.close()];
  const library = openLibrary({ database, ...pipeline, ...identity.served.bell, now: Date.now });
  const app = createServer({
    ...identity.served,
    ...billing.served(identity.served.identity.memberships),
    ...served,
    ...areas.served,
    ...openExamples({ ...pipeline, ...pipeline.readers, webRoot: config.webRoot, now: Date.now, onError }),
    ...chatOwnership(chat),
    ...chat,
    clients: clientRules(config),
    budgets: createBudgets(config.budgets),
    literature: pipeline.literature,
    ...models,
    ...pipeline.readers,
    now: Date.now,
    ...library.served,
    ...openReviews({ database, ...library.served.library, now: Date.now }),
    updatesStatus: { ...pipeline, sync: config.literature.sync, pubmedUrl: config.literature.pubmedUrl },
    syncJob: await openLiteratureJobs(config, { background, pipeline, directory, log }),
    graphql: { introspection: config.development },
    commands: pipeline.commands,
    token,
    ...watch,
    ...exposureRules(config),
    version: productVersion(),
    checkHealth: () => checkHealth(database, pipeline, load),
  });
  prepareInBackground(onError);
  const chatUpkeep = { start: (jobs: Jobs) => startChatMaintenance(jobs, { ...chat, ...models }) };
  const sales = { start: (jobs: Jobs) => billing.start(jobs, app) };
  background.begin(startOf([identity, sources, areas, alerts, library, chatUpkeep, sales]));
  return {
    app,
    async close() {
      for (const end of endings) end();
      await Promise.all([chat.turns.close(), library.close(), background.close()]);
      await Promise.allSettled([billing, identity, sources, areas, pipeline, database].map((part) => part.close()));
    },
  };
}

/** Begins the background work of all parts. */
function startOf(parts: readonly { start(jobs: Jobs): Promise<void> }[]): (jobs: Jobs) => Promise<void> {
  return async (jobs) => {
    await Promise.all(parts.map((part) => part.start(jobs)));
  };
}

/** Loads what neither the start nor the first question should wait for. */
function prepareInBackground(onError: (error: unknown) => void): void {
  const inBackground = (work: () => Promise<unknown>) => void work().catch(onError);
  setImmediate(inBackground, async () => questionKnowledge());
  setTimeout(inBackground, 2_000, loadTokenCounter).unref();
}

function clientRules({ trustProxy, accounts, httpsSubdomains }: Config): ClientRules {
  return { trustProxy, https: accounts.publicUrl?.startsWith('https:') === true, httpsSubdomains };
}

/** Who may read the figures, by which names the server may be called, and whether plans are sold. */
function exposureRules({ accounts: { publicUrl }, trustProxy, metricsToken, host, hosts, ...config }: Config) {
  return {
    plans: config.plans,
    site: config.site,
    uploadOrigin: uploadOriginOf(config.objectStore),
    paymentOrigins: paymentOriginsOf(config.payment),
    metricsRules: { token: metricsToken, onThisMachine: publicUrl === null && !trustProxy },
    isKnownHost: knownHosts({ publicUrl, host, hosts }),
  };
}

/** What tells how the server is. */
function openWatch(config: Config) {
  const log = createLog(config.logLevel);
  const metrics = createMetrics();
  return { log, metrics, load: watchLoad({ log, metrics }), space: spaceOf(config) };
}

async function checkHealth(database: Database, { literature }: Pipeline, load: LoadWatch): Promise<void> {
  // What answers late then is not late by itself, and whoever begins a busy server anew makes it busier.
  if (load.isLagging()) return;
  const answers = Promise.all([database.pool.query('SELECT 1'), literature.stats()]);
  await within(HEALTH_MILLISECONDS, answers, 'The database or the literature did not answer in time.');
}

interface Background {
  /** The queues of this process, opened when they are first asked for. */
  jobs(): Promise<Jobs>;
  /** Begins work on the queues once the start is over. */
  begin(work: (jobs: Jobs) => Promise<void>): void;
  /** Lets what begins end beginning, and closes the queues. */
  close(): Promise<void>;
}

function openBackground(database: Database, onError: (error: unknown) => void): Background {
  let opened: Promise<Jobs> | null = null;
  const begun: Promise<void>[] = [];
  let closing = false;
  const jobs = () => (opened ??= openPgBossJobs(database, onError));
  const start = async (work: (jobs: Jobs) => Promise<void>) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (!closing) await work(await jobs());
  };
  return {
    jobs,
    begin(work) {
      begun.push(start(work).catch(onError));
    },
    async close() {
      closing = true;
      await Promise.all(begun);
      await (await opened)?.close();
    },
  };
}

interface AnsweringParts extends Omit<TurnsParts, 'sessions' | 'documents' | 'collections'> {
  database: Database;
  directory: DataDirectory;
  background: Background;
  pipeline: Pipeline;
  space: DiskSpace;
  news: Identity['news'];
  alerting: Identity['alerting'];
}

/** Opens chats, the documents they may be answered from beside the literature, and what tells of new literature. */
async function openAnswering(config: Config, { pipeline, metrics, space, log, ...parts }: AnsweringParts) {
  const { onError, database, alerting } = parts;
  const proUsage = createPostgresProUsage({ database, now: Date.now });
  const sessions = openSessions(config, { ...parts, space, proUsage });
  const sources = await openSources(config, { ...parts, literature: pipeline.literature, sessions });
  const { answeringDocuments: documents } = sources.served;
  const collections = openAnsweringCollections({ database, now: Date.now });
  const turns = openTurns(config, { sessions, pipeline, documents, collections, metrics, log, onError });
  const searching = { literature: pipeline.literature, ...pipeline.readers, now: Date.now };
  const alerts = openAlerts({ database, ...alerting, ...searching, onFailure: onError });
  const served = { ...sources.served, ...alerts.served };
  return { sources, alerts, served, chat: { sessions, turns, proUsage } };
}

/** A turn has so many seconds more to be saved after its answer was given up. */
const SAVING_SECONDS = 300;

function openSessions(
  { limits, budgets: { quota } }: Config,
  {
    database,
    directory,
    space,
    proUsage,
  }: Pick<AnsweringParts, 'database' | 'directory' | 'space'> & { proUsage: ProUsage },
): ChatSessions {
  const runner = instanceId(directory);
  const turnSeconds = limits.answerSeconds + SAVING_SECONDS;
  const kept = createPostgresChatSessions({ database, runner, turnSeconds, now: Date.now, quota, proUsage });
  return diskGuardedSessions(kept, space);
}

interface TurnsParts {
  sessions: ChatSessions;
  pipeline: Pick<Pipeline, 'answerFrom'>;
  documents: AnsweringDocuments;
  collections: AnsweringCollections;
  metrics: Metrics;
  log: Log;
  onError: (error: unknown) => void;
}

function openTurns({ limits }: Config, parts: TurnsParts): RunningTurns {
  const { sessions, pipeline, documents, collections, metrics, log, onError } = parts;
  const turns = createRunningTurns({
    sessions,
    answer: pipeline.answerFrom({ documents, collections }),
    limits,
    now: Date.now,
    onError,
    onKept: (bytes) => spend('bytes', bytes),
    onModelFailure: (code) => log.warn({ code }, MODEL_FAILED),
    onEnd(state, seconds) {
      metrics.answers.inc({ state });
      metrics.answerSeconds.observe({ state }, seconds);
    },
  });
  metrics.watchRunning(() => turns.running());
  return turns;
}

function productVersion(): string {
  const manifest = new URL('../../package.json', import.meta.url);
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version;
}
