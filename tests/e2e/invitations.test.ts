import type { Locator } from '@playwright/test';
import { PASSWORD, type AccountPage } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';

async function invite({ page }: AccountPage, email: string, { name, role }: { name: string; role: string }) {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Invite a colleague' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('radio', { name: role }).check();
  await form.getByRole('button', { name: 'Send the invite' }).click();
  return form;
}

const rowOf = ({ page }: AccountPage, name: string): Locator => page.getByRole('row', { name: new RegExp(name) });

test('two colleagues are invited, answer by link and in the app, and one is taken out', async ({
  account,
  embedded,
  page,
}) => {
  test.setTimeout(240_000);
  const root = await account.newUser();
  await embedded.command('admin', 'grant', root);
  const made = await page.request.post(`${embedded.url}/api/organizations`, {
    data: { name: 'Northern Teaching Hospital', description: '', userLimit: 3 },
  });
  const { id }: { id: string } = await made.json();
  await account.open(`/organization/${id}?tab=invites`);
  const [ada, grace] = await Promise.all([account.elsewhere(), account.elsewhere()]);
  const adaEmail = account.freshAddress();
  const form = await invite(account, adaEmail, { name: 'Ada Lovelace', role: 'Admin' });
  await expect(form).toBeHidden();
  await expect(rowOf(account, 'Ada Lovelace')).toBeVisible();
  await account.expectSound('the invites of an organization');

  // Ada opens the link before she has an account, registers, and comes back to it.
  const link = await account.linkTo(adaEmail, '/invitation');
  await ada.open(link);
  await expect(ada.page.getByRole('heading', { level: 2, name: 'Log in' })).toBeVisible();
  await ada.page
    .getByRole('link', { name: /register|create/i })
    .first()
    .click();
  await ada.fillRegistration(adaEmail);
  await ada.verify(adaEmail);
  await ada.open('/login');
  await ada.signIn(adaEmail, PASSWORD);
  await expect(ada.page).toHaveURL(/\/invitation\?token=/);
  await ada.completeProfile();
  await expect(
    ada.page.getByRole('heading', { level: 1, name: 'Northern Teaching Hospital invites you' }),
  ).toBeVisible();
  await ada.expectSound('an invitation by its link');
  await ada.page.getByRole('button', { name: 'Accept' }).click();
  await expect(ada.page.getByText('You belong to Northern Teaching Hospital now.').first()).toBeVisible();
  await ada.page.getByRole('link', { name: 'Open settings of Northern Teaching Hospital' }).click();
  await expect(ada.page.getByRole('textbox', { name: 'User limit' })).toBeDisabled();
  await expect(ada.page.getByRole('button', { name: 'Delete organization' })).toHaveCount(0);

  // She invites Grace, who has an account and answers in the app.
  const graceEmail = await grace.newUser();
  await ada.page.getByRole('tab', { name: /Invites/ }).click();
  await invite(ada, graceEmail, { name: 'Grace Hopper', role: 'Member' });
  await expect(rowOf(ada, 'Grace Hopper')).toBeVisible();
  const twice = await invite(ada, graceEmail, { name: 'Grace Hopper', role: 'Member' });
  await expect(twice.getByText('This e-mail has been invited already.')).toBeVisible();
  await ada.expectSound('an invite that is refused');
  await twice.getByRole('button', { name: 'Cancel' }).click();
  await grace.open('/userprofile');
  await grace.page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(grace.page.getByText('Northern Teaching Hospital invites you')).toBeVisible();
  await grace.page.keyboard.press('Escape');
  await grace.expectSound('an invitation in the profile');
  await grace.page.getByRole('button', { name: 'Accept the invitation of Northern Teaching Hospital' }).click();
  await expect(grace.page.getByRole('button', { name: 'Leave Northern Teaching Hospital' })).toBeVisible();

  // The link of one address opens nothing for another, and says so.
  const strange = account.freshAddress();
  await invite(ada, strange, { name: 'Somebody Else', role: 'Member' });
  await expect(ada.page.getByText('Organization user quota reached.', { exact: false })).toBeVisible();
  await grace.open(await account.linkTo(strange, '/invitation'));
  await expect(grace.page.getByText('This invitation was sent to another e-mail address.')).toBeVisible();
  // Her header names the organization she acts for; the invitation tells nothing.
  await expect(grace.page.getByRole('main').getByText('Northern Teaching Hospital')).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Withdraw the invite of Somebody Else' }).click();
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(ada.page.getByText('No open invites')).toBeVisible();

  // Members: her own row is locked, Grace's is not.
  await ada.page.getByRole('tab', { name: /Members/ }).click();
  await expect(rowOf(ada, adaEmail).getByRole('combobox')).toBeDisabled();
  const changed = ada.page.waitForResponse((response) => response.request().method() === 'PATCH');
  await rowOf(ada, graceEmail).getByRole('combobox').selectOption('Admin');
  expect((await changed).status()).toBe(204);
  await grace.open(`/organization/${id}?tab=members`);
  await expect(rowOf(grace, adaEmail)).toBeVisible();
  await ada.page.getByRole('searchbox', { name: 'Find by name or e-mail' }).fill(graceEmail);
  await expect(rowOf(ada, adaEmail)).toHaveCount(0);
  await ada.page.getByRole('button', { name: `Remove ${graceEmail}` }).click();
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(ada.page.getByText('Nobody found')).toBeVisible();
  await grace.page.getByRole('tab', { name: /Invites/ }).click();
  // Her next request tells her that she is out, and leads her away; coming back is refused.
  const out = grace.page.getByText('You can no longer act for Northern Teaching Hospital. You act for yourself now.');
  await expect(out.first()).toBeVisible();
  await expect(grace.page).toHaveURL(/\/chat$/);
  await grace.open(`/organization/${id}`);
  await expect(grace.page.getByText('You are not authorized to open that page.').first()).toBeVisible();

  // The last admin stays.
  await ada.open('/userprofile');
  await ada.page.getByRole('button', { name: 'Leave Northern Teaching Hospital' }).click();
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(ada.page.getByText('An organization keeps its last admin.', { exact: false })).toBeVisible();
  await ada.expectSound('the last admin stays');
  await ada.page.context().close();
  await grace.page.context().close();
});
