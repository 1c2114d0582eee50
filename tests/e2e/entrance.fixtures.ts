import { expect, type Fixtures } from '@playwright/test';
import { startOpenIdProvider, type TestProvider } from '../../apps/api/src/identity/openid-provider.fixtures.ts';
import { startMailServer, type TestMailServer } from '../../apps/api/src/platform/mail/smtp-server.fixtures.ts';
import {
  postgresPrograms,
  startPostgres,
  withClient,
} from '../../apps/api/src/platform/database/postgres-server.fixtures.ts';
import { startDnsServer, type TestDns } from '../support/dns-server.ts';
import { startProductServer, type ProductServer } from '../support/product-server.ts';

/** The product with a mail server and a provider of accounts, both real and on this machine. */
export interface Entrance {
  server: ProductServer;
  mail: TestMailServer;
  provider: TestProvider;
  /** Answers what the server asks about domains. */
  dns: TestDns;
  /** Waits for the newest message to an address, and gives the path its link leads to. */
  linkTo: (email: string, path: '/verification' | '/auth-action' | '/invitation') => Promise<string>;
  /** Lets the time pass after which another message may be asked for; where that cannot be done, it has to be waited for. */
  letAttemptsPass: () => Promise<void>;
  /** Runs a statement in the database behind the server’s back; null where it is the embedded one, which lets nobody in. */
  inDatabase: ((sql: string) => Promise<void>) | null;
  /** Messages that arrived for an address. */
  messagesTo: (email: string) => string[];
}

/** Undoes how lines are wrapped for the way. */
function unwrapped(message: string): string {
  return message.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}

/** A database in which a test can let time pass, where PostgreSQL is installed. */
async function startDatabase() {
  const programs = postgresPrograms();
  if (programs === null)
    return { settings: {}, inDatabase: null, letAttemptsPass: async () => {}, stop: async () => {} };
  const postgres = await startPostgres(programs);
  const url = await postgres.createDatabase('entrance');
  const inDatabase = (sql: string) => withClient(url, async (client) => void (await client.query(sql)));
  const letAttemptsPass = () => inDatabase('DELETE FROM attempt_limit');
  return { settings: { DATABASE_URL: url }, inDatabase, letAttemptsPass, stop: () => postgres.stop() };
}

async function openEntrance(): Promise<Entrance> {
  const { settings, inDatabase, letAttemptsPass, stop } = await startDatabase();
  const [mail, provider, dns] = await Promise.all([startMailServer(), startOpenIdProvider(), startDnsServer()]);
  const started = await startProductServer({
    ...settings,
    SMTP_URL: mail.url,
    FOOTNOTE_OIDC_DISCOVERY_URL: provider.settings.discoveryUrl,
    FOOTNOTE_OIDC_CLIENT_ID: provider.settings.clientId,
    FOOTNOTE_OIDC_CLIENT_SECRET: provider.settings.clientSecret,
    FOOTNOTE_OIDC_NAME: provider.settings.name,
    FOOTNOTE_SSO_NETWORKS: 'loopback',
    FOOTNOTE_DNS_SERVERS: dns.address,
  });
  // Links and the way back from a provider lead here; a cookie of 127.0.0.1 would not be sent.
  const close = async () => {
    await started.close();
    await Promise.all([mail.close(), provider.close(), dns.close(), stop()]);
  };
  const server = { ...started, close, url: started.url.replace('127.0.0.1', 'localhost') };
  const messagesTo = (email: string) =>
    mail.arrived.map(unwrapped).filter((message) => message.includes(`To: ${email}`));
  return {
    server,
    mail,
    provider,
    dns,
    letAttemptsPass,
    inDatabase,
    messagesTo,
    async linkTo(email, path) {
      let link: string | undefined;
      await expect(() => {
        const links = messagesTo(email).map((message) => /https?:\/\/[^/\s]+(\/[^\s"<]+)/.exec(message)?.[1]);
        link = links.findLast((candidate) => candidate?.startsWith(path) === true);
        expect(link).toBeDefined();
      }).toPass({ timeout: 20_000 });
      return link ?? '';
    },
  };
}

export interface EntranceFixtures {
  /** The product with a mail server and a provider of accounts. */
  entrance: Entrance;
  /** The product as a sandbox, which only some addresses may enter. */
  sandboxed: ProductServer;
}

/** Servers that only some tests ask for; they start when the first of these runs in a worker. */
export const entranceFixtures: Fixtures<object, EntranceFixtures> = {
  entrance: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off the pattern
    async ({}, use) => {
      const entrance = await openEntrance();
      await use(entrance);
      await entrance.server.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  sandboxed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off the pattern
    async ({}, use) => {
      const server = await startProductServer({
        FOOTNOTE_SANDBOX: 'true',
        FOOTNOTE_SANDBOX_EMAILS: '*@lab.example.org',
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
};
