import { randomBytes } from 'node:crypto';
import { createPostgresProUsage } from '../billing/adapters/postgres-pro-usage.ts';
import type { AlertJobDeps } from '../alerts/alert-job.ts';
import { createCommonPasswords } from '../identity/adapters/common-passwords.ts';
import { createAccountCommands, type AccountCommands } from '../identity/account/account-commands.ts';
import { startAccountMaintenance } from '../identity/adapters/account-maintenance.ts';
import { startOrganizationMaintenance } from '../organizations/organization-maintenance.ts';
import type { IdentityDeps } from '../identity/account/auth-policy.ts';
import type { Authentication } from '../identity/identity.ports.ts';
import { createKnownDevices } from '../identity/account/known-devices.ts';
import { createPostgresAccountSessions } from '../identity/adapters/postgres-account-sessions.ts';
import { createPostgresAccounts } from '../identity/adapters/postgres-accounts.ts';
import { createPostgresAttemptLimits } from '../identity/adapters/postgres-attempt-limits.ts';
import { createPostgresAuditLog } from '../identity/adapters/postgres-audit-log.ts';
import { createVisitorEmails } from '../identity/adapters/visitor-emails.ts';
import type { PaidPlans } from '../billing/subscriptions.ports.ts';
import type { AccountSettings, ProviderSettings } from '../platform/config/account-config.ts';
import type { Config } from '../platform/config/config.ts';
import { authSecret, type DataDirectory } from '../platform/data-directory.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { isLocalHostname } from '../platform/http/client.ts';
import type { Jobs } from '../platform/jobs/jobs.ports.ts';
import type { Log } from '../platform/log.ts';
import { createEmlOutbox } from '../platform/mail/eml-outbox.ts';
import { createMailJob } from '../platform/mail/mail-job.ts';
import type { Mailer, RenderMail } from '../platform/mail/mail.ports.ts';
import { createMailQueue } from '../platform/mail/postgres-mail-queue.ts';
import type { OutboxPages } from '../platform/mail/outbox.routes.ts';
import { createSmtpMailer } from '../platform/mail/smtp-mailer.ts';
import { startNotificationMaintenance } from '../support/notification-maintenance.ts';
import type { SourceNewsDeps } from '../sources/tell-uploaders.ts';
import { createPostgresNotifications } from '../support/adapters/postgres-notifications.ts';
import { openAdministration } from './compose-administration.ts';
import { openReferrals } from './referrals/compose-referrals.ts';
import { openOrganizations } from './compose-organizations.ts';
import type { ServerDeps } from './create-server.ts';

/** Milliseconds an answer takes at least that must not tell whether an address is known. */
const EVEN = 500;
/** Milliseconds a provider gets to say who it is. */
const PATIENCE = 10_000;

export interface IdentityParts {
  database: Database;
  directory: DataDirectory;
  /** Where this machine reaches the server. */
  url: string;
  /** Says a sentence on the terminal. */
  say: (line: string) => void;
  log: Log;
  paidPlans: PaidPlans;
}

/** Accounts, and the mail about them. */
export interface Identity {
  /** What the server serves of them. */
  served: Pick<
    ServerDeps,
    | 'identity'
    | 'organizations'
    | 'singleSignOn'
    | 'bell'
    | 'referrals'
    | 'administration'
    | 'accountCommands'
    | 'outbox'
    | 'countryHeader'
    | 'cityHeader'
  >;
  /** What other areas tell people with. */
  news: SourceNewsDeps;
  /** What alerts tell people with, and sign the links of their mails with. */
  alerting: Pick<AlertJobDeps, 'accounts' | 'notifications' | 'mail' | 'publicUrl' | 'secret'>;
  /** What other areas write to mailboxes with that no queue of accounts is for. */
  post: { mailer: Pick<Mailer, 'send'>; render: RenderMail };
  /** Begins to send mail, and to look for the providers that are configured. */
  start(jobs: Jobs): Promise<void>;
  close(): Promise<void>;
}

/** Opens accounts and mail; nothing is loaded that nobody signed in needs. */
export function openIdentity(config: Config, parts: IdentityParts): Identity {
  const { database, directory, paidPlans } = parts;
  const settings = config.accounts;
  const now = Date.now;
  const secret = settings.secret ?? authSecret(directory);
  const mailer = openMailer(settings, directory);
  const job = createMailJob();
  const mail = createMailQueue({ database, mailer, render: renderLate, enqueue: (id) => job.enqueue(id), now });
  const publicUrl = settings.publicUrl ?? parts.url;
  const shared = { ...openStores(config, database), mail };
  const authentication = openOnce(() => openAuthentication(config, parts, secret));
  const keys = { secret, settings: settings.singleSignOn, authentication };
  const opened = openOrganizations({ database, now, publicUrl, ...keys, ...shared });
  const { organizations, singleSignOn, signOns, attempts, memberships, bell } = opened;
  const sessions = createPostgresAccountSessions({ database, now });
  const { notifications } = bell;
  const told = { ...shared, paidPlans, notifications, publicUrl, database, now };
  const { referrals, referred, ...upkeep } = openReferrals({ ...told, ...referralRules(config, parts), secret });
  const deps: IdentityDeps = {
    authentication,
    ...shared,
    sessions,
    memberships,
    referred,
    proUsage: createPostgresProUsage({ database, now }),
    paidPlans,
    singleSignOn: signOns,
    visitors: createVisitorEmails({ database, now }),
    devices: createKnownDevices(secret),
    commonPasswords: createCommonPasswords(),
    rules: rulesOf(settings, publicUrl),
  };
  return {
    served: {
      identity: deps,
      organizations,
      singleSignOn,
      bell,
      referrals,
      administration: openAdministration({ ...deps, ...told }),
      accountCommands: createAccountCommands({ ...deps, ...told }),
      outbox: outboxPages(config, parts),
      countryHeader: settings.countryHeader,
      cityHeader: settings.cityHeader,
    },
    post: { mailer, render: renderLate },
    news: { ...told, memberships },
    alerting: { ...told, secret },
    async start(jobs) {
      await job.start(jobs, mail);
      await startAccountMaintenance(jobs, { database, now });
      await startOrganizationMaintenance(jobs, { ...organizations, attempts });
      await startNotificationMaintenance(jobs, notifications);
      await upkeep.start(jobs);
      // A provider that does not answer is told about now, and not when somebody wants to sign in.
      if (settings.providers.oidc !== null) await authentication();
    },
    close: () => mailer.close(),
  };
}

/** What accounts are kept in, and what is counted and written down of them. */
function openStores({ limits }: Config, database: Database) {
  const stored = { database, now: Date.now };
  return {
    audit: createPostgresAuditLog(stored),
    accounts: createPostgresAccounts(stored),
    limits: createPostgresAttemptLimits(database, limits.attemptsPerAddress),
  };
}

function referralRules({ plans, limits }: Config, { log }: IdentityParts) {
  const onError = (error: unknown) => log.error({ err: error }, 'A referral could not be settled yet.');
  return { plans, limited: limits.attemptsPerAddress > 0, onError };
}

function rulesOf({ revealEmails, sandboxEmails }: AccountSettings, publicUrl: string): IdentityDeps['rules'] {
  return { publicUrl, revealEmails, sandboxEmails, minimumMilliseconds: EVEN };
}

/**
 * Whether whoever sits at this machine may read the mail that is not sent. A proxy in front of the server can make every
 * user look like that, and the links in it open every account: unless told or in development, the address needs a key
 * that only the terminal says.
 */
function outboxPages(config: Config, { directory, url, say }: IdentityParts): OutboxPages | null {
  const { mail, publicUrl } = config.accounts;
  if (mail.smtpUrl !== null || config.outbox === 'off') return null;
  if (config.outbox === 'on') return { directory: directory.outbox, key: null };
  if (config.trustProxy || !isLocal(config.host, publicUrl)) return null;
  if (config.development) return { directory: directory.outbox, key: null };
  const key = randomBytes(18).toString('base64url');
  say(`Mail is not sent (SMTP_URL is not set); read it at ${url}/dev/outbox?key=${key}`);
  return { directory: directory.outbox, key };
}

/** Whether the server listens to this machine alone, and users are told no other address. */
function isLocal(host: string, publicUrl: string | null): boolean {
  const named = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  return isLocalHostname(named) && isLocalHostname(host.includes(':') ? `[${host}]` : host);
}

function openMailer({ mail: { smtpUrl, from } }: AccountSettings, { outbox }: DataDirectory): Mailer {
  return smtpUrl === null ? createEmlOutbox({ directory: outbox, from }) : createSmtpMailer({ url: smtpUrl, from });
}

const renderLate: RenderMail = async (request) =>
  (await import('../identity/mails/render-account-mail.ts')).renderAccountMail(request);

/** Opens something when it is first asked for; a failure is tried again by the next who asks. */
function openOnce<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}

async function openAuthentication(
  { accounts: settings }: Config,
  parts: IdentityParts,
  secret: string,
): Promise<Authentication> {
  const { openBetterAuth } = await import('../identity/adapters/better-auth.ts');
  return openBetterAuth({
    database: parts.database,
    secret,
    publicUrl: settings.publicUrl ?? parts.url,
    sandbox: settings.sandboxEmails !== null,
    providers: await reachable(settings.providers, parts.say),
    onProblem: (problem) => parts.log.warn({ problem }, 'Accounts met a problem.'),
  });
}

/** The providers without one that cannot be reached: signing in with a password must not wait for it. */
async function reachable(providers: ProviderSettings, say: (line: string) => void): Promise<ProviderSettings> {
  const { oidc } = providers;
  if (oidc === null) return providers;
  try {
    const answer = await fetch(oidc.discoveryUrl, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) return providers;
  } catch {
    // Said below, as for an answer that is none.
  }
  say(`The sign-in provider ${oidc.name} does not answer; it is left out until the next start.`);
  return { ...providers, oidc: null };
}

/** Opens the commands on accounts without a server. */
export async function openAccountCommands(
  config: Config,
  directory: DataDirectory,
): Promise<{ commands: AccountCommands; close: () => Promise<void> }> {
  const database = openDatabase({ url: config.databaseUrl, directory: directory.postgres });
  await migrate(database);
  const deps = { database, now: Date.now };
  const mailer = openMailer(config.accounts, directory);
  const mail = createMailQueue({ ...deps, mailer, render: renderLate, enqueue: () => Promise.resolve() });
  const commands = createAccountCommands({
    accounts: createPostgresAccounts(deps),
    audit: createPostgresAuditLog(deps),
    mail,
    notifications: createPostgresNotifications(deps),
    publicUrl: config.accounts.publicUrl ?? `http://localhost:${config.port}`,
    async authentication() {
      const { createSecondFactors } = await import('../identity/adapters/second-factor/second-factors.ts');
      const secret = config.accounts.secret ?? authSecret(directory);
      return { secondFactors: createSecondFactors({ ...deps, keys: { secret, secretConfig: secret } }) };
    },
  });
  return { commands, close: () => database.close() };
}
