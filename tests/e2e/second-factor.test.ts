import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { authenticatorCode } from '../support/authenticator.ts';
import { AccountPage, PASSWORD } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';
import { LONG } from '../support/test-effort.ts';

const CLINIC = 'Harbour Clinic';

/**
 * The code an app shows thirty seconds from now, for the second use of a secret: the server takes each code once. It counts
 * as well should these seconds pass meanwhile, which a code that is as old as the server takes does not.
 */
const nextCode = (secret: string) => authenticatorCode(secret, 1);

/** Turns the second factor of whoever is signed in on, by the calls the page makes; gives what an app keeps. */
async function turnOn({ page, url }: AccountPage): Promise<string> {
  const own = `${url}/api/users/me/second-factor`;
  const begun = await page.request.post(own, { data: { currentPassword: PASSWORD } });
  const { secret }: { secret: string } = await begun.json();
  const data = { code: authenticatorCode(secret) };
  const confirmed = await page.request.post(`${own}/confirmation`, { data });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  return secret;
}

/** What is typed into an app by who cannot scan the picture. */
async function shownSecret(page: Page): Promise<string> {
  const key = page.getByRole('dialog').locator('code');
  await expect(key).toHaveText(/^(?:[A-Z2-7]{4} ?){8}$/);
  return (await key.innerText()).replaceAll(' ', '');
}

test('is set up by keyboard, asked for when logging in, and turned off', async ({ account, page, complaints }) => {
  test.setTimeout(180_000);
  const email = await account.newUser();
  await account.open('/userprofile#security');
  const open = page.getByRole('button', { name: 'Set up the second factor' });
  await open.press('Enter');
  const first = page.getByRole('dialog', { name: 'Set up the second factor' });
  const password = first.getByLabel(/^Current password/);
  await expect(password).toBeFocused();
  await page.keyboard.type('not it');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/Password incorrect/);
  complaints.splice(0);
  await account.expectSound('the password before a second factor');
  await password.fill(PASSWORD);
  await password.press('Enter');

  const second = page.getByRole('dialog', { name: 'Connect your authenticator app' });
  await expect(second.getByRole('img', { name: 'Key for your authenticator app' })).toBeVisible();
  const code = second.getByRole('textbox', { name: /^Code/ });
  await expect(code).toBeFocused();
  await account.expectSound('the key of an authenticator app', true);
  const secret = await shownSecret(page);
  await code.fill('000000');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription('This code is wrong, too old, or was used already.');
  complaints.splice(0);
  await code.fill(authenticatorCode(secret));
  await code.press('Enter');

  const third = page.getByRole('dialog', { name: 'Your recovery codes' });
  const codes = third.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await account.expectSound('the recovery codes', true);
  const shown = await codes.allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(third).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    third.getByRole('button', { name: 'Download the codes' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('footnote-recovery-codes.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe(`${shown.join('\n')}\n`);
  await third.getByRole('button', { name: 'I have kept them' }).press('Enter');
  await expect(third).toBeHidden();
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();
  await account.expectSound('a second factor that is on');

  await account.signOut();
  await account.open('/login');
  await account.signIn(email);
  const step = page.getByRole('form', { name: 'Confirm that it is you' });
  const asked = step.getByRole('textbox', { name: /^Code/ });
  await expect(asked).toBeFocused();
  await expect(asked).toHaveAttribute('autocomplete', 'one-time-code');
  await account.expectSound('the second step of logging in', true);
  await asked.fill('123 45');
  await asked.press('Enter');
  await expect(asked).toHaveAccessibleDescription('This code is wrong, too old, or was used already.');
  // Back to the password, and to the second step again.
  await step.getByRole('button', { name: 'Begin again' }).click();
  await account.signIn(email);
  await step.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  const recovery = step.getByRole('textbox', { name: /^Recovery code/ });
  await expect(recovery).toBeFocused();
  await recovery.fill(shown[0]?.toUpperCase() ?? '');
  await recovery.press('Enter');
  await expect(account.menu(email)).toBeVisible();
  complaints.splice(0);

  await account.open('/userprofile');
  await expect(page.getByText('9 recovery codes are left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off the second factor' }).click();
  const end = page.getByRole('dialog', { name: 'Turn off the second factor' });
  await end.getByLabel(/^Current password/).fill(PASSWORD);
  const proof = end.getByRole('textbox', { name: /^Code of the app/ });
  await proof.fill(nextCode(secret));
  await proof.press('Enter');
  await expect(page.getByText('Your second factor is off.').first()).toBeVisible();
  await expect(open).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('is asked for at 320 px, with the code of the app', LONG, async ({ account, page, complaints }) => {
    const email = await account.newUser();
    await page.request.patch(`${account.url}/api/users/language`, { data: { country: 'de' } });
    const secret = await turnOn(account);
    await account.signOut();
    await page.setViewportSize({ width: 320, height: 700 });
    await account.open('/login');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await page
      .getByLabel(/^Passwort/)
      .and(page.locator('input'))
      .fill(PASSWORD);
    await page.keyboard.press('Enter');
    const code = page.getByRole('textbox', { name: /^Code/ });
    await expect(page.getByRole('heading', { name: 'Bestätigen Sie, dass Sie es sind' })).toBeVisible();
    // Being asked for a second factor is a refusal, too; nothing else is refused from here on.
    complaints.splice(0);
    await code.fill(nextCode(secret));
    await code.press('Enter');
    await expect(code).toBeHidden();
    await account.open('/userprofile#security');
    await expect(page.getByRole('region', { name: 'Zweiter Faktor' })).toBeInViewport();
    await expect(page.getByText('Noch 10 Wiederherstellungscodes')).toBeVisible();
    expect(await account.overflow()).toBeLessThanOrEqual(0);
  });
});

test('an organization asks its members for one, and says how they get it', async ({ entrance, page, complaints }) => {
  test.setTimeout(180_000);
  const root = new AccountPage(page, entrance.server.url);
  const linkOf = (address: string) => entrance.linkTo(address, '/verification');
  const email = await root.newUser(linkOf);
  await entrance.server.command('admin', 'grant', email);
  const made = await page.request.post(`${root.url}/api/organizations`, {
    data: { name: CLINIC, description: '', userLimit: 5 },
  });
  const { id }: { id: string } = await made.json();
  const join = async (role: 'Admin' | 'Member') => {
    const at = await root.elsewhere();
    const address = await at.newUser(linkOf);
    const invites = `${root.url}/api/organizations/${id}/invites`;
    await page.request.post(invites, { data: { email: address, name: 'Ada Lovelace', role } });
    await at.open(await entrance.linkTo(address, '/invitation'));
    await at.page.getByRole('button', { name: 'Accept' }).click();
    await expect(at.page.getByText(/^You belong to .* now\.$/).first()).toBeVisible();
    return at;
  };
  const [admin, member] = [await join('Admin'), await join('Member')];

  await admin.open(`/organization/${id}`);
  const box = admin.page.getByRole('checkbox', { name: 'Members need a second factor' });
  await box.check();
  await admin.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.page.getByText('Set up your own second factor first')).toBeVisible();
  await turnOn(admin);
  await admin.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.page.getByText('Saved')).toBeVisible();
  await admin.expectSound('an organization that asks for a second factor');

  await member.open(`/organization/${id}`);
  await expect(member.page.getByRole('heading', { name: `${CLINIC} asks for a second factor` })).toBeVisible();
  await member.expectSound('the settings of an organization that is closed without a second factor');
  await member.open('/userprofile');
  await expect(member.page.getByText('Second factor needed')).toBeVisible();
  await member.expectSound('an organization that is closed without a second factor');
  await member.page.getByRole('link', { name: 'Set up the second factor' }).click();
  await expect(member.page.getByRole('region', { name: 'Second factor' })).toBeInViewport();
  await member.page.getByRole('button', { name: 'Set up the second factor' }).click();
  await member.page.getByLabel(/^Current password/).fill(PASSWORD);
  await member.page.keyboard.press('Enter');
  const secret = await shownSecret(member.page);
  await member.page.getByRole('textbox', { name: /^Code/ }).fill(authenticatorCode(secret));
  await member.page.keyboard.press('Enter');
  await member.page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(member.page.getByText('Second factor needed')).toHaveCount(0);
  complaints.splice(0);
});
