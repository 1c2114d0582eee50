import type { Page } from '@playwright/test';
import { AccountPage, PASSWORD } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';
import { LONG } from '../support/test-effort.ts';

/** A device that keeps passkeys and whose owner always agrees, of Chromium itself; gives what takes it away. */
async function plugIn(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  };
}

/** Browsers make passkeys for names, and for no bare network address. */
function named({ page, url }: AccountPage): AccountPage {
  return new AccountPage(page, url.replace('127.0.0.1', 'localhost'));
}

test('are added, used beside the password and alone, and replaced by a recovery code', async ({
  account: numbered,
  page,
  complaints,
}) => {
  const account = named(numbered);
  test.setTimeout(180_000);
  const unplug = await plugIn(page);
  const email = await account.newUser();
  await account.open('/userprofile#security');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section.getByText('You have no passkey yet.')).toBeVisible();
  await section.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await expect(name).not.toHaveValue('');
  await name.fill('Phone of Ada');
  const password = dialog.getByLabel(/^Current password/);
  await password.fill('not it');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/Password incorrect/);
  complaints.splice(0);
  await account.expectSound('adding a passkey', true);
  await password.fill(PASSWORD);
  await password.press('Enter');

  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const shown = await codes.getByRole('listitem').allInnerTexts();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('Phone of Ada')).toBeVisible();
  await expect(section.getByText('Not used yet')).toBeVisible();
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();
  await account.expectSound('a list of passkeys', true);
  await section.getByRole('button', { name: 'Rename: Phone of Ada' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename the passkey' });
  await rename.getByRole('textbox', { name: /^Name/ }).fill('Key of the ward');
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Key of the ward')).toBeVisible();

  const leave = async () => {
    await account.signOut();
    await account.open('/login');
  };
  await leave();
  await account.expectSound('logging in, with or without a passkey', true);
  await account.signIn(email);
  const step = page.getByRole('form', { name: 'Confirm that it is you' });
  await expect(step.getByRole('textbox', { name: /^Recovery code/ })).toBeVisible();
  await expect(step.getByRole('button', { name: 'Use the authenticator app' })).toHaveCount(0);
  await account.expectSound('the second step with a passkey', true);
  await step.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await expect(account.menu(email)).toBeVisible();
  complaints.splice(0);

  await leave();
  await page.getByRole('button', { name: 'Continue with a passkey' }).press('Enter');
  await expect(account.menu(email)).toBeVisible();
  complaints.splice(0);

  await leave();
  await unplug();
  await account.signIn(email);
  await step.getByRole('textbox', { name: /^Recovery code/ }).fill(shown[0] ?? '');
  await step.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(account.menu(email)).toBeVisible();
  complaints.splice(0);
  await account.open('/userprofile#security');
  await section.getByRole('button', { name: 'Remove: Key of the ward' }).click();
  const remove = page.getByRole('dialog', { name: 'Remove the passkey' });
  await remove.getByLabel(/^Current password/).fill(PASSWORD);
  await account.expectSound('removing a passkey', true);
  await remove.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(section.getByText('You have no passkey yet.')).toBeVisible();
});

test('leave everything as it was where the browser shows none, or knows none', async ({
  account: numbered,
  page,
  complaints,
}) => {
  const account = named(numbered);
  await account.newUser();
  // As browsers do when their question is closed or not answered in time.
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator.credentials, 'create', { value: refuse });
    Object.defineProperty(navigator.credentials, 'get', { value: refuse });
  });
  await account.open('/userprofile#security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Mine');
  await dialog.getByLabel(/^Current password/).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('No passkey was shown. Try again, or use another way.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Mine');
  await account.expectSound('a passkey that was not shown');
  await account.signOut();
  await account.open('/login');
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page.getByText('No passkey was shown. Try again, or use another way.')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page.getByText('This browser knows no passkeys.', { exact: false })).toBeVisible();
  complaints.splice(0);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('are asked for and listed at 320 px', LONG, async ({ account: numbered, page, complaints }) => {
    test.setTimeout(120_000);
    const account = named(numbered);
    await plugIn(page);
    const email = await account.newUser();
    await page.request.patch(`${account.url}/api/users/language`, { data: { country: 'de' } });
    await page.setViewportSize({ width: 320, height: 700 });
    await account.open('/userprofile#security');
    await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
    await page.getByLabel(/^Bisheriges Passwort/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
    await expect(page.getByText('Noch nicht benutzt')).toBeVisible();
    expect(await account.overflow()).toBeLessThanOrEqual(0);
    // On a phone the way back in stands in a menu.
    await page.setViewportSize({ width: 1280, height: 700 });
    await account.signOut();
    await page.setViewportSize({ width: 320, height: 700 });
    await account.open('/login');
    await expect(page.getByRole('button', { name: 'Weiter mit einem Passkey' })).toBeVisible();
    expect(await account.overflow()).toBeLessThanOrEqual(0);
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await page
      .getByLabel(/^Passwort/)
      .and(page.locator('input'))
      .fill(PASSWORD);
    await page.keyboard.press('Enter');
    const show = page.getByRole('button', { name: 'Passkey benutzen' });
    await expect(show).toBeVisible();
    expect(await account.overflow()).toBeLessThanOrEqual(0);
    await show.click();
    await expect(show).toBeHidden();
    complaints.splice(0);
  });
});
