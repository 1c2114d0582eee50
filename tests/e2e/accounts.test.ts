import { expect, test } from './product.fixtures.ts';
import { LONG } from '../support/test-effort.ts';

test.describe('a visitor of the first time', () => {
  test.use({ agreed: false });

  test('registers, verifies, signs in where the reader was, and signs out', async ({ account, page, complaints }) => {
    test.setTimeout(120_000);
    const email = account.freshAddress();
    await account.open('/chat');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Fill this in.')).toHaveCount(2);
    await expect(account.email).toBeFocused();
    await expect(page.getByText('Accept the terms and the privacy policy to register.')).toBeVisible();
    await account.register(email);
    await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Open the outbox/ })).toHaveAttribute('href', '/dev/outbox');
    await expect(page.getByRole('button', { disabled: true })).toHaveCount(1);
    await expect(page.getByRole('timer')).toHaveText(/^Send again in \d+ seconds$/);

    await page.getByRole('link', { name: 'Log in' }).click();
    await account.signIn(email);
    await expect(page).toHaveURL(/\/verification$/);
    complaints.splice(0);
    await account.verify(email);
    await page.getByRole('link', { name: 'Log in' }).click();
    await account.signIn(email, 'not the password');
    await expect(page.getByText('Email or password incorrect')).toBeVisible();
    complaints.splice(0);
    await account.signIn(email);
    await expect(page).toHaveURL(/\/chat$/);
    await account.completeProfile();
    await expect(account.menu(email)).toBeVisible();
    await page.reload();
    await account.menu(email).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await account.open('/login');
    await expect(page).toHaveURL(/\/chat$/);

    await page.evaluate(() => localStorage.setItem('footnote-locale', 'en'));
    await page.evaluate(() => localStorage.setItem('footnote-answer-language', 'de'));
    await page.evaluate(() => sessionStorage.setItem('footnote-draft', 'what was written'));
    await account.signOutByMenu(account.menu(email));
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveURL(/\/chat$/);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['footnote-locale']);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await expect.poll(async () => (await page.request.get(`${account.url}/api/users/me`)).status()).toBe(401);
  });
});

test('says that a verification link no longer works, and sends a new one', async ({ account, page, complaints }) => {
  await account.open('/verification?token=made-up');
  await expect(page.getByText('Verification link no longer valid')).toBeVisible();
  complaints.splice(0);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Enter a valid e-mail address.')).toBeVisible();
  await account.email.fill(account.freshAddress());
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^Send again in/);
});

test('chooses a new password by the link of an e-mail, once', LONG, async ({ account, page, complaints }) => {
  const email = account.freshAddress();
  await account.register(email);
  await account.verify(email);
  await account.open('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reset your password' })).toBeVisible();
  await account.email.fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  const link = await account.linkTo(email, '/auth-action');
  await account.open(link);
  await expect(page).toHaveURL(/\/reset\?oobCode=/);
  await account.password.fill('short');
  await account.password.press('Enter');
  await expect(page.getByText('The password is too short.')).toBeVisible();
  await expect(account.password).toBeFocused();
  complaints.splice(0);
  await account.password.fill('another horse entirely');
  await account.password.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Your password is changed' })).toBeVisible();
  await account.open(link);
  await expect(page.getByText('Account or password reset link no longer valid')).toBeVisible();
  complaints.splice(0);
  await account.open('/login');
  await account.signIn(email, 'another horse entirely');
  await account.completeProfile();
  await expect(account.menu(email)).toBeVisible();
});

test('says why signing in with an account elsewhere failed, and never more than that', async ({ account, page }) => {
  await account.open('/customAuthAction?outcome=failed&code=identity/account-exists-with-different-credential');
  await expect(page.getByText('Sign in the way you did before.')).toBeVisible();
  await account.open('/customAuthAction?outcome=failed&code=%3Cimg%3E&message=hostile');
  await expect(page.getByText('Signing in with this provider did not work.')).toBeVisible();
  await expect(page.getByText('hostile')).toHaveCount(0);
});

test('shows the pages of accounts with nothing axe objects to', async ({ account, page }) => {
  test.setTimeout(120_000);
  for (const path of ['/login', '/register', '/reset', '/verification', '/customAuthAction']) {
    await account.open(path);
    await account.appStands();
    await expect(page.getByRole('heading').first()).toBeAttached();
    const submit = page.locator('button[type=submit]');
    if ((await submit.count()) > 0) await submit.click();
    await account.expectSound(path, true);
  }
});

test('leads phones into the account by the drawer', LONG, async ({ account, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await account.open('/chat');
  await page.getByRole('button', { name: 'Open chats' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
