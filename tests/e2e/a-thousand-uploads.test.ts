import { expect, test } from './product.fixtures.ts';
import { expectQuiet, givenPdf, UploadPage } from './upload-page.ts';

// A file of its own, and by its name the first: it waits more than it works, and at the end all others would wait for it.
test('a thousand small files arrive, though the server takes only so many calls a minute', async ({
  account,
  embedded,
  complaints,
}) => {
  test.setTimeout(600_000);
  const uploads = new UploadPage(account);
  await uploads.begin(embedded);
  await uploads.open();
  await uploads.choose(Array.from({ length: 1_000 }, (_, index) => givenPdf(`${index}.pdf`)));
  await expect(uploads.dialog.getByRole('button', { name: 'Upload 1,000 files' })).toBeVisible();
  await uploads.start();
  await uploads.account.page.keyboard.press('Escape');
  await expect(uploads.chip).toContainText('1,000 of 1,000', { timeout: 400_000 });
  expect(await uploads.documents()).toHaveLength(1_000);
  expectQuiet(complaints);
});
