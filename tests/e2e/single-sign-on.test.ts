import { AccountPage } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';

const DOMAIN = 'harbour-clinic.example';
const LABEL = 'Harbour Clinic';

test('an admin sets it up, colleagues come in by it and are members, others do not', async ({
  entrance: { server, provider, dns, linkTo },
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  const root = new AccountPage(page, server.url);
  await server.command('admin', 'grant', await root.newUser((address) => linkTo(address, '/verification')));
  const made = await page.request.post(`${root.url}/api/organizations`, {
    data: { name: LABEL, description: '', userLimit: 5 },
  });
  const { id }: { id: string } = await made.json();
  const ada = await root.elsewhere();
  const email = await ada.newUser((address) => linkTo(address, '/verification'));
  await page.request.post(`${root.url}/api/organizations/${id}/invites`, {
    data: { email, name: 'Ada Lovelace', role: 'Admin' },
    headers: { 'footnote-organization-id': id },
  });
  await ada.open(await linkTo(email, '/invitation'));
  await ada.page.getByRole('button', { name: 'Accept' }).click();
  await expect(ada.page.getByText(/^You belong to .* now\.$/).first()).toBeVisible();

  await ada.open(`/organization/${id}`);
  const part = ada.page.getByRole('region', { name: 'Single sign-on' });
  await part.getByRole('textbox', { name: /^Name on the page/ }).fill(LABEL);
  const issuer = part.getByRole('textbox', { name: /^Issuer/ });
  await issuer.fill('not an address');
  await part.getByRole('textbox', { name: /^Client ID/ }).fill(provider.settings.clientId);
  await part
    .getByLabel(/^Client secret/)
    .and(part.locator('input'))
    .fill(provider.settings.clientSecret);
  await part.getByRole('button', { name: 'Save single sign-on' }).click();
  await expect(issuer).toHaveAccessibleDescription(/Enter the address of the issuer/);
  await issuer.fill(provider.issuer);
  await issuer.press('Enter');
  await expect(part.getByText('No admin has logged in with it yet')).toBeVisible();
  await expect(part.getByLabel(/^Client secret/).and(part.locator('input'))).toHaveValue('');
  await expect(part.getByRole('checkbox', { name: /alone$/ })).toBeDisabled();

  await part.getByRole('textbox', { name: /^Domain/ }).fill(` @${DOMAIN.toUpperCase()}`);
  await part.getByRole('button', { name: 'Add the domain' }).click();
  const check = part.getByRole('button', { name: `Check now: ${DOMAIN}` });
  await check.click();
  await expect(part.getByText(/^The TXT record is not there yet/)).toBeVisible();
  await ada.expectSound('single sign-on that waits for a domain', true);
  const value = await part.getByText(/^footnote-verification=/).innerText();
  dns.records.set(`_footnote.${DOMAIN}`, [value]);
  await check.click();
  await expect(part.getByText('Verified', { exact: true })).toBeVisible();

  const mia = await root.elsewhere();
  Object.assign(provider.person, { sub: 'mia', email: `mia@${DOMAIN}`, email_verified: true });
  const offer = mia.page.getByRole('button', { name: `Continue with ${LABEL}` });
  await mia.open('/login');
  await mia.appStands();
  await mia.email.fill('mia@example.org');
  await expect(mia.page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await expect(offer).toHaveCount(0);
  await mia.email.fill(`Mia@${DOMAIN}`);
  await expect(offer).toBeVisible();
  await mia.expectSound('the page to log in with single sign-on');
  await offer.press('Enter');
  await mia.page.waitForURL(/\/chat/);
  await mia.completeProfile();
  await expect(mia.page.getByRole('dialog')).toHaveCount(0);
  await mia.open('/userprofile');
  await expect(mia.page.getByText(LABEL).first()).toBeVisible();

  const stranger = await root.elsewhere();
  Object.assign(provider.person, { sub: 'stranger', email: 'stranger@elsewhere.example' });
  await stranger.open('/login');
  await stranger.email.fill(`stranger@${DOMAIN}`);
  await stranger.page.getByRole('button', { name: `Continue with ${LABEL}` }).click();
  await expect(stranger.page.getByText(/^This e-mail address does not belong to the organization/)).toBeVisible();
  await stranger.expectSound('a refusal of single sign-on');

  await ada.page.emulateMedia({ colorScheme: 'light' });
  await ada.page.setViewportSize({ width: 1280, height: 900 });
  complaints.splice(0);
});
