import { readFileSync } from 'node:fs';
import { expect, test } from './product.fixtures.ts';

test.use({ actionTimeout: 30_000 });

const RIS = [
  'TY  - JOUR\nTI  - Something a colleague sent\nAU  - Berkman, R. I.\nPY  - 1994\nKW  - From a file\nER  - ',
  'TY  - JOUR\nAU  - Nobody, N\nER  - ',
  'TY  - JOUR\nTI  - Salt substitutes in villages\nLA  - German\nAB  - We randomly assigned 20995 adults to a salt substitute or to regular salt. The rate of stroke was lower with the salt substitute (rate ratio 0.86, 95% CI 0.77 to 0.96).\nER  - ',
].join('\n\n');

test('a user keeps articles of results and answers, imports and exports references, and files them', async ({
  account,
  page,
}) => {
  test.setTimeout(240_000);
  const email = await account.newUser();
  await account.open('/browse?q=dapagliflozin');
  const result = page.getByRole('list', { name: 'Results' }).getByRole('article').first();
  await expect(result.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await result.focus();
  await page.keyboard.press('s');
  await expect(result.getByRole('button', { name: 'Saved' })).toBeVisible();
  const title = (await result.getByRole('heading').innerText()).replace(/^\d+\s*/, '');

  await account.open('/chat');
  await page.getByRole('textbox', { name: /question/i }).fill('Does empagliflozin reduce cardiovascular death?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save the cited articles' }).click();
  await expect(page.getByText(/in your library\./).first()).toBeVisible();

  await account.menu(email).click();
  await page.getByRole('menuitem', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  const table = page.getByRole('grid', { name: 'Library' });
  await expect(table.getByRole('button', { name: title, exact: true })).toBeVisible();
  await account.expectSound('the library of a user', true);

  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import references' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'export.ris',
    mimeType: 'application/x-research-info-systems',
    buffer: Buffer.from(RIS),
  });
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText('2 references were saved.')).toBeVisible();
  await expect(dialog.getByText('Line 8: This reference has no title, DOI or PMID. Nobody')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const imported = table.getByRole('row', { name: /Something a colleague sent/ });
  await imported.getByRole('button', { name: 'Something a colleague sent', exact: true }).click();
  const item = page.getByRole('dialog', { name: 'Something a colleague sent' });
  await item.getByRole('textbox', { name: 'Note' }).fill('For the ward round');
  await item.getByRole('textbox', { name: 'Tags' }).fill('Ward, To teach');
  await item.getByRole('checkbox', { name: 'I have read it' }).check();
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(imported.getByText('Ward, To teach')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  await page.getByRole('menuitem', { name: 'Word document with citations, APA style' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^footnote-\d+-references\.docx$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  await page.getByRole('button', { name: 'New collection' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Journal club');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Journal club' })).toBeVisible();
  await page.getByRole('link', { name: 'All saved' }).click();
  await table.getByRole('checkbox', { name: 'Select Something a colleague sent' }).check();
  await table.getByRole('checkbox', { name: `Select ${title}` }).check();
  await table.getByRole('checkbox', { name: 'Select Salt substitutes in villages' }).check();
  await page.getByRole('button', { name: 'Add to a collection' }).click();
  // The collection is opened before the server has them in it, and shows them once it does.
  const { promise: mayBeAdded, resolve: letAdd } = Promise.withResolvers<void>();
  await page.route('**/api/library/collections/**', async (route) => {
    if (route.request().method() === 'POST') await mayBeAdded;
    await route.continue();
  });
  await page.getByRole('menuitem', { name: 'Journal club' }).click();
  await page.getByRole('link', { name: 'Journal club' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journal club' })).toBeVisible();
  await expect(page.getByText('This collection is empty')).toBeVisible();
  letAdd();
  await expect(page.getByText('3 articles were added to “Journal club”.').first()).toBeVisible();
  await expect(imported).toBeVisible();

  await page.getByRole('button', { name: 'Ask this collection' }).click();
  await page.getByRole('textbox', { name: /question/i }).fill('Does dapagliflozin help in heart failure?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Searched: “Journal club” (3 references)')).toBeVisible();
  await expect(
    page.getByText(/^1 reference of the collection was not read: it is not .*Something a colleague sent/),
  ).toBeVisible();
  // While one is being answered, no other is taken.
  await expect(page.getByRole('group', { name: 'Actions on this answer' })).toHaveCount(1);
  await page.getByRole('textbox', { name: /question/i }).fill('Does a salt substitute reduce stroke?');
  await page.keyboard.press('Enter');
  // A record that is in no index is cited as any article is, can be chosen like one, and leads to where it is kept.
  const references = page.getByRole('region', { name: 'References' });
  await expect(references.getByText('Salt substitutes in villages')).toBeVisible();
  await references.getByRole('checkbox', { name: 'Select reference 1' }).check();
  await references.getByRole('button', { name: 'Regenerate from selected' }).click();
  await expect(page.getByRole('group', { name: 'Actions on this answer' })).toHaveCount(3);
  await expect(page.getByText(/rate ratio 0\.86, 95% CI 0\.77 to 0\.96/).last()).toBeInViewport();
  await expect(page.getByText('Searched: “Journal club” (3 references)')).toHaveCount(2);
  await page.getByRole('link', { name: 'Show in the library' }).click();
  await expect(page).toHaveURL(/\/library\?collection=[\da-f-]+&search=Salt%20substitutes%20in%20villages$/);
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('button', { name: 'Salt substitutes in villages', exact: true })).toBeVisible();
  await account.open('/library');

  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search your library' }).fill('ward round');
  await expect(table.getByRole('row')).toHaveCount(2);
  await imported.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Take out of the library' }).click();
  await expect(imported).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(imported.getByText('Ward, To teach')).toBeVisible();

  await page.context().addCookies([{ name: 'footnote_language', value: 'de', url: account.url }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await account.open('/library');
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible();
  await expect(page.getByText('Noch zu lesen', { exact: true }).last()).toBeVisible();
  expect(await account.overflow()).toBeLessThanOrEqual(0);
});
