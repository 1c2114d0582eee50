import { AccountPage } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';

test.use({ actionTimeout: 30_000 });

test('a visitor writes to the team from a page about the product', async ({ configured, page, complaints }) => {
  const at = new AccountPage(page, configured.url);
  await at.open('/about');
  await at.appStands();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact us' });
  const send = dialog.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Lovelace');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('ada@');
  await dialog.getByRole('textbox', { name: 'What can we do for you?' }).fill('How do we add our guidelines?');
  await expect(send).toBeDisabled();
  await at.expectSound('the contact form');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.org');
  await dialog.getByRole('combobox', { name: 'You work in' }).selectOption('Healthcare');

  // What is written survives a server that refuses it, and closing the form.
  await page.route('**/api/contact', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { error: 'No.' } }) : route.continue(),
  );
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to send message. Please try again.');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('King');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.unroute('**/api/contact');
  complaints.length = 0;
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click();
  await dialog.getByRole('textbox', { name: 'Last name' }).press('Enter');
  await expect(page.getByText('Your request was successfully sent.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(async () => {
    const outbox = await (await page.request.get(`${configured.url}/dev/outbox`)).text();
    expect(outbox).toContain('To team@example.org');
    expect(outbox).toMatch(
      /second_name: King\s+email: ada@example\.org\s+organization_type: healthcare\s+How do we add/,
    );
  }).toPass({ timeout: 20_000 });

  await page.context().addCookies([{ name: 'footnote_language', value: 'de', url: configured.url }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await at.open('/about');
  await at.appStands();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Kontakt' }).press('Enter');
  const german = page.getByRole('dialog', { name: 'Kontakt aufnehmen' });
  await expect(german.getByRole('button', { name: 'Senden' })).toBeDisabled();
  expect(await at.overflow()).toBeLessThanOrEqual(0);
  await german.getByRole('textbox', { name: 'Vorname' }).fill('Grete');
  await german.getByRole('textbox', { name: 'Nachname' }).fill('Hermann');
  await german.getByRole('textbox', { name: 'E-Mail' }).fill('grete@example.org');
  await german.getByRole('textbox', { name: 'Was können wir für Sie tun?' }).fill('Wie laden wir Leitlinien hoch?');
  await german.getByRole('textbox', { name: 'Nachname' }).press('Enter');
  await expect(page.getByText('Ihre Anfrage wurde erfolgreich gesendet.').first()).toBeVisible();
  await expect(german).toBeHidden();
});

test('where nobody reads messages, the form says so; who cannot upload is offered one', async ({ account, page }) => {
  await account.newUser();
  await account.open('/sources');
  await page.getByRole('button', { name: 'Contact us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sources for your organization' });
  await expect(dialog.getByText('Nobody receives these messages here.')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
});
