import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { PLAN_FEATURE_NAMES, type FeatureLock, type PlanFeature } from '@footnote/domain';
import type { Locator, Page, TestInfo } from '@playwright/test';
import {
  becomeKind,
  lockOfKind,
  USER_KINDS,
  type UserKind,
} from '../../apps/api/src/app/access/user-kinds.fixtures.ts';
import {
  postgresPrograms,
  startPostgres,
  withClient,
} from '../../apps/api/src/platform/database/postgres-server.fixtures.ts';
import type { FakeLlmServer } from '../support/fake-llm-server.ts';
import { startProductServer } from '../support/product-server.ts';
import { effort } from '../support/test-effort.ts';
import { AccountPage } from './account-page.ts';
import { ChatPage, QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

test.skip(postgresPrograms() === null, 'no PostgreSQL is installed, in which an account can be made one of each kind');

/** The product with everything that a plan can lock: a model, and a journal whose impact is known. */
async function startGatedProduct(model: FakeLlmServer, files: TestInfo) {
  const postgres = await startPostgres(postgresPrograms() ?? '');
  const database = await postgres.createDatabase('plan_gating');
  const server = await startProductServer({
    DATABASE_URL: database,
    FOOTNOTE_LLM_PROVIDER: 'openai-compatible',
    FOOTNOTE_LLM_MODEL: 'test-model',
    FOOTNOTE_LLM_PRECISION_MODEL: 'test-model-precise',
    FOOTNOTE_LLM_BASE_URL: model.baseUrl('openai-compatible'),
  });
  const impacts = files.outputPath('impacts.csv');
  writeFileSync(impacts, 'issn,metric,quartile,source\n0028-4793,76.1,Q1,test\n');
  // A server that has too much to do turns commands away for a moment.
  await expect(() => server.command('literature', 'impacts', impacts)).toPass({ timeout: 60_000 });
  const run = (statements: string[]) =>
    withClient(database, async (client) => {
      for (const statement of statements) await client.query(statement);
    });
  const close = async () => {
    await server.close();
    await postgres.stop();
  };
  return { url: server.url, run, close };
}

/** What the interface says before a control is pressed, by what lies between a user and it. */
const SAID: Readonly<Record<Exclude<FeatureLock, 'open'>, RegExp>> = {
  counted: /counts as one of your PRO questions; \d (?:is|are) left this week/,
  usedUp: /used up\. New ones come on \w+|PRO, again on \w+/,
  needsAccount: /Log in to (?:use|see)|Formats are for people with an account|PRO, with an account/,
  needsPlan: /for members of an organization and those who pay|Only organizations can upload/,
};

/** What a user sees of a feature: a control that is locked says why, and what opens it. */
interface Seen {
  lock: FeatureLock;
  disabled: boolean;
}

const openTo = (lock: FeatureLock) => lock === 'open' || lock === 'counted';

/** The lock that a part of the page tells of; where it is closed, with a way that opens it. */
async function lockSaid(part: Locator, byPlan = 'See what Pro offers'): Promise<FeatureLock> {
  const text = await part.innerText();
  const said = (['needsAccount', 'needsPlan', 'usedUp', 'counted'] as const).find((lock) => SAID[lock].test(text));
  if (said === undefined || said === 'counted') return said ?? 'open';
  const way = said === 'needsAccount' ? 'Log in' : byPlan;
  await expect(part.getByText(way, { exact: true }).first()).toBeVisible();
  return said;
}

class GatedPages {
  readonly page: Page;
  readonly chat: ChatPage;
  /** Whether somebody is signed in. */
  isSignedIn = false;

  constructor(page: Page, url: string) {
    this.page = page;
    this.chat = new ChatPage(page, url);
  }

  /** Opens a page, and waits until it knows who reads: until then it locks nothing, and the server alone decides. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.chat.url + path);
    // Whoever has sources of their own may be asked for them before this is looked at: then it stands behind the dialog.
    const account = this.page.getByRole('button', { name: /^Account of /, includeHidden: true });
    if (this.isSignedIn) await expect(account).toBeVisible();
  }

  /** Where the chat that is open can be opened again. */
  async addressOfChat(): Promise<string> {
    await this.page.waitForURL(/chatHistory|sid=/);
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  async inFilters(): Promise<Partial<Record<PlanFeature, Seen>>> {
    await this.page.getByRole('button', { name: 'Filters' }).click();
    const filters = this.page.getByRole('dialog', { name: 'Filters' });
    await expect(filters.getByRole('checkbox', { name: 'Protocol' })).toBeVisible();
    const lock = await lockSaid(filters);
    const see = async (control: Locator) => ({ lock, disabled: await control.isDisabled() });
    const seen = {
      studyTypes: await see(filters.getByRole('checkbox', { name: 'Protocol' })),
      impactFactor: await see(filters.getByRole('switch', { name: 'High impact' })),
      sampleSize: await see(filters.getByLabel('Sample size, at least')),
      sort: await see(filters.getByRole('combobox', { name: 'Sort by' })),
    };
    await this.page.keyboard.press('Escape');
    return seen;
  }

  async inOptions(): Promise<Partial<Record<PlanFeature, Seen>>> {
    await this.page.getByRole('button', { name: 'Options' }).click();
    const options = this.page.getByRole('dialog', { name: 'Options' });
    await expect(options.getByRole('switch', { name: 'Elaborate' })).toBeVisible();
    const lock = await lockSaid(options);
    const see = async (name: string) => ({
      lock,
      disabled: await options.getByRole('switch', { name }).isDisabled(),
    });
    const modes = { precision: await see('Precision'), elaborate: await see('Elaborate') };
    await options.getByRole('button', { name: 'Answer format…' }).click();
    const formats = this.page.getByRole('dialog', { name: 'Answer format' });
    await expect(
      formats
        .getByRole('textbox')
        .or(formats.getByText('Answer formats', { exact: true }))
        .first(),
    ).toBeVisible();
    const closed = await lockSaid(formats);
    const lacks = async (control: Locator) => ({ lock: closed, disabled: (await control.count()) === 0 });
    const seen = {
      ...modes,
      answerFormat: await lacks(formats.getByRole('textbox', { name: 'How should answers be written?' })),
      templates: await lacks(formats.getByRole('tab', { name: 'All templates' })),
    };
    await this.page.keyboard.press('Escape');
    return seen;
  }

  async inReferences(): Promise<Partial<Record<PlanFeature, Seen>>> {
    const { references } = this.chat;
    await references.getByRole('checkbox').first().check();
    const again = references.getByRole('button', { name: 'Regenerate from selected' });
    const selectedReferences = { lock: await lockSaid(references), disabled: await again.isDisabled() };
    await references.getByRole('button', { name: 'Export 1 selected' }).click();
    const ris = await this.page.getByRole('menuitem', { name: /^RIS/ }).innerText();
    const lock = SAID.needsAccount.test(ris) ? 'needsAccount' : SAID.usedUp.test(ris) ? 'usedUp' : 'open';
    await this.page.keyboard.press('Escape');
    await references.getByRole('checkbox').first().uncheck();
    return { selectedReferences, risExport: { lock, disabled: lock !== 'open' } };
  }

  async inSources(): Promise<Partial<Record<PlanFeature, Seen>>> {
    await this.open('/sources');
    const source = this.page.getByRole('main').getByRole('link', { name: 'Guidelines' });
    const offer = this.page.getByRole('main').filter({ hasText: 'Documents of your own' });
    await expect(source.or(offer.getByRole('button').first())).toBeVisible();
    if ((await source.count()) === 0)
      return { ownDocuments: { lock: await lockSaid(offer, 'Contact us'), disabled: true } };
    await source.click();
    const upload = this.page.getByRole('button', { name: 'Upload documents' }).first();
    await expect(upload).toBeVisible();
    return { ownDocuments: { lock: 'open', disabled: await upload.isDisabled() } };
  }

  /** Whether an alert can be made, or the button says that it takes an account. */
  async inAlerts(): Promise<'open' | 'needs account'> {
    await this.open('/browse?mode=query&q=dapagliflozin');
    const button = this.page.getByRole('button', { name: /^Weekly alert/ });
    await button.waitFor();
    if (/with an account/.test(await button.innerText())) return 'needs account';
    await button.click();
    await expect(this.page.getByRole('dialog').getByRole('button', { name: 'Subscribe' })).toBeVisible();
    return 'open';
  }
}

/** Features that say nothing of what they cost where they are used: what the next question costs stands above its field. */
const SAY_NO_COST = new Set<PlanFeature>(['answerFormat', 'templates', 'risExport', 'ownDocuments']);

/** What the interface has to show of a feature, by the rule that the server refuses by. */
function expectedOf(kind: UserKind | null, feature: PlanFeature): Seen {
  const lock = lockOfKind(kind, feature);
  const said = lock === 'counted' && SAY_NO_COST.has(feature) ? 'open' : lock;
  return { lock: said, disabled: !openTo(lock) };
}

/**
 * In `npm test`, one user for each lock there is; that the server decides alike for every kind of user is for its own tests
 * (`apps/api/src/app/access/`).
 */
const LOCKS = new Set([
  'visitor',
  'free later, 1 left',
  'free later, 0 left',
  'active',
  'member of an active organization',
]);
const KINDS = Object.entries(USER_KINDS).filter(([name]) => effort({ whole: true, sample: LOCKS.has(name) }));

test('every control of a plan is locked and open as the server decides, and says why before it is pressed', async ({
  model,
  page,
}, info) => {
  test.setTimeout(300_000);
  model.setBehaviour({ kind: 'normal' });
  await page.addInitScript(() => localStorage.setItem('footnote-visitor', 'known'));
  const product = await startGatedProduct(model, info);
  const gated = new GatedPages(page, product.url);
  const features = PLAN_FEATURE_NAMES.filter((feature) => feature !== 'userManagement');
  let account = '';
  let own = '';
  for (const [name, kind] of KINDS) {
    await test.step(name, async () => {
      if (kind !== null) {
        if (account === '') account = await enter(page, product.url);
        await become(product.run, kind, account);
        // Of whom one acted for, the browser keeps a memory.
        await page.evaluate(() => localStorage.removeItem('footnote-organization'));
      }
      gated.isSignedIn = kind !== null;
      const asks = kind === null || kind.organization !== undefined || own === '';
      await gated.open(asks ? '/chat' : own);
      // Whoever acts for an organization for the first time is shown its sources.
      if (kind?.organization === 'active')
        await page.getByRole('dialog', { name: 'Sources' }).getByRole('button', { name: 'Cancel' }).click();
      if (asks) await gated.chat.ask(QUESTION);
      // The chat of the account itself is opened again by its other kinds.
      if (kind !== null && kind.organization === undefined && asks) own = await gated.addressOfChat();
      const seen = {
        ...(await gated.inReferences()),
        ...(await gated.inFilters()),
        ...(await gated.inOptions()),
        ...(await gated.inSources()),
      };
      const expected = Object.fromEntries(features.map((feature) => [feature, expectedOf(kind, feature)]));
      expect.soft(seen, name).toEqual(expected);
      expect.soft(await gated.inAlerts(), name).toBe(kind === null ? 'needs account' : 'open');
    });
  }
  await page.close();
  await product.close();
});

/** Signs somebody new in, and gives the id of their account. */
async function enter(page: Page, url: string): Promise<string> {
  const account = new AccountPage(page, url);
  await account.newUser();
  const { id }: { id: string } = await (await page.request.get(`${url}/api/users/me`)).json();
  await account.open('/about');
  return id;
}

async function become(run: (statements: string[]) => Promise<void>, kind: UserKind, account: string): Promise<void> {
  const acted = randomUUID();
  const source = `INSERT INTO source (id, organization_id, name, description, enabled, languages, location,
      retention_days, number_of_shards, created_at, changed_at)
    VALUES ('${randomUUID()}', '${acted}', 'Guidelines', 'Ours.', true, '{en}', 'eu', 365, 1, now(), now())`;
  await run([...becomeKind(kind, { account, acted }), ...(kind.organization === undefined ? [] : [source])]);
}
