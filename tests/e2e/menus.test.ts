import type { Locator, Page } from '@playwright/test';
import { effort } from '../support/test-effort.ts';
import { expect, test } from './product.fixtures.ts';

/** Addresses of this site that the page links to, without their anchors. */
function ownLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin)
      .map((link) => link.pathname),
  );
}

test('no menu leads to a page that does not work yet', async ({ account, embedded, page }) => {
  test.setTimeout(120_000);
  const email = await account.newUser();
  await embedded.command('admin', 'grant', email);
  const found = new Set<string>();
  const gather = async (button: Locator) => {
    await button.click();
    const opened = page.getByRole('menu').or(page.getByRole('dialog'));
    await expect(opened).toBeVisible();
    for (const link of await ownLinks(page)) found.add(link);
    await expect(page.getByRole('button', { name: /upgrade|pricing/i })).toHaveCount(0);
    // What opened listens to keys once it has the focus; the next would be taken for this one while it closes.
    await expect.poll(() => opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  };
  // Pages that stand in the same frame have the same menus.
  for (const path of effort({
    whole: [
      '/',
      '/browse',
      '/chat',
      '/userprofile',
      '/literature-status',
      '/organizations',
      '/users',
      '/llm-manager',
      '/audit-log',
    ],
    sample: ['/', '/browse', '/chat', '/organizations'],
  })) {
    await account.open(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await gather(page.getByRole('button', { name: 'About', exact: true }));
    await gather(page.getByRole('button', { name: /^Account of/ }));
    await page.setViewportSize({ width: 320, height: 640 });
    await gather(page.getByRole('button', { name: /^Open (?:menu|chats)$/ }));
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  expect([...found]).toEqual(
    expect.arrayContaining(
      '/ /chat /browse /solutions /knowledge-base /blog /about /terms /privacy /userprofile'.split(' '),
    ),
  );
  for (const path of found) {
    if (path === '/logout') continue;
    await account.open(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    await expect(page.getByRole('heading', { name: /Nothing here yet|Page not found/ }), path).toHaveCount(0);
  }
});
