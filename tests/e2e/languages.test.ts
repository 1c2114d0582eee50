import { expect, test } from './product.fixtures.ts';

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

  test('is the language of answers, too, until a reader chooses another', async ({ chat, page }) => {
    await chat.open();
    await page.getByRole('button', { name: 'Français', exact: false }).last().click();
    await page.getByRole('combobox').fill('English');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interrogez la littérature');
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
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

test('is chosen among four in the header and among all six elsewhere, as the profile says', async ({
  account,
  page,
}) => {
  const all = ['English', 'Nederlands', 'Español', 'Français', 'Deutsch', 'Português'];
  const offered = page.getByRole('menuitemradio');
  const menu = page.getByRole('button', { name: 'Language of the interface' });
  await account.newUser();
  for (const path of ['/browse', '/chat']) {
    await account.open(path);
    await menu.click();
    await expect(offered, path).toHaveText(['English', 'Español', 'Deutsch', 'Nederlands']);
  }
  await account.open('/userprofile');
  const form = page.getByRole('main');
  await expect(form.getByText('The menu at the top of a page has four of these')).toBeVisible();
  await expect(form.getByRole('combobox', { name: 'Language of the interface' }).getByRole('option')).toHaveText(all);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, drawer] of [
    ['/browse', 'Open menu'],
    ['/chat', 'Open chats'],
  ] as const) {
    await account.open(path);
    await page.getByRole('button', { name: drawer }).click();
    await menu.click();
    await expect(offered, path).toHaveText(all);
    expect(await account.axeFindings(), path).toEqual([]);
  }
});
