import { expect, test } from './product.fixtures.ts';
import { said, speakingPages } from './spoken-pages.ts';
import { LONG } from '../support/test-effort.ts';

test.setTimeout(180_000);

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

test('what opens on the search page says nothing in English and cuts nothing off', LONG, async ({ page, embedded }) => {
  const walk = await speakingPages(page, embedded.url);
  const desktop = { widths: [1280] };
  const phone = { widths: [320] };
  const onPhone = () => page.setViewportSize({ width: 320, height: 900 });
  const results = page.getByRole('main');
  await walk.open('/browse?q=heart+failure&size=10');
  const article = results.getByRole('article').first();
  await article.getByRole('button', { name: said('Abstract') }).click();
  await expect(article.getByRole('link').first()).toBeVisible();
  await walk.look('the abstract of an article');
  await onPhone();
  await results.getByRole('button', { name: said('Filters'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.look('the filters on a phone', phone);
  await onPhone();
  await page.keyboard.press('Escape');
  await results.getByRole('button', { name: said('Evidence at a glance') }).click();
  await expect(results.getByRole('img').first()).toBeVisible();
  await walk.look('the evidence map on a phone', phone);
  await onPhone();
  for (const table of await results.getByRole('button', { name: said('Show as table') }).all()) {
    if ((await table.getAttribute('aria-pressed')) === null) await table.click();
  }
  await walk.look('the figures of the evidence', phone);
  await article.getByRole('checkbox').check();
  await page.getByRole('button', { name: said('Export') }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem').first().click();
  const name = (await download).suggestedFilename();
  walk.ofOthers(name);
  await expect(page.getByText(name).first()).toBeVisible();
  await walk.look('what was exported');
  await walk.open('/browse?q=heart+failure&view=table&size=10');
  await results.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.look('an article above the table', desktop);
  expect(walk.faults).toEqual([]);
});
