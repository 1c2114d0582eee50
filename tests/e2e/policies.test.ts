import { effort } from '../support/test-effort.ts';
import { expect, test } from './product.fixtures.ts';

test.describe('a visitor who has not said OK', () => {
  test.use({ agreed: false });

  test('reads about cookies and policies, beside the question and not above it, until they do', async ({
    account,
    chat,
    page,
  }) => {
    test.setTimeout(120_000);
    const banner = page.getByRole('region', { name: 'Cookies and policies' });
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme });
      for (const path of ['/', '/login', '/browse', '/chat']) {
        await account.open(path);
        await expect(banner, path).toBeInViewport();
        await account.appStands();
        await expect(banner, path).toBeInViewport();
        await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
        expect(await account.axeFindings(), path).toEqual([]);
        expect(await account.overflow(), path).toBeLessThanOrEqual(0);
      }
      const belowTheField = async () => {
        const [field, below] = [await chat.field.boundingBox(), await banner.boundingBox()];
        return (below?.y ?? -Infinity) - (field?.y ?? Infinity) - (field?.height ?? 0);
      };
      await expect.poll(belowTheField).toBeGreaterThanOrEqual(0);
      await account.open('/');
      await expect(banner).toBeVisible();
      const belowTheEnd = async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const [end, after] = [await page.getByRole('contentinfo').boundingBox(), await banner.boundingBox()];
        return (after?.y ?? 0) - (end?.y ?? Infinity) - (end?.height ?? 0);
      };
      await expect.poll(belowTheEnd).toBeGreaterThanOrEqual(0);
    }
    await banner.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    // A page that has come takes the focus to itself: before that, no key reaches the banner for sure.
    await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: 'OK' }).press('Enter');
    await expect(banner).toBeHidden();
    for (const path of ['/chat', '/']) {
      await account.open(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(banner).toHaveCount(0);
    }
  });

  test('has most of a phone left to read the chat, in every language', async ({ browser, embedded }) => {
    // English, and the two whose banner is longest.
    for (const locale of effort({ whole: ['en', 'nl', 'es', 'fr', 'de', 'pt'], sample: ['en', 'fr', 'de'] })) {
      const page = await browser.newPage({ locale, viewport: { width: 320, height: 640 } });
      await page.goto(`${embedded.url}/chat`);
      const banner = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'OK' }) });
      await expect(banner).toBeInViewport();
      // The field of the filled page makes way for the app's own.
      const top = async () => (await page.getByRole('textbox').boundingBox())?.y;
      await expect.poll(top, { message: locale }).toBeGreaterThan(640 / 2);
      await page.close();
    }
  });

  test('is not asked once signed in', async ({ account, page }) => {
    const email = await account.newUser();
    await account.open('/');
    await expect(account.menu(email)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookies and policies' })).toHaveCount(0);
  });
});
