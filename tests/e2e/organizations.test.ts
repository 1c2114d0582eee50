import { z } from 'zod';
import { AccountPage } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';

test('a super admin makes an organization, finds, changes and deletes it', async ({
  account,
  embedded,
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  const email = await account.newUser();
  await embedded.command('admin', 'grant', email);
  await account.open('/chat');
  await account.menu(email).click();
  await page.getByRole('menuitem', { name: 'Create organization' }).click();
  const form = page.getByRole('dialog', { name: 'Create an organization' });
  const name = form.getByRole('textbox', { name: 'Name' });
  await expect(form.getByRole('button', { name: 'Create' })).toBeDisabled();
  await name.fill('Harbour Clinic');
  await form.getByRole('textbox', { name: 'User limit' }).fill('0');
  await expect(form.getByText('Write a whole number from 1 to 100,000.')).toBeVisible();
  await account.expectSound('an organization is made');
  await form.getByRole('textbox', { name: 'User limit' }).fill('3');
  await name.press('Enter');
  await expect(page).toHaveURL(/\/organization\/[\da-f-]{36}$/);
  const own = page.url();
  await expect(page.getByRole('tab')).toHaveText(['General', /^Members/, /^Sources/, /^Invites/, 'Invoices']);
  const settings = page.getByRole('tabpanel', { name: 'General' });
  await expect(settings.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Harbour Clinic');
  await expect(settings.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await settings.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour Clinic, Södermalm');
  await settings.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(settings.getByText('Saved')).toBeVisible();
  await account.expectSound('the settings of an organization');
  await page.getByRole('tab', { name: 'Members' }).click();
  await expect(page.getByText('No members yet')).toBeVisible();
  await expect(page.getByText('3 of 3 places are free.')).toBeVisible();
  await account.expectSound('the members of an organization');
  await page.getByRole('tab', { name: 'Invoices' }).click();
  await expect(page.getByRole('heading', { name: 'Pro for every member' })).toBeVisible();
  await account.expectSound('the invoices of an organization');

  await account.open('/organizations');
  const search = page.getByRole('searchbox', { name: 'Find an organization' });
  await search.fill('nowhere to be found');
  await expect(page.getByText('No organization found')).toBeVisible();
  await search.fill('SÖDER');
  await expect(page.getByRole('link', { name: 'Harbour Clinic, Södermalm' })).toBeVisible();
  await account.expectSound('all organizations');
  await page.getByRole('button', { name: 'Actions for Harbour Clinic, Södermalm' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No organization found')).toBeVisible();
  await page.goto(own);
  await expect(page.getByText('There is no such organization.')).toBeVisible();
  complaints.splice(0);
});

test('a super admin suspends an organization and resumes it, and its members are told', async ({
  account,
  browser,
  embedded,
  page,
}) => {
  test.setTimeout(180_000);
  const root = await account.newUser();
  await embedded.command('admin', 'grant', root);
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('footnote-policies', 'agreed'));
  const member = new AccountPage(await context.newPage(), embedded.url);
  const email = await member.newUser();
  const fields = { name: 'Alpine Device Works', description: '', userLimit: 5 };
  const made = await page.request.post(`${embedded.url}/api/organizations`, { data: fields });
  const { id } = z.object({ id: z.string() }).parse(await made.json());
  const invite = { email, name: 'A member', role: 'Admin' };
  const sent = await page.request.post(`${embedded.url}/api/organizations/${id}/invites`, { data: invite });
  const { id: inviteId } = z.object({ id: z.string() }).parse(await sent.json());
  await member.page.request.post(`${embedded.url}/api/users/me/invites/${inviteId}/accept`);
  await member.open(`/chat`);
  await expect(member.page.getByText('You act for Alpine Device Works now.').first()).toBeVisible();

  await account.open('/organizations');
  await page.getByRole('searchbox', { name: 'Find an organization' }).fill('alpine');
  await page.getByRole('button', { name: 'Actions for Alpine Device Works' }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Suspend Alpine Device Works?' });
  await expect(question).toBeVisible();
  await account.expectSound('the question before suspending an organization');
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('row', { name: /Alpine Device Works/ }).getByText('Suspended')).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Not suspended');
  await expect(page.getByText('No organization found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Suspended organizations');
  await expect(page.getByRole('link', { name: 'Alpine Device Works' })).toBeVisible();
  await account.expectSound('suspended organizations');

  await member.page.goto(`${embedded.url}/organization/${id}`);
  await expect(
    member.page.getByText('Alpine Device Works is suspended. You act for yourself now.').first(),
  ).toBeVisible();
  await expect(member.page.getByRole('heading', { name: 'Alpine Device Works is suspended' })).toBeVisible();
  await expect(member.page.getByRole('tab')).toHaveCount(0);
  await member.expectSound('the page of a suspended organization');
  await member.page.getByRole('link', { name: 'My profile' }).last().click();
  await expect(member.page.getByText(/Nobody can act for a suspended organization/)).toBeVisible();
  await member.menu(email).click();
  await expect(member.page.getByRole('menuitemradio', { name: 'Alpine Device Works Suspended' })).toBeDisabled();
  await member.page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Actions for Alpine Device Works' }).click();
  await page.getByRole('menuitem', { name: 'Resume' }).click();
  await expect(page.getByText('No organization found')).toBeVisible();
  await member.page.reload();
  await expect(member.page.getByRole('link', { name: 'Open settings of Alpine Device Works' })).toBeVisible();
  await context.close();
});
