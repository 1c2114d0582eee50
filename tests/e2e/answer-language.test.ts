import type { Page } from '@playwright/test';
import { expect, test } from './product.fixtures.ts';

/** Chooses in the chat which language answers come in. */
async function choose(page: Page, present: string, next: string): Promise<void> {
  await page.getByRole('button', { name: `Answer in: ${present}` }).click();
  await page.getByRole('combobox').fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Answer in: ${next}` })).toBeVisible();
}

test('the language of answers is found again after logging out, and from one device to the next', async ({
  account,
  page,
}) => {
  const email = await account.newReader();
  const saved = async (): Promise<unknown> => (await page.request.get(`${account.url}/api/users/me`)).json();
  await account.open('/chat');
  await expect(account.menu(email)).toBeVisible();
  await choose(page, 'English', 'Italiano');
  await expect.poll(saved).toMatchObject({ userLanguage: 'it' });

  await account.open('/logout');
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('button', { name: 'Answer in: English' })).toBeVisible();
  await account.open('/login');
  await account.signIn(email);
  await expect(page.getByRole('button', { name: 'Answer in: Italiano' })).toBeVisible();

  await page.request.patch(`${account.url}/api/users/language`, { data: { userLanguage: 'pl' } });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Answer in: Polski' })).toBeVisible();
});

test('saving a profile leaves answers in the language they come in', async ({ account, page }) => {
  const email = account.freshAddress();
  await account.open('/chat');
  await choose(page, 'English', 'Italiano');
  await account.register(email);
  await account.verify(email);
  await account.open('/login');
  await account.signIn(email);
  await account.completeProfile();
  await expect(page.getByRole('button', { name: 'Answer in: Italiano' })).toBeVisible();
});
