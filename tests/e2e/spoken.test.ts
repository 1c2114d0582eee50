import { PAGE_ACCESS } from '@footnote/domain';
import { QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';
import { said, speakingPages } from './spoken-pages.ts';

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
  const email = await account.newReader();
  await embedded.command('admin', 'grant', email);
  const walk = await speakingPages(page, embedded.url);
  walk.ofOthers(email, 'FOOTNOTE_SYNC=daily', 'npm run literature -- sync');
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

/** A query whose words are no English and in which much is wrong. */
const REMARKED =
  '(“cœur”[zz] or "défaut né"[tiab] OR OR é*[ti] AND "ÿ ñ"[mh] AND žž[vi] AND "çà"[dp] AND éé[sb] AND () "" [ti] ] NOT "šš"[pa] AND 2019:2023[dp] AND ïï[au] AND öö[ta] AND éñ[crdt:x]';
const FOR_OVID = '1. exp Cœur/\n2. cœu?r.ti.\n3. žž.zz.\n4. 1 or 9';

test('the search says nothing in English and cuts nothing off', async ({ page, embedded, complaints }) => {
  const walk = await speakingPages(page, embedded.url);
  for (const mode of ['simple', 'pico', 'query', 'category']) {
    await walk.open(`/browse?mode=${mode}`);
    await walk.look(mode, mode === 'category' ? { strict: true, ignored: 'bdi[dir]' } : {});
  }
  for (const query of [REMARKED, FOR_OVID]) {
    await walk.open(`/browse?mode=query&query=${encodeURIComponent(query)}`);
    await walk.look(query, { strict: true });
  }
  await walk.open('/browse?qid=cardiology.heart_failure&qid=dermatology.psoriasis');
  await page.getByRole('button', { name: said('How your query was read') }).click();
  await walk.look('categories');
  await walk.open('/browse?p=žéž&i=ñéñ&o=ýéý&types=randomized_trial&n=500&since=2015');
  await walk.look('nothing found', { strict: true });
  await walk.open('/browse?q=heart+failure&view=table&n=100&since=2015&sort=recency');
  await walk.look('results as a table');
  await walk.open('/browse?q=heart+failure&size=10');
  await page.getByRole('article').first().getByRole('checkbox').check();
  await page.getByRole('button', { name: said('Summarise this page') }).click();
  await expect(page.locator('main [lang]').first()).toBeVisible();
  await walk.look('results, an overview and a selection');
  await page.getByRole('button', { name: said('Export') }).click();
  await walk.look('formats of an export');
  for (const [status, code] of [
    [400, 'literature/query-too-wide'],
    [503, 'literature/unavailable'],
    [500, ''],
  ] as const) {
    await page.route('**/api/search/simple**', (route) => route.fulfill({ status, json: { error: 'English', code } }));
    await walk.open('/browse?q=heart');
    await walk.look(`a search that failed with ${status}`);
    await page.unroute('**/api/search/simple**');
  }
  complaints.splice(0);
  expect(walk.faults).toEqual([]);
});

test('the chat says nothing in English and cuts nothing off', async ({ account, page, embedded, complaints }) => {
  const email = await account.newReader();
  const walk = await speakingPages(page, embedded.url);
  walk.ofOthers(QUESTION, email);
  const field = page.getByRole('textbox').last();
  const main = page.getByRole('main');
  const ask = async (question: string) => {
    await field.fill(question);
    await field.press('Enter');
  };
  await walk.open('/chat');
  await page.getByRole('button', { name: said('Filters') }).click();
  await walk.look('an empty chat with its filters');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: said('Options') }).click();
  await walk.look('ways of answering');
  await page.keyboard.press('Escape');
  await ask(QUESTION);
  await expect(main.getByRole('article').getByRole('group').last()).toBeVisible();
  await walk.look('an answer');
  await page.getByRole('button', { name: said('Share this chat') }).click();
  await walk.look('sharing');
  await page.keyboard.press('Escape');
  await ask('žéžé ñéñé šéšé?');
  await expect(main.getByText(said('answer this question')).first()).toBeVisible();
  await walk.look('no documents');
  for (const [status, code] of [
    [502, 'model/timed-out'],
    [400, 'chat/no-source'],
    [401, 'request/unauthorized'],
  ] as const) {
    await page.route('**/api/chat/query**', (route) => route.fulfill({ status, json: { error: 'English', code } }));
    await ask('žéžé?');
    await expect(main.getByRole('alert').last()).toBeVisible();
    await walk.look(`a question refused with ${status}`);
    await page.unroute('**/api/chat/query**');
  }
  complaints.splice(0);
  expect(walk.faults).toEqual([]);
});

test.describe('what opens above a page', () => {
  test.use({ agreed: false });

  test('says nothing in English and cuts nothing off', async ({ account, page, embedded }) => {
    const walk = await speakingPages(page, embedded.url);
    walk.ofOthers(QUESTION);
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
    for (const menu of ['About', 'Language of the interface']) {
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
    await expect(page.getByRole('article').getByRole('group').last()).toBeVisible();
    await field.fill('žéžé?');
    await field.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await walk.look('asking a visitor for an address');
    const email = await account.newReader();
    walk.ofOthers(email);
    await walk.open('/');
    await header.getByRole('button', { name: email }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await walk.look('the menu of a reader', desktop);
    await page.keyboard.press('Escape');
    await openSidebar();
    await walk.look('the sidebar of a reader', phone);
    expect(walk.faults).toEqual([]);
  });
});
