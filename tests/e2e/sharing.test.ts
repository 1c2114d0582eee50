import { PdfiumEngine } from '../../apps/api/src/sources/reading/pdfium-engine.ts';
import { printedPages } from '../support/printed-pages.ts';
import { ChatPage, QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

test('shares a chat that others read, and takes the link back', async ({ chat, page, browser, embedded }) => {
  await chat.open();
  await chat.ask(QUESTION);
  const own = new URL(page.url()).searchParams.get('sid') ?? '';
  await page.getByRole('button', { name: 'Share this chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this chat' });
  await expect(dialog.getByText('Only you can read this chat.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const field = dialog.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/\/chat\?sid=[\w-]{32}$/);
  expect(await chat.axeFindings()).toEqual([]);
  const link = await field.inputValue();
  expect(link).not.toContain(own);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const elsewhere = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const reader = new ChatPage(await elsewhere.newPage(), embedded.url);
  await reader.page.goto(link);
  const turn = reader.turns.first();
  await expect(turn.getByText(QUESTION)).toBeVisible();
  await expect(turn.getByRole('region', { name: 'References' })).toContainText('PMID');
  await reader.citations(turn).first().press('Enter');
  await expect(reader.page.getByRole('dialog', { name: /^Sources? \d/ })).toBeVisible();
  await reader.page.keyboard.press('Escape');
  await expect(reader.field).toHaveCount(0);
  await expect(reader.page.getByRole('button', { name: /answer$/ })).toHaveCount(0);
  const header = reader.page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Search' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
  const engine = await PdfiumEngine.start();
  // What prints a chat loads after the chat.
  await expect(async () => {
    const pages = printedPages(engine, await reader.page.pdf({ format: 'A4' }));
    const printed = pages.map(({ text }) => text).join('\n');
    expect(printed).toMatch(/^Footnote/);
    expect(printed.replaceAll(/\s+/g, ' ')).toMatch(/References \[1\] .+\. doi:10\.\S+ PubMed PMID: \d+\./);
    expect(printed).not.toMatch(/Ask a question of your own|Skip to the content/);
  }).toPass();
  const policies = reader.page.getByRole('region', { name: 'Cookies and policies' });
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1280, 'light'],
  ] as const) {
    await reader.page.setViewportSize({ width, height: 640 });
    await reader.page.emulateMedia({ colorScheme });
    await expect(policies).toBeInViewport();
    expect(await reader.axeFindings(), `${width} ${colorScheme}`).toEqual([]);
    expect(await reader.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await policies.getByRole('button', { name: 'OK' }).click();
  await expect(policies).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: 'Share this chat' }).click();
  await expect(field).toHaveValue(link);
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByRole('button', { name: 'Create a link' })).toBeVisible();

  await reader.page.reload();
  const said = reader.page.getByText('Chat is no longer shared');
  await expect(said).toHaveCount(2);
  await expect(reader.page.getByText(QUESTION)).toHaveCount(0);
  await reader.page.getByRole('button', { name: 'Ask a question of your own' }).click();
  await expect(reader.field).toBeVisible();
  await elsewhere.close();
});
