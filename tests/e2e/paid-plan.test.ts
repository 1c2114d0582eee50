import { expect, test } from './product.fixtures.ts';

test.describe('with the paid plan', () => {
  test('the label stands by the wordmark of every page, the chat too, and the sidebar leads to the history', async ({
    account,
    page,
  }) => {
    await account.newUser();
    await page.route('**/api/users/me', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), sandbox: true } });
    });
    for (const path of ['/chat', '/browse', '/about']) {
      await account.open(path);
      await expect(page.getByText('PRO', { exact: true }), path).toBeVisible();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Chat history' }).click();
    await expect(page).toHaveURL(/\/chat/);
    await expect(page.getByRole('dialog').getByRole('searchbox', { name: 'Search chats' })).toBeVisible();
  });
});
