import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import UPNG from 'upng-js';
import { AccountPage } from '../e2e/account-page.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { startProductServer } from '../support/product-server.ts';

const FOLDER = join(import.meta.dirname, '../../apps/web/public/guides');
/** Pictures stand in a frame of these proportions. */
const SIZE = { width: 1440, height: 810 };
const COLOURS = 32;

/** What each picture shows, by the name of its file. */
const PICTURES = {
  answer: async (page, url) => {
    await page.goto(`${url}/chat`);
    await page.getByRole('textbox').first().fill('Does dapagliflozin reduce hospitalisation for heart failure?');
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { name: /Certainty/ })
      .or(page.getByText(/^Certainty/))
      .first()
      .waitFor();
  },
  query: async (page, url) => {
    const query = '(empagliflozin[tiab] OR dapagliflozin[tiab]) AND heart failure[tiab]';
    await page.goto(`${url}/browse?${new URLSearchParams({ mode: 'query', query }).toString()}`);
    await page.getByRole('button', { name: 'How your query was read' }).click();
    await page.getByRole('button', { name: 'How your query was read' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 230));
  },
  library: async (page, url) => {
    await signIn(page, url);
    const pmids = ['31535829', '26378978', '26551272'];
    await page.request.post(`${url}/api/library/items`, { data: { pmids } });
    const made = await page.request.post(`${url}/api/library/collections`, { data: { name: 'Journal club' } });
    const { id } = await made.json();
    await page.request.post(`${url}/api/library/collections/${id}/items`, { data: { keys: [`pmid:${pmids[0]}`] } });
    await page.goto(`${url}/library`);
    await page.getByRole('grid', { name: 'Library' }).getByRole('row').nth(3).waitFor();
  },
  alert: async (page, url) => {
    await signIn(page, url);
    await page.goto(`${url}/browse?q=heart+failure+SGLT2`);
    await page.getByRole('button', { name: 'Weekly alert' }).click();
    const form = page.getByRole('dialog', { name: 'Weekly alert' });
    await form.getByRole('textbox', { name: /Name/ }).fill('SGLT2 inhibitors in heart failure');
  },
};

/** Has the page read as somebody with an account. */
async function signIn(page, url) {
  await new AccountPage(page, url).newUser();
}

const server = await startProductServer();
const browser = await chromium.launch(chromiumLaunch);
/** Names of those to make; all where none is given. */
const wanted = process.argv.slice(2);
for (const [name, show] of Object.entries(PICTURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' });
  page.setDefaultTimeout(120_000);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await show(page, server.url);
  await page.waitForLoadState('networkidle');
  const picture = UPNG.decode(await page.screenshot());
  const [pixels] = UPNG.toRGBA8(picture);
  if (pixels !== undefined)
    writeFileSync(
      join(FOLDER, `${name}.png`),
      Buffer.from(UPNG.encode([pixels], picture.width, picture.height, COLOURS)),
    );
  await page.close();
}
await browser.close();
await server.close();
