import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { startFakeLlmServer, type FakeLlmServer } from '../support/fake-llm-server.ts';
import { startProductServer, type ProductServer } from '../support/product-server.ts';
import { AccountPage } from './account-page.ts';
import { ChatPage } from './chat-page.ts';
import { entranceFixtures, type EntranceFixtures } from './entrance.fixtures.ts';
import { SearchPage } from './search-page.ts';

interface WorkerFixtures extends EntranceFixtures {
  /** The product on its embedded defaults. */
  embedded: ProductServer;
  /** A language model that says what it is told to. */
  model: FakeLlmServer;
  /** The product with that model configured, pages counted, and messages to the team read. */
  configured: ProductServer;
}

interface TestFixtures {
  /** Whether the visitor has said OK to the policies before; most tests are not about that. */
  agreed: boolean;
  /** The chat of the embedded product. */
  chat: ChatPage;
  /** The search of the embedded product. */
  search: SearchPage;
  /** The pages of accounts of the embedded product. */
  account: AccountPage;
  /** Signs somebody in who may use all that Pro offers; gives their address. */
  entitled: () => Promise<string>;
  /** The chat of the product with a language model. */
  modelChat: ChatPage;
  /** Errors the page wrote to its console; a test that expects some takes them away. */
  complaints: string[];
  /**
   * Ends the session of the browser behind the page’s back. What the page asks from then on, or was asking, is refused as
   * it should be, whenever that is heard of: nothing to complain of in this test.
   */
  endSession: () => Promise<void>;
  /** Whether that was done. */
  session: { isEnded: boolean };
}

/** What Chromium says of a request by somebody who is not signed in. */
const SIGNED_OUT = /^Failed to load resource: .* status of 401/;

/** Makes a visitor one who has given an address already: most tests are not about being asked for it. */
async function rememberVisitor(page: Page): Promise<void> {
  await page.context().addInitScript(() => localStorage.setItem('footnote-visitor', 'known'));
}

/** One `test` for all: another with servers of its own would have every worker begin anew, browser and servers. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  ...entranceFixtures,
  embedded: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off the pattern
    async ({}, use) => {
      const server = await startProductServer({ FOOTNOTE_RECOGNISE_SCANS: 'en' });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off the pattern
    async ({}, use) => {
      const server = await startFakeLlmServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  configured: [
    async ({ model }, use) => {
      const server = await startProductServer({
        FOOTNOTE_LLM_PROVIDER: 'openai-compatible',
        FOOTNOTE_LLM_MODEL: 'test-model',
        FOOTNOTE_LLM_BASE_URL: model.baseUrl('openai-compatible'),
        FOOTNOTE_LLM_RETRY_ATTEMPTS: '0',
        FOOTNOTE_PAGE_VIEWS: 'true',
        FOOTNOTE_CONTACT_EMAIL: 'team@example.org',
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  agreed: [true, { option: true }],
  page: async ({ page, agreed }, use) => {
    if (agreed) await page.context().addInitScript(() => localStorage.setItem('footnote-policies', 'agreed'));
    await use(page);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off the pattern
  session: async ({}, use) => {
    await use({ isEnded: false });
  },
  complaints: [
    async ({ page, session }, use) => {
      const complaints: string[] = [];
      const isExpected = (text: string) => session.isEnded && SIGNED_OUT.test(text);
      const hear = (message: ConsoleMessage) =>
        message.type() === 'error' && !isExpected(message.text()) && complaints.push(message.text());
      page.on('console', hear);
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  endSession: async ({ page, session }, use) => {
    await use(async () => {
      session.isEnded = true;
      await page.context().clearCookies();
    });
  },
  chat: async ({ page, embedded }, use) => {
    await rememberVisitor(page);
    await use(new ChatPage(page, embedded.url));
  },
  search: async ({ page, embedded }, use) => {
    await use(new SearchPage(page, embedded.url));
  },
  account: async ({ page, embedded }, use) => {
    await use(new AccountPage(page, embedded.url));
  },
  entitled: async ({ account, embedded }, use) => {
    await use(async () => {
      const email = await account.newUser();
      await embedded.command('admin', 'grant', email);
      return email;
    });
  },
  modelChat: async ({ page, configured, model }, use) => {
    model.setBehaviour({ kind: 'normal' });
    await rememberVisitor(page);
    await use(new ChatPage(page, configured.url));
  },
});

export { expect };
