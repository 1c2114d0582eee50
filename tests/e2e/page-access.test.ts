import { PAGE_ACCESS, showsFooter, type PagePath } from '@footnote/domain';
import type { AccountPage } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';

/** Where pages that only hand on lead. */
const HANDED_ON: Readonly<Record<string, RegExp>> = {
  '/chatHistory/one': /\/chat\?sid=one$/,
  // Whoever is signed in needs no link to register by.
  '/refer': /\/referrals$/,
  '/refer/one': /\/referrals$/,
  // Without a link it leads on, sooner or later than it is looked at.
  '/unsubscribed': /\/unsubscribed?$/,
};

/** Guides and posts that there are; of other pages any id will do. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/knowledge-base/:id': 'reading-certainty',
  '/blog/:id': 'how-we-measure-answers',
};

const isPage = (pattern: string): pattern is PagePath => pattern in PAGE_ACCESS;
const pages = Object.keys(PAGE_ACCESS)
  .filter(isPage)
  .map((pattern) => ({
    pattern,
    path: pattern.replace(/:\w+/, EXAMPLES[pattern] ?? 'one'),
    need: PAGE_ACCESS[pattern],
  }));

/** Waits until a page has decided who may see it: whoever may not is not led away before, and the address says nothing. */
async function decided(account: AccountPage): Promise<void> {
  await account.appStands();
  await expect(account.page.getByText('Loading…')).toHaveCount(0);
}

test('opens every page of the table to visitors, or asks them to sign in', async ({ account, page, complaints }) => {
  test.setTimeout(180_000);
  for (const { pattern, path, need } of pages) {
    await account.open(path);
    const shown = need === 'anyone' || need === 'visitor';
    const end = shown ? new RegExp(`${path}$`) : /\/login$/;
    await expect(page, path).toHaveURL(end);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    const target = await page.evaluate(() => localStorage.getItem('footnote-redirect'));
    if (!shown && path !== '/logout') expect(target).toBe(path);
    // The footer ends the pages it belongs to, and no other.
    if (shown) await expect(page.getByRole('contentinfo'), path).toHaveCount(showsFooter(pattern) ? 1 : 0);
  }
  await account.open('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  // The server answers such an address with 404, too.
  complaints.splice(0);
});

test('opens to readers what is theirs, and leads them away from the rest with a word', async ({
  account,
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  const email = await account.newUser();
  for (const { path, need } of pages) {
    if (path === '/logout') continue;
    await account.open(path);
    if (need === 'anyone' || need === 'signedIn') {
      await decided(account);
      await expect(page, path).toHaveURL(HANDED_ON[path] ?? new RegExp(`${path}$`));
      continue;
    }
    await expect(page, path).toHaveURL(/\/chat$/);
    const word = page.getByText('You are not authorized to open that page.').first();
    if (need === 'visitor') await expect(word).toHaveCount(0);
    else await expect(word).toBeVisible();
  }
  await account.open('/users');
  await expect(account.menu(email)).toBeVisible();
  const word = page.getByText('You are not authorized to open that page.').first();
  await expect(word).toBeVisible();
  await expect(word).toBeHidden({ timeout: 8_000 });
  // The chat that one address names does not exist.
  complaints.splice(0);
});

test('opens every page to a super admin', async ({ account, embedded, page, complaints }) => {
  test.setTimeout(180_000);
  const email = await account.newUser();
  expect(await embedded.command('admin', 'grant', email)).toContain('super admin');
  for (const { path, need } of pages) {
    if (path === '/logout' || need === 'visitor') continue;
    await account.open(path);
    await decided(account);
    await expect(page, path).toHaveURL(HANDED_ON[path] ?? new RegExp(`${path}$`));
    await expect(
      page.getByRole('heading', { level: 1 }).or(page.getByText('This chat does not exist.')).first(),
      path,
    ).toBeAttached();
  }
  complaints.splice(0);
});

test('takes a reader who had to sign in to the page they wanted', async ({ account, page }) => {
  const email = await account.newUser();
  await account.signOut();
  await account.open('/userprofile?from=mail');
  await expect(page).toHaveURL(/\/login$/);
  await account.signIn(email);
  await expect(page).toHaveURL(/\/userprofile\?from=mail$/);
});

test('holds a page back while nobody knows who wants to see it', async ({ account, page, complaints }) => {
  await account.newUser();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/users/me', async (route) => {
    await held;
    await route.abort();
  });
  await account.open('/userprofile');
  await expect(page.getByText('Loading…')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Your account could not be loaded' })).toBeVisible();
  await page.unroute('**/api/users/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  complaints.splice(0);
});

test('finds out who reads once the server can be asked again, without being told to', async ({
  account,
  page,
  complaints,
}) => {
  const email = await account.newUser();
  await page.route('**/api/users/me', (route) => route.abort());
  await account.open('/chat');
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  await expect(account.menu(email)).toHaveCount(0);
  await page.unroute('**/api/users/me');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(account.menu(email)).toBeVisible();
  complaints.splice(0);
});
