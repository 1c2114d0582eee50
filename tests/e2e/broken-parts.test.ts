import type { Locator, Page } from '@playwright/test';
import { QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';
import { LONG } from '../support/test-effort.ts';

/** Makes a part of the app throw while it is drawn, until the page calls itself mended. */
async function breakPart(page: Page, part: string, component: string): Promise<void> {
  await page.route(new RegExp(String.raw`/assets/${part}-[\w-]+\.js$`), (route) => {
    const real = `${new URL(route.request().url()).pathname}?real`;
    const body = `import { ${component} as Part } from '${real}';
      export function ${component}(props) {
        if (globalThis.mended !== true) throw new Error('A part that was broken on purpose.');
        return Part(props);
      }`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

const mend = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { mended: true }));

test('a part of the chat that fails says so, and the others go on', async ({ account, chat, page, complaints }) => {
  await account.newUser();
  await chat.open();
  await chat.ask(QUESTION);
  await breakPart(page, 'chat-rail', 'ChatRail');
  await breakPart(page, 'references-pane', 'ReferencesPane');
  await page.reload();
  const rail = page.getByRole('alert').filter({ hasText: 'Your chats could not be shown.' });
  const references = page.getByRole('alert').filter({ hasText: 'The references could not be shown.' });
  await expect(rail).toContainText('It is our fault, not yours.');
  await expect(references).toBeVisible();
  expect(await chat.axeFindings()).toEqual([]);
  await chat.ask('and in women?');
  await expect(chat.turns).toHaveCount(2);
  await mend(page);
  await references.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.references.getByRole('checkbox').first()).toBeVisible();
  await rail.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search chats' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(complaints.join('\n')).toContain('A part of a page failed');
  complaints.splice(0);
});

test('one answer that fails leaves the others, and comes once it can', async ({ chat, page, complaints }) => {
  await page.addInitScript(() => {
    HTMLElement.prototype.setAttribute = function (name, value) {
      const isBroken = Reflect.get(globalThis, 'mended') !== true && sessionStorage.getItem('broken') === value;
      if (isBroken && name === 'aria-label') throw new Error('An answer that was broken on purpose.');
      Element.prototype.setAttribute.call(this, name, value);
    };
  });
  await chat.open();
  await chat.ask(QUESTION);
  await chat.ask('and in women?');
  await page.evaluate(() => sessionStorage.setItem('broken', 'and in women?'));
  await page.reload();
  const failed = page.getByRole('alert').filter({ hasText: 'This answer could not be shown.' });
  await expect(failed).toBeVisible();
  await expect(chat.turns).toHaveCount(1);
  await expect(chat.citations(chat.turns.first()).first()).toBeVisible();
  await mend(page);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.turns).toHaveCount(2);
  await expect(failed).toHaveCount(0);
  complaints.splice(0);
});

test('a part of the search that fails says so, and the others go on', LONG, async ({ search, page, complaints }) => {
  await breakPart(page, 'filters-pane', 'FiltersPane');
  await breakPart(page, 'evidence-fold', 'EvidenceFold');
  await breakPart(page, 'results-pane', 'ResultsPane');
  await search.open('?q=heart+failure&size=10');
  const says = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const parts = [
    'The filters could not be shown.',
    'The pictures could not be shown.',
    'The results could not be shown.',
  ];
  for (const text of parts) await expect(says(text)).toBeVisible();
  await expect(search.field).toBeVisible();
  expect(await search.axeFindings()).toEqual([]);
  await mend(page);
  for (const text of parts) await says(text).getByRole('button', { name: 'Try again' }).click();
  await expect(search.cards.first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  complaints.splice(0);
});

test('a part whose code cannot be fetched leaves the rest, and comes with the page', async ({
  search,
  page,
  complaints,
}) => {
  const missing = /\/assets\/filters-pane-[\w-]+\.js$/;
  await page.route(missing, (route) => route.abort());
  await search.find('?q=heart+failure&size=10');
  const failed = page.getByRole('alert').filter({ hasText: 'The filters could not be shown.' });
  await expect(failed).toContainText('The connection may be interrupted');
  await page.unroute(missing);
  await failed.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first()).toBeVisible();
  complaints.splice(0);
});

test('what only accompanies the pages may fail without a word', async ({ account, page, complaints }) => {
  await account.newUser();
  await page.route(/\/assets\/signed-in-parts-[\w-]+\.js$/, (route) => route.abort());
  await breakPart(page, 'app-notices', 'AppNotices');
  await breakPart(page, 'notifications', 'Notifications');
  for (const path of ['/', '/chat', '/browse']) {
    await account.open(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    const said = (text: string) => complaints.filter((complaint) => complaint.includes(text)).length;
    // Each comes in its own time: what the last has to say would be told after the page was left.
    await expect.poll(() => said('An optional part of a page failed'), path).toBeGreaterThanOrEqual(2);
    await expect.poll(() => said('A part of the page could not be loaded'), path).toBeGreaterThanOrEqual(1);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    complaints.splice(0);
  }
});

test('what opens above a page and cannot be fetched stays closed, and opens once it can', async ({
  account,
  chat,
  page,
  complaints,
}) => {
  const missing = /\/assets\/OpenedPopover-[\w-]+\.js$/;
  await page.route(missing, (route) => route.abort());
  await chat.open();
  // A press on the page of the server would only be heard once the code can be fetched again.
  await account.appStands();
  const filters = page.getByRole('button', { name: 'Filters' });
  await filters.click();
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await expect(chat.field).toBeVisible();
  await page.unroute(missing);
  await filters.click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filters).toBeFocused();
  complaints.splice(0);
});

for (const [how, press, first] of [
  ['pointer', (button: Locator) => button.click(), 'menu'],
  ['key', (button: Locator) => button.press('ArrowDown'), 'menuitem'],
] as const) {
  test(`a menu that a ${how} asked for before its code was there opens with it`, async ({ page, embedded }) => {
    const released = Promise.withResolvers<void>();
    await page.route(/\/assets\/SectionMenuLayer-[\w-]+\.js$/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto(embedded.url);
    await page.waitForFunction(() => performance.getEntriesByName('footnote:interactive').length > 0);
    const about = page.getByRole('button', { name: 'About' });
    await expect(about).toHaveAttribute('aria-haspopup', 'menu');
    const element = await about.elementHandle();
    await press(about);
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    released.resolve();
    const menu = page.getByRole('menu', { name: 'About' });
    await expect(menu).toBeVisible();
    await expect(first === 'menu' ? menu : menu.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(about).toBeFocused();
    expect(await element?.evaluate((old) => old === document.activeElement)).toBe(true);
  });
}

test('a button that is pointed at before its tooltip is there gets it late', async ({ page, account, chat }) => {
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/TooltipLayer-[\w-]+\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await chat.open();
  await account.appStands();
  const send = page.getByRole('button', { name: 'Send' });
  await chat.field.fill(QUESTION);
  await send.hover();
  released.resolve();
  await expect(page.getByRole('tooltip', { name: 'Send' })).toBeVisible();
});
