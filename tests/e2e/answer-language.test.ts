import type { Page } from '@playwright/test';
import { AccountPage } from './account-page.ts';
import { QUESTION } from './chat-page.ts';
import { expect, test as base } from './product.fixtures.ts';

const test = base.extend<{ modelAccount: AccountPage }>({
  modelAccount: async ({ page, configured }, use) => {
    await use(new AccountPage(page, configured.url));
  },
});

/** Chooses in the chat which language answers come in. */
async function choose(page: Page, present: string, next: string): Promise<void> {
  await page.getByRole('button', { name: `Answer in: ${present}` }).click();
  await page.getByRole('combobox').fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Answer in: ${next}` })).toBeVisible();
}

test('the language of answers is found again after logging out, and from one device to the next', async ({
  modelAccount: account,
  page,
}) => {
  const email = await account.newUser();
  const saved = async (): Promise<unknown> => (await page.request.get(`${account.url}/api/users/me`)).json();
  await account.open('/chat');
  await expect(account.menu(email)).toBeVisible();
  await choose(page, 'English', 'Italiano');
  await expect.poll(saved).toMatchObject({ userLanguage: 'it' });

  await account.signOut();
  await expect(page.getByRole('button', { name: 'Answer in: English' })).toBeVisible();
  await account.open('/login');
  await account.signIn(email);
  await expect(page.getByRole('button', { name: 'Answer in: Italiano' })).toBeVisible();

  await page.request.patch(`${account.url}/api/users/language`, { data: { userLanguage: 'pl' } });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Answer in: Polski' })).toBeVisible();
});

test('saving a profile leaves answers in the language they come in', async ({ modelAccount: account, page }) => {
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

test('without a language model only the languages it would speak can be chosen, and the others say why', async ({
  account,
  chat,
  page,
}) => {
  const reason = 'Needs a language model; without one, answers are quoted word for word';
  const spoken = ['English', 'Nederlands', 'Español', 'Français', 'Deutsch', 'Português'];
  const list = page.getByRole('listbox');
  const expectReason = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).last().click();
    const group = list.getByRole('group', { name: reason });
    await expect(group.getByText(reason)).toBeVisible();
    const italian = group.getByRole('option', { name: /Italiano/ });
    await expect(italian).toHaveAttribute('aria-disabled', 'true');
    await expect(italian).toHaveAccessibleDescription(reason);
    await expect(list.getByRole('option', { disabled: false }).locator('bdi')).toHaveText(spoken);
    expect(await account.axeFindings()).toEqual([]);
    await page.getByRole('dialog').getByRole('combobox').fill('Italiano');
    await page.keyboard.press('Enter');
    await italian.dispatchEvent('click');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name }).last()).toBeFocused();
  };
  await chat.open();
  await expectReason('Answer in: English');
  await choose(page, 'English', 'Deutsch');
  await chat.ask(QUESTION);
  await expectReason('Answer in: Deutsch');
  await account.newUser();
  await account.open('/userprofile');
  await expectReason(/^Language of answers: /);
});
