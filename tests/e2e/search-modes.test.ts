import { effort } from '../support/test-effort.ts';
import { expect, test } from './product.fixtures.ts';

test('searches with plain words, counts while they are written, and lives in its address', async ({ search, page }) => {
  await search.open();
  await expect(page).toHaveTitle('Search — Footnote');
  await expect(page.getByText(/Starter collection: \d+ landmark studies, summarised/)).toBeVisible();
  await search.field.fill('heart failure');
  const counted = page.getByRole('search').getByText(/^\d+ articles$/);
  await expect(counted).toBeVisible();
  await search.field.press('Enter');
  await expect(search.count).toBeVisible();
  await expect(page).toHaveURL(/\/browse\?q=heart\+failure$/);
  const all = await search.found();
  await page.getByRole('checkbox', { name: 'Randomized trial', exact: true }).click();
  await expect(page).toHaveURL(/types=randomized_trial/);
  await expect.poll(() => search.found()).toBeLessThan(all);
  await page.reload();
  await expect(search.count).toBeVisible();
  expect(await search.found()).toBeLessThan(all);
  await expect(search.field).toHaveValue('heart failure');
  await page.goBack();
  await expect.poll(() => search.found()).toBe(all);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'For example' })).toBeVisible();
  await page.goForward();
  await expect.poll(() => search.found()).toBe(all);
});

test('counts what is written again before it was counted', async ({ search, page }) => {
  await search.open();
  const held: (() => void)[] = [];
  await page.route('**/api/search/**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    // What was left off meanwhile cannot be answered.
    await route.continue().catch(() => undefined);
  });
  await search.field.fill('heart failure');
  await expect.poll(() => held.length).toBe(1);
  await search.field.fill('heart failures');
  await expect(search.field).toHaveValue('heart failures');
  await search.field.fill('heart failure');
  await expect.poll(() => held.length).toBe(2);
  for (const go of held) go();
  await expect(page.getByRole('search').getByText(/^\d+ articles$/)).toBeVisible();
});

test('counts and searches for a PICO term while it is typed', async ({ search, page }) => {
  await search.open();
  await search.tab('PICO').click();
  await page.getByRole('textbox', { name: 'Patients with' }).pressSequentially('heart failure');
  await expect(page.getByText('Name patients, a treatment or an outcome.')).toHaveCount(0);
  await expect(page.getByRole('search').getByRole('button', { name: 'Search' })).toBeEnabled();
  await search.search();
  await expect(page).toHaveURL(/heart/);
  await expect(page.getByRole('textbox', { name: 'Patients with' })).toHaveValue('');
});

test('builds a PICO sentence, begins with trials of high impact, and goes on as a query', async ({ search, page }) => {
  await search.open();
  await search.tab('PICO').click();
  await expect(page).toHaveURL(/mode=pico/);
  await expect(page.getByText('Name patients, a treatment or an outcome.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Patients with' }).fill('heart failure');
  await page.getByRole('textbox', { name: 'Treatment or test' }).fill('dapagliflozin');
  const called = page.waitForRequest(
    (request) => /\/api\/search\/pico/.test(request.url()) && !/"page_size":0/.test(request.postData() ?? ''),
  );
  await search.search();
  expect((await called).postDataJSON()).toMatchObject({
    search_queries: [
      { queryString: 'heart failure', fieldName: 'ml_p', boolType: 'should' },
      { queryString: 'dapagliflozin', fieldName: 'ml_i', boolType: 'should' },
    ],
    fuzziness: 1,
    article_type: 'randomized_trial',
    sort_by: 'impact_factor',
    sort_order: 'desc',
  });
  await expect(search.cards.first()).toContainText('Dapagliflozin');
  const trials = await search.found();
  await page.getByRole('button', { name: 'All study types' }).click();
  await expect(page).toHaveURL(/types=all/);
  await expect.poll(() => search.found()).toBeGreaterThanOrEqual(trials);
  await page.getByRole('button', { name: 'How your query was read' }).click();
  await page.getByRole('button', { name: 'Edit as query' }).click();
  await expect(search.query).toHaveValue(/heart.*AND.*dapagliflozin/);
  await expect(search.query).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/query=/);
  await expect(search.count).toBeVisible();
});

test('asks for a term always or never, and by another spelling', async ({ search, page }) => {
  await search.find('?p=heart+failure&types=all');
  const all = await search.found();
  await page.getByRole('combobox', { name: 'How “heart failure” is asked for' }).selectOption('not_include');
  await page.getByRole('textbox', { name: 'Treatment or test' }).fill('dapagliflozin');
  await page.getByRole('combobox', { name: 'Spelling of rare words' }).selectOption('0');
  await search.search();
  await expect(page).toHaveURL(/p=-heart\+failure&i=dapagliflozin&fuzzy=0/);
  // The address is there before the results of the last search are gone.
  await expect.poll(() => search.found()).toBeLessThan(all);
});

test('reads a query, marks what is odd, and shows a part of it in the editor', async ({ search, page }) => {
  const query = '("heart failure"[ti] OR hypertension[tiab]) AND trial[tiab] AND "mice';
  await search.open();
  await search.tab('PubMed query').click();
  await search.query.fill(query);
  await expect(page.getByRole('button', { name: /A quotation mark has no partner/ })).toBeVisible();
  const parts = page.getByRole('list', { name: 'Parts of the query' });
  await expect(parts.getByText(/in title/).first()).toBeVisible();
  await search.search();
  await parts.getByRole('button', { name: /trial\[tiab\] trial in title/ }).click();
  await expect(search.query).toBeFocused();
  const chosen = await search.query.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(chosen).toBe('trial[tiab]');
  await expect(page).toHaveURL((url) => url.searchParams.get('query') === query);
});

test('keeps a query of fifteen thousand characters, and says why it has no link', async ({ search, page }) => {
  const words = Array.from({ length: 1_000 }, (_, at) => `word${at}[tiab]`).join(' OR ');
  const query = `"heart failure"[ti] OR ${words}`;
  expect(query.length).toBeGreaterThan(15_000);
  await search.open('?mode=query');
  await search.query.fill(query);
  await search.search();
  await expect(search.count).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/kept=\d+/);
  expect(page.url().length).toBeLessThan(200);
  await expect(page.getByText(/too long for a link/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  const found = await search.found();
  await page.reload();
  await expect(search.query).toHaveValue(query);
  await expect.poll(() => search.found()).toBe(found);
  const other = await page.context().browser()?.newPage();
  await other?.goto(page.url());
  await expect(other?.getByText(/kept only in the browser tab/) ?? search.count).toBeVisible();
  await other?.close();
});

test('opens the category that an address names, and chooses others', async ({ search, page }) => {
  await search.find('?qid=cardiology.heart_failure&rid=somebody');
  await expect(search.tab('Category')).toHaveAttribute('aria-selected', 'true');
  const trials = await search.found();
  await page.getByRole('searchbox', { name: 'Find a specialty or category' }).fill('hypertension');
  await page.getByRole('checkbox', { name: 'Hypertension', exact: true }).check();
  await search.search();
  await expect(page).toHaveURL(/qids=cardiology.heart_failure%2Ccardiology.hypertension/);
  await expect.poll(() => search.found()).toBeGreaterThan(trials);
  await page.goBack();
  await expect.poll(() => search.found()).toBe(trials);
});

test('runs every example of every mode', async ({ search, page }) => {
  for (const mode of ['Simple', 'PICO', 'PubMed query', 'Category']) {
    await search.open();
    await search.tab(mode).click();
    await expect(search.tab(mode)).toHaveAttribute('aria-selected', 'true');
    const links = search.results.getByRole('link');
    await expect(links.first()).toBeVisible();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(1);
    for (const href of effort({ whole: hrefs, sample: hrefs.slice(0, 1) })) {
      await page.goto(search.url + href);
      await expect(search.count).toBeVisible();
    }
  }
});

test('leads from a page beyond the last one to the last', async ({ search, page }) => {
  await search.find('?q=heart+failure&size=5&page=1000');
  await expect(search.cards).not.toHaveCount(0);
  await expect(page).not.toHaveURL(/page=1000/);
});

test('takes any address without an error', async ({ search, page }) => {
  for (const address of [
    '?mode=constructor&q=%00%ff&types=__proto__&sort=toString&page=1e9&size=3&n=-1&since=0&week=maybe&view=none',
    '?kept=../../etc&page=99',
    `?p=${'a'.repeat(3_000)}&i=%E0%A4%A&fuzzy=9`,
    '?qids=,,,&qid=',
    '?q=heart+failure&size=5&page=1999',
  ]) {
    await search.open(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Search the literature' })).toBeVisible();
    await expect(search.results).not.toBeEmpty();
  }
});
