import { startProductServer, type ProductServer } from '../support/product-server.ts';
import { AccountPage } from './account-page.ts';
import { expect, test as base } from './product.fixtures.ts';

const test = base.extend<{ fresh: ProductServer }>({
  fresh: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off the pattern
    async ({}, use) => {
      const product = await startProductServer();
      await use(product);
      await product.close();
    },
    { timeout: 150_000 },
  ],
});

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('tells only super admins how to load PubMed, a line at a time', async ({ page, fresh }) => {
  test.setTimeout(180_000);
  for (const path of ['/chat', '/browse']) {
    await page.goto(`${fresh.url}${path}`);
    await expect(page.getByText(/Starter collection: \d+ landmark studies, summarised\. Whoever runs/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load PubMed' })).toHaveCount(0);
  }
  await page.goto(`${fresh.url}/browse?q=xylotomy+of+quasars`);
  await expect(page.getByText('whoever runs this server can add more of PubMed')).toBeVisible();

  const account = new AccountPage(page, fresh.url);
  const email = await account.newUser();
  await account.open('/chat');
  await expect(page.getByText('Whoever runs this server can add PubMed.')).toBeVisible();
  await fresh.command('admin', 'grant', email);
  await account.open('/chat');
  await page.getByRole('button', { name: 'Load PubMed' }).click();
  const advice = page.getByRole('dialog', { name: 'Load PubMed' });
  for (const [index, command] of (await advice.locator('code').allTextContents()).entries()) {
    await advice.getByRole('button', { name: `Copy line ${index + 1}` }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
    expect(command).not.toContain('\n');
  }
  // What the page still loads must not meet a server that has closed.
  await page.close();
});
