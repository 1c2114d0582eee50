import { expect, test } from './product.fixtures.ts';

const REGISTER_CODE = '**/assets/register.route-*.js';

test('takes nothing into a form that stands until the next page has loaded, and goes on with it after going back', async ({
  account,
  page,
}) => {
  const release: (() => void)[] = [];
  await page.route(REGISTER_CODE, async (route) => {
    await new Promise<void>((resolve) => release.push(resolve));
    await route.continue();
  });
  await account.open('/login');
  await account.appStands();
  await account.email.fill('ada@example.org');
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/register$/);
  // The old form is still to be seen, and neither keyboard nor pointer nor assistive technology reaches it.
  const old = page.locator('[inert]');
  await expect(old.getByText('Forgot your password?')).toBeVisible();
  await account.email.evaluate((field) => field.focus());
  await expect(account.email).not.toBeFocused();
  await page.keyboard.type('typed for the next page');
  await page.keyboard.press('Enter');
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect(old).toHaveCount(0);
  await expect(account.email).toHaveValue('ada@example.org');
  await expect(account.password).toHaveValue('');
  await account.email.fill('grace@example.org');

  await page.getByRole('link', { name: 'Create account' }).click();
  await expect.poll(() => release.length).toBeGreaterThan(0);
  for (const go of release) go();
  await expect(page.getByRole('heading', { level: 2, name: 'Create account' })).toBeVisible();
  await expect(account.email).toHaveValue('grace@example.org');
  await account.password.fill('a horse in the library');
  await expect(account.password).toHaveValue('a horse in the library');
});
