import type { Page } from '@playwright/test';
import { ChatPage, QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';
import { refusedFirst } from './refused-first.ts';

const ENDED = 'Your session has ended. Log in to go on where you were.';
const FOLLOW_UP = 'and in women?';

/** The chat in this tab and in another, both of which know their reader. */
async function twoTabs(page: Page, url: string, email: string): Promise<[ChatPage, ChatPage]> {
  const chat = new ChatPage(page, url);
  await chat.open();
  const other = new ChatPage(await page.context().newPage(), url);
  await other.open();
  for (const tab of [chat, other])
    await expect(tab.page.getByRole('button', { name: `Account of ${email}` })).toBeVisible();
  return [chat, other];
}

test('says in the chat that the session ended, and goes on with it and what was written', async ({
  account,
  complaints,
  endSession,
  embedded,
  page,
}) => {
  test.setTimeout(120_000);
  const email = await account.newUser();
  const chat = new ChatPage(page, embedded.url);
  await chat.open();
  await chat.ask(QUESTION);
  const { search } = new URL(page.url());
  await refusedFirst({ senders: [page] }, async () => {
    await endSession();
    await chat.send(FOLLOW_UP);
  });
  await expect(page.getByRole('alert').filter({ hasText: ENDED })).toBeVisible();
  await expect(chat.field).toHaveValue(FOLLOW_UP);
  await expect(chat.turns).toHaveCount(1);
  complaints.splice(0);
  await account.expectSound('the session ended');

  await page.getByRole('alert').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByText(ENDED)).toBeVisible();
  await account.signIn(email);
  await expect(page).toHaveURL((url) => url.pathname === '/chat' && url.search === search);
  await expect(chat.turns).toHaveCount(1);
  await expect(page.getByText(ENDED)).toHaveCount(0);
  await expect(chat.field).toHaveValue(FOLLOW_UP);
  await chat.field.press('Enter');
  await expect(chat.turns.nth(1).getByRole('group', { name: 'Actions on this answer' })).toBeVisible();
  await expect(chat.field).toHaveValue('');
});

test('says so in place of a chat, and shows it to its owner and nobody else', async ({
  account,
  complaints,
  endSession,
  embedded,
  page,
}) => {
  test.setTimeout(120_000);
  const other = await account.newUser();
  await page.context().clearCookies();
  const email = await account.newUser();
  const chat = new ChatPage(page, embedded.url);
  await chat.open();
  await chat.ask(QUESTION);
  const { search } = new URL(page.url());
  // A page that stays open would be the first to find out, and the next would know of no session.
  await page.goto('about:blank');
  await endSession();
  await chat.open(`/chat${search}`);
  await expect(page.getByRole('alert').filter({ hasText: ENDED })).toBeVisible();
  await expect(page.getByText('This chat does not exist.')).toHaveCount(0);
  complaints.splice(0);
  await account.expectSound('the session ended before the chat was opened');
  await page.getByRole('alert').getByRole('link', { name: 'Log in' }).click();
  await account.signIn(email);
  await expect(chat.turns).toHaveCount(1);

  await refusedFirst({ senders: [page] }, async () => {
    await endSession();
    await chat.send(FOLLOW_UP);
  });
  await page.getByRole('alert').getByRole('link', { name: 'Log in' }).click();
  await account.signIn(other);
  await expect(page.getByText('This chat does not exist.')).toBeVisible();
  await expect(chat.turns).toHaveCount(0);
  await expect(chat.field).toHaveValue('');
  complaints.splice(0);
});

test('tells it where a new chat is asked in, and does not answer as if a visitor had asked', async ({
  account,
  complaints,
  embedded,
  page,
}) => {
  test.setTimeout(120_000);
  const email = await account.newUser();
  const [chat, other] = await twoTabs(page, embedded.url, email);
  await other.field.fill(FOLLOW_UP);
  await chat.field.fill(QUESTION);
  await refusedFirst({ senders: [page], listeners: [other.page] }, async () => {
    await account.endElsewhere(email);
    await chat.field.press('Enter');
  });
  await expect(page.getByRole('alert').filter({ hasText: ENDED })).toBeVisible();
  await expect(page.getByText('Unauthorized', { exact: true })).toBeVisible();
  await expect(chat.field).toHaveValue(QUESTION);
  await expect(chat.turns).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === '/chat' && url.search === '');
  // The other tab hears of it, and keeps what is written there.
  await expect(other.page.getByRole('alert').filter({ hasText: ENDED })).toBeVisible();
  await expect(other.field).toHaveValue(FOLLOW_UP);
  complaints.splice(0);

  await page.getByRole('alert').getByRole('link', { name: 'Log in' }).click();
  await account.signIn(email);
  await expect(page).toHaveURL((url) => url.pathname === '/chat' && url.search === '');
  await expect(chat.field).toHaveValue(QUESTION);
  await chat.field.press('Enter');
  await expect(chat.turns.first().getByRole('group', { name: 'Actions on this answer' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: QUESTION })).toBeVisible();
});

test('is asked about once by each tab that is told at the same moment', async ({
  account,
  complaints,
  embedded,
  page,
}) => {
  test.setTimeout(120_000);
  const email = await account.newUser();
  const [here, there] = await twoTabs(page, embedded.url, email);
  const asked: string[] = [];
  page
    .context()
    .on('request', (request) => new URL(request.url()).pathname === '/api/users/me' && asked.push(request.url()));
  await refusedFirst({ senders: [here.page, there.page] }, async () => {
    await account.endElsewhere(email);
    await Promise.all([here.send(QUESTION), there.send(QUESTION)]);
  });
  for (const tab of [here.page, there.page])
    await expect(tab.getByRole('alert').filter({ hasText: ENDED })).toBeVisible();
  // Twenty round trips of each tab are time enough for one to answer the other.
  for (const tab of [here.page, there.page]) {
    await tab.evaluate(async () => {
      for (let call = 0; call < 20; call++) await fetch('/healthz');
    });
  }
  expect(asked.length).toBeLessThanOrEqual(4);
  complaints.splice(0);
});

test('tells it where somebody votes, renames or deletes, and lets whoever was told ask on as a visitor', async ({
  account,
  complaints,
  embedded,
  page,
}) => {
  test.setTimeout(120_000);
  const email = await account.newUser();
  const chat = new ChatPage(page, embedded.url);
  await chat.open();
  await chat.ask(QUESTION);
  const menu = page.getByRole('navigation').getByRole('button', { name: QUESTION });
  const acts: (() => Promise<void>)[] = [
    () => chat.turns.first().getByRole('button', { name: 'Good answer' }).click(),
    async () => {
      await menu.click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Another title');
      await page.getByRole('textbox', { name: 'Title' }).press('Enter');
    },
    async () => {
      await menu.click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
  ];
  for (const act of acts) {
    await refusedFirst({ senders: [page] }, async () => {
      await account.endElsewhere(email);
      await act();
    });
    await expect(page.getByRole('alert').filter({ hasText: ENDED })).toBeVisible();
    await expect(page.getByText('This chat does not exist.')).toHaveCount(0);
    await page.getByRole('alert').getByRole('link', { name: 'Log in' }).click();
    await account.signIn(email);
    await expect(menu).toBeVisible();
  }
  // With no page open, that of the next visit is the first to find out.
  await page.goto('about:blank');
  await account.endElsewhere(email);
  await chat.open();
  await expect(page.getByRole('alert').filter({ hasText: ENDED })).toBeVisible();
  await chat.ask(QUESTION);
  complaints.splice(0);
});
