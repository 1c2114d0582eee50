import { readFile } from 'node:fs/promises';
import { pdfCitation } from '@footnote/domain/fixtures';
import type { Download, Locator, Page } from '@playwright/test';
import { QUESTION, QUESTION_OF_MANY, type ChatPage } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

const CSV_HEADER = 'pmid,title,first_author,publication_date,journal,ml_type,ml_n,ml_p,ml_i,ml_c,ml_o,ml_b';

/** PMIDs of the references on the panel, in their order. */
async function pmidsIn(references: Locator): Promise<string[]> {
  await expect(references.getByRole('checkbox').first()).toBeVisible();
  const rows = await references
    .getByRole('listitem')
    .filter({ has: references.page().getByRole('checkbox') })
    .all();
  const texts = await Promise.all(rows.map((row) => row.innerText()));
  return texts.map((text) => /PMID (\d+)/.exec(text)?.[1] ?? '');
}

async function exported(page: Page, chat: ChatPage, button: RegExp, format: RegExp): Promise<Download> {
  const download = page.waitForEvent('download');
  await chat.references.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: format }).click();
  return download;
}

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('takes the references of an answer away as RIS and as CSV, all or the selected ones', async ({
  account,
  chat,
  page,
}) => {
  await account.newUser();
  await chat.open();
  await chat.ask(QUESTION_OF_MANY);
  const pmids = await pmidsIn(chat.references);
  expect(pmids.length).toBeGreaterThan(1);
  expect(pmids).not.toContain('');

  const ris = await exported(page, chat, /^Export$/, /^RIS/);
  expect(ris.suggestedFilename()).toBe(`footnote-${pmids.length}-references.ris`);
  const records = (await textOf(ris)).split('ER  - \r\n').filter((record) => record.trim() !== '');
  const accessions = records.map((record) => /^AN {2}- (\d+)\r$/m.exec(record)?.[1] ?? '');
  expect(accessions.toSorted()).toEqual(pmids.toSorted());
  expect(records.every((record) => /^TI {2}- \S/m.test(record) && /^AU {2}- \S/m.test(record))).toBe(true);
  await expect(page.getByText(`${ris.suggestedFilename()} was saved.`).first()).toBeVisible();

  await chat.references.getByRole('checkbox').nth(1).check();
  const csv = await exported(page, chat, /^Export 1 selected$/, /^CSV/);
  expect(csv.suggestedFilename()).toBe('footnote-1-references.csv');
  const [header, row, ...more] = (await textOf(csv)).trimEnd().split('\r\n');
  expect(header).toBe(`\uFEFF${CSV_HEADER}`);
  expect(row).toMatch(new RegExp(String.raw`^${pmids[1]},`));
  expect(more).toEqual([]);
});

test('exports a bibliography with the keyboard on a phone, and keeps the focus', async ({ chat, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await chat.open();
  await chat.ask(QUESTION_OF_MANY);
  await page.getByRole('button', { name: 'Show references' }).click();
  const button = chat.references.getByRole('button', { name: 'Export', exact: true });
  expect(await chat.axeFindings()).toEqual([]);
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Export' });
  await expect(menu.getByRole('menuitem')).toHaveCount(8);
  await expect(menu).toBeInViewport({ ratio: 1 });
  const download = page.waitForEvent('download');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^footnote-\d+-references-apa\.txt$/);
  expect(await textOf(await download)).toContain('https://doi.org/');
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('leaves a document of the reader behind, and says so', async ({ chat, page }) => {
  await chat.open();
  await chat.ask(QUESTION_OF_MANY);
  // The page is given one with the session it loads.
  await page.route(/\/api\/chat\/sessions\/[0-9a-f-]+$/, async (route) => {
    const response = await route.fetch();
    const session: { turns: { citations: unknown[] }[] } = await response.json();
    session.turns[0]?.citations.push(pdfCitation);
    await route.fulfill({ response, json: session });
  });
  await page.reload();
  await expect(chat.references.getByText(pdfCitation.title)).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/library/export'));
  const nbib = await exported(page, chat, /^Export$/, /^NBIB/);
  expect((await asked).postData()).not.toContain(pdfCitation.id);
  expect(nbib.suggestedFilename()).toBe('footnote-5-references.nbib');
  const refusal = 'Only articles of the public literature index can be exported';
  await expect(page.getByText(`${refusal}; 1 of 6 references are not.`).first()).toBeVisible();

  await chat.references.getByRole('checkbox').last().check();
  await chat.references.getByRole('button', { name: 'Export 1 selected' }).click();
  await page.getByRole('menuitem', { name: /^RIS/ }).click();
  await expect(page.getByText(`${refusal}.`).first()).toBeVisible();
});

test('says so when an export fails', async ({ chat, page, context, complaints }) => {
  await chat.open();
  await chat.ask(QUESTION);
  await context.setOffline(true);
  await chat.references.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: /^BibTeX/ }).click();
  await expect(page.getByText('The server could not be reached. Try again.').first()).toBeVisible();
  await context.setOffline(false);
  complaints.splice(0);
});

test('holds a chat about the articles that an address names, and says what it could not add', async ({
  chat,
  page,
}) => {
  await chat.open('/chat?chatWithReferences=31535829,26378978,999999999');
  await expect(page.getByText('About 2 chosen articles')).toBeVisible();
  await expect(page.getByText('2 of 3 references were added to the chat.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  const asked = page.waitForRequest((request) => request.url().includes('/api/chat/query'));
  await chat.ask('What did these trials find about death from any cause?');
  expect((await asked).postDataJSON()).toMatchObject({
    chatWithDocuments: true,
    citations: ['31535829', '26378978'],
  });
  expect((await pmidsIn(chat.references)).toSorted()).toEqual(['26378978', '31535829']);

  const many = Array.from({ length: 60 }, (_none, index) => String(index + 1));
  await chat.open(`/chat?chatWithReferences=${['31535829', ...many].join(',')}`);
  await expect(page.getByText('About 1 chosen article')).toBeVisible();
  await chat.open('/chat?chatWithReferences=999999999');
  await expect(page.getByText('No references were added to chat, please try again').first()).toBeVisible();
});

test('a citation of an older answer leads to the references of that answer', async ({ chat, page }) => {
  await chat.open();
  const first = await chat.ask(QUESTION);
  await chat.ask('Does early goal-directed therapy lower mortality in septic shock?');
  await expect(chat.references).toContainText('septic shock');
  await chat.citations(first).first().click();
  await expect(chat.references).toContainText(QUESTION);
  await expect(chat.references.getByText('Dapagliflozin', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a chat about chosen articles offers questions about them', async ({ chat, page }) => {
  await chat.open('/chat?chatWithReferences=31535829');
  await expect(page.getByRole('heading', { name: 'About the chosen articles' })).toBeVisible();
  const question = page.getByRole('main').getByRole('button', { name: /^What did “Dapagliflozin in Patients/ });
  await question.click();
  await expect(chat.citations(chat.turns.first()).first()).toBeVisible({ timeout: 30_000 });
});
