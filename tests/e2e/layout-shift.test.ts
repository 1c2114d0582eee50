import { QUESTION } from './chat-page.ts';
import { DESKTOP, expectSteady, inGateAt, PHONE, SIZES, watchShifts } from './layout-shift.ts';
import { expect, test } from './product.fixtures.ts';
import { slowDown } from '../support/slow-browser.ts';
import { longUnless } from '../support/test-effort.ts';

test.use({ agreed: false });

/** Each page at a size; `npm test` takes each kind of page once, and the search where it has no results, too. */
const PAGES = [
  { address: '/browse?q=heart+failure', size: DESKTOP, shown: /\d results$/, isVariant: true },
  { address: '/browse?q=heart+failure', size: PHONE, shown: /\d results$/ },
  { address: '/browse?query=heart+failure%5Bti%5D', size: PHONE, shown: /\d results$/ },
  { address: '/browse?p=heart+failure&i=xylotomy', size: DESKTOP, shown: 'No study matches this search' },
  {
    address: '/browse?p=heart+failure&i=xylotomy',
    size: PHONE,
    shown: 'No study matches this search',
    isVariant: true,
  },
  { address: '/browse?mode=pico', size: DESKTOP, shown: 'For example', isVariant: true },
  { address: '/browse?mode=pico', size: PHONE, shown: 'For example' },
  { address: '/browse?mode=category', size: PHONE, shown: 'For example', isVariant: true },
  { address: '/solutions', size: PHONE, shown: /./ },
  { address: '/login', size: PHONE, shown: /./ },
  { address: '/terms', size: PHONE, shown: /./ },
  { address: '/privacy', size: PHONE, shown: /./, isVariant: true },
];

for (const { address, size, shown, isVariant = false } of PAGES) {
  const title = `${address} at ${size.width} px stays where it is while it loads`;
  test(title, longUnless(!isVariant), async ({ page, embedded }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    await slowDown(page);
    await page.goto(embedded.url + address);
    await expect(page.getByRole('main').getByRole('heading', { name: shown }).first()).toBeVisible({ timeout: 40_000 });
    await expectSteady(page);
  });
}

for (const size of SIZES) {
  const title = `the chat at ${size.width} px stays where it is while an answer comes`;
  test(title, inGateAt(PHONE, size), async ({ page, chat }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    await slowDown(page);
    await chat.open();
    // A question written before the app stands is sent once it does: its line goes then, long after the key.
    await page.waitForFunction(() => performance.getEntriesByName('footnote:interactive').length > 0);
    await chat.ask(QUESTION);
    await expectSteady(page);
  });
}

for (const size of SIZES) {
  const title = `a chat of one’s history at ${size.width} px stays where it is while it loads`;
  test(title, inGateAt(DESKTOP, size), async ({ page, account, chat }) => {
    await account.newUser();
    await chat.open();
    await chat.ask(QUESTION);
    await page.setViewportSize(size);
    await watchShifts(page);
    await slowDown(page);
    await page.reload();
    await expect(chat.citations(chat.turns.first()).first()).toBeVisible({ timeout: 40_000 });
    await expectSteady(page);
  });
}
