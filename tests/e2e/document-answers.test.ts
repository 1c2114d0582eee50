import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ChatPage } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';
import { printedPage, SourcedOrganization } from './sourced-organization.ts';

const SOURCE = 'Anticoagulation protocols';
const ANSWER = 'Apixaban is withheld for forty-eight hours before elective hip surgery when kidney function is normal.';
const QUESTION = 'How long is apixaban withheld before elective hip surgery?';

/** Twelve pages, the seventh of which has the answer. */
const GUIDELINE = Array.from({ length: 12 }, (_, index) => {
  const page = index + 1;
  return printedPage(`Chapter ${page}`, [
    page === 7
      ? `${ANSWER} It is begun again on the evening of the first day after the operation, once the wound is dry.`
      : `This chapter is about topic number ${page} of our wards and tells who does what, and when it is written down.`,
    'Nurses write every dose into the chart. Doctors sign the chart at the end of each round and before patients are moved.',
  ]);
});
const TURNED = [printedPage('Transfusion', ['Platelets are given below ten when nobody bleeds.'], 90)];

class Viewer {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name });
  }

  at(page: number, of: number): Locator {
    return this.dialog.getByRole('region', { name: `Page ${page} of ${of}` });
  }

  marks(kind: string): Locator {
    return this.dialog.locator(`[data-mark="${kind}"]`);
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name });
  }

  /** How much of the picture of the page is not white. */
  ink(): Promise<number> {
    return this.dialog.locator('canvas').evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let dark = 0;
      for (let at = 0; at < pixels.length; at += 4)
        if ((pixels[at] ?? 255) < 128 && (pixels[at + 3] ?? 0) > 0) dark += 1;
      return dark;
    });
  }

  /** Text of the page that stands below the marks of a kind. */
  async marked(kind: string): Promise<string> {
    return this.marks(kind).evaluateAll((marks) =>
      marks
        .map((mark) => {
          const box = mark.getBoundingClientRect();
          const spans = [...(mark.parentElement?.querySelectorAll('span:not([data-mark])') ?? [])];
          return spans
            .filter((span) => {
              const { top, bottom } = span.getBoundingClientRect();
              const middle = (top + bottom) / 2;
              return middle > box.top - 2 && middle < box.bottom + 2;
            })
            .map((span) => span.textContent)
            .join(' ');
        })
        .join(' '),
    );
  }
}

test.use({ viewport: { width: 1280, height: 900 } });

test('an answer from a PDF leads to its page, where the sentence is marked', async ({ account, embedded, page }) => {
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
  await expect(viewer.dialog.getByText('11 of 12')).toBeVisible();
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

  // Export: a table carries pages of documents, RIS refuses them.
  const saved = page.waitForEvent('download');
  await chat.references.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /^CSV/ }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  expect(csv).toContain('ml_b,source,document,page,content');
  expect(csv).toContain(`${SOURCE},Guideline.pdf,7,`);
  await chat.references.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /^RIS/ }).click();
  await expect(page.getByText('Only articles of the public literature index can be exported.').first()).toBeVisible();

  // Deleted while it is cited: the reference stays, and its page says so.
  await clinic.delete(guideline);
  expect(await clinic.statusOf(guideline)).toBe(404);
  await reference.getByRole('button', { name: 'Open page 7' }).click();
  await expect(viewer.dialog.getByText('This document is no longer there', { exact: false })).toBeVisible();
  await account.expectSound('a document that is gone');
  await page.keyboard.press('Escape');
});
