import { AccountPage } from './account-page.ts';
import { ChatPage, QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

const FOLLOW_UP = 'and in women?';

test('answers the first question of a visitor, and asks for an address before the second', async ({
  account,
  embedded,
  page,
}) => {
  const chat = new ChatPage(page, embedded.url);
  await chat.open();
  await chat.ask(QUESTION);
  await expect(page.getByText('Keep your chats')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Search chats' })).toHaveCount(0);

  const prompt = page.getByRole('dialog', { name: 'Your e-mail address, please' });
  await chat.send(FOLLOW_UP);
  await expect(prompt).toBeVisible();
  await expect(prompt.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await expect(prompt.getByText('It is optional.')).toBeVisible();
  await prompt.getByRole('button', { name: 'Go on asking' }).click();
  await expect(prompt.getByText('Enter a valid e-mail address.')).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await account.axeFindings(), `${width}`).toEqual([]);
    expect(await account.overflow()).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await account.axeFindings(), 'dark').toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  await expect(chat.field).toHaveValue(FOLLOW_UP);
  await expect(chat.field).toBeFocused();

  // The question is still there, and Enter sends it; nobody is asked again, in another visit either.
  await expect(chat.turns).toHaveCount(1);
  await chat.field.press('Enter');
  await expect(chat.turns.nth(1).getByRole('group', { name: 'Actions on this answer' })).toBeVisible();
  await expect(prompt).toHaveCount(0);
  await page.reload();
  await expect(chat.turns).toHaveCount(2);
  const address = page.url();
  const next = new ChatPage(await page.context().newPage(), embedded.url);
  await page.close();
  await next.page.goto(address);
  await expect(next.turns).toHaveCount(2);
  await next.ask('and in older people?');
});

test('keeps a question of another page before the draft, where an address is asked for', async ({ embedded, page }) => {
  const chat = new ChatPage(page, embedded.url);
  await page.goto(`${embedded.url}/about`);
  const box = page.getByRole('region', { name: 'What would you like to know?' }).getByRole('textbox');
  await box.fill(QUESTION);
  await box.press('Enter');
  await expect(page.getByRole('group', { name: 'Actions on this answer' })).toHaveCount(1, { timeout: 30_000 });
  await chat.field.fill('a draft');
  await page.goBack();
  await box.fill(FOLLOW_UP);
  await box.press('Enter');
  const prompt = page.getByRole('dialog', { name: 'Your e-mail address, please' });
  await expect(prompt).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat.field).toHaveValue(`${FOLLOW_UP}\n\na draft`);
});

test('asks a visitor again in another visit, and no more once they gave an address', async ({
  embedded,
  page,
  context,
}) => {
  const first = new ChatPage(page, embedded.url);
  await first.open();
  await first.ask(QUESTION);
  const address = page.url();
  await page.close();
  const chat = new ChatPage(await context.newPage(), embedded.url);
  await chat.page.goto(address);
  await expect(chat.turns).toHaveCount(1);
  await chat.send(FOLLOW_UP);
  const prompt = chat.page.getByRole('dialog', { name: 'Your e-mail address, please' });
  await prompt.getByRole('textbox', { name: 'E-mail' }).fill('not an address');
  await prompt.getByRole('button', { name: 'Go on asking' }).click();
  await expect(prompt.getByText('Enter a valid e-mail address.')).toBeVisible();
  const captured = chat.page.waitForRequest((request) => request.url().endsWith('/api/analytics/add-user'));
  await prompt.getByRole('textbox', { name: 'E-mail' }).fill('visitor@example.org');
  await chat.page.keyboard.press('Enter');
  expect((await captured).postDataJSON()).toEqual({ email: 'visitor@example.org' });
  await expect(chat.turns.nth(1).getByRole('group', { name: 'Actions on this answer' })).toBeVisible();
  await expect(chat.field).toHaveValue('');
  await expect(prompt).toHaveCount(0);

  await chat.page.reload();
  await expect(chat.turns).toHaveCount(2);
  await chat.ask('and in older people?');
  expect(await chat.page.evaluate(() => JSON.stringify(localStorage))).not.toContain('visitor@example.org');
});

test('takes the chat of a visitor along into their account, whose address another tab verified', async ({
  browser,
  context,
  embedded,
  page,
}) => {
  const account = new AccountPage(page, embedded.url);
  const chat = new ChatPage(page, embedded.url);
  await chat.open();
  await chat.ask(QUESTION);
  const sid = new URL(page.url()).search;
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Create account' })).toBeVisible();
  const email = account.freshAddress();
  await account.fillRegistration(email);
  const tab = new AccountPage(await context.newPage(), embedded.url);
  await tab.verify(email);
  await tab.page.close();
  await page.getByRole('link', { name: 'Log in' }).click();
  await account.signIn(email);
  await expect(page).toHaveURL((url) => url.search === sid);
  await expect(chat.turns).toHaveCount(1);
  await expect(page.getByRole('link', { name: QUESTION })).toBeVisible();
  await expect(page.getByText('Keep your chats')).toHaveCount(0);
  // What was asked comes before the profile, which the bell reminds of.
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Welcome to Footnote' })).toHaveCount(0);
  await chat.ask(FOLLOW_UP);

  const other = await browser.newContext({ locale: 'en-GB' });
  const elsewhere = new ChatPage(await other.newPage(), embedded.url);
  await elsewhere.open(`/chat${sid}`);
  await expect(elsewhere.page.getByText('This chat does not exist.')).toBeVisible();
  await other.close();
});
