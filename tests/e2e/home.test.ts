import { axeFindings } from './axe.ts';
import { QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

test('the home page comes with a checked answer of its collection, whose numbers open their source', async ({
  browser,
  embedded,
  page,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
  const unscripted = await plain.newPage();
  await expect(async () => {
    await unscripted.goto(embedded.url);
    const place = unscripted.locator('[data-example="drawn"]').first();
    await expect(place.getByText('wörtlich zitiert').first()).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await plain.close();

  await page.goto(embedded.url);
  const answer = page.getByRole('article').filter({ has: page.getByRole('heading', { name: QUESTION }) });
  const number = answer.getByRole('button', { name: 'Reference 1, quoted word for word' }).first();
  const sentence = await answer.getByRole('listitem').first().locator('span').first().textContent();
  await number.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Source 1' });
  await expect(card.locator('mark')).toHaveText(sentence ?? '');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page), `${width}`).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(number).toBeFocused();
  await answer.getByRole('button', { name: 'Ask this in the chat' }).click();
  await expect(page.getByRole('group', { name: 'Actions on this answer' })).toHaveCount(1, { timeout: 30_000 });

  await page.context().addCookies([{ name: 'footnote_language', value: 'de', url: embedded.url }]);
  await page.goto(embedded.url);
  const inGerman = page.getByRole('article').getByRole('button', { name: 'Beleg 1, wörtlich zitiert' }).first();
  await inGerman.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Quelle 1' }).locator('mark')).toHaveText(sentence ?? '');
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(inGerman).toBeFocused();
  // The second question of a visitor: the product asks for an address first.
  await page.getByRole('button', { name: 'Dies im Chat fragen' }).click();
  await expect(page.getByRole('dialog', { name: 'Bitte nennen Sie Ihre E-Mail-Adresse' })).toBeVisible();
});

test('an example that comes late takes over the focus and the press, and one that fails is loaded again', async ({
  complaints,
  embedded,
  page,
}) => {
  const call = '**/api/chat/example?*';
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(call, async (route) => {
    calls += 1;
    if (calls === 1) return route.abort();
    await mayCome;
    return route.continue();
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/chat/example'));
  await page.goto(embedded.url);
  await failed;
  const answer = page.getByRole('article').filter({ has: page.getByRole('heading', { name: QUESTION }) });
  const number = answer.getByRole('button', { name: 'Reference 1, quoted word for word' }).first();
  await expect(async () => {
    await number.click();
    expect(calls).toBeGreaterThan(1);
  }).toPass();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  letCome();
  await expect(page.getByRole('dialog', { name: 'Source 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(number).toBeFocused();

  await page.unroute(call);
  const { promise: mayComeNow, resolve: letComeNow } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await mayComeNow;
    return route.continue();
  });
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED'), expect.stringContaining('The example')]);
  const called = page.waitForRequest(call);
  await page.reload();
  await called;
  const ask = answer.getByRole('button', { name: 'Ask this in the chat' });
  await ask.focus();
  const drawn = await ask.elementHandle();
  letComeNow();
  await expect.poll(() => drawn?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(ask).toBeFocused();
});

test('a page about the product takes a question to the chat, and keeps it while another is looked at', async ({
  embedded,
  page,
}) => {
  const { promise: appMayCome, resolve: letAppCome } = Promise.withResolvers<void>();
  const { promise: nextMayCome, resolve: letNextCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await (route.request().url().includes('/solutions') ? nextMayCome : appMayCome);
    await route.continue();
  });
  await page.goto(`${embedded.url}/about`, { waitUntil: 'commit' });
  const field = page.getByRole('region', { name: 'What would you like to know?' }).getByRole('textbox');
  await field.fill(QUESTION);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Academic' }).click();
  letAppCome();
  await expect(page).toHaveURL(/\/solutions/);
  await field.click();
  letNextCome();
  await expect(
    page.getByRole('heading', { level: 1, name: 'For people who have to know what was shown' }),
  ).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(QUESTION);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat/);
  await expect(page.getByRole('group', { name: 'Actions on this answer' })).toHaveCount(1, { timeout: 30_000 });
  await page.goBack();
  await expect(field).toHaveValue('');
});
