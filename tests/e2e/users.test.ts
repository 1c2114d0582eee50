import { expect, test } from './product.fixtures.ts';
import { LONG } from '../support/test-effort.ts';

test('a super admin finds a user, suspends and resumes them, and deletes them', async ({ account, embedded, page }) => {
  test.setTimeout(240_000);
  const root = await account.newUser();
  await embedded.command('admin', 'grant', root);
  const grace = await account.elsewhere();
  const email = await grace.newUser();
  await grace.page.request.patch(`${embedded.url}/api/users/me`, {
    data: { firstName: 'Grace', lastName: 'Höpper-Müller' },
  });

  await account.open('/chat');
  await account.menu(root).click();
  await page.getByRole('menuitem', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find a user' });
  await search.fill('HÖPP grac');
  await expect(page.getByRole('link', { name: 'Grace Höpper-Müller' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  // Beside the list of pages, whole and without scrolling sideways.
  await expect(page.getByRole('columnheader', { name: 'Since' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Actions for Grace Höpper-Müller' })).toBeInViewport({ ratio: 1 });
  await account.expectSound('all users');

  // By keyboard alone: into the list, to the link of the row, and into the details.
  await page.getByRole('link', { name: 'Grace Höpper-Müller' }).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Grace Höpper-Müller' });
  await expect(details.getByText(email)).toBeVisible();
  await expect(details.getByText(/^In one place, last used/)).toBeVisible();
  await account.expectSound('the details of a user');
  await details.getByRole('button', { name: 'Suspend' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Suspend Grace Höpper-Müller?' });
  await expect(question).toBeVisible();
  await account.expectSound('the question before suspending');
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect(details.getByText('Suspended', { exact: true })).toBeVisible();
  await expect(details.getByText('Nowhere')).toBeVisible();

  // Grace is out with her next request, and hears why.
  await grace.open('/userprofile');
  await grace.signIn(email);
  await expect(grace.page.getByText('This account is suspended. Ask whoever runs this service.')).toBeVisible();
  await grace.expectSound('signing in to a suspended account');

  await details.getByRole('button', { name: 'Resume' }).click();
  await expect(details.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await grace.signIn(email);
  await expect(grace.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(grace.page).toHaveURL(/\/userprofile$/);

  await search.fill(root);
  await page.getByRole('button', { name: `Actions for ${root}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Suspend' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await search.fill(email);
  await page.getByRole('button', { name: 'Actions for Grace Höpper-Müller' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No user found')).toBeVisible();
  await grace.page.context().close();
});

test('users are listed in German, on a phone and by filter', LONG, async ({ account, embedded, page }) => {
  test.setTimeout(120_000);
  const root = await account.newUser();
  await embedded.command('admin', 'grant', root);
  await page.evaluate(() => localStorage.setItem('footnote-locale', 'de'));
  await account.open('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Benutzerkonten' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Anzeigen' }).selectOption('Gesperrte Konten');
  await expect(page.getByText('Kein Benutzerkonto gefunden')).toBeVisible();
  await account.expectSound('the users in German');
  await page.getByRole('combobox', { name: 'Anzeigen' }).selectOption('Systemverwaltung');
  await page.getByRole('searchbox', { name: 'Benutzerkonto suchen' }).fill(root);
  // Until what was searched for has come, the first row is any super admin's.
  await page.getByRole('row').filter({ hasText: root }).getByRole('link').click();
  await expect(page.getByRole('dialog').getByText('Das ist Ihr eigenes Konto.', { exact: false })).toBeVisible();
  await account.expectSound('the own account in German', true);
});
