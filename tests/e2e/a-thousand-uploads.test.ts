import { startProductServer, type ProductServer } from '../support/product-server.ts';
import { effort } from '../support/test-effort.ts';
import { AccountPage } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';
import { expectQuiet, givenPdf, UploadPage } from './upload-page.ts';

/** Files, and how many calls a minute the server takes for them: it refuses some of either, as it does of a thousand by default. */
const { files, budget } = effort({ whole: { files: 1_000, budget: 1_200 }, sample: { files: 150, budget: 180 } });

// A server of its own: another would go on reading the documents while later tests run.
let server: ProductServer;
test.beforeAll(async () => {
  server = await startProductServer({ FOOTNOTE_BUDGET_UPLOADS: String(budget) });
});
test.afterAll(() => server.close());

// A file of its own, and by its name the first: it waits more than it works, and at the end all others would wait for it.
test('many small files arrive, though the server takes only so many calls a minute', async ({ page, complaints }) => {
  test.setTimeout(600_000);
  const refused = { times: 0 };
  page.on('response', (response) => {
    if (response.status() === 429) refused.times += 1;
  });
  const uploads = new UploadPage(new AccountPage(page, server.url));
  await uploads.begin(server);
  await uploads.open();
  await uploads.choose(Array.from({ length: files }, (_, index) => givenPdf(`${index}.pdf`)));
  const count = files.toLocaleString('en');
  await expect(uploads.dialog.getByRole('button', { name: `Upload ${count} files` })).toBeVisible();
  await uploads.start();
  await page.keyboard.press('Escape');
  await expect(uploads.chip).toContainText(`${count} of ${count}`, { timeout: 400_000 });
  expect(refused.times).toBeGreaterThan(0);
  expect(await uploads.documents()).toHaveLength(files);
  expectQuiet(complaints);
});
