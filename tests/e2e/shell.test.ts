import type { Request } from '@playwright/test';
import { QUESTION } from './chat-page.ts';
import { longUnless } from '../support/test-effort.ts';
import { expect, test } from './product.fixtures.ts';

/** Pages of the shell and the heading each has in English. */
const PAGES = {
  '/': 'Ask the literature. Check every sentence.',
  '/solutions': 'For people who have to know what was shown',
  '/about': 'About Footnote',
  '/terms': 'Terms',
  '/privacy': 'Privacy',
  '/pricing': 'Pricing',
  '/unauthorized': 'You have no permission for this page',
  '/no/such/page': 'Page not found',
} as const;

/** Those with most on them, looked at in both schemes and by day on a desktop, too. */
const IN_BOTH = new Set<string>(['/', '/solutions']);

test('pages of the shell have nothing axe objects to, and nothing wider than the window', async ({
  account,
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  for (const [path, heading] of Object.entries(PAGES)) {
    await account.open(path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    if (path === '/') await expect(page.getByRole('article')).toBeVisible();
    if (IN_BOTH.has(path)) expect(await account.axeFindings(), `${path}, on a desktop by day`).toEqual([]);
    await account.expectSound(path, IN_BOTH.has(path));
  }
  // The server answers unknown addresses with 404.
  complaints.splice(0);
});

test('the home page takes a question into the chat, where it is answered', async ({ account, chat, page }) => {
  await account.open('/');
  const field = page.getByRole('textbox', { name: 'Your question' });
  const send = page.getByRole('button', { name: 'Ask', exact: true });
  await field.fill('   ');
  await expect(send).toBeDisabled();
  await field.fill('x'.repeat(20_001));
  await expect(page.getByText('Shorten the question to 20,000 characters.')).toBeVisible();
  await expect(send).toBeDisabled();
  await field.fill(QUESTION);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/chat\?sid=/);
  await expect(chat.citations(chat.turns.first()).first()).toBeVisible({ timeout: 30_000 });
  await expect(chat.turns).toHaveCount(1);
  // Coming back to it does not ask again.
  await page.reload();
  await expect(chat.citations(chat.turns.first()).first()).toBeVisible();
  await expect(chat.turns).toHaveCount(1);
});

test('an example of the home page runs, and an address with a session leads into the chat', async ({
  account,
  chat,
  page,
  complaints,
}) => {
  await account.open('/');
  await page.getByRole('button', { name: /systolic blood pressure/ }).click();
  await expect(chat.citations(chat.turns.first()).first()).toBeVisible({ timeout: 30_000 });
  await account.open('/?sid=none');
  await expect(page).toHaveURL(/\/chat\?sid=none$/);
  await expect(page.getByText('This chat does not exist.')).toBeVisible();
  complaints.splice(0);
});

test('a link from elsewhere cannot ask a question', async ({ account, chat, page }) => {
  await account.open(`/chat?question=${encodeURIComponent(QUESTION)}&footnoteQuestion=${encodeURIComponent(QUESTION)}`);
  await expect(chat.field).toBeVisible();
  await expect(chat.turns).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Ask the literature' })).toBeVisible();
});

test('the About menu is worked by keyboard alone, and reading begins at the new page', async ({ account, page }) => {
  for (const path of ['/', '/browse', '/chat']) {
    await account.open(path);
    const about = page.getByRole('banner').getByRole('button', { name: 'About' });
    await about.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'About Footnote' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    for (const next of ['Pricing', 'Knowledge Base', 'News']) {
      await expect(page.getByRole('menuitem', { name: next })).toBeFocused();
      await page.keyboard.press('ArrowDown');
    }
    await expect(page.getByRole('menuitem', { name: 'Terms' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Privacy' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(about, path).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).toHaveTitle('About Footnote — Footnote');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto(`${account.url}/about`);
  await expect(page.getByRole('heading', { level: 1, name: 'About Footnote' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('signed-in readers have a bell, which says that there is nothing', async ({ account, page }) => {
  await account.open('/');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications' })).toHaveCount(0);
  await account.newUser();
  for (const path of ['/', '/chat']) {
    await account.open(path);
    const bell = page.getByRole('button', { name: 'Notifications' });
    await bell.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list.getByText('Nothing new.')).toBeVisible();
    expect(await account.axeFindings()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(bell).toBeFocused();
  }
});

test('pages of an account and of the server stand below the same header', async ({ account, embedded, page }) => {
  await embedded.command('admin', 'grant', await account.newUser());
  for (const path of ['/userprofile', '/literature-status']) {
    await account.open(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Search' }), path).toBeVisible();
    await expect(header.getByRole('button', { name: /Language of the interface/ }), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
    await account.expectSound(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' }), path).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main'), path).toBeFocused();
    await header.getByRole('link', { name: 'Footnote, home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: PAGES['/'] }), path).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the sidebar has the places, the policies and the language, and gives the focus back', async ({
    account,
    page,
  }) => {
    for (const path of ['/', '/browse']) {
      await account.open(path);
      const open = page.getByRole('button', { name: 'Open menu' });
      await open.focus();
      await page.keyboard.press('Enter');
      const sidebar = page.getByRole('dialog', { name: 'Menu' });
      for (const place of ['New chat', 'Search', 'About Footnote', 'Solutions', 'Log in', 'Terms', 'Privacy']) {
        await expect(sidebar.getByRole('link', { name: place }), place).toBeVisible();
      }
      expect(await account.axeFindings()).toEqual([]);
      expect(await account.overflow()).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(sidebar).toBeHidden();
      await expect(open).toBeFocused();
    }
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Language of the interface' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('alertdialog').getByRole('button', { name: 'English' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Lösungen' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/solutions$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Für alle, die wissen müssen, was gezeigt wurde' }),
    ).toBeVisible();
  });

  test('the drawer of the chat leads to the same places', async ({ account, page }) => {
    await account.open('/chat');
    await page.getByRole('button', { name: 'Open chats' }).click();
    const drawer = page.getByRole('dialog', { name: 'Chats' });
    // The order of specification §2, Mobile sidebar.
    const places = [
      'Create account',
      'Chat',
      'Search',
      'Solutions',
      'Log in',
      'About Footnote',
      'Pricing',
      'Knowledge Base',
      'News',
      'Terms',
      'Privacy',
    ];
    await expect(drawer.getByRole('link')).toHaveText(places);
    await expect(drawer.getByRole('button', { name: 'Language of the interface' })).toBeVisible();
    expect(await account.axeFindings()).toEqual([]);
    await drawer.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
  });

  test('the drawer with the history has the bell of a reader', async ({ account, page }) => {
    await account.newUser();
    await account.open('/chat#history');
    const drawer = page.getByRole('dialog', { name: 'Chats' });
    await expect(drawer.getByRole('searchbox', { name: 'Search chats' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText('Nothing new.')).toBeVisible();
    expect(await account.axeFindings()).toEqual([]);
  });
});

test('a page that is opened begins at its top, or at the part its address names', async ({ account, page }) => {
  await account.open('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await footer.getByRole('link', { name: 'Life sciences' }).click();
  await expect(page).toHaveURL(/\/solutions#sciences$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Life sciences' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await account.open('/terms');
  await account.open('/solutions#%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a page whose code cannot be fetched says so, and comes once it can', async ({ account, page, complaints }) => {
  await account.open('/');
  await page.route(/\/assets\/about\.route-[\w-]+\.js$/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Footnote' }).click();
  const failed = page.getByRole('heading', { level: 1, name: 'The page could not be loaded' });
  await expect(failed).toBeVisible();
  expect(await account.axeFindings()).toEqual([]);
  await page.getByRole('link', { name: 'Footnote, home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: PAGES['/'] })).toBeVisible();
  await page.goto(`${account.url}/about`);
  await expect(failed).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Footnote' })).toBeVisible();
  complaints.splice(0);
});

test('tells which pages are opened where the server asks, and nothing else about a reader', async ({
  configured,
  embedded,
  page,
}) => {
  const captured: Request[] = [];
  page.on('request', (request) => request.url().endsWith('/api/analytics/event') && captured.push(request));
  await page.goto(`${configured.url}/solutions?from=ada@example.org#academic`);
  await expect.poll(() => captured.length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Footnote' }).click();
  await expect.poll(() => captured.length).toBe(2);
  expect(captured.map((request) => request.postDataJSON())).toEqual([
    { event: 'page_view', page: '/solutions', language: 'en' },
    { event: 'page_view', page: '/about', language: 'en' },
  ]);
  for (const request of captured) {
    const headers = await request.allHeaders();
    expect([headers['cookie'], headers['referer']]).toEqual([undefined, undefined]);
    expect((await request.response())?.status()).toBe(204);
  }
  const metrics = await (await page.request.get(`${configured.url}/metrics`)).text();
  expect(metrics).toMatch(/^footnote_page_views_total\{page="\/about",language="en"\} \d+$/m);
  expect(metrics).not.toContain('ada@');
  await page.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  for (const url of [configured.url, embedded.url]) {
    await page.goto(`${url}/about`, { waitUntil: 'networkidle' });
    await page.setExtraHTTPHeaders({});
  }
  expect(captured).toHaveLength(2);
});

test('super admins find the status of the literature in their menus, and nobody else does', async ({
  account,
  embedded,
  page,
}) => {
  const email = await account.newUser();
  const place = page.getByRole('menuitem', { name: 'Literature status' });
  await account.open('/');
  await account.menu(email).click();
  await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeVisible();
  await expect(place).toHaveCount(0);
  await embedded.command('admin', 'grant', email);
  await account.open('/');
  await account.menu(email).click();
  await place.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Literature status' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await account.open('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Literature status' })).toBeVisible();
});

test('Alt+N begins a new chat from any page', async ({ account, chat, page }) => {
  await account.open('/browse');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Alt+KeyN');
  await expect(page).toHaveURL(/\/chat$/);
  await expect(chat.field).toBeVisible();
});

test('every page has a header of one height', async ({ account, page }) => {
  for (const path of ['/', '/chat', '/browse', '/solutions', '/about']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await account.open(path);
    for (const [width, height] of [
      [1280, 64],
      [320, 48],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const heightOf = async () => Math.round((await page.getByRole('banner').first().boundingBox())?.height ?? 0);
      await expect.poll(heightOf, `${path} at ${width} px`).toBe(height);
    }
  }
});

for (const width of [1280, 320]) {
  test(
    `what is said in passing leaves the question free at ${width} px`,
    longUnless(width === 320),
    async ({ chat, page }) => {
      await page.setViewportSize({ width, height: 640 });
      await chat.open('/chat?chatWithReferences=');
      const said = page.getByRole('listitem').filter({ hasText: 'No references were added to chat' });
      await expect(said).toBeVisible();
      const toast = await said.boundingBox();
      const send = await page.getByRole('button', { name: 'Send' }).boundingBox();
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(send?.y ?? 0);
    },
  );
}
