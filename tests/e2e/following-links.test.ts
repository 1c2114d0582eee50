import type { Page } from '@playwright/test';
import { expect, test } from './product.fixtures.ts';

async function followByKeyboard(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  await page.getByRole(role, { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

test('reading begins at the new page, whichever it is', async ({ account, page }) => {
  const main = page.getByRole('main');
  await account.open('/about');
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
  const email = await account.newReader();
  await account.open('/browse');
  await account.menu(email).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('My profile — Footnote');
  await expect(page.getByRole('main')).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.route('**/api/users/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The server could not be reached. Try again.')).toBeInViewport();
  complaints.splice(0);
});
