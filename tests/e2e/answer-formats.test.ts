import type { Page } from '@playwright/test';
import { QUESTION_OF_MANY } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';
import { LONG } from '../support/test-effort.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Answer format' });
const onFor = (page: Page) => dialogOf(page).getByRole('switch', { name: 'Use for the next question' });
const formatIn = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'How should answers be written?' });

async function openFormatter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Answer format…' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function close(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialogOf(page)).toBeHidden();
}

test('tells visitors what answer formats are and how to get them', async ({ chat, page }) => {
  await chat.open();
  await openFormatter(page);
  await expect(dialogOf(page).getByText(/^Shape every answer/)).toBeVisible();
  await expect(dialogOf(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(formatIn(page)).toBeHidden();
});

test('arranges the findings of one answer by a template, and writes the next as ever', async ({
  entitled,
  chat,
  page,
}) => {
  await entitled();
  await chat.open();
  // They come two seconds after the start.
  await page.getByRole('button', { name: 'Answer format', exact: true }).click();
  await page.getByRole('menuitem', { name: 'See more' }).click();
  const templates = dialogOf(page).getByRole('region', { name: 'By Footnote' });
  await expect(templates.getByText('Needs a language model').first()).toBeVisible();
  await templates.getByRole('button', { name: 'Use Table of trials' }).click();
  await expect(onFor(page)).toBeChecked();
  await close(page);
  await expect(page.getByText('Format: Table of trials')).toBeVisible();
  const arranged = await chat.ask(QUESTION_OF_MANY);
  await expect(arranged.getByText('Format: table of the direct studies')).toBeVisible();
  await expect(arranged.getByRole('table').first()).toBeVisible();
  await expect(chat.citations(arranged).first()).toBeVisible();
  await expect(page.getByText('Format: Table of trials')).toBeHidden();
  const next = await chat.ask('Does dapagliflozin reduce hospitalisation for heart failure?');
  await expect(next.getByText(/^Format:/)).toBeHidden();
  await page.reload();
  await expect(chat.turns.first().getByText('Format: table of the direct studies')).toBeVisible();
  await page.getByRole('button', { name: 'Answer format', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toHaveText('Table of trials');
});

test('keeps formats as templates, changes them and lets them go', async ({ chat, entitled, page }) => {
  await entitled();
  await chat.open();
  await openFormatter(page);
  await expect(onFor(page)).toBeDisabled();
  await formatIn(page).fill('In three bullet points.');
  await onFor(page).check();
  const always = dialogOf(page).getByRole('switch', { name: 'Always on' });
  await expect(always).toBeDisabled();
  await dialogOf(page).getByRole('button', { name: 'Save as template' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Name of the template' }).fill('Ward round');
  await dialogOf(page).getByRole('button', { name: 'Save template' }).click();
  await expect(dialogOf(page).getByText('Template: Ward round')).toBeVisible();
  await always.check();
  await close(page);
  const turn = await chat.ask(QUESTION_OF_MANY);
  await expect(turn).toBeVisible();
  await expect(page.getByText('Format: Ward round')).toBeVisible();
  await page.reload();
  await openFormatter(page);
  await dialogOf(page).getByRole('tab', { name: 'All templates' }).click();
  const own = dialogOf(page).getByRole('region', { name: 'My templates' });
  await own.getByRole('button', { name: 'Actions for Ward round' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const name = own.getByRole('textbox', { name: 'New name of Ward round' });
  // The menu gives the focus up after it has closed.
  await expect(name).toBeFocused();
  await name.fill('Handover');
  await name.press('Enter');
  await own.getByRole('button', { name: 'Actions for Handover' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own.getByText('Save a format as a template, and you find it here.')).toBeVisible();
});

test('counts tokens as the server does, and takes no format that is too long', async ({ chat, entitled, page }) => {
  await entitled();
  await chat.open();
  await openFormatter(page);
  await formatIn(page).fill('word '.repeat(1_500).trim());
  await expect(dialogOf(page).getByText('1,500 of 1,500 tokens').last()).toBeVisible();
  await expect(onFor(page)).toBeEnabled();
  await formatIn(page).fill('word '.repeat(1_501).trim());
  await expect(dialogOf(page).getByText('Shorten the format to 1,500 tokens or fewer.')).toBeVisible();
  await expect(onFor(page)).toBeDisabled();
  await close(page);
  await chat.field.fill('word '.repeat(1_001));
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await chat.field.fill('word '.repeat(900));
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('is clear on a phone, in the dark and in German', LONG, async ({ chat, entitled, page }) => {
  await entitled();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.context().addCookies([{ name: 'footnote_language', value: 'de', url: chat.url }]);
  await page.addInitScript(() => localStorage.setItem('footnote-locale', 'de'));
  await chat.open();
  await page.getByRole('button', { name: 'Antwortformat', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Mehr anzeigen' }).click();
  await page.getByRole('button', { name: 'PICO-Zusammenfassung verwenden' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Vorlage: PICO-Zusammenfassung')).toBeVisible();
  expect(await chat.axeFindings()).toEqual([]);
  await page.keyboard.press('Escape');
  // Until then the last field is that of the format.
  await expect(dialog).toBeHidden();
  await page.getByRole('textbox').last().fill(QUESTION_OF_MANY);
  await page.getByRole('textbox').last().press('Enter');
  await expect(page.getByText('Format: Population, Vergleich, Endpunkt und Ergebnis jeder Studie')).toBeVisible({
    timeout: 30_000,
  });
  expect(await chat.axeFindings()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
