import {
  pubmedRecord,
  servePubmedFiles,
  type PubmedFiles,
} from '../../apps/api/src/literature/pubmed-files.fixtures.ts';
import { startProductServer, type ProductServer } from '../support/product-server.ts';
import { AccountPage } from './account-page.ts';
import { BOTH_SCHEMES } from './axe.ts';
import { expect, test as base } from './product.fixtures.ts';

interface Syncing {
  /** The server of PubMed's files that the product looks at. */
  files: PubmedFiles;
  product: ProductServer;
}

const test = base.extend<{ syncing: Syncing }>({
  syncing: [
    async ({ page }, use) => {
      const files = await servePubmedFiles();
      const product = await startProductServer({ FOOTNOTE_SYNC: 'daily', FOOTNOTE_PUBMED_URL: files.url });
      await use({ files, product });
      // A page that still asks when its server goes would write errors to its console.
      await page.close();
      await product.close();
      await files.close();
    },
    { timeout: 150_000 },
  ],
});

const DAMAGED = 'pubmed26n0003.xml.gz';

test('is for super admins, who see what was applied and try again what failed', async ({
  page,
  syncing,
  complaints,
}) => {
  test.setTimeout(180_000);
  const { files, product } = syncing;
  const account = new AccountPage(page, product.url);
  await account.open('/literature-status');
  await expect(page).toHaveURL(/\/login$/);
  const email = await account.newUser();
  await account.open('/literature-status');
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByText('You are not authorized to open that page.').first()).toBeVisible();
  for (const path of ['', '/sync', '/retry']) {
    const method = path === '' ? 'GET' : 'POST';
    const refused = await page.request.fetch(`${product.url}/api/admin/literature${path}`, { method });
    expect([refused.status(), await refused.json()]).toMatchObject([403, { code: 'identity/forbidden' }]);
  }

  expect(await product.command('admin', 'grant', email)).toContain('super admin');
  files.put('updatefiles/pubmed26n0001.xml.gz', [pubmedRecord(1, 'One'), pubmedRecord(2, 'Two')], '2026-01-05');
  files.put('updatefiles/pubmed26n0002.xml.gz', ['<DeleteCitation><PMID>2</PMID></DeleteCitation>'], '2026-01-06');
  files.put(`updatefiles/${DAMAGED}`, [pubmedRecord(3, 'Three')], '2026-01-09');
  files.put(`updatefiles/${DAMAGED}.md5`, [], '2026-01-09');
  await account.open('/literature-status');
  await expect(page.getByRole('heading', { level: 1, name: 'Literature status' })).toBeVisible();
  await expect(page.getByText('No file of PubMed has been applied yet')).toBeVisible();
  await page.getByRole('button', { name: 'Look for new files now' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(`The server has no checksum for ${DAMAGED} yet.`)).toBeVisible({ timeout: 30_000 });
  await expect(main.getByText('3 days behind; 1 file waits')).toBeVisible();
  await expect(main.getByText('pubmed26n0002.xml.gz')).toBeVisible();
  await expect(main.locator('dt', { hasText: 'Withdrawn' }).locator('xpath=following-sibling::dd[1]')).toHaveText('1');

  for (const { colorScheme, look } of BOTH_SCHEMES) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await look(page), `${colorScheme} ${width}`).toEqual([]);
      expect(await account.overflow(), `${colorScheme} ${width}`).toBeLessThanOrEqual(0);
    }
  }

  files.put(`updatefiles/${DAMAGED}`, [pubmedRecord(3, 'Three')], '2026-01-09');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText(/^Up to date with /)).toBeVisible({ timeout: 30_000 });
  await expect(main.getByText(DAMAGED).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  expect(await product.command('admin', 'revoke', email)).toContain(email);
  await page.reload();
  await expect(page).toHaveURL(/\/chat$/);
  expect((await page.request.get(`${product.url}/api/admin/literature`)).status()).toBe(403);
  complaints.splice(0);
});
