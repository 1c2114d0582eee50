import { ChatPage, QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

const ENDED = 'Your session has ended. Log in to go on where you were.';
const FOLLOW_UP = 'and in women?';

test('says in the chat that the session ended, and goes on with it and what was written', async ({
  account,
  complaints,
  embedded,
  page,
}) => {
  test.setTimeout(120_000);
  const email = await account.newReader();
  const chat = new ChatPage(page, embedded.url);
  await chat.open();
  await chat.ask(QUESTION);
  const { search } = new URL(page.url());
  await page.context().clearCookies();
  await chat.send(FOLLOW_UP);
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
  embedded,
  page,
}) => {
  test.setTimeout(120_000);
  const other = await account.newReader();
  await page.context().clearCookies();
  const email = await account.newReader();
  const chat = new ChatPage(page, embedded.url);
  await chat.open();
  await chat.ask(QUESTION);
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: ENDED })).toBeVisible();
  await expect(page.getByText('This chat does not exist.')).toHaveCount(0);
  complaints.splice(0);
  await account.expectSound('the session ended before the chat was opened');
  await page.getByRole('alert').getByRole('link', { name: 'Log in' }).click();
  await account.signIn(email);
  await expect(chat.turns).toHaveCount(1);

  await page.context().clearCookies();
  await chat.send(FOLLOW_UP);
  await page.getByRole('alert').getByRole('link', { name: 'Log in' }).click();
  await account.signIn(other);
  await expect(page.getByText('This chat does not exist.')).toBeVisible();
  await expect(chat.turns).toHaveCount(0);
  await expect(chat.field).toHaveValue('');
  complaints.splice(0);
});
