import type { Page } from '@playwright/test';
import { QUESTION } from './chat-page.ts';
import { cumulativeShift, slowDown, watchShifts } from './layout-shift.ts';
import { expect, test } from './product.fixtures.ts';

/** A fifth of what counts as good: nothing that anybody would notice. */
const STEADY = 0.02;

test.use({ agreed: false });

/** Waits until a page has nothing left to load, and a moment for what that moves. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

const desktop = { width: 1280, height: 900 };
const phone = { width: 320, height: 640 };

const PAGES = [
  { address: '/browse?q=heart+failure', size: desktop, shown: /\d results$/ },
  { address: '/browse?q=heart+failure', size: phone, shown: /\d results$/ },
  { address: '/browse?query=heart+failure%5Bti%5D', size: phone, shown: /\d results$/ },
  { address: '/browse?mode=category', size: phone, shown: 'For example' },
  { address: '/solutions', size: phone, shown: /./ },
];

for (const { address, size, shown } of PAGES) {
  test(`${address} at ${size.width} px stays where it is while it loads`, async ({ page, embedded }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    await slowDown(page);
    await page.goto(embedded.url + address);
    await expect(page.getByRole('main').getByRole('heading', { name: shown }).first()).toBeVisible({ timeout: 40_000 });
    await rest(page);
    expect(await cumulativeShift(page)).toBeLessThanOrEqual(STEADY);
  });
}

for (const size of [desktop, phone]) {
  test(`the chat at ${size.width} px stays where it is while an answer comes`, async ({ page, chat }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    await slowDown(page);
    await chat.open();
    await chat.ask(QUESTION);
    await rest(page);
    expect(await cumulativeShift(page)).toBeLessThanOrEqual(STEADY);
  });
}
