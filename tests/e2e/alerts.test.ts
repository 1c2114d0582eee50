import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextBeat } from '@footnote/domain';
import { pubmedRecord } from '../../apps/api/src/literature/pubmed-files.fixtures.ts';
import {
  readMail,
  startMailServer,
  type Email,
  type TestMailServer,
} from '../../apps/api/src/platform/mail/smtp-server.fixtures.ts';
import { startProductServer, type ProductServer } from '../support/product-server.ts';
import { AccountPage, PASSWORD } from './account-page.ts';
import { ChatPage } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

const TRIAL = 'We randomly assigned 4000 adults with heart failure to dapagliflozin or placebo.';
const CLOCK = join(import.meta.dirname, '../support/shifted-clock.mjs');
const TITLE = 'Salt substitutes for frail walkers';

test.use({ actionTimeout: 30_000 });

let sink: TestMailServer;
let directory: string;
test.beforeAll(async () => {
  sink = await startMailServer();
});
test.afterAll(() => sink.close());
// Data of its own for each: a job left waiting on a Monday of one test would only begin after that of the next.
test.beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'footnote-alerts-'));
});
test.afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** The product on the data of this test, so many milliseconds from now. */
const startAt = (offset: number): Promise<ProductServer> =>
  startProductServer({
    FOOTNOTE_DATA_DIR: join(directory, 'data'),
    SMTP_URL: sink.url,
    FOOTNOTE_TEST_CLOCK_OFFSET: String(offset),
    NODE_OPTIONS: `--import=${CLOCK}`,
  });

const mailTo = async (email: string): Promise<Email[]> => {
  const all = await Promise.all(sink.arrived.map(readMail));
  return all.filter(({ to }) => to?.[0]?.address === email);
};

const header = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value ?? '';

/** The path a link of a message leads to. */
const pathIn = ({ text = '' }: Email, path: string) =>
  new RegExp(`https?://[^/\\s]+(${path}\\S*)`).exec(text)?.[1] ?? '';

/** Signs up somebody whose mail arrives here. */
const signUp = (account: AccountPage): Promise<string> =>
  account.newUser(async (address) => {
    await expect.poll(async () => (await mailTo(address)).length).toBe(1);
    return pathIn((await mailTo(address))[0]!, '/verification');
  });

/** Fills in the page to log in, in either language, once it is the app's; a server that just began takes its time for the rest. */
async function logIn(reader: AccountPage, email: string): Promise<void> {
  const { page } = reader;
  await page.waitForURL(/\/login/);
  await reader.appStands();
  await page.getByRole('textbox', { name: /^E-mail/i }).fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('input[type=password]').press('Enter');
}

const alertsTo = async (email: string): Promise<Email[]> =>
  (await mailTo(email)).filter((message) => header(message, 'list-unsubscribe') !== '');

/**
 * Closes a server, gives it a record of this year, and starts it on the next Monday and again an hour later: the only mail it
 * sent, and the server that runs.
 */
async function tellOnMonday(before: ProductServer, email: string, record: string) {
  await before.close();
  const file = join(directory, 'new.xml');
  const recent = record.replace('<Year>2020', `<Year>${new Date().getUTCFullYear()}`);
  writeFileSync(file, `<PubmedArticleSet>${recent}</PubmedArticleSet>`);
  await before.command('literature', 'import', file);
  const monday = nextBeat(Date.now()) - Date.now() + 60 * 60 * 1000;
  const first = await startAt(monday);
  await expect.poll(async () => (await alertsTo(email)).length, { timeout: 60_000 }).toBe(1);
  await first.close();
  const server = await startAt(monday + 60 * 60 * 1000);
  const [mail] = await alertsTo(email);
  if (mail === undefined) throw new Error('No mail arrived.');
  return { server, mail };
}

test('an alert subscribed in one week arrives once on the next Monday, in German, and one click ends it', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  const first = await startAt(0);
  const account = new AccountPage(page, first.url);
  const email = await signUp(account);
  await page.context().addInitScript(() => localStorage.setItem('footnote-locale', 'de'));
  const german = await page.request.patch(`${first.url}/api/users/language`, { data: { country: 'de' } });
  expect(german.ok()).toBe(true);

  await account.open('/browse?q=salt+substitute&sort=recency');
  await expect(page.getByRole('heading', { level: 2, name: 'Keine Studie passt zu dieser Suche' })).toBeVisible();
  await page.getByRole('button', { name: 'Wöchentlicher Suchauftrag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wöchentlicher Suchauftrag' });
  const subscribe = dialog.getByRole('button', { name: 'Abonnieren' });
  await dialog.getByRole('textbox', { name: /Einrichtung/ }).fill('');
  await expect(subscribe).toBeDisabled();
  await dialog.getByRole('textbox', { name: /Einrichtung/ }).fill('Klinik');
  await dialog.getByRole('textbox', { name: /E-Mail/ }).fill('somebody.else@example.org');
  await subscribe.click();
  await expect(dialog.getByText('Ein Suchauftrag geht nur an die Adresse Ihres Kontos.')).toBeVisible();
  complaints.length = 0;
  await account.expectSound('the form of an alert');
  await dialog.getByRole('textbox', { name: /E-Mail/ }).fill(email);
  await dialog.getByRole('textbox', { name: /Name/ }).fill('Salzersatz');
  await dialog.getByRole('textbox', { name: /Name/ }).press('Enter');
  await expect(dialog.getByText(/^Die Suche ist gespeichert/)).toBeVisible();
  // A page that stays open would go on asking a server that is gone.
  await page.goto('about:blank');
  // What a page begins with here finds no storage there.
  complaints.length = 0;
  const { server, mail } = await tellOnMonday(first, email, pubmedRecord(90000001, TITLE));
  expect(mail.subject).toBe('Neue Studien zu Ihrem Suchauftrag');
  expect(mail.text).toContain(TITLE);
  expect(mail.html).toContain(TITLE);
  // What only began to match is no news.
  expect(mail.text).not.toContain('Alopecia');
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

  const reader = new AccountPage(page, server.url);
  // The browser knows nobody at this address of the server: whoever comes by a mail may have to log in first.
  await reader.open(pathIn(mail, '/browse'));
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await logIn(reader, email);
  await page.waitForURL(/\/browse\?qid=/);
  await expect(page.getByRole('heading', { level: 2, name: '2 Ergebnisse' })).toBeVisible();
  await expect(page.getByRole('article').getByText(TITLE, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/browse\?qid=[\da-f-]{36}$/);
  await expect(page.getByRole('searchbox')).toHaveValue('salt substitute');

  const oneClick = new URL(header(mail, 'list-unsubscribe').slice(1, -1));
  const ended = await fetch(server.url + oneClick.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(ended.status).toBe(204);
  const stranger = await reader.elsewhere();
  await stranger.page.context().addInitScript(() => localStorage.setItem('footnote-locale', 'de'));
  await stranger.open(pathIn(mail, '/unsubscribe'));
  await expect(stranger.page.getByRole('heading', { level: 1, name: 'Sie sind abgemeldet' })).toBeVisible();
  await expect(stranger.page).toHaveURL(/\/unsubscribed\?token=/);
  await stranger.expectSound('the page that says an alert is ended');

  await reader.open('/userprofile#alerts');
  const list = page.getByRole('region', { name: 'Suchaufträge', exact: true });
  await expect(list.getByText(`Sie haben sich abgemeldet; an ${email} geht nichts`)).toBeVisible();
  await list.getByRole('button', { name: 'Fortsetzen: Salzersatz' }).click();
  await expect(list.getByText(new RegExp(`^An ${email}, das nächste Mal am`))).toBeVisible();
  await list.getByRole('combobox').selectOption('four-weekly');
  await expect(list.getByRole('combobox')).toHaveValue('four-weekly');
  await reader.expectSound('the alerts of a user');
  await list.getByRole('button', { name: 'Löschen: Salzersatz' }).press('Enter');
  await page
    .getByRole('alertdialog', { name: '„Salzersatz“ löschen?' })
    .getByRole('button', { name: 'Löschen' })
    .click();
  await expect(list.getByText('Noch keine Suchaufträge')).toBeVisible();
  expect(await alertsTo(email)).toHaveLength(1);
  // A page that still asks when its server goes would write errors to its console.
  await page.close();
  await server.close();
});

const QUESTION = 'Does dapagliflozin reduce hospitalisation for heart failure?';
const NO_FEWER =
  'There was no significant difference in hospitalisation for heart failure between dapagliflozin and placebo (hazard ratio 1.01, 95% CI 0.90 to 1.14).';

test('a followed answer is told once of a study that may contradict it, and is listed and ended', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  const first = await startAt(0);
  const account = new AccountPage(page, first.url);
  const email = await signUp(account);
  const chat = new ChatPage(page, first.url);
  await chat.open();
  await chat.ask(QUESTION);
  const follow = page.getByRole('button', { name: 'Follow this answer' });
  await follow.click();
  await expect(page.getByText(/^You are told by e-mail, on Mondays/)).toBeVisible();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await account.expectSound('an answer that is followed');
  const sid = new URL(page.url()).searchParams.get('sid') ?? '';
  await page.goto('about:blank');
  complaints.length = 0;
  const title = 'Dapagliflozin and hospitalisation for heart failure: a randomised trial';
  const record = pubmedRecord(90000002, title)
    .replace(/<AbstractText>.*<\/AbstractText>/, `<AbstractText>${TRIAL} ${NO_FEWER}</AbstractText>`)
    .replace('Journal Article', 'Randomized Controlled Trial');
  const { server, mail } = await tellOnMonday(first, email, record);
  expect(mail.subject).toBe('A new study may change an answer you follow');
  expect(mail.text).toContain(`May contradict your answer\n${title}`);
  expect(mail.text).toContain(`“${NO_FEWER}”\nhttps://pubmed.ncbi.nlm.nih.gov/90000002/`);
  expect(mail.html).toContain('hazard ratio 1.01');
  expect(pathIn(mail, '/chat')).toBe(`/chat?sid=${sid}`);
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

  const reader = new AccountPage(page, server.url);
  await reader.open('/login');
  await logIn(reader, email);
  await page.waitForURL(/\/chat/);
  await reader.open('/userprofile#alerts');
  const list = page.getByRole('region', { name: 'Alerts' });
  await expect(list.getByRole('link', { name: QUESTION })).toHaveAttribute('href', `/chat?sid=${sid}`);
  await list.getByRole('button', { name: `Pause ${QUESTION}` }).click();
  await expect(list.getByText(`Paused; nothing goes to ${email}`)).toBeVisible();
  await reader.expectSound('an answer among the alerts of a user');
  await list.getByRole('link', { name: QUESTION }).click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await follow.click();
  await expect(page.getByText('You no longer follow this answer.', { exact: true })).toBeVisible();
  expect(await alertsTo(email)).toHaveLength(1);
  // A page that still asks when its server goes would write errors to its console.
  await page.close();
  await server.close();
});
