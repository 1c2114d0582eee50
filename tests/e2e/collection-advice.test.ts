import { AccountPage } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('tells only super admins how to load PubMed, a line at a time', async ({ page, embedded }) => {
  test.setTimeout(180_000);
  for (const path of ['/chat', '/browse']) {
    await page.goto(`${embedded.url}${path}`);
    await expect(page.getByText(/Starter collection: \d+ landmark studies, summarised\. Whoever runs/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load PubMed' })).toHaveCount(0);
  }
  await page.goto(`${embedded.url}/browse?q=xylotomy+of+quasars`);
  await expect(page.getByText('whoever runs this server can add more of PubMed')).toBeVisible();

  const account = new AccountPage(page, embedded.url);
  const email = await account.newUser();
  await account.open('/chat');
  await expect(page.getByText('Whoever runs this server can add PubMed.')).toBeVisible();
  await embedded.command('admin', 'grant', email);
  await account.open('/chat');
  await page.getByRole('button', { name: 'Load PubMed' }).click();
  const advice = page.getByRole('dialog', { name: 'Load PubMed' });
  await expect(advice.locator('code')).not.toHaveCount(0);
  for (const [index, command] of (await advice.locator('code').allTextContents()).entries()) {
    await advice.getByRole('button', { name: `Copy line ${index + 1}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(command);
    expect(command).not.toContain('\n');
  }
});
