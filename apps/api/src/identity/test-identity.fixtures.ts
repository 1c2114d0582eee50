import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plans } from '@footnote/domain';
import PostalMime from 'postal-mime';
import type { ProviderSettings } from '../platform/config/account-config.ts';
import type { Database } from '../platform/database/database.ts';
import { createEmlOutbox, outboxNames } from '../platform/mail/eml-outbox.ts';
import type { MailQueue } from '../platform/mail/mail.ports.ts';
import { createMailQueue } from '../platform/mail/postgres-mail-queue.ts';
import { testBilling } from '../billing/billing.fixtures.ts';
import { openAdministration } from '../app/compose-administration.ts';
import { openReferrals } from '../app/referrals/compose-referrals.ts';
import { openOrganizations } from '../app/compose-organizations.ts';
import { createPostgresProUsage } from '../billing/adapters/postgres-pro-usage.ts';
import type { AuthEngineSettings } from './adapters/auth-engine.ts';
import { openBetterAuth } from './adapters/better-auth.ts';
import { createCommonPasswords } from './adapters/common-passwords.ts';
import type { AuthPolicy, IdentityDeps } from './account/auth-policy.ts';
import { createKnownDevices } from './account/known-devices.ts';
import { renderAccountMail } from './mails/render-account-mail.ts';
import { createPostgresAccountSessions } from './adapters/postgres-account-sessions.ts';
import { createPostgresAccounts } from './adapters/postgres-accounts.ts';
import { createPostgresAttemptLimits } from './adapters/postgres-attempt-limits.ts';
import { createPostgresAuditLog } from './adapters/postgres-audit-log.ts';
import { createVisitorEmails } from './adapters/visitor-emails.ts';

/** A message as it arrived. */
export interface TestMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The first link of ours in it, without the address of the server; '' where there is none. */
  link: string;
}

/** How users come in, where a test cares. */
export interface TestRules extends Partial<AuthPolicy> {
  attemptsPerAddress?: number;
  providers?: Partial<ProviderSettings>;
  now?: () => number;
  /** Servers that are asked for records of domains. */
  dnsServers?: readonly string[];
  /** Whether plans are sold, so that referrals earn something. */
  plans?: Plans;
}

const SECRET = 'a secret of the tests and of nothing else';
const URL_OF_TESTS = 'http://localhost:3000';

const POLICY: AuthPolicy = {
  publicUrl: URL_OF_TESTS,
  revealEmails: false,
  sandboxEmails: null,
  minimumMilliseconds: 0,
};

const digestOf = (password: string) => createHash('sha256').update(password.normalize('NFKC')).digest('hex');
/** What is dear for those who guess passwords is dear for tests that try hundreds; the library's own way has its tests. */
export const quickPasswords = {
  hash: (password: string) => Promise.resolve(digestOf(password)),
  verify: ({ hash, password }: { hash: string; password: string }) => Promise.resolve(hash === digestOf(password)),
};

function openTestAuthentication(
  { publicUrl, sandboxEmails }: Pick<AuthPolicy, 'publicUrl' | 'sandboxEmails'>,
  parts: Pick<AuthEngineSettings, 'database' | 'onProblem'> & Required<Pick<TestRules, 'providers' | 'now'>>,
) {
  return openBetterAuth({
    ...parts,
    secret: SECRET,
    publicUrl,
    sandbox: sandboxEmails !== null,
    providers: { google: null, microsoft: null, oidc: null, ...parts.providers },
    passwords: quickPasswords,
  });
}

/** Accounts on a database, with an outbox of their own. */
export function openTestIdentity(database: Database, options: TestRules, onProblem: (problem: string) => void) {
  const { attemptsPerAddress = 0, providers = {}, now = Date.now, dnsServers = [], plans = 'on', ...others } = options;
  const outbox = mkdtempSync(join(tmpdir(), 'footnote-outbox-'));
  const mailer = createEmlOutbox({ directory: outbox, from: 'Footnote <no-reply@localhost>' });
  const mail = createMailQueue({ database, mailer, render: renderAccountMail, enqueue: () => Promise.resolve(), now });
  const rules = { ...POLICY, ...others };
  const authentication = openTestAuthentication(rules, { database, providers, now, onProblem });
  const billing = testBilling(database, { now, onProblem });
  const shared = {
    audit: createPostgresAuditLog({ database, now }),
    accounts: createPostgresAccounts({ database, now }),
    limits: createPostgresAttemptLimits(database, attemptsPerAddress),
    mail,
  };
  const { publicUrl } = rules;
  const { organizations, singleSignOn, signOns, memberships, bell } = openOrganizations({
    database,
    now,
    publicUrl,
    secret: SECRET,
    settings: { networks: 'loopback', dnsServers },
    authentication: () => authentication,
    ...shared,
  });
  const { notifications } = bell;
  const told = { ...shared, paidPlans: billing.paidPlans, notifications, publicUrl, database, now };
  const onError = (error: unknown) => onProblem(String(error));
  const limited = attemptsPerAddress > 0;
  const { referrals, referred } = openReferrals({ ...told, plans, secret: SECRET, limited, onError });
  const deps: IdentityDeps = {
    authentication: () => authentication,
    ...shared,
    sessions: createPostgresAccountSessions({ database, now }),
    memberships,
    referred,
    proUsage: createPostgresProUsage({ database, now }),
    paidPlans: billing.paidPlans,
    singleSignOn: signOns,
    visitors: createVisitorEmails({ database, now }),
    devices: createKnownDevices(SECRET),
    commonPasswords: createCommonPasswords(),
    rules,
  };
  const administration = openAdministration({ ...bell, ...deps, database, now, publicUrl });
  return {
    deps,
    billing,
    post: { mailer, render: renderAccountMail },
    alerting: { ...told, secret: SECRET },
    served: { identity: deps, organizations, singleSignOn, bell, referrals, administration },
    outbox,
    mail: mailbox(mail, outbox),
    close: () => rmSync(outbox, { recursive: true, force: true }),
  };
}

/** Sends what waits, and gives the messages sent since the last call. */
function mailbox(mail: MailQueue, outbox: string): () => Promise<TestMail[]> {
  const read = new Set<string>();
  return async () => {
    for (const id of await mail.waiting()) await mail.deliver(id);
    const fresh = (await outboxNames(outbox)).reverse().filter((name) => !read.has(name));
    for (const name of fresh) read.add(name);
    return Promise.all(fresh.map((name) => readMail(join(outbox, name))));
  };
}

async function readMail(file: string): Promise<TestMail> {
  const { to, subject = '', text = '', html = '' } = await PostalMime.parse(await readFile(file));
  const link = new RegExp(String.raw`${URL_OF_TESTS}(\S*)`).exec(text)?.[1] ?? '';
  return { to: to?.[0]?.address ?? '', subject, text, html, link };
}
