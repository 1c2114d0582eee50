import { expect, test } from './product.fixtures.ts';

test.use({ actionTimeout: 30_000 });

test('a user invites a colleague, who registers by the link and earns them a month of Pro', async ({
  account,
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  const email = await account.newUser();
  await account.open('/browse');
  await account.menu(email).click();
  await page.getByRole('menuitem', { name: 'Referrals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('0');
  await account.expectSound('the referrals of a user', true);

  await page.getByRole('button', { name: 'Invite by e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  const invite = async (address: string, name: string) => {
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(address);
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Name' }).press('Enter');
  };
  await invite('nobody', '');
  await expect(dialog.getByText('Enter a valid e-mail address.')).toBeVisible();
  await expect(dialog.getByText('Fill this in.')).toBeVisible();
  const colleague = account.freshAddress();
  await invite(colleague, 'Bea');
  await expect(dialog.getByText('Invite sent successfully')).toBeVisible();
  await invite(colleague, 'Bea');
  await expect(dialog.getByText('You have invited this address already.')).toBeVisible();
  complaints.length = 0;
  await page.keyboard.press('Escape');

  const bea = await account.elsewhere();
  await bea.open(await bea.linkTo(colleague, '/refer'));
  await expect(bea.page.getByRole('heading', { level: 1, name: 'A colleague invites you to Footnote' })).toBeVisible();
  await bea.expectSound('where a referral link leads');
  await bea.page.getByRole('button', { name: 'Register' }).click();
  await bea.fillRegistration(colleague);
  await bea.verify(colleague);

  await page.reload();
  await expect(page.getByRole('definition')).toHaveText(['1', '1', '1']);
  await expect(page.getByRole('banner').getByText('PRO', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('link', { name: 'Somebody registered by your link' })).toBeVisible();
});

test('a link that is nobody’s says so and lets one register all the same', async ({ account, page }) => {
  await account.open('/refer/nobodynobody1234');
  await expect(page.getByText(/^The link could not load\./)).toBeVisible();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/register$/);
});
