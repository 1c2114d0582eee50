import { readFile } from 'node:fs/promises';
import { expect, test } from './product.fixtures.ts';
import { LONG } from '../support/test-effort.ts';

test('keeps a selection across pages and orders, exports it, and clears it with a new search', async ({
  search,
  page,
}) => {
  await search.find('?q=heart+failure&size=5');
  const bar = page.getByRole('region', { name: 'Selection' });
  await search.cards.nth(0).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(search.cards.first().getByText('6', { exact: true })).toBeVisible();
  await search.cards.nth(1).getByRole('checkbox').check();
  await expect(bar.getByText('2 selected')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('recency');
  await expect(page).toHaveURL(/sort=recency/);
  await expect(bar.getByText('2 selected')).toBeVisible();

  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV, for spreadsheets' }).click();
  const file = await download;
  const csv = await readFile(await file.path(), 'utf8');
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  expect(csv.startsWith('\uFEFFpmid,title,first_author')).toBe(true);
  expect(csv.trim().split('\r\n').length).toBeGreaterThanOrEqual(3);

  await bar.getByRole('button', { name: /^Select all \d+$/ }).click();
  await expect(bar.getByText(`${await search.found()} selected`)).toBeVisible();
  await search.field.fill('hypertension');
  await search.field.press('Enter');
  await expect(page.getByText(/selected results were cleared with the new search/)).toBeVisible();
  await expect(bar.getByText('0 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bar.getByText(/^[1-9]\d* selected$/)).toBeVisible();
});

test('begins a chat about the selected articles', async ({ search, page }) => {
  await search.find('?q=dapagliflozin');
  await search.cards.nth(0).getByRole('checkbox').check();
  await search.cards.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Chat with these' }).click();
  await expect(page).toHaveURL(/\/chat/);
  await expect(page.getByText('About 2 chosen articles')).toBeVisible();
});

test('narrows by facets, numbers and pictures, and widens by chips', async ({ search, page }) => {
  await search.find('?q=heart+failure');
  const all = await search.found();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('switch', { name: 'High impact' })).toBeDisabled();
  await expect(filters.getByText('No journal metrics are loaded')).toBeVisible();
  await filters.getByRole('textbox', { name: 'Sample size, at least' }).fill('1000');
  await expect(page).toHaveURL(/n=1000/);
  await expect.poll(() => search.found()).toBeLessThan(all);
  await page.getByRole('button', { name: /^Remove filter: n ≥ 1,000/ }).click();
  await expect.poll(() => search.found()).toBe(all);

  const evidence = page.getByRole('complementary', { name: 'Evidence at a glance' });
  await evidence.getByRole('button', { name: /RCT, 1,000 to 9,999 people/ }).click();
  await expect(page).toHaveURL(/types=randomized_trial&n=1000/);
  await page.goBack();
  await expect.poll(() => search.found()).toBe(all);
  await evidence
    .locator('rect')
    .filter({ has: page.locator('title', { hasText: /^2019/ }) })
    .click();
  await expect(page).toHaveURL(/since=2019/);
  await expect.poll(() => search.found()).toBeLessThan(all);
  await filters.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => search.found()).toBe(all);
});

test('shows results as a table, and one of them in full', async ({ search, page }) => {
  await search.find('?q=heart+failure');
  await page.getByRole('button', { name: 'Show as table' }).first().click();
  await expect(page).toHaveURL(/view=table/);
  const row = page.getByRole('table', { name: 'Results' }).getByRole('row').nth(1);
  await row.getByRole('button').first().click();
  const article = page.getByRole('dialog', { name: 'Article' });
  await expect(article.getByRole('link', { name: 'PubMed' })).toHaveAttribute('href', /pubmed/);
  await page.keyboard.press('Escape');
  await expect(article).toBeHidden();
});

test('sums a page up with references that lead to the results', async ({ search, page }) => {
  await search.find('?q=Does+dapagliflozin+help+in+heart+failure%3F');
  await page.getByRole('button', { name: 'Summarise this page' }).click();
  const overview = page.getByRole('region', { name: 'Overview of this page' });
  await overview
    .getByRole('button', { name: /^References? \d/ })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: 'Show in references' }).click();
  await expect(search.cards.and(page.locator(':focus'))).toHaveCount(1);
});

test('tells what would find something where nothing was found, and does it', async ({ search, page }) => {
  await search.open('?p=heart+failure&i=dapagliflozin&since=2150');
  await expect(page.getByRole('heading', { name: 'No study matches this search' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Show \d+ articles?$/ })
    .first()
    .click();
  await expect(search.count).toBeVisible();
  await search.open('?query=dapaglifozin%5Bti%5D+AND+failure%5Bti%5D');
  const tip = page.getByText('“dapaglifozin” written as “dapagliflozin”');
  await expect(tip).toBeVisible();
  await page.getByRole('listitem').filter({ has: tip }).getByRole('button').click();
  await expect(search.cards.first()).toContainText('Dapagliflozin');
});

test('is worked by keys alone', async ({ search, page }) => {
  await search.find('?q=heart+failure&size=5');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the results' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(search.field).toBeFocused();
  await page.keyboard.press('/');
  await expect(search.field).toHaveValue('heart failure/');
  await search.cards.first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await expect(search.cards.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search.cards.nth(1).getByRole('button', { name: 'Abstract' })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('End');
  await expect(search.cards.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(search.cards.last().getByRole('checkbox')).toBeFocused();
});

test('goes between chat and search', LONG, async ({ search, page }) => {
  await search.open();
  await page.getByRole('link', { name: 'Chat', exact: true }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/browse$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('goes between chat and search, and keeps the filters in a drawer', async ({ search, page }) => {
    await search.open();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'New chat', exact: true }).click();
    await expect(page).toHaveURL(/\/chat$/);
    await page.getByRole('button', { name: 'Open chats' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/browse$/);
    await search.find('?q=heart+failure');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox', { name: 'Meta-analysis' }).click();
    await expect(page).toHaveURL(/types=meta_analysis/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  });
});

test('says that it is offline, and searches once the connection is back', async ({ search, page, complaints }) => {
  await search.open();
  await expect(search.field).toBeVisible();
  // The connection goes once the page has come whole.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await search.field.fill('heart failure');
  await search.field.press('Enter');
  await expect(page.getByRole('alert').getByText('You are offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(search.count).toBeVisible();
  complaints.length = 0;
});

test('says what a server that is stopping or refuses says, and tries again', async ({ search, page, complaints }) => {
  const refuse = (status: number, code: string, error: string) =>
    page.route('**/api/search/**', (route) => route.fulfill({ status, json: { code, error } }));
  await refuse(503, 'server/stopping', 'The server is stopping. Try again in a moment.');
  await search.open('?q=heart+failure');
  await expect(page.getByRole('alert')).toContainText('The server is busy or restarting.');
  await page.unroute('**/api/search/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(search.count).toBeVisible();
  await refuse(400, 'literature/query-too-wide', 'The search is too wide. Use longer words and try again.');
  await search.open('?query=a*');
  await expect(page.getByRole('alert')).toContainText('This search is too wide');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await page.unroute('**/api/search/**');
  await page.route('**/api/search/**', (route) => route.fulfill({ status: 200, body: '{"docs":' }));
  await search.open('?q=heart+failure');
  await expect(page.getByRole('alert')).toContainText('The search failed');
  await page.unroute('**/api/search/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(search.count).toBeVisible();
  complaints.length = 0;
});

test('chooses several study types, and finds as many articles in every order', async ({ search, page }) => {
  await search.find('?p=heart+failure');
  const trials = await search.found();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('checkbox', { name: 'Randomized trial' })).toBeChecked();
  await filters.getByRole('checkbox', { name: 'Meta-analysis' }).click();
  await expect(filters.getByRole('checkbox', { name: 'Meta-analysis' })).toBeChecked();
  await expect(page).toHaveURL(/types=meta_analysis%2Crandomized_trial/);
  await expect.poll(() => search.found()).toBeGreaterThan(trials);

  await search.find('?q=dapagliflozin+in+heart+failure');
  const found = await search.found();
  const sorted = page.waitForResponse((response) => /"sort_by":"recency"/.test(response.request().postData() ?? ''));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('recency');
  await expect(page).toHaveURL(/sort=recency/);
  await sorted;
  await expect(search.results.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await search.found()).toBe(found);
});

test('a tab says nothing of what another one did not find', async ({ search, page }) => {
  await search.open('?q=zzqqxx');
  const nothing = page.getByRole('heading', { name: 'No study matches this search' });
  await expect(nothing).toBeVisible();
  await search.tab('Category').click();
  await expect(page.getByRole('heading', { name: 'For example' })).toBeVisible();
  await expect(nothing).toHaveCount(0);
  await search.tab('Simple').click();
  await expect(nothing).toBeVisible();
});

test('an overview leaves the results in sight, and stays folded', async ({ search, page }) => {
  await search.find('?q=heart+failure&size=5');
  await page.getByRole('button', { name: 'Summarise this page' }).click();
  const overview = page.getByRole('region', { name: 'Overview of this page' });
  await expect(overview.locator('[tabindex]')).toBeVisible();
  const box = await overview.boundingBox();
  expect(box?.height ?? Infinity).toBeLessThan(0.4 * 900);
  await overview.getByRole('button', { name: 'Overview of this page' }).click();
  await expect(overview.locator('[tabindex]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('footnote-overview-folded'))).toBe('true');
});
