import { createServer, type Server } from 'node:http';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sirv from 'sirv';
import { buildFreshApp, installInFreshApp } from './fresh-app.ts';

let app: string;
let server: Server;
let address = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  app = installInFreshApp('kit', ['@footnote/domain', '@footnote/ui']);
  buildFreshApp(app);
  server = createServer(sirv(join(app, 'dist')));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (typeof bound === 'object' && bound !== null) address = `http://127.0.0.1:${bound.port}/`;
});

test.afterAll(() => {
  server?.close();
  if (app !== undefined) rmSync(app, { recursive: true, force: true });
});

/** Families of which a face has been loaded. */
async function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)];
    return faces.filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''));
  });
}

/** The family an element is to be written in. */
async function firstFontOf(element: Locator): Promise<string> {
  const families = await element.evaluate((node) => getComputedStyle(node).fontFamily);
  return families.split(',')[0]?.replaceAll('"', '') ?? '';
}

test('the packed kit draws and works in an app that knows nothing of the repository', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(request.url()));

  await page.goto(address);
  const button = page.getByRole('button', { name: 'Show the study' });
  await expect(button).toHaveCSS('background-color', 'rgb(14, 94, 91)');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'The study' });
  await expect(dialog).toContainText('PMID 31535829');
  expect(await loadedFonts(page)).toContain(await firstFontOf(dialog));
  // Letters the interface has no use for come with a font of their own.
  expect(await page.evaluate(async () => (await document.fonts.load('14px "Inter Variable"', 'Łβ')).length)).toBe(2);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(complaints).toEqual([]);
});
