import { PAGE_ACCESS } from '@footnote/domain';
import { QUESTION, QUESTION_TERMS } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';
import { said, speakingPages } from './spoken-pages.ts';
import { LONG } from '../support/test-effort.ts';

test.setTimeout(180_000);

function pathsFor(...needs: string[]): string[] {
  const open = Object.entries(PAGE_ACCESS).filter(([path, need]) => needs.includes(need) && path !== '/logout');
  return open.map(([path]) => path.replace(/:\w+/, 'one'));
}

/** Pages with something to say about a link, and about an address that leads nowhere. */
const ODD_PAGES = [
  '/no/such/page',
  '/chat?sid=unknown',
  '/verification?token=x',
  '/auth-action?mode=resetPassword&oobCode=x',
  '/customAuthAction?error=provider-failed',
];

test('every page says nothing in English to visitors and cuts nothing off', async ({ page, embedded, complaints }) => {
  const walk = await speakingPages(page, embedded.url);
  for (const path of [...pathsFor('anyone', 'visitor'), ...ODD_PAGES]) {
    await walk.open(path);
    await walk.look(path);
  }
  await walk.open('/register');
  await page.getByRole('textbox').first().fill('žé');
  await page.getByRole('main').locator('button[type=submit]').click();
  await walk.look('a form with problems');
  // What does not exist is answered with 404.
  complaints.splice(0);
  expect(walk.faults).toEqual([]);
});

/** The server says institutions and occupations in the language it is asked for, which here is German. */
const CHOICES = { ignored: 'option' };

test('every page says nothing in English to readers and cuts nothing off', async ({
  account,
  page,
  embedded,
  complaints,
}) => {
  const email = await account.newUser();
  await embedded.command('admin', 'grant', email);
  // Rows of the list of organizations and their labels hold a name that somebody gave.
  const fields = { name: 'Harbour Teaching Hospital', description: '', userLimit: 5 };
  expect((await page.request.post(`${embedded.url}/api/organizations`, { data: fields })).ok()).toBe(true);
  const walk = await speakingPages(page, embedded.url);
  walk.ofOthers(
    email,
    'FOOTNOTE_LLM_ANTHROPIC_API_KEY',
    'FOOTNOTE_SYNC=daily',
    'npm run literature -- sync',
    'Chrome',
    'Linux',
  );
  for (const path of pathsFor('signedIn', 'superAdmin', 'organizationOfRoute')) {
    await walk.open(path);
    await walk.look(path, CHOICES);
  }
  await walk.open('/userprofile');
  await page.getByRole('button', { name: said('Delete my account') }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await walk.look('deleting an account', CHOICES);
  complaints.splice(0);
  expect(walk.faults).toEqual([]);
});

test.describe('what opens above a page', () => {
  test.use({ agreed: false });

  test('says nothing in English and cuts nothing off', LONG, async ({ account, page, embedded }) => {
    const walk = await speakingPages(page, embedded.url);
    walk.ofOthers(QUESTION, ...QUESTION_TERMS);
    const header = page.getByRole('banner');
    const desktop = { widths: [1280] };
    const phone = { widths: [320] };
    const openSidebar = async () => {
      await page.setViewportSize({ width: 320, height: 900 });
      await header.getByRole('button', { name: said('Open menu') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    };
    await walk.open('/');
    await expect(page.getByRole('region', { name: said('Cookies and policies') })).toBeVisible();
    await walk.look('the banner about policies');
    for (const menu of ['About', 'Theme', 'Language of the interface']) {
      await header.getByRole('button', { name: said(menu) }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await walk.look(menu, desktop);
      await page.keyboard.press('Escape');
    }
    await openSidebar();
    await walk.look('the sidebar of a visitor', phone);
    await walk.open('/chat');
    const field = page.getByRole('textbox').last();
    await field.fill(QUESTION);
    await field.press('Enter');
    await expect(page.getByRole('group', { name: said('Actions on this answer') })).toBeVisible();
    await field.fill('žéžé?');
    await field.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await walk.look('asking a visitor for an address');
    const email = await account.newUser();
    walk.ofOthers(email);
    await walk.open('/');
    await header.getByRole('button', { name: email }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await walk.look('the menu of a reader', desktop);
    await page.keyboard.press('Escape');
    await header.getByRole('button', { name: said('Notifications') }).click();
    await expect(page.getByText(said('Nothing new.'))).toBeVisible();
    await walk.look('the notifications');
    await page.keyboard.press('Escape');
    await header.getByRole('button', { name: said('Language of the interface') }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await walk.look('the question about the language of answers');
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await openSidebar();
    await walk.look('the sidebar of a reader', phone);
    expect(walk.faults).toEqual([]);
  });
});

test('parts that failed say nothing in English and cut nothing off', LONG, async ({ chat, page, complaints }) => {
  await chat.open();
  await chat.ask(QUESTION);
  const walk = await speakingPages(page, chat.url);
  walk.ofOthers(QUESTION, ...QUESTION_TERMS);
  await page.route(/\/assets\/(?:turns|references-pane|chat-rail|filter-choices|option-choices)-[\w-]+\.js$/, (route) =>
    route.abort(),
  );
  const { pathname, search } = new URL(page.url());
  await walk.open(pathname + search);
  await expect(page.getByRole('alert')).not.toHaveCount(0);
  await walk.look('parts of the chat that failed');
  for (const name of ['Filters', 'Options']) {
    await page.getByRole('button', { name: said(name) }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await walk.look(`${name} that failed`);
    await page.keyboard.press('Escape');
  }
  await page.route(/\/assets\/(?:results-pane|filters-pane|evidence-fold)-[\w-]+\.js$/, (route) => route.abort());
  await walk.open('/browse?q=heart');
  await expect(page.getByRole('alert')).toHaveCount(3);
  await walk.look('parts of the search that failed');
  complaints.splice(0);
  expect(walk.faults).toEqual([]);
});
