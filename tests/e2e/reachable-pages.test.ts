import type { Locator, Page } from '@playwright/test';
import { AccountPage } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';

/** Pages about the product, which header and footer have (specification §2). */
const ABOUT = ['/about', '/pricing', '/knowledge-base', '/blog'];
const FOOTER = ['/solutions#academic', '/solutions#healthcare', '/solutions#sciences', ...ABOUT, '/terms', '/privacy'];
const TABS = ['/', '/chat', '/browse', '/solutions'];
const ACCOUNT = ['/sources', '/library', '/reviews', '/userprofile', '/referrals', '/logout'];
/** For whoever runs the server, whatever its width. */
const SERVER = ['/organizations', '/users', '/audit-log', '/literature-status'];

/** Where links of a part of a page lead. */
async function linksIn(part: Locator): Promise<string[]> {
  const links = await part.locator('a[href]').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  return links.flatMap((link) => link ?? []);
}

/** Where links of what a button opens lead. */
async function linksBehind(page: Page, name: string | RegExp): Promise<string[]> {
  await page.getByRole('button', { name }).first().click();
  const opened = page.getByRole('menu').or(page.getByRole('dialog'));
  await expect(opened).toBeVisible();
  const links = await linksIn(opened);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  return links;
}

const all = (paths: readonly string[]) => expect.arrayContaining([...paths]);
const MENU = /^Open (?:menu|chats)$/;
const OF_ACCOUNT = /^Account of/;

test('every page is reachable for a visitor from header, menus, footer and the pages of accounts', async ({
  account,
  page,
}) => {
  await account.open('/about');
  await account.appStands();
  expect(await linksIn(page.getByRole('banner'))).toEqual(all(TABS));
  expect(await linksBehind(page, 'About')).toEqual(all(ABOUT));
  expect(await linksIn(page.getByRole('contentinfo'))).toEqual(all(FOOTER));
  await page.setViewportSize({ width: 320, height: 640 });
  const sidebar = await linksBehind(page, MENU);
  expect(sidebar).toEqual(all(['/chat', '/browse', '/solutions', ...ABOUT, '/login', '/terms', '/privacy']));
  await account.open('/login');
  await account.appStands();
  expect(await linksIn(page.getByRole('main'))).toEqual(all(['/register', '/reset']));
});

test('every page of an account is reachable from its menus', async ({ account, page }) => {
  await account.newUser();
  const reader = new AccountPage(page, account.url);
  await reader.open('/about');
  await reader.appStands();
  expect(await linksBehind(page, OF_ACCOUNT)).toEqual(all(ACCOUNT));
  await page.setViewportSize({ width: 320, height: 640 });
  const sidebar = await linksBehind(page, MENU);
  expect(sidebar).toEqual(all(['/chat#history', '/browse', ...ABOUT, '/solutions', ...ACCOUNT, '/terms', '/privacy']));
});

test('every page for whoever runs the server is reachable from their menus, and prices are not', async ({
  account,
  embedded,
  page,
}) => {
  const email = await account.newUser();
  await embedded.command('admin', 'grant', email);
  await account.open('/about');
  await account.appStands();
  expect(await linksBehind(page, OF_ACCOUNT)).toEqual(
    all([...ACCOUNT, ...SERVER, '/organizations#create', '/llm-manager']),
  );
  expect(await linksBehind(page, 'About')).not.toContain('/pricing');
  expect(await linksIn(page.getByRole('contentinfo'))).not.toContain('/pricing');
  await page.setViewportSize({ width: 320, height: 640 });
  const sidebar = await linksBehind(page, MENU);
  expect(sidebar).toEqual(all([...SERVER, ...ACCOUNT]));
  expect(sidebar).not.toContain('/pricing');
});
