import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import UPNG from 'upng-js';
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
};

const server = await startProductServer();
const browser = await chromium.launch(chromiumLaunch);
for (const [name, show] of Object.entries(PICTURES)) {
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' });
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
