import type { Page } from '@playwright/test';
import { expect, test } from './product.fixtures.ts';

async function followByKeyboard(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  await page.getByRole(role, { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

test('reading begins at the new page, whichever it is', async ({ account, page }) => {
  const main = page.getByRole('main');
  await account.open('/about');
  await account.appStands();
  for (const [role, name, title] of [
    ['link', 'Chat', 'Chat'],
    ['link', 'Search', 'Search'],
    ['link', 'Solutions', 'Solutions'],
    ['button', 'Log in', 'Log in'],
    ['link', 'Create account', 'Create account'],
    ['link', 'I have an account already', 'Log in'],
    ['link', 'Forgot your password?', 'Reset your password'],
  ] as const) {
    await followByKeyboard(page, role, name);
    await expect(page).toHaveTitle(`${title} — Footnote`);
    await expect(main, title).toBeFocused();
  }
  await account.email.fill(account.freshAddress());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Look into your mail' })).toBeFocused();
});

test('reading begins at the profile, and a form that is refused says so where its writer looks', async ({
  account,
  page,
  complaints,
}) => {
  const email = await account.newUser();
  await account.open('/browse');
  await account.menu(email).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Sources' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Library' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Systematic reviews' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('My profile — Footnote');
  await expect(page.getByRole('main')).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  // What the page asks by itself meanwhile would go on to complain.
  await page.route('**/api/users/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The server could not be reached. Try again.')).toBeInViewport();
  complaints.splice(0);
});

test('a link of an e-mail that could not be checked is tried again, and is not called worthless', async ({
  account,
  page,
  complaints,
}) => {
  const email = account.freshAddress();
  await account.register(email);
  const verification = await account.linkTo(email, '/verification');
  const unchecked = page.getByRole('heading', { level: 2, name: 'The link could not be checked' });
  const tryAgain = page.getByRole('button', { name: 'Try again' });

  await page.route('**/api/auth/verify-email', (route) => route.abort());
  await account.open(verification);
  await expect(unchecked).toBeVisible();
  await account.expectSound('the link could not be checked');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/verify-email'));
  await tryAgain.click();
  await failed;
  await expect(unchecked).toBeVisible();
  await page.unroute('**/api/auth/verify-email');
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your e-mail address is verified' })).toBeFocused();

  await account.open('/reset');
  await account.email.fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Look into your mail' })).toBeVisible();
  await page.route('**/api/auth/reset-link*', (route) => route.fulfill({ status: 503 }));
  await account.open(await account.linkTo(email, '/auth-action'));
  await expect(unchecked).toBeVisible();
  await page.unroute('**/api/auth/reset-link*');
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Choose a new password' })).toBeVisible();
  complaints.splice(0);
});
