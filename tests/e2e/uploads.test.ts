import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCuttingProxy } from '../support/cutting-proxy.ts';
import { AccountPage } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';
import { expectQuiet, givenPdf, UploadPage } from './upload-page.ts';

/** Takes away what a browser keeps of a file, in the page; false where it does not keep it yet. */
async function forgetFile(name: string): Promise<boolean> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('footnote-uploads');
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('It does not open.')));
  });
  const change = database.transaction(['uploads', 'files'], 'readwrite');
  const all: IDBRequest<{ id: string; name: string }[]> = change.objectStore('uploads').getAll();
  const files = change.objectStore('files').getAllKeys();
  await new Promise((resolve) => {
    files.addEventListener('success', () => {
      for (const kept of all.result) if (kept.name === name) change.objectStore('files').delete(kept.id);
    });
    change.addEventListener('complete', resolve);
  });
  database.close();
  return all.result.some((kept) => kept.name === name && files.result.includes(kept.id));
}

test('an upload is seen on every page, warns of leaving, and is paused, resumed and stopped', async ({
  account,
  embedded,
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  const uploads = new UploadPage(account);
  await uploads.begin(embedded, 'Cardiology');
  await uploads.open();
  const held = await uploads.hold();
  await uploads.choose(['a', 'b', 'c', 'd', 'e'].map((name) => givenPdf(`${name}.pdf`)));
  await uploads.start();
  await expect.poll(held.sent).toBe(3);
  await expect(uploads.row('d.pdf').getByText('Uploading', { exact: true })).toBeVisible();
  await account.expectSound('files are sent');
  await uploads.dialog.getByRole('button', { name: 'Pause the upload of a.pdf' }).press('Enter');
  await expect(uploads.row('a.pdf').getByText('Paused')).toBeVisible();
  await expect.poll(held.sent).toBe(4);
  await uploads.dialog.getByRole('button', { name: 'Stop the upload of b.pdf' }).press('Enter');
  await expect(uploads.row('b.pdf').getByText('Upload failed')).toBeVisible();
  await uploads.dialog.getByRole('button', { name: 'Pause all' }).click();
  await expect(uploads.dialog.getByText('Paused')).toHaveCount(4);
  await account.expectSound('an upload is paused');
  await page.keyboard.press('Escape');
  await expect(uploads.chip).toContainText('1 of 5');
  await expect(uploads.chip).toContainText('20 %');
  await page.getByRole('link', { name: 'Search', exact: true }).first().click();
  await expect(page).toHaveURL(/\/browse$/);
  await expect(uploads.chip).toBeVisible();
  await account.expectSound('another page');
  const warned = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    }),
  );
  await page.goto(`${account.url}/about`).catch(() => undefined);
  expect(await warned).toBe('beforeunload');
  await uploads.chip.press('Enter');
  await expect(page).toHaveURL(account.url + uploads.path);
  await held.letGo();
  await uploads.openDialog();
  await uploads.dialog.getByRole('button', { name: 'Resume all' }).click();
  for (const name of ['a', 'c', 'd', 'e'])
    await expect(uploads.row(`${name}.pdf`).getByText('On the server')).toBeVisible();
  await uploads.dialog.getByRole('button', { name: 'Upload b.pdf again' }).click();
  await expect(uploads.row('b.pdf').getByText('On the server')).toBeVisible();
  const counts = await uploads.counts(({ upsert_finished: ready }) => ready === 5);
  // The one that was stopped, and what it became when it was sent again.
  expect(counts).toEqual({ upsert_finished: 5, upload_failed: 1 });
  await page.keyboard.press('Escape');
  await expect(uploads.chip).toBeHidden({ timeout: 15_000 });
  expectQuiet(complaints);
});

test('an upload goes on by itself once a server is back that was away', async ({ account, embedded, complaints }) => {
  test.setTimeout(180_000);
  const proxy = await startCuttingProxy(embedded.url);
  const uploads = new UploadPage(new AccountPage(account.page, proxy.url));
  await uploads.begin(embedded);
  await uploads.open();
  const held = await uploads.hold();
  await uploads.choose(Array.from({ length: 8 }, (_, index) => givenPdf(`${index}.pdf`)));
  await uploads.start();
  await expect.poll(held.sent).toBe(3);
  proxy.cut();
  await held.letGo();
  await expect(uploads.dialog.getByText(/cannot be reached at present/)).toBeVisible();
  await uploads.account.expectSound('the server is away');
  proxy.mend();
  for (let index = 0; index < 8; index += 1) {
    await expect(uploads.row(`${index}.pdf`).getByText('On the server')).toBeVisible({ timeout: 60_000 });
  }
  expect(await uploads.documents()).toHaveLength(8);
  expectQuiet(complaints);
  await proxy.close();
});

test('an upload goes on after a reload, and nothing is sent twice', async ({ account, embedded, page, complaints }) => {
  test.setTimeout(180_000);
  const uploads = new UploadPage(account);
  await uploads.begin(embedded);
  await uploads.open();
  const files = ['a', 'b', 'c', 'd'].map((name) => givenPdf(`${name}.pdf`));
  const held = await uploads.hold();
  await uploads.choose(files);
  await uploads.start();
  await expect.poll(held.sent).toBe(3);
  const before = await uploads.documents();
  expect(before).toHaveLength(4);
  // As where there was no room for this one.
  await expect.poll(() => page.evaluate(forgetFile, 'd.pdf')).toBe(true);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await held.letGo();
  await expect(uploads.chip).toBeVisible();
  await uploads.openDialog();
  for (const name of ['a', 'b', 'c']) await expect(uploads.row(`${name}.pdf`).getByText('On the server')).toBeVisible();
  await expect(uploads.row('d.pdf').getByText('Choose it again')).toBeVisible();
  await account.expectSound('a file has to be chosen again');
  await uploads.choose(files.slice(3));
  await expect(uploads.row('d.pdf').getByText('On the server')).toBeVisible();
  const idsOf = (documents: typeof before) => new Map(documents.map(({ name, id }) => [name, id]));
  expect(idsOf(await uploads.documents())).toEqual(idsOf(before));
  expectQuiet(complaints);
});

test('a file that changes is not taken, and duplicates are named', async ({ account, embedded, page, complaints }) => {
  test.setTimeout(120_000);
  const uploads = new UploadPage(account);
  await uploads.begin(embedded);
  const directory = await mkdtemp(join(tmpdir(), 'footnote-upload-'));
  const [early, late] = [join(directory, 'early.pdf'), join(directory, 'late.pdf')];
  for (const path of [early, late]) await writeFile(path, givenPdf(path).buffer);
  await uploads.open();
  await uploads.choose([early, late]);
  await appendFile(early, '\n');
  await page.route('**/batches', async (route) => {
    await appendFile(late, '\n');
    await route.continue();
  });
  await uploads.start();
  await expect(uploads.row('early.pdf').getByText('File unreadable')).toBeVisible();
  await expect(uploads.row('late.pdf').getByText('Content mismatch')).toBeVisible();
  await page.unroute('**/batches');
  await uploads.counts(({ upload_failed: failed }) => failed === 1);
  const same = givenPdf('one.pdf');
  await uploads.choose([same, { ...same, name: 'two.pdf' }, givenPdf('ONE.pdf'), givenPdf('late.pdf')]);
  await expect(uploads.dialog.getByText('ONE.pdf: Name already used')).toBeVisible();
  await uploads.start();
  // Both are read at once, and the one that is read first is sent.
  const twins = uploads.row(/(?:one|two)\.pdf/);
  await expect(twins.filter({ hasText: 'Same content' })).toHaveCount(1);
  // A file that is given while others are under way joins them; this one has to be begun.
  const sent = twins.filter({ hasText: 'On the server' });
  await expect(sent).toHaveCount(1);
  await expect(uploads.row('late.pdf').filter({ hasText: 'On the server' })).toHaveCount(1);
  const taken = (await sent.innerText()).includes('one.pdf') ? 'One.PDF' : 'Two.PDF';
  await uploads.choose([givenPdf(taken, 'another text')]);
  await uploads.start();
  await expect(uploads.row(taken).getByText('Name already used')).toBeVisible();
  await rm(directory, { recursive: true });
  expectQuiet(complaints);
});

test('folders are taken with all that is in them, in German, by keyboard', async ({ account, embedded, page }) => {
  test.setTimeout(120_000);
  const uploads = new UploadPage(account);
  await uploads.begin(embedded, 'Studienprotokolle');
  await page.evaluate(() => localStorage.setItem('footnote-locale', 'de'));
  const directory = await mkdtemp(join(tmpdir(), 'footnote-folder-'));
  for (const name of ['eins.pdf', 'zwei.pdf']) await writeFile(join(directory, name), givenPdf(name).buffer);
  await writeFile(join(directory, '.DS_Store'), 'of the system');
  await account.open(uploads.path);
  await uploads.openDialog('Dokumente hochladen');
  await page.setViewportSize({ width: 320, height: 800 });
  const chooser = page.waitForEvent('filechooser');
  await uploads.dialog.getByRole('button', { name: 'Ordner auswählen' }).press('Enter');
  await (await chooser).setFiles(directory);
  await expect(uploads.dialog.getByText('1 Datei wurde nicht angenommen')).toBeVisible();
  await account.expectSound('auf Deutsch');
  await uploads.dialog.getByRole('button', { name: '2 Dateien hochladen' }).press('Enter');
  await expect(uploads.row('zwei.pdf').getByText('Auf dem Server')).toBeVisible();
  await rm(directory, { recursive: true });
});
