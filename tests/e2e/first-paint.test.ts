import type { Browser, Page } from '@playwright/test';
import { QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

/** A page in a browser that runs no scripts, as everybody sees it first. */
async function withoutScripts<T>(browser: Browser, locale: string, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Keeps the scripts of the app back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    // A script that is asked for just as the routes are taken away is on its way already.
    await route.continue().catch(() => undefined);
  });
  return () => released.resolve();
}

async function appStands(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('footnote:interactive').length)).toBe(1);
}

const FIRST_SEEN = [
  {
    locale: 'en',
    path: '/',
    title: 'Ask the literature — Footnote',
    heading: 'Ask the literature. Check every sentence.',
  },
  { locale: 'en', path: '/chat', title: 'Chat — Footnote', heading: 'Ask the literature' },
  { locale: 'de-AT', path: '/chat', title: 'Chat — Footnote', heading: 'Fragen Sie die Literatur' },
  { locale: 'nl', path: '/browse', title: 'Zoeken — Footnote', heading: /literatuur/ },
  { locale: 'en', path: '/terms', title: 'Terms — Footnote', heading: 'Terms' },
];

for (const { locale, path, title, heading } of FIRST_SEEN) {
  test(`${path} is seen in ${locale} before any script has run`, async ({ browser, embedded }) => {
    await withoutScripts(browser, locale, async (page) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await page.goto(embedded.url + path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

test('a search on its way is seen as one, without what another user wrote', async ({ browser, embedded }) => {
  await withoutScripts(browser, 'en', async (page) => {
    await page.goto(`${embedded.url}/browse?q=heart+failure`);
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
    await expect(page.getByRole('searchbox').first()).toHaveValue('');
  });
});

test('what is written before the app is there stays, with the place it is written at', async ({ page, chat }) => {
  const release = await holdScripts(page);
  await page.goto(`${chat.url}/chat`, { waitUntil: 'commit' });
  await chat.field.click();
  await chat.field.pressSequentially('Does dapagliflozin');
  release();
  await expect(page.getByRole('button', { name: 'Theme' })).toBeVisible();
  await expect(chat.field).toHaveValue('Does dapagliflozin');
  await expect(chat.field).toBeFocused();
  await page.keyboard.type(' reduce hospitalisation for heart failure?');
  await expect(chat.field).toHaveValue(QUESTION);
});

test('what is typed at the very moment the app is there follows what was written before', async ({ page, chat }) => {
  await page.addInitScript(() => {
    const mark = performance.mark.bind(performance);
    // As the keys of a user do: after what React does at once, and before what it leaves for later.
    const type = async () => {
      for (const letter of ' reduce') {
        await scheduler.postTask(() => document.execCommand('insertText', false, letter), {
          priority: 'user-blocking',
        });
      }
    };
    performance.mark = (name, options) => {
      if (name === 'footnote:interactive') void type();
      return mark(name, options);
    };
  });
  const release = await holdScripts(page);
  await page.goto(`${chat.url}/chat`, { waitUntil: 'commit' });
  await chat.field.click();
  await chat.field.pressSequentially('Does dapagliflozin');
  release();
  await appStands(page);
  await expect(chat.field).toHaveValue('Does dapagliflozin reduce');
});

for (const { who, marked } of [
  { who: 'a visitor', marked: false },
  { who: 'somebody whose session ended unnoticed', marked: true },
]) {
  test(`all fields of a form that ${who} fills in before the app is there stay filled in`, async ({
    page,
    account,
    complaints,
  }) => {
    if (marked) await page.addInitScript(() => localStorage.setItem('footnote-account', 'signed-in'));
    const release = await holdScripts(page);
    await page.goto(`${account.url}/login`, { waitUntil: 'commit' });
    await account.email.fill('ada@example.org');
    await account.password.fill('too short');
    const told = marked ? page.waitForResponse('**/api/users/me') : null;
    release();
    await appStands(page);
    await told;
    await expect(account.password).toHaveValue('too short');
    await expect(account.password).toBeFocused();
    await expect(account.email).toHaveValue('ada@example.org');
    if (!marked) return;
    await expect.poll(() => complaints).toEqual([expect.stringContaining('401')]);
    complaints.length = 0;
  });
}

test('a form that is filled in stays when nobody can tell whose browser it is', async ({
  page,
  account,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem('footnote-account', 'signed-in'));
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/users/me', async (route) => {
    await asked.promise;
    await route.fulfill({ status: 500, json: { error: 'Busy.' } });
  });
  await account.open('/login');
  await account.email.fill('ada@example.org');
  await account.password.fill('a horse in the stable');
  const told = page.waitForResponse('**/api/users/me');
  asked.resolve();
  await told;
  await account.password.press('Enter');
  await expect(page.getByText('Email or password incorrect')).toBeVisible();
  await expect(account.email).toHaveValue('ada@example.org');
  complaints.length = 0;
});

test('what is ticked and chosen before the app is there stays ticked and chosen', async ({ page, account }) => {
  for (const [path, choose, expectChosen] of [
    ['/register', () => page.getByRole('checkbox').check(), () => expect(page.getByRole('checkbox')).toBeChecked()],
    [
      '/browse?mode=pico',
      () => page.getByRole('combobox').first().selectOption({ index: 1 }),
      () => expect(page.getByRole('combobox').first().locator('option').nth(1)).toHaveJSProperty('selected', true),
    ],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(account.url + path, { waitUntil: 'commit' });
    await choose();
    release();
    await appStands(page);
    await expectChosen();
    await page.unrouteAll();
  }
});

test('a question that is asked before the app is there is answered', async ({ page, chat }) => {
  const release = await holdScripts(page);
  await page.goto(`${chat.url}/chat`, { waitUntil: 'commit' });
  await chat.send(QUESTION);
  release();
  await expect(chat.turns.first().getByRole('group', { name: 'Actions on this answer' })).toBeVisible({
    timeout: 30_000,
  });
});

test('a search that is begun before the app is there is made', async ({ page, search }) => {
  const release = await holdScripts(page);
  await page.goto(`${search.url}/browse`, { waitUntil: 'commit' });
  await search.field.fill('heart failure');
  await search.field.press('Enter');
  release();
  await expect(page).toHaveURL(/q=heart\+failure/);
});

test('a button that is pressed before the app is there is pressed', async ({ page, chat }) => {
  const release = await holdScripts(page);
  await page.goto(`${chat.url}/chat`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: QUESTION }).click();
  release();
  await expect(chat.turns.first()).toBeVisible({ timeout: 30_000 });
});

test('a menu that is opened before the app is there opens, with the focus where its user works', async ({
  page,
  chat,
}) => {
  for (const way of ['keyboard', 'pointer'] as const) {
    const release = await holdScripts(page);
    await page.goto(`${chat.url}/`, { waitUntil: 'commit' });
    const about = page.getByRole('banner').getByRole('button', { name: 'About' });
    if (way === 'keyboard') await about.press('Enter');
    else await about.click();
    release();
    const first = page.getByRole('menuitem', { name: 'About Footnote' });
    await expect(first, way).toBeVisible();
    await expect(way === 'keyboard' ? first : page.getByRole('menu', { name: 'About' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(about, way).toBeFocused();
    await page.unrouteAll();
  }
});

test('a shortcut that is pressed before the app is there is followed', async ({ page, chat }) => {
  const release = await holdScripts(page);
  await page.goto(`${chat.url}/browse`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Alt+KeyN');
  release();
  await expect(page).toHaveURL(/\/chat$/);
});

test('a language that was chosen is that of the first paint, too', async ({ page, chat }) => {
  await chat.open();
  await page.getByRole('button', { name: 'Language of the interface' }).click();
  await page
    .getByRole('menuitemradio', { name: 'Deutsch' })
    .or(page.getByRole('menuitem', { name: 'Deutsch' }))
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const release = await holdScripts(page);
  await page.goto(`${chat.url}/chat`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Fragen Sie die Literatur' })).toBeVisible();
  release();
});

test('nobody who has agreed, or is signed in, sees the banner about cookies come and go', async ({ page, chat }) => {
  const release = await holdScripts(page);
  await page.goto(`${chat.url}/chat`, { waitUntil: 'commit' });
  await expect(chat.field).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies and policies' })).toHaveCount(0);
  release();
});
