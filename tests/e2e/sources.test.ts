import type { Page } from '@playwright/test';
import { pdfFile } from '../../apps/api/src/sources/reading/pdf-file.fixtures.ts';
import type { AccountPage } from './account-page.ts';
import { DESKTOP, expectSteady, inGateAt, SIZES, watchShifts } from './layout-shift.ts';
import { expect, test } from './product.fixtures.ts';
import { printedPage, SourcedOrganization } from './sourced-organization.ts';

const SENTENCE = 'Apixaban is stopped two days before an operation with a high risk of bleeding.';
const guideline = pdfFile({
  pages: [printedPage('Anticoagulation', [SENTENCE]), printedPage('Doses', ['See above.'])],
});
const scan = pdfFile({ pages: [{ texts: [] }] });
const FILES = [
  { name: 'Guideline.pdf', mimeType: 'application/pdf', buffer: guideline },
  { name: 'Cut.pdf', mimeType: 'application/pdf', buffer: guideline.subarray(0, 200) },
  { name: 'Scan.pdf', mimeType: 'application/pdf', buffer: scan },
];

test.use({ actionTimeout: 30_000 });

/** Documents are looked for every ten seconds. */
const READ = { timeout: 60_000 };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function speakGerman({ page }: AccountPage): Promise<void> {
  await page.evaluate(() => localStorage.setItem('footnote-locale', 'de'));
  await page.reload();
}

test('an admin makes a source, a member uploads to it, reads, and deletes', async ({ account, embedded }) => {
  test.setTimeout(300_000);
  const clinic = await SourcedOrganization.make(account, embedded, 'Ward guidelines');
  const [ada, mia] = [await clinic.join('Admin'), await clinic.join('Member')];

  // The menu leads an admin to the sources of their organization, and to a new one.
  await ada.at.open('/browse');
  await ada.at.menu(ada.email).click();
  await ada.at.page.getByRole('menuitem', { name: 'Sources' }).click();
  await expect(ada.at.page).toHaveURL(/\/sources$/);
  await expect(ada.at.page.getByRole('article').filter({ hasText: 'Ward guidelines' })).toContainText('0 documents');
  await ada.at.expectSound('the sources of an organization', true);
  await ada.at.page.getByRole('button', { name: 'Add a source' }).click();
  const form = ada.at.page.getByRole('dialog', { name: 'Add a source' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Trial protocols');
  await form.getByRole('textbox', { name: 'Description' }).fill('Of our own trials.');
  await form.getByRole('combobox', { name: 'Add a language' }).selectOption('German');
  await ada.at.expectSound('the form of a new source');
  await form.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(heading(ada.at.page, 'Trial protocols')).toBeVisible();
  await expect(ada.at.page.getByText('No documents yet')).toBeVisible();
  await ada.at.expectSound('a source without documents', true);

  // A member sees it, uploads, and watches what becomes of the files without doing anything.
  await mia.at.page.goto(ada.at.page.url());
  await expect(heading(mia.at.page, 'Trial protocols')).toBeVisible();
  await expect(mia.at.page.getByRole('button', { name: 'Actions for Trial protocols' })).toHaveCount(0);
  await mia.at.page.getByRole('button', { name: 'Upload documents' }).first().click();
  const dialog = mia.at.page.getByRole('dialog', { name: 'Upload documents' });
  await dialog.locator('input[type="file"]').first().setInputFiles(FILES);
  await dialog
    .getByRole('button', { name: 'Upload 3' })
    .or(dialog.getByRole('button', { name: /^Upload/ }))
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const row = (name: string) => mia.at.page.getByRole('row', { name: new RegExp(name) });
  await expect(row('Guideline')).toContainText('Ready to use', READ);
  await expect(row('Cut')).toContainText('Damaged, or no PDF', READ);
  await expect(row('Scan')).toContainText('No text: a scan', READ);
  await expect(row('Guideline')).toContainText(mia.email);
  await expect(mia.at.page.getByText('2 pages').first()).toBeVisible();
  await mia.at.expectSound('a source with documents', true);

  // A tile narrows the table.
  await mia.at.page.getByRole('button', { name: '1 Ready to use' }).click();
  await expect(row('Scan')).toHaveCount(0);
  await mia.at.page.getByRole('button', { name: '1 Ready to use' }).click();
  await expect(row('Scan')).toBeVisible();

  // What is ready can be read; the bell tells once of the whole batch, and leads here.
  await mia.at.page.getByRole('button', { name: 'Actions for Guideline.pdf' }).click();
  await mia.at.page.getByRole('menuitem', { name: 'Preview' }).click();
  await expect(mia.at.page.getByRole('dialog', { name: /Guideline\.pdf/ })).toBeVisible();
  await mia.at.page.keyboard.press('Escape');
  await mia.at.open('/browse');
  await mia.at.page
    .getByRole('button', { name: /notification/i })
    .first()
    .click();
  const news = mia.at.page.getByRole('link', { name: /1 document is ready in Trial protocols/ });
  await expect(mia.at.page.getByRole('listitem').filter({ has: news })).toContainText('2 other documents failed');
  await news.click();
  await expect(heading(mia.at.page, 'Trial protocols')).toBeVisible();
  await expect(mia.at.page).toHaveURL(/\/source\/[\da-f-]{36}$/);

  // All that failed goes at once; what a member uploaded an admin deletes, too, by the keyboard alone.
  await mia.at.page.getByRole('button', { name: 'Delete 2 failed' }).click();
  await mia.at.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row('Scan')).toHaveCount(0);
  await ada.at.page.reload();
  // The keys lead nowhere before the document is listed.
  await expect(ada.at.page.getByRole('grid', { name: 'Documents' }).getByRole('row')).toHaveCount(2);
  await ada.at.page.getByRole('checkbox', { name: 'Select all documents' }).focus();
  await ada.at.page.keyboard.press('ArrowDown');
  await ada.at.page.keyboard.press('Space');
  await ada.at.page.getByRole('button', { name: 'Delete 1 document' }).focus();
  await ada.at.page.keyboard.press('Enter');
  const question = ada.at.page.getByRole('alertdialog', { name: 'Delete 1 document?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await ada.at.page.keyboard.press('Tab');
  await ada.at.page.keyboard.press('Enter');
  await expect(ada.at.page.getByText('No documents yet')).toBeVisible();
  await speakGerman(ada.at);
  await expect(ada.at.page.getByText('Noch keine Dokumente')).toBeVisible();
  await ada.at.expectSound('a source in German', true);
});

test('an admin changes a source, requests pages, and deletes it with everything of it', async ({
  account,
  embedded,
  page,
}) => {
  test.setTimeout(300_000);
  const clinic = await SourcedOrganization.make(account, embedded, 'Ward guidelines');
  const document = await clinic.uploadFile('Guideline.pdf', guideline);
  await clinic.setQuota(400);
  const ada = await clinic.join('Admin');
  const { page: own } = ada.at;
  const choose = async (name: string) => {
    await own
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await own.getByRole('menuitem', { name }).click();
  };
  await ada.at.open(`/source/${clinic.sourceId}`);
  await expect(own.getByText('2 of 400 pages')).toBeVisible();
  await choose('Settings');
  const form = own.getByRole('dialog', { name: 'Settings of the source' });
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(form.getByRole('textbox', { name: 'Page quota' })).toBeDisabled();
  await form.getByRole('textbox', { name: 'Retention in days' }).fill('400');
  await expect(form.getByText('Write a whole number of days from 1 to 365.')).toBeVisible();
  await ada.at.expectSound('the settings of a source', true);
  await form.getByRole('textbox', { name: 'Retention in days' }).fill('60');
  await form.getByRole('textbox', { name: 'Name' }).fill('Guidelines of the wards');
  await form.getByRole('checkbox', { name: 'Enabled' }).uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(heading(own, 'Guidelines of the wards')).toBeVisible();

  await choose('Request more pages');
  const request = own.getByRole('dialog', { name: 'Request more pages' });
  await request.getByRole('textbox', { name: 'Pages needed in all' }).fill('400');
  await request.getByRole('button', { name: 'Send request' }).click();
  await expect(request.getByText('Ask for more pages than the source may have now.')).toBeVisible();
  await ada.at.expectSound('a request of more pages');
  await request.getByRole('textbox', { name: 'Pages needed in all' }).fill('9000');
  await request.getByRole('textbox', { name: 'What they are for' }).fill('Ten more years.');
  await request.getByRole('button', { name: 'Send request' }).click();
  await expect(own.getByText('Your request was sent.').first()).toBeVisible();

  // Whoever runs the service is told, and finds the source among the settings of the organization.
  await account.open('/browse');
  await page
    .getByRole('button', { name: /notification/i })
    .first()
    .click();
  await page.getByRole('link', { name: new RegExp(`${clinic.name} requests more pages`) }).click();
  await expect(page.getByRole('tab', { name: 'Sources 1' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('2 of 400 pages').first()).toBeVisible();
  await account.expectSound('the sources among the settings of an organization', true);
  await page.getByRole('tab', { name: 'General' }).click();
  await expect(page.getByText('An organization that has sources cannot be deleted.')).toBeVisible();

  await choose('Delete');
  await own.getByRole('alertdialog').getByRole('button', { name: 'Delete the source' }).click();
  await expect(own.getByText('“Guidelines of the wards” is deleted.').first()).toBeVisible();
  await expect(own.getByText('No sources yet')).toBeVisible();
  expect(await clinic.statusOf(document)).toBe(404);
  await page.reload();
  await expect(page.getByText('An organization that has sources cannot be deleted.')).toHaveCount(0);
});

test('nobody sees a source of an organization they do not act for', async ({ account, embedded }) => {
  test.setTimeout(240_000);
  const north = await SourcedOrganization.make(account, embedded, 'Northern guidelines');
  const south = await SourcedOrganization.make(await account.elsewhere(), embedded, 'Southern guidelines');
  const mia = await north.join('Member');
  const { page } = mia.at;
  const source = `/source/${north.sourceId}`;
  await mia.at.open(source);
  await expect(heading(page, 'Northern guidelines')).toBeVisible();
  await mia.at.open(`/source/${south.sourceId}`);
  await expect(heading(page, 'Source not found')).toBeVisible();
  await mia.at.expectSound('a source that is not there');

  // Whoever acts for another organization, or themself, does not see it until they act for this one again.
  await south.invite(mia, 'Admin');
  await mia.at.open(`/source/${south.sourceId}?organization=${south.id}`);
  await expect(heading(page, 'Southern guidelines')).toBeVisible();
  await mia.at.open(source);
  await expect(heading(page, 'Source not found')).toBeVisible();
  await page.getByRole('link', { name: 'All sources' }).first().click();
  await expect(page.getByRole('article').filter({ hasText: 'Southern guidelines' })).toBeVisible();
  await expect(page.getByText('Northern guidelines')).toHaveCount(0);
  await mia.at.menu(mia.email).click();
  await page.getByRole('menuitemradio', { name: north.name }).click();
  await mia.at.open(source);
  await expect(heading(page, 'Northern guidelines')).toBeVisible();

  // Whoever is taken out is out with the next thing they do.
  await north.remove(mia.email);
  await page.reload();
  await expect(heading(page, 'Source not found')).toBeVisible();
  await expect(page.getByText('Northern guidelines')).toHaveCount(0);
});

test('whoever acts for no organization sees PubMed, and who may upload', async ({ account, embedded, page }) => {
  await account.open('/sources');
  await expect(page.getByRole('article').filter({ hasText: 'PubMed' })).toContainText('232 articles');
  await expect(page.getByText('Log in to see the sources of yours.')).toBeVisible();
  await account.expectSound('the sources of a visitor', true);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const email = await account.newUser();
  await account.open('/sources');
  await expect(page.getByText(/^Only organizations can upload documents\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /upload|add/i })).toHaveCount(0);
  await account.expectSound('the sources of somebody without an organization', true);
  await account.menu(email).click();
  await expect(page.getByRole('menuitem', { name: 'Sources' })).toBeVisible();
  await page.keyboard.press('Escape');
  await account.open('/source/0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a01');
  await expect(heading(page, 'Source not found')).toBeVisible();
  expect((await page.request.get(`${embedded.url}/api/sources`)).ok()).toBe(true);
});

test('ten thousand documents stay fluid, and what fails leaves what there is', async ({
  account,
  embedded,
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  const clinic = await SourcedOrganization.make(account, embedded, 'Archive');
  await clinic.uploadFile('Guideline.pdf', guideline);
  const documents = `**/api/sources/${clinic.sourceId}/documents?*`;
  const first = await (
    await page.request.get(`${account.url}/api/sources/${clinic.sourceId}/documents`, {
      headers: { 'footnote-organization-id': clinic.id },
    })
  ).json();
  const [one] = first.documents;
  await page.route(documents, async (route) => {
    const parameters = new URL(route.request().url()).searchParams;
    const [number, size] = [Number(parameters.get('page')), Number(parameters.get('page_size'))];
    const listed = Array.from({ length: size }, (_, index) => (number - 1) * size + index)
      .filter((place) => place < 10_000)
      .map((place) => ({
        ...one,
        id: `document-${place}`,
        name: `Report ${place}.pdf`,
        createdAt: new Date(Date.UTC(2026, 0, 1) - place * 3_600_000).toISOString(),
      }));
    const meta = { ...first.meta, total: 10_000, summary: { ...first.meta.summary, ready_to_use: 10_000 } };
    await route.fulfill({ json: { documents: listed, meta } });
  });
  await account.open(`/source/${clinic.sourceId}`);
  await expect(page.getByText('10,000 documents')).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Documents' });
  await expect(grid).toHaveAttribute('aria-rowcount', '10001');
  expect(await grid.getByRole('row').count()).toBeLessThan(60);
  await page.getByRole('checkbox', { name: 'Select all documents' }).focus();
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('row', { name: /Report 9999\.pdf/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show recent (24)' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '25');
  await expect(page.getByText('24 documents', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all documents' }).click();
  await page.getByRole('button', { name: 'Show all documents' }).click();
  await expect(page.getByText(/selected/)).toHaveCount(0);

  // A batch that does not come is a dash; documents that do not come are said, and tried again.
  await page.unroute(documents);
  await page.route('**/api/batches/**', (route) => route.fulfill({ status: 500, json: { error: 'No.' } }));
  await page.reload();
  await expect(
    page
      .getByRole('row', { name: /Guideline/ })
      .getByRole('gridcell')
      .nth(4),
  ).toHaveText('–');
  await page.route(documents, (route) => route.fulfill({ status: 500, json: { error: 'No.' } }));
  await page.reload();
  await expect(page.getByText('Error loading documents')).toBeVisible();
  await account.expectSound('documents that did not come');
  await page.unroute(documents);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /Guideline/ })).toBeVisible();
  complaints.splice(0);
});

for (const size of SIZES) {
  const title = `sources at ${size.width} px stay where they are while they load`;
  test(title, inGateAt(DESKTOP, size), async ({ account, embedded, page }) => {
    const clinic = await SourcedOrganization.make(account, embedded, 'Ward guidelines');
    await clinic.uploadFile('Guideline.pdf', guideline);
    await page.setViewportSize(size);
    await watchShifts(page);
    for (const [path, shown] of [
      ['/sources', '1 document'],
      [`/source/${clinic.sourceId}`, 'Guideline.pdf'],
    ] as const) {
      await account.open(path);
      await expect(page.getByText(shown).first()).toBeVisible();
      await expectSteady(page);
    }
  });
}
