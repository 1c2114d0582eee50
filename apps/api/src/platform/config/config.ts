import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok, type LlmSettings, type Plans, type Result, type SiteSettings } from '@footnote/domain';
import { z } from 'zod';
import { searchCluster, searchClusterEnvironment, type SearchCluster } from './search-cluster-config.ts';
import { documentEnvironment, documentSettings, type DocumentSettings } from './document-config.ts';
import { embeddingEnvironment, embeddingSettings, type EmbeddingSettings } from './embedding-config.ts';
import { objectStore, objectStoreEnvironment, type S3Settings } from './object-store-config.ts';
import { accountEnvironment, accountSettings, type AccountSettings } from './account-config.ts';
import { budgetEnvironment, budgetSettings, type BudgetSettings } from './budget-config.ts';
import { analyticsEnvironment, analyticsSettings, type AnalyticsSettings } from './analytics-config.ts';
import { contactEnvironment, contactSettings, type ContactSettings } from './contact-config.ts';
import { siteEnvironment, siteSettings } from './site-config.ts';
import { paymentEnvironment, paymentSettings, type PaymentSettings } from './payment-config.ts';
import { address, flag, text, whole } from './environment-values.ts';
import {
  connectionOf,
  llmAccess,
  llmEnvironment,
  llmSettings,
  type LlmAccess,
  type LlmConnection,
} from './llm-config.ts';

const REPOSITORY = fileURLToPath(new URL('../../../../..', import.meta.url));

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Encrypted, unless it stays on this machine: what is read there is shown to everybody. */
const cmsAddress = address(['http:', 'https:'], 'https://cms.example.org/api').refine(
  (url) => url === undefined || !URL.canParse(url) || isSafelyRead(new URL(url)),
  'must be an address of https, or of http on this machine, without a user name',
);

function isSafelyRead({ protocol, hostname, username, password }: URL): boolean {
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

const environmentSchema = z.object({
  PORT: whole(3000, 0, 65_535),
  HOST: text.regex(/^[\w.:-]+$/, 'must be a host name or an address').default('127.0.0.1'),
  FOOTNOTE_DATA_DIR: text.default(resolve(REPOSITORY, '.footnote')),
  FOOTNOTE_FREE_SPACE_MB: whole(100, 0, 1_000_000),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/footnote'),
  ...searchClusterEnvironment,
  ...objectStoreEnvironment,
  ...documentEnvironment,
  ...embeddingEnvironment,
  FOOTNOTE_LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
  FOOTNOTE_TRUST_PROXY: flag,
  ...analyticsEnvironment,
  FOOTNOTE_CMS_URL: cmsAddress,
  FOOTNOTE_PLANS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  NODE_ENV: text.optional(),
  FOOTNOTE_OUTBOX: z.enum(['on', 'off'], 'must be on or off').optional(),
  FOOTNOTE_METRICS_TOKEN: text.min(16, 'must be at least 16 characters long').optional(),
  FOOTNOTE_HOSTS: text.regex(/^[\w.-]+(?:\s*,\s*[\w.-]+)*$/, 'must be host names with commas between them').optional(),
  FOOTNOTE_HSTS_SUBDOMAINS: flag,
  FOOTNOTE_BEGIN_ANEW: flag,
  FOOTNOTE_RUNNING_ANSWERS: whole(400, 1, 10_000),
  FOOTNOTE_RUNNING_ANSWERS_PER_VISITOR: whole(20, 1, 10_000),
  FOOTNOTE_ANSWER_SECONDS: whole(600, 1, 86_400),
  FOOTNOTE_ATTEMPTS_PER_ADDRESS: whole(200, 0, 1_000_000),
  FOOTNOTE_SYNC: z.enum(['off', 'daily'], 'must be off or daily').default('off'),
  FOOTNOTE_REFINE: z.enum(['off', 'daily'], 'must be off or daily').default('off'),
  FOOTNOTE_SYNC_KEEP_FILES: flag,
  FOOTNOTE_PUBMED_URL: address(['http:', 'https:'], 'https://mirror.example.org/pubmed/').default(
    'https://ftp.ncbi.nlm.nih.gov/pubmed/',
  ),
  FOOTNOTE_ENTREZ_URL: address(['http:', 'https:'], 'https://eutils.example.org/entrez/eutils/').default(
    'https://eutils.ncbi.nlm.nih.gov/entrez/eutils/',
  ),
  FOOTNOTE_ENTREZ_TOOL: text.regex(/^[\w.-]+$/, 'must be one word').default('footnote'),
  FOOTNOTE_ENTREZ_EMAIL: text.regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address').optional(),
  FOOTNOTE_ENTREZ_API_KEY: text.regex(/^\w+$/, 'must be one word').optional(),
  ...llmEnvironment,
  ...budgetEnvironment,
  ...accountEnvironment,
  ...contactEnvironment,
  ...paymentEnvironment,
  ...siteEnvironment,
});
type Environment = z.output<typeof environmentSchema>;

/** Where the literature comes from and whether it is kept current; documented in docs/operations.md. */
export interface LiteratureSources {
  /** Nothing is fetched without an order while it is off. */
  sync: 'off' | 'daily';
  /** Nothing is asked of the language model about articles without an order while it is off. */
  refine: 'off' | 'daily';
  /** Keep downloaded files after they were applied. */
  keepFiles: boolean;
  /** Folder of baseline and update files; ends with a slash. */
  pubmedUrl: string;
  /** Folder of the E-utilities; ends with a slash. */
  entrezUrl: string;
  /** How requests to the E-utilities name themselves. */
  entrezTool: string;
  entrezEmail: string | null;
  entrezApiKey: string | null;
}

/** How much is taken at once; documented in docs/operations.md. */
export interface AnswerLimits {
  running: number;
  runningPerVisitor: number;
  /** Seconds after which an answer is given up. */
  answerSeconds: number;
  /** Times one network address may try to sign in, register or use a link in a quarter of an hour; 0 for no limit. */
  attemptsPerAddress: number;
}

export interface Config {
  /** 0 asks the system for a free port. */
  port: number;
  host: string;
  /** Absolute path. */
  dataDirectory: string;
  /** Megabytes that stay free on the disk of the data directory; below, nothing new is saved. 0 for no floor. */
  freeSpaceMegabytes: number;
  /** Null means the embedded database. */
  databaseUrl: string | null;
  searchCluster: SearchCluster;
  /** Null keeps the files of documents on the disk. */
  objectStore: S3Settings | null;
  /** How documents are read. */
  documents: DocumentSettings;
  /** What embeds passages of documents; null finds them by their words alone. */
  embedding: EmbeddingSettings | null;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Whether X-Forwarded-For and X-Forwarded-Proto are believed. */
  trustProxy: boolean;
  /** What is told of how the product is used, and to whom. */
  analytics: AnalyticsSettings;
  /** Address of the API of the content management system that keeps guides and posts; null shows those that ship. */
  cmsUrl: string | null;
  /** Whether plans are sold here, and what they contain is kept for who has them; off opens everything to everybody. */
  plans: Plans;
  /** Whether whoever runs the server develops it; only NODE_ENV development says so. */
  development: boolean;
  /** Whether mail that is not sent is shown; null shows it where nobody else is served. */
  outbox: 'on' | 'off' | null;
  /** Lets whoever knows it read the figures; null means this machine alone. */
  metricsToken: string | null;
  /** Further names the server goes by, without ports. */
  hosts: readonly string[];
  /** Whether names below the public one are https only, too. */
  httpsSubdomains: boolean;
  /** Whether a database or literature that is missing is made anew. */
  beginAnew: boolean;
  limits: AnswerLimits;
  budgets: BudgetSettings;
  literature: LiteratureSources;
  accounts: AccountSettings;
  contact: ContactSettings;
  /** What pages about the product say of whoever runs the server. */
  site: SiteSettings;
  payment: PaymentSettings;
  /** The language model of the environment, which holds until another is saved; null means answers are quoted. */
  llm: LlmConnection | null;
  /** The settings of the environment. */
  llmSettings: LlmSettings;
  /** Keys, addresses and prices, which no settings hold. */
  llmAccess: LlmAccess;
  /** Absolute path of the built web application. */
  webRoot: string;
}

/** Reads the configuration from environment variables; the error is one sentence fit for the terminal. */
export function readConfig(environment: Record<string, string | undefined>): Result<Config, string> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return err(`${String(issue?.path[0])} ${issue?.message ?? 'is not valid'}.`);
  }
  const values = parsed.data;
  const access = llmAccess(values);
  const settings = llmSettings(values, access);
  if (!settings.ok) return settings;
  const llm = connectionOf(settings.value, access);
  if (values.FOOTNOTE_REFINE === 'daily' && llm === null)
    return err('FOOTNOTE_REFINE daily needs a language model: set FOOTNOTE_LLM_PROVIDER and FOOTNOTE_LLM_MODEL.');
  const accounts = accountSettings(values);
  if (!accounts.ok) return accounts;
  const payment = paymentSettings(values);
  if (!payment.ok) return payment;
  const site = siteSettings(values, environment['INIT_CWD'] ?? '.');
  if (!site.ok) return site;
  const analytics = analyticsSettings(values);
  if (!analytics.ok) return analytics;
  const objects = objectStore(values);
  if (!objects.ok) return objects;
  const embedding = embeddingSettings(values);
  if (!embedding.ok) return embedding;
  return ok({
    port: values.PORT,
    host: values.HOST,
    dataDirectory: resolve(environment['INIT_CWD'] ?? '.', values.FOOTNOTE_DATA_DIR),
    freeSpaceMegabytes: values.FOOTNOTE_FREE_SPACE_MB,
    databaseUrl: values.DATABASE_URL ?? null,
    searchCluster: searchCluster(values),
    objectStore: objects.value,
    documents: documentSettings(values),
    embedding: embedding.value,
    analytics: analytics.value,
    cmsUrl: values.FOOTNOTE_CMS_URL ?? null,
    plans: values.FOOTNOTE_PLANS,
    ...exposure(values),
    beginAnew: values.FOOTNOTE_BEGIN_ANEW,
    limits: {
      running: values.FOOTNOTE_RUNNING_ANSWERS,
      runningPerVisitor: values.FOOTNOTE_RUNNING_ANSWERS_PER_VISITOR,
      answerSeconds: values.FOOTNOTE_ANSWER_SECONDS,
      attemptsPerAddress: values.FOOTNOTE_ATTEMPTS_PER_ADDRESS,
    },
    budgets: budgetSettings(values),
    literature: literatureSources(values),
    accounts: accounts.value,
    contact: contactSettings(values),
    site: site.value,
    payment: payment.value,
    llm,
    llmSettings: settings.value,
    llmAccess: access,
    webRoot: resolve(REPOSITORY, 'apps/web/dist'),
  });
}

/** Where the literature comes from. */
function literatureSources(values: Environment): LiteratureSources {
  return {
    sync: values.FOOTNOTE_SYNC,
    refine: values.FOOTNOTE_REFINE,
    keepFiles: values.FOOTNOTE_SYNC_KEEP_FILES,
    pubmedUrl: folder(values.FOOTNOTE_PUBMED_URL),
    entrezUrl: folder(values.FOOTNOTE_ENTREZ_URL),
    entrezTool: values.FOOTNOTE_ENTREZ_TOOL,
    entrezEmail: values.FOOTNOTE_ENTREZ_EMAIL ?? null,
    entrezApiKey: values.FOOTNOTE_ENTREZ_API_KEY ?? null,
  };
}

/** What is shown to whom, and who is believed. */
function exposure(values: Environment) {
  return {
    logLevel: values.FOOTNOTE_LOG_LEVEL,
    trustProxy: values.FOOTNOTE_TRUST_PROXY,
    development: values.NODE_ENV === 'development',
    outbox: values.FOOTNOTE_OUTBOX ?? null,
    metricsToken: values.FOOTNOTE_METRICS_TOKEN ?? null,
    hosts: (values.FOOTNOTE_HOSTS ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()])),
    httpsSubdomains: values.FOOTNOTE_HSTS_SUBDOMAINS,
  };
}

/** An address to which names of files can be added. */
function folder(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}
