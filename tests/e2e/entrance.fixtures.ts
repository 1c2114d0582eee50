import { expect } from '@playwright/test';
import { startOpenIdProvider, type TestProvider } from '../../apps/api/src/identity/openid-provider.fixtures.ts';
import { startMailServer, type TestMailServer } from '../../apps/api/src/platform/mail/smtp-server.fixtures.ts';
import { startProductServer, type ProductServer } from '../support/product-server.ts';
import { test as base } from './product.fixtures.ts';

/** The product with a mail server and a provider of accounts, both real and on this machine. */
export interface Entrance {
  server: ProductServer;
  mail: TestMailServer;
  provider: TestProvider;
  /** Waits for the newest message to an address, and gives the path its link leads to. */
  linkTo: (email: string, path: '/verification' | '/auth-action') => Promise<string>;
  /** Messages that arrived for an address. */
  messagesTo: (email: string) => string[];
}

/** Undoes how lines are wrapped for the way. */
function unwrapped(message: string): string {
  return message.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}

async function openEntrance(): Promise<Entrance> {
  const [mail, provider] = await Promise.all([startMailServer(), startOpenIdProvider()]);
  const started = await startProductServer({
    SMTP_URL: mail.url,
    FOOTNOTE_OIDC_DISCOVERY_URL: provider.settings.discoveryUrl,
    FOOTNOTE_OIDC_CLIENT_ID: provider.settings.clientId,
    FOOTNOTE_OIDC_CLIENT_SECRET: provider.settings.clientSecret,
    FOOTNOTE_OIDC_NAME: provider.settings.name,
  });
  // Links and the way back from a provider lead here; a cookie of 127.0.0.1 would not be sent.
  const server = { ...started, url: started.url.replace('127.0.0.1', 'localhost') };
  const messagesTo = (email: string) =>
    mail.arrived.map(unwrapped).filter((message) => message.includes(`To: ${email}`));
  return {
    server,
    mail,
    provider,
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

export const test = base.extend<object, { entrance: Entrance; sandboxed: ProductServer }>({
  entrance: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off the pattern
    async ({}, use) => {
      const entrance = await openEntrance();
      await use(entrance);
      await entrance.server.close();
      await Promise.all([entrance.mail.close(), entrance.provider.close()]);
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
});
