import { existsSync, globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { testData } from '../../packages/literature/src/literature/test-data.fixtures.ts';
import { pdfFile } from '../../apps/api/src/sources/reading/pdf-file.fixtures.ts';
import { ChatPage } from './chat-page.ts';
import { GUIDELINE, QUESTION, SOURCE } from './guideline.ts';
import { expect, test } from './product.fixtures.ts';
import { expectQuiet, givenPdf, UploadPage, type GivenFile } from './upload-page.ts';
import { Viewer } from './viewer.ts';

const PDF = 'application/pdf';
const TITLE = 'Perioperative anticoagulation';
/** Words of the page that answers. */
const ANSWER = 'withheld for forty-eight hours before elective hip surgery';
const READABLE = 26;
/** Files of the test data without a word on them. */
const WORDLESS = /qpdf__(?:1|c-decrypt-with-owner|delete-and-reuse|enc-base|lin8)\.pdf$/;
/** Documents are looked for every ten seconds. */
const READ = { timeout: 120_000 };

/** A guideline of twelve pages, and other PDFs: articles and forms of the test data where it is at hand. */
async function readableFiles(): Promise<GivenFile[]> {
  const guideline = {
    name: 'Guideline.pdf',
    mimeType: PDF,
    buffer: pdfFile({ pages: GUIDELINE, information: { Title: TITLE } }),
  };
  const folder = testData('pdf');
  const paths = folder === null ? [] : globSync(`${folder}/{article,plain}/*.pdf`).toSorted();
  const real = paths.filter((path) => !WORDLESS.test(path)).slice(0, READABLE - 1);
  const files = await Promise.all(
    real.map(async (path) => ({ name: basename(path), mimeType: PDF, buffer: await readFile(path) })),
  );
  const made = Array.from({ length: READABLE - 1 - files.length }, (_, at) => givenPdf(`Protocol ${at + 1}.pdf`));
  return [guideline, ...files, ...made];
}

const whole = givenPdf('Cut.pdf');
const BROKEN: readonly (GivenFile & { why: string })[] = [
  { name: 'Text.pdf', mimeType: PDF, buffer: Buffer.from('no PDF at all'), why: 'Type mismatch' },
  { name: 'Damaged.pdf', mimeType: PDF, buffer: Buffer.from('%PDF-1.7\nnothing more'), why: 'Damaged, or no PDF' },
  { ...whole, buffer: whole.buffer.subarray(0, 200), why: 'Damaged, or no PDF' },
  { name: 'Scan.pdf', mimeType: PDF, buffer: pdfFile({ pages: [{ texts: [] }] }), why: 'No text: a scan' },
];

test('thirty PDFs are uploaded, asked, read, exported and shared, and nothing stays of their source once it is deleted', async ({
  account,
  embedded,
  page,
  complaints,
}) => {
  test.setTimeout(300_000);
  const uploads = new UploadPage(account);
  await uploads.begin(embedded, SOURCE);
  const fine = await readableFiles();

  // What is no PDF is not taken; of thirty that are called so, four say why they cannot be read.
  await uploads.open();
  await account.expectSound('nothing is chosen');
  const notes = { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('words') };
  const empty = { name: 'empty.pdf', mimeType: PDF, buffer: Buffer.alloc(0) };
  await uploads.choose([notes]);
  await expect(uploads.dialog.getByRole('alert')).toHaveText('No valid files to upload');
  await uploads.choose([...fine, ...BROKEN, notes, empty]);
  await expect(uploads.dialog.getByText('2 files were not taken')).toBeVisible();
  await expect(uploads.dialog.getByText('notes.docx: Not a PDF')).toBeVisible();
  await account.expectSound('thirty files are chosen');
  await uploads.start();
  await expect(uploads.row('Scan.pdf').getByText('On the server')).toBeVisible({ timeout: 60_000 });
  await expect(uploads.row('Text.pdf').getByText('Type mismatch')).toBeVisible();
  await account.expectSound('all are sent');
  await page.keyboard.press('Escape');
  await expect(uploads.dialog).toBeHidden();

  // Watched until they are ready, without doing anything.
  await expect(page.getByRole('button', { name: '26 Ready to use' })).toBeVisible(READ);
  const failed = page.getByRole('button', { name: '4 Failed', exact: true });
  await expect(failed).toBeVisible(READ);
  await account.expectSound('what became of thirty files', true);
  await failed.press('Enter');
  for (const { name, why } of BROKEN)
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(why);
  await expect(page.getByRole('grid', { name: 'Documents' }).getByRole('row')).toHaveCount(BROKEN.length + 1);
  const guideline = (await uploads.documents()).find(({ name }) => name === 'Guideline.pdf')?.id ?? '';
  expect(await uploads.fileStatus(guideline)).toBe(206);
  // With its cookie alone not even a member's browser gets the file: nothing can be made of its address.
  const file = `${account.url}/api/sources/${uploads.source}/documents/${guideline}/file`;
  expect((await page.request.get(file)).status()).toBe(404);

  // Asked by the keyboard: the answer stands on page 7 of one, which opens with its sentence marked.
  const chat = new ChatPage(page, account.url);
  await chat.open();
  const sources = page.getByRole('dialog', { name: 'Sources' });
  await sources.getByRole('checkbox', { name: SOURCE }).press('Space');
  await sources.getByRole('checkbox', { name: 'PubMed' }).press('Space');
  await sources.getByRole('button', { name: 'Use these sources' }).press('Enter');
  const turn = await chat.ask(QUESTION);
  await expect(turn.getByText(ANSWER).first()).toBeVisible();
  const reference = chat.references
    .getByRole('listitem')
    .filter({ hasText: `${SOURCE} · Page 7` })
    .first();
  await reference.getByRole('button', { name: 'Open page 7' }).press('Enter');
  const viewer = new Viewer(page, 'Guideline.pdf');
  await expect(viewer.at(7, GUIDELINE.length)).toBeVisible();
  await expect(viewer.marks('sentence').first()).toBeVisible();
  expect(await viewer.marked('sentence')).toContain('Apixaban is withheld');
  expect(await viewer.ink()).toBeGreaterThan(500);
  await page.keyboard.press('Escape');

  // A table carries pages of documents, RIS refuses them.
  const saved = page.waitForEvent('download');
  await chat.references.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /^CSV/ }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  expect(csv).toContain(`${TITLE} (Guideline.pdf, page 7)`);
  expect(csv).toContain(SOURCE);
  await chat.references.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /^RIS/ }).click();
  await expect(page.getByText('Only articles of the public literature index can be exported.').first()).toBeVisible();

  // Shared: strangers read the question, and of the document nothing.
  await page.getByRole('button', { name: 'Share this chat' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share this chat' });
  await expect(sharing.getByText('rest on documents or imported references', { exact: false })).toBeVisible();
  await sharing.getByRole('button', { name: 'Create a link' }).click();
  const field = sharing.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/\/chat\?sid=/);
  const link = await field.inputValue();
  await account.expectSound('sharing an answer from documents');
  await page.keyboard.press('Escape');
  const stranger = await account.elsewhere();
  await stranger.page.goto(link);
  await expect(stranger.page.getByText('Private source').first()).toBeVisible();
  const seen = await stranger.page.content();
  for (const secret of [SOURCE, 'Guideline', 'forty-eight', guideline, uploads.source, uploads.organization])
    expect(seen).not.toContain(secret);
  await expect(stranger.page.getByRole('button', { name: /^Open page/ })).toHaveCount(0);
  await stranger.newUser();
  for (const headers of [{}, { 'footnote-organization-id': uploads.organization }])
    expect((await stranger.page.request.get(file, { headers })).status()).toBe(404);

  // Deleted, the source leaves nothing: neither files nor passages on the disk, nor words of its documents in chats.
  const kept = join(embedded.directory, 'documents');
  const index = join(kept, 'indexes', `${uploads.source}.sqlite`);
  expect(existsSync(index)).toBe(true);
  expect(await entriesAbout(kept, uploads.source)).not.toEqual([]);
  const conversation = page.url();
  await account.open(uploads.path);
  await page.getByRole('button', { name: `Actions for ${SOURCE}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the source' }).click();
  await expect(page.getByText(`“${SOURCE}” is deleted.`).first()).toBeVisible();
  await expect(page).toHaveURL(/\/sources$/);
  expect(await entriesAbout(kept, uploads.source)).toEqual([]);
  expect(await uploads.fileStatus(guideline)).toBe(404);
  for (const [reader, place] of [
    [page, conversation],
    [stranger.page, link],
  ] as const) {
    await reader.goto(place);
    await expect(new ChatPage(reader, account.url).turns.first()).toContainText(QUESTION);
    await expect(new ChatPage(reader, account.url).turns.first()).toContainText('…');
    const left = await reader.content();
    for (const word of [SOURCE, 'Guideline', 'forty-eight', guideline, uploads.source])
      expect(left).not.toContain(word);
    await expect(reader.getByRole('button', { name: /^Open page/ })).toHaveCount(0);
  }
  await stranger.page.context().close();
  expectQuiet(complaints);
});

/** Files below a folder that have anything of a source. */
async function entriesAbout(folder: string, source: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((entry) => entry.includes(source));
}
