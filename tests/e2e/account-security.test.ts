import { request } from '@playwright/test';
import { PASSWORD } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';

const NEW = 'four words of my own';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Signs in with another browser, which stays signed in until its session ends. */
async function signInElsewhere(url: string, email: string, userAgent: string) {
  const device = await request.newContext({ baseURL: url, userAgent });
  expect((await device.post('/api/auth/sign-in', { data: { email, password: PASSWORD } })).ok()).toBe(true);
  return { device, status: async () => (await device.get('/api/users/me')).status() };
}

test('lists where a user is logged in, and ends one session or all others', async ({ account, page, complaints }) => {
  const email = await account.newUser();
  const firefox = await signInElsewhere(account.url, email, FIREFOX);
  const client = await signInElsewhere(account.url, email, 'own-program');
  await account.open('/userprofile');
  const list = page.getByRole('list', { name: 'Where you are logged in' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const own = list.getByRole('listitem').filter({ hasText: 'This device' });
  await expect(list.getByRole('listitem').first()).toContainText('This device');
  await expect(own).toContainText('Active now');
  await expect(own.getByRole('button')).toHaveCount(0);
  await account.expectSound('the sessions of a user');

  const end = list.getByRole('button', { name: 'Log out: Firefox on Windows' });
  await end.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Log out Firefox on Windows?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(end).toBeFocused();
  expect(await firefox.status()).toBe(200);
  await end.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await account.expectSound('the question before a session ends');
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('The session has ended.').first()).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeFocused();
  expect([await firefox.status(), await client.status()]).toEqual([401, 200]);

  // Ended elsewhere in the meantime: that is said, and the list is up to date again.
  await client.device.post('/api/auth/sign-out', { data: {} });
  await list.getByRole('button', { name: 'Log out: Unknown program' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This session has ended already.' })).toBeVisible();
  complaints.splice(0);
  await expect(page.getByText('You are logged in nowhere else.')).toBeVisible();

  const others = [
    await signInElsewhere(account.url, email, FIREFOX),
    await signInElsewhere(account.url, email, FIREFOX),
  ];
  await page.reload();
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  const all = page.getByRole('alertdialog', { name: 'Log out everywhere else?' });
  await expect(all).toContainText('2 other sessions end');
  await all.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('You are logged in nowhere else.')).toBeVisible();
  expect(await Promise.all(others.map(({ status }) => status()))).toEqual([401, 401]);
  await page.route('**/api/users/me/sessions', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Where you are logged in could not be loaded.')).toBeVisible();
  await page.unroute('**/api/users/me/sessions');
  complaints.splice(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  for (const { device } of [firefox, client, ...others]) await device.dispose();
});

test('changes a password for who knows it, and logs out everywhere else', async ({ account, page, complaints }) => {
  const email = await account.newUser();
  const elsewhere = await signInElsewhere(account.url, email, FIREFOX);
  await account.open('/userprofile');
  await expect(page.getByText('Firefox on Windows')).toBeVisible();
  const open = page.getByRole('button', { name: 'Change the password' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  const current = dialog.getByLabel(/^Current password/);
  const next = dialog.getByLabel(/^New password/);
  await expect(current).toBeFocused();
  const save = dialog.getByRole('button', { name: 'Change password' });
  await save.click();
  await expect(dialog.getByText('Fill this in.')).toHaveCount(2);
  await current.fill('not it');
  await next.fill(NEW);
  await save.click();
  await expect(current).toHaveAccessibleDescription(/Password incorrect/);
  await expect(current).toBeFocused();
  await expect(next).not.toHaveAccessibleDescription(/Password incorrect/);
  await account.expectSound('the current password is wrong');
  await current.fill(PASSWORD);
  await next.fill('password1');
  await next.press('Enter');
  await expect(next).toHaveAccessibleDescription(/among those that are guessed first/);
  complaints.splice(0);
  expect(await elsewhere.status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(current).toHaveValue('');
  await expect(dialog.getByText('guessed first')).toHaveCount(0);
  await current.fill(PASSWORD);
  await next.fill(NEW);
  await next.press('Enter');
  await expect(page.getByText('Your password is changed. Everywhere else you are logged out.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You are logged in nowhere else.')).toBeVisible();
  expect(await elsewhere.status()).toBe(401);
  await elsewhere.device.dispose();
  await account.signOut();
  await account.open('/login');
  await account.signIn(email);
  await expect(page.getByText('Email or password incorrect')).toBeVisible();
  complaints.splice(0);
  await account.signIn(email, NEW);
  await expect(account.menu(email)).toBeVisible();
});
