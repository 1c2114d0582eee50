import { createServer } from 'node:net';
import { LINKED_SENTENCE, linkingFile } from '../../apps/api/src/sources/reading/linking-file.fixtures.ts';
import { PAGE_HEIGHT } from '../../apps/api/src/sources/reading/pdf-file.fixtures.ts';
import { scannedFile } from '../../apps/api/src/sources/reading/recognition/scan.fixtures.ts';
import { effort, LONG } from '../support/test-effort.ts';
import { ChatPage } from './chat-page.ts';
import { GUIDELINE, QUESTION, SOURCE } from './guideline.ts';
import { expect, test } from './product.fixtures.ts';
import { printedPage, SourcedOrganization } from './sourced-organization.ts';
import { Viewer } from './viewer.ts';

/** A page for each way in which pages are turned. */
const TURNED = [
  printedPage('Transfusion', ['Platelets are given below ten when nobody bleeds.'], 90),
  printedPage('Iron', ['Ferric carboxymaltose is infused over fifteen minutes on the day ward.'], 180),
  printedPage('Plasma', ['Thawed plasma is kept for five days in the blood fridge.'], 270),
];

/** A page that is scanned, and where on it the line stands that answers, as a share of its height from the top. */
const SCANNED = printedPage('Prophylaxis', [
  'Cefazolin is infused thirty minutes before surgery.',
  'The list of allergies is read aloud before each operation begins.',
]);
/** First pages of two articles of the collection, the second of which was retracted, as their publishers print them. */
const ARTICLE = {
  title: 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction',
  doi: '10.1056/NEJMoa1911303',
  pmid: '31535829',
  sentence: 'Worsening heart failure was seen in 386 of 2373 patients who took dapagliflozin.',
};
const RETRACTED = {
  title:
    'Combination treatment of angiotensin-II receptor blocker and angiotensin-converting-enzyme inhibitor in non-diabetic renal disease (COOPERATE): a randomised controlled trial',
  doi: '10.1016/S0140-6736(03)12229-5',
  pmid: '12531578',
  sentence: 'Losartan with trandolapril slowed non-diabetic renal disease in eleven percent of patients.',
};
const firstPage = ({ doi, sentence }: typeof ARTICLE) =>
  printedPage('Articles', [
    `https://doi.org/${doi}`,
    sentence,
    'Patients were seen every three months for three years.',
  ]);
const RECOGNISED = 'Text recognised from a scan: check the page image.';
const SCANNED_AT = 1 - 694 / PAGE_HEIGHT;

test.use({ viewport: { width: 1280, height: 900 } });

test('an answer from a PDF leads to its page, where the sentence is marked', async ({
  account,
  embedded,
  page,
  complaints,
}) => {
  test.setTimeout(300_000);
  const clinic = await SourcedOrganization.make(account, embedded, SOURCE);
  const guideline = await clinic.upload('Guideline.pdf', GUIDELINE, 'Perioperative anticoagulation');
  const chat = new ChatPage(page, account.url);
  await chat.open();

  // The first time: what can be asked is shown, and Esc leaves all as it was.
  const sources = page.getByRole('dialog', { name: 'Sources' });
  await expect(sources.getByText(`${clinic.name} has sources of its own.`, { exact: false })).toBeVisible();
  await account.expectSound('the first sources', true);
  await page.keyboard.press('Escape');
  await expect(sources).toBeHidden();
  await page.reload();
  await expect(chat.field).toBeVisible();
  await expect(sources).toBeHidden();

  // Chosen by the keyboard, shown as chips, kept through a reload.
  await page.getByRole('button', { name: 'Sources' }).click();
  await sources.getByRole('checkbox', { name: 'PubMed' }).uncheck();
  await expect(sources.getByText('Please select at least one source.')).toBeVisible();
  await expect(sources.getByRole('button', { name: 'Use these sources' })).toBeDisabled();
  await sources.getByRole('checkbox', { name: SOURCE }).focus();
  await page.keyboard.press('Space');
  await sources.getByRole('button', { name: 'Use these sources' }).click();
  const chosen = page.getByRole('group', { name: 'Chosen sources' });
  await expect(chosen.getByText(SOURCE)).toBeVisible();
  await page.reload();
  await expect(chosen.getByText(SOURCE)).toBeVisible();

  const turn = await chat.ask(QUESTION);
  await expect(turn.getByText('withheld for forty-eight hours before elective hip surgery').first()).toBeVisible();
  const reference = chat.references.getByRole('listitem').filter({ hasText: 'Page 7' }).first();
  await expect(reference.getByText(`${SOURCE} · Page 7`)).toBeVisible();
  await account.expectSound('an answer from a document');

  // From the chip to the card, and from there to the page.
  await chat.citations(turn).first().click();
  const card = page.getByRole('dialog', { name: /^Source/ });
  await expect(card.getByText(`${SOURCE} · Page 7`)).toBeVisible();
  await expect(card.locator('mark')).toContainText('withheld for forty-eight hours');
  await card.getByRole('button', { name: 'Open page 7' }).click();
  const viewer = new Viewer(page, 'Guideline.pdf');
  await expect(viewer.at(7, 12)).toBeVisible();
  await expect(viewer.marks('sentence').first()).toBeVisible();
  await expect(viewer.marks('passage').first()).toBeVisible();
  expect(await viewer.marked('sentence')).toContain('Apixaban is withheld');
  expect(await viewer.ink()).toBeGreaterThan(500);
  await expect(viewer.at(7, 12)).toBeFocused();
  await account.expectSound('the viewer', true);
  await expect(viewer.marks('sentence').first()).toBeInViewport();

  // Pages, zoom and search by the keyboard.
  await page.keyboard.press('ArrowRight');
  await expect(viewer.at(8, 12)).toBeVisible();
  await expect(viewer.marks('sentence')).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(viewer.at(1, 12)).toBeVisible();
  await viewer.button('Cited passage, page 7').click();
  await expect(viewer.marks('sentence').first()).toBeVisible();
  const before = await viewer.dialog.locator('canvas').boundingBox();
  await page.keyboard.press('+');
  await expect(async () => {
    const after = await viewer.dialog.locator('canvas').boundingBox();
    expect(after?.width ?? 0).toBeGreaterThan((before?.width ?? 0) + 10);
  }).toPass();
  await expect(viewer.marks('sentence').first()).toBeVisible();
  await page.keyboard.press('0');
  await page.keyboard.press('/');
  await expect(viewer.dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('TOPIC number 11');
  await expect(viewer.dialog.getByText('1 match', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(viewer.at(11, 12)).toBeVisible();
  await expect(viewer.marks('current').first()).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('every dose');
  await expect(viewer.dialog.getByText('11 of 12', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(viewer.at(12, 12)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(viewer.dialog.getByRole('searchbox')).toBeHidden();
  const field = viewer.dialog.getByRole('textbox', { name: 'Page' });
  await field.fill('7');
  await field.press('Enter');
  await expect(viewer.at(7, 12)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toBeHidden();

  // Deleted while it is cited: the reference stays, and its page says so.
  await clinic.delete(guideline);
  expect(await clinic.statusOf(guideline)).toBe(404);
  await reference.getByRole('button', { name: 'Open page 7' }).click();
  await expect(viewer.dialog.getByText('This document is no longer there', { exact: false })).toBeVisible();
  await account.expectSound('a document that is gone');
  await page.keyboard.press('Escape');
  // Neither the file is there, nor the article that it may have been.
  await expect.poll(() => complaints).toEqual([expect.stringContaining('404'), expect.stringContaining('404')]);
  complaints.splice(0);
});

/** Hears whoever connects to an address of its own. */
async function startListener() {
  let connections = 0;
  const listener = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, heard: () => connections, close: () => listener.close() };
}

test('documents are chosen among those of a source, and of turned and scanned pages the sentence is marked', async ({
  account,
  embedded,
  page,
}) => {
  test.setTimeout(300_000);
  const listener = await startListener();
  const clinic = await SourcedOrganization.make(account, embedded, SOURCE);
  await clinic.upload('Guideline.pdf', GUIDELINE);
  await clinic.upload('Transfusion.pdf', TURNED);
  await clinic.uploadFile('Scan.pdf', await scannedFile([SCANNED]));
  await clinic.uploadFile('Links.pdf', linkingFile(listener.url));
  await clinic.upload('Heart failure.pdf', [firstPage(ARTICLE)], ARTICLE.title);
  await clinic.upload('Kidneys.pdf', [firstPage(RETRACTED)], RETRACTED.title);
  const broken = await clinic.uploadFile('Broken.pdf', Buffer.from('%PDF-1.7 and nothing else'), 'slicing_failed');
  expect(await clinic.statusOf(broken)).toBe(409);
  const chat = new ChatPage(page, account.url);
  await chat.open();
  const sources = page.getByRole('dialog', { name: 'Sources' });
  await sources.getByRole('button', { name: `Choose documents… (${SOURCE})` }).click();
  const documents = page.getByRole('dialog', { name: `Documents of ${SOURCE}` });
  await expect(documents.getByRole('checkbox')).toHaveCount(6);
  await documents.getByRole('checkbox', { name: 'Transfusion.pdf' }).check();
  await documents.getByRole('checkbox', { name: 'Scan.pdf' }).check();
  await documents.getByRole('checkbox', { name: 'Links.pdf' }).check();
  await documents.getByRole('checkbox', { name: 'Heart failure.pdf' }).check();
  await documents.getByRole('checkbox', { name: 'Kidneys.pdf' }).check();
  await account.expectSound('the choice of documents', true);
  await documents.getByRole('button', { name: 'Ask these documents' }).click();
  await expect(page.getByText('About 5 chosen documents')).toBeVisible();

  const viewer = new Viewer(page, 'Transfusion.pdf');
  for (const [at, question, sentence] of [
    [1, 'When are platelets given when nobody bleeds?', 'Platelets are given below ten'],
    [2, 'Over how many minutes is ferric carboxymaltose infused?', 'Ferric carboxymaltose is infused'],
    [3, 'How long is thawed plasma kept?', 'Thawed plasma is kept'],
  ] as const) {
    const turn = await chat.ask(question);
    await expect(turn.getByText(sentence).first()).toBeVisible();
    await chat.citations(turn).first().click();
    await page
      .getByRole('dialog', { name: /^Source/ })
      .getByRole('button', { name: `Open page ${at}` })
      .click();
    await expect(viewer.marks('passage').first()).toBeVisible();
    await expect(viewer.marks('sentence').first()).toBeVisible();
    expect(await viewer.marked('sentence')).toContain(sentence);
    expect(await viewer.ink()).toBeGreaterThan(100);
    // It stays marked in a window of any width, however that is reached.
    for (const width of effort({ whole: [900, 320, 640], sample: at === 1 ? [640] : [320] })) {
      for (const between of [1280, 500, 1280, 480, 460, width, 700, width])
        await page.setViewportSize({ width: between, height: 900 });
      await expect(async () => expect(await viewer.marked('sentence')).toContain(sentence)).toPass({ timeout: 5_000 });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press('Escape');
  }

  // A page that is a picture was read, too; the sentence is marked where it is seen.
  const turn = await chat.ask('How many minutes before surgery is cefazolin infused?');
  await expect(turn.getByText('Cefazolin is infused thirty minutes').first()).toBeVisible();
  await expect(turn.getByText('2 documents found')).toBeVisible();
  await expect(turn.getByText('word for word in the document', { exact: false }).first()).toBeVisible();
  await chat.citations(turn).first().click();
  const card = page.getByRole('dialog', { name: /^Source/ });
  await expect(card.getByText(RECOGNISED)).toBeVisible();
  await card.getByRole('button', { name: 'Open page 1' }).click();
  const scan = new Viewer(page, 'Scan.pdf');
  await expect(scan.dialog.getByText(RECOGNISED)).toBeVisible();
  await expect(scan.marks('sentence')).toHaveCount(1);
  expect(await scan.ink()).toBeGreaterThan(100);
  const [paper, mark] = [await scan.dialog.locator('canvas').boundingBox(), await scan.marks('sentence').boundingBox()];
  const down = ((mark?.y ?? 0) + (mark?.height ?? 0) / 2 - (paper?.y ?? 0)) / (paper?.height ?? 1);
  expect(Math.abs(down - SCANNED_AT)).toBeLessThan(0.02);
  await page.keyboard.press('Escape');

  // Of the addresses in a document none is asked for, by the server or the browser, however its page is seen.
  const linked = await chat.ask('When is colchicine begun in gout?');
  await expect(linked.getByText(LINKED_SENTENCE).first()).toBeVisible();
  await chat.citations(linked).first().click();
  await card.getByRole('button', { name: 'Open page 1' }).click();
  const links = new Viewer(page, 'Links.pdf');
  await expect(links.marks('sentence').first()).toBeVisible();
  expect(await links.ink()).toBeGreaterThan(100);
  await links.at(1, 1).click();
  await page.keyboard.press('Escape');
  expect(listener.heard()).toBe(0);
  listener.close();

  // A document that is an article of the literature says so, above its page.
  const known = await chat.ask('In how many patients who took dapagliflozin was worsening heart failure seen?');
  await expect(known.getByText(ARTICLE.sentence.slice(0, 40)).first()).toBeVisible();
  await chat.citations(known).first().click();
  await card.getByRole('button', { name: 'Open page 1' }).click();
  const article = new Viewer(page, 'Heart failure.pdf');
  await expect(
    article.dialog.getByRole('link', { name: `Article in PubMed: ${ARTICLE.title} (PMID ${ARTICLE.pmid})` }),
  ).toHaveAttribute('href', `https://pubmed.ncbi.nlm.nih.gov/${ARTICLE.pmid}/`);
  await account.expectSound('a document that is an article', true);
  await page.keyboard.press('Escape');

  // One that was retracted is named, and no sentence of it is quoted.
  const retracted = await chat.ask('Does losartan with trandolapril slow non-diabetic renal disease?');
  await expect(retracted.getByRole('heading', { name: 'Only a retracted study was found' })).toBeVisible();
  await expect(retracted.getByRole('listitem').filter({ hasText: RETRACTED.title }).first()).toBeVisible();
  await expect(retracted.getByText('Retracted in 2009', { exact: false })).toBeVisible();
  await expect(retracted.getByText('in eleven percent of patients', { exact: false })).toHaveCount(0);
  await chat.references.getByRole('button', { name: 'Open page 1' }).click();
  const withdrawn = new Viewer(page, 'Kidneys.pdf');
  await expect(withdrawn.dialog.getByText('This article was retracted. Do not rely on it.')).toBeVisible();
  await expect(withdrawn.dialog.getByRole('link', { name: `(PMID ${RETRACTED.pmid})` })).toBeVisible();
  await account.expectSound('a document that was retracted', true);
  await page.keyboard.press('Escape');

  // With the last of them taken away, nothing is asked.
  await page.getByRole('button', { name: 'Ask the sources again' }).click();
  await page.getByRole('button', { name: 'Sources' }).click();
  await sources.getByRole('checkbox', { name: 'PubMed' }).uncheck();
  await sources.getByRole('checkbox', { name: SOURCE }).check();
  await sources.getByRole('button', { name: 'Use these sources' }).click();
  await page.getByRole('button', { name: `Remove ${SOURCE}` }).click();
  await chat.send(QUESTION);
  await expect(chat.turns.last().getByText('Please select at least one source.')).toBeVisible();
});

test(
  'whoever acts for no organization has the literature, and is told whose documents can be added',
  LONG,
  async ({ account, page }) => {
    test.setTimeout(120_000);
    await account.newUser();
    const chat = new ChatPage(page, account.url);
    await chat.open();
    await page.getByRole('button', { name: 'Sources' }).click();
    const sources = page.getByRole('dialog', { name: 'Sources' });
    await expect(sources.getByRole('checkbox')).toHaveCount(1);
    await expect(sources.getByText('Organizations can add documents of their own', { exact: false })).toBeVisible();
    await account.expectSound('the sources of a personal account', true);
  },
);
