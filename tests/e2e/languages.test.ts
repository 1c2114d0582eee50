import type { Page } from '@playwright/test';
import { QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';
import { layoutFaultsOf, speakPseudo, untranslatedWords } from './pseudo-locale.ts';

/** Names, which no language translates. */
const NAMES = new Set(['Footnote', 'English', 'Deutsch', 'PMID']);
/** Where articles, readers and the server speak, in their own language, and keys to press. */
const OF_OTHERS = 'article, bdi, [lang]:not(html), code, pre, kbd, textarea, figure';
/** What names a chat by the question it began with. */
const CHATS = 'nav li, section li';

async function expectNoEnglish(page: Page, ignored = OF_OTHERS): Promise<void> {
  const words = await untranslatedWords(page, ignored);
  expect(words.filter((word) => !NAMES.has(word))).toEqual([]);
}

for (const width of [320, 1280]) {
  test.describe(`in a long language at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => speakPseudo(page));

    test('an empty chat says nothing in English and cuts nothing off', async ({ chat, page }) => {
      await chat.open();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Áš/);
      await expectNoEnglish(page);
      expect(await layoutFaultsOf(page)).toEqual([]);
    });

    for (const mode of ['simple', 'pico', 'query', 'category']) {
      test(`the search by ${mode} says nothing in English and cuts nothing off`, async ({ search, page }) => {
        await search.open(`?mode=${mode}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Šéá/);
        await expectNoEnglish(page);
        expect(await layoutFaultsOf(page)).toEqual([]);
      });
    }

    test('results say nothing in English but what others wrote', async ({ search, page }) => {
      await search.open('?q=heart+failure');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expectNoEnglish(page);
      expect(await layoutFaultsOf(page)).toEqual([]);
    });

    test('an answer says nothing in English but what others wrote', async ({ chat, page }) => {
      await chat.open();
      await page.getByRole('textbox').last().fill(QUESTION);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('article').getByRole('group').last()).toBeVisible();
      await expectNoEnglish(page, `${OF_OTHERS}, ${CHATS}`);
      expect(await layoutFaultsOf(page)).toEqual([]);
    });
  });
}

test.describe('the language of the interface', () => {
  test.use({ locale: 'fr-CA' });

  test('is what the browser asks for, until a reader chooses another, which is kept', async ({ search, page }) => {
    await search.open();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechercher dans la littérature');
    await page.getByRole('button', { name: 'Langue de l’interface' }).click();
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Moeten antwoorden ook in het Nederlands komen?');
    await question.getByRole('button', { name: 'Antwoorden in het Nederlands' }).click();
    await expect(question).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await page.goto(`${search.url}/chat`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vraag het de literatuur');
    await expect(page.getByRole('button', { name: 'Antwoorden in het: Nederlands' })).toBeVisible();
  });

  test('is English for a browser that asks for a language the product does not speak', async ({
    browser,
    embedded,
  }) => {
    const page = await browser.newPage({ locale: 'ja' });
    await page.goto(`${embedded.url}/browse`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the literature');
    await page.close();
  });
});
