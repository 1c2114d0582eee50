import { axeFindings } from './axe.ts';
import { expect, test } from './product.fixtures.ts';

test('a guide is found by title and category, read, and its query run', async ({ page, embedded, complaints }) => {
  await page.goto(`${embedded.url}/about`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Knowledge Base' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a guide' }).fill('language');
  await expect(page).toHaveURL(/\?q=language$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Knowledge Base' }).click();
  await expect(page.getByRole('searchbox', { name: 'Find a guide' })).toHaveValue('');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Search');
  await expect(page).toHaveURL(/category=Search/);
  await page.getByRole('link', { name: 'PubMed’s language, with examples that run' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /PubMed’s language/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /explained clause by clause/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'by date' }).click();
  await expect(page.getByRole('heading', { name: 'Dates' })).toBeInViewport();
  await page.getByRole('link', { name: 'Run this search' }).first().click();
  await expect(page.getByRole('heading', { name: /\d+ results/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'All guides' }).click();
  await page.getByRole('navigation').getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goto(`${embedded.url}/knowledge-base?page=99`);
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(`${embedded.url}/knowledge-base/there-is-none`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(complaints.splice(0)).toHaveLength(1);
});

test.describe('in German on a phone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } });

  test('news are read, the keyboard leads there, and a feed is offered', async ({ page, embedded }) => {
    await page.goto(`${embedded.url}/blog`);
    await expect(page.getByRole('heading', { level: 1, name: 'Neuigkeiten' })).toBeVisible();
    await expect(page.getByText('Diese Texte sind auf Englisch.')).toBeVisible();
    const feed = await page.request.get(
      embedded.url + ((await page.getByRole('link', { name: 'RSS-Feed' }).getAttribute('href')) ?? ''),
    );
    expect(await feed.text()).toContain('<rss version="2.0"');
    await page.getByRole('link', { name: 'How we measure answers, and what we found' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /How we measure/ })).toHaveAttribute('lang', 'en');
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
