import type { Page } from '@playwright/test';
import { AccountPage } from './account-page.ts';
import type { Entrance } from './entrance.fixtures.ts';
import { expect, test } from './product.fixtures.ts';
import { LONG } from '../support/test-effort.ts';

const NORD = 'Universitätsklinikum Nord';
const SUED = 'Süddeutsche Herzklinik GmbH & Co. KG';

/** Somebody with an account, in a browser of their own that speaks German. */
async function germanReader(account: AccountPage, entrance: Entrance): Promise<{ at: AccountPage; email: string }> {
  const at = await account.elsewhere();
  await at.page.context().addInitScript(() => localStorage.setItem('footnote-locale', 'de'));
  const email = await at.newUser((address) => entrance.linkTo(address, '/verification'));
  expect((await at.page.request.patch(`${at.url}/api/users/language`, { data: { country: 'de' } })).ok()).toBe(true);
  return { at, email };
}

/** Moves to what has this name and presses a key there, as whoever has no mouse. */
async function press(target: ReturnType<Page['getByRole']>, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible();
  await target.focus();
  await target.press(key);
}

/** Makes an organization by the form, and gives its address. */
async function create({ page }: AccountPage, email: string, name: string): Promise<string> {
  await press(page.getByRole('button', { name: `Konto von ${email}` }));
  await press(page.getByRole('menuitem', { name: 'Organisation anlegen' }));
  const form = page.getByRole('dialog', { name: 'Organisation anlegen' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kardiologie und Gefäßchirurgie');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return page.url().replace(/\?.*$/, '');
}

/** Invites by the form of the tab that is open. */
async function invite({ page }: AccountPage, email: string, { name, admin }: { name: string; admin: boolean }) {
  await press(page.getByRole('button', { name: 'Einladen', exact: true }));
  const form = page.getByRole('dialog', { name: 'Kollegin oder Kollegen einladen' });
  await expect(form.getByRole('textbox', { name: 'E-Mail' })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  // A choice follows the focus while the key is held, as a hand holds it.
  if (admin) await page.keyboard.down('ArrowRight');
  await expect(form.getByRole('radio', { name: admin ? 'Admin' : 'Mitglied' })).toBeChecked();
  if (admin) await page.keyboard.up('ArrowRight');
  await press(form.getByRole('textbox', { name: 'E-Mail' }));
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
}

/** Follows the link of the mail, which is in German, and accepts; it may be their second. */
async function accept(
  { at, email }: { at: AccountPage; email: string },
  entrance: Entrance,
  { organization, mails = 1 }: { organization: string; mails?: number },
): Promise<void> {
  const invitations = () => entrance.messagesTo(email).filter((message) => message.includes('/invitation?token='));
  await expect.poll(() => invitations().length, { timeout: 20_000 }).toBe(mails);
  expect(invitations().at(-1)).toContain('Content-Language: de');
  const link = await entrance.linkTo(email, '/invitation');
  await at.open(link);
  await expect(at.page.getByRole('heading', { level: 1, name: `${organization} lädt Sie ein` })).toBeVisible();
  await at.expectSound('an invitation in German', true);
  await press(at.page.getByRole('button', { name: 'Annehmen' }));
  await expect(at.page.getByText(`Sie gehören jetzt zu ${organization}.`).first()).toBeVisible();
}

test(
  'two organizations are made, joined, led and left in German, by keyboard, in the dark and on a phone',
  LONG,
  async ({ entrance, page, complaints }) => {
    test.setTimeout(500_000);
    const root = await germanReader(new AccountPage(page, entrance.server.url), entrance);
    await entrance.server.command('admin', 'grant', root.email);
    const [ada, bea, mia] = [
      await germanReader(root.at, entrance),
      await germanReader(root.at, entrance),
      await germanReader(root.at, entrance),
    ];

    // The super admin makes both and invites the first admin of each.
    await root.at.open('/chat');
    const addresses = new Map<string, string>();
    for (const [name, admin] of [
      [NORD, ada],
      [SUED, bea],
    ] as const) {
      addresses.set(name, await create(root.at, root.email, name));
      await press(root.at.page.getByRole('tab', { name: 'Allgemein' }), 'End');
      await expect(root.at.page.getByRole('heading', { name: 'Pro für alle Mitglieder' })).toBeVisible();
      await root.at.page.keyboard.press('ArrowLeft');
      await expect(root.at.page.getByText('Keine offenen Einladungen')).toBeVisible();
      await invite(root.at, admin.email, { name: 'Dr. Zoë Höß-Żółkiewska', admin: true });
      await root.at.expectSound('an invite in German', true);
      await accept(admin, entrance, { organization: name });
    }
    await root.at.open('/organizations');
    await expect(root.at.page.getByRole('link', { name: NORD })).toBeVisible();
    await expect(root.at.page.getByRole('link', { name: SUED })).toBeVisible();
    await root.at.expectSound('organizations in German', true);

    // The admin of one invites a member of both.
    const own = new URL(addresses.get(NORD) ?? '').pathname;
    await ada.at.open(`${own}?tab=invites`);
    await invite(ada.at, mia.email, { name: 'Mia Öztürk', admin: false });
    await accept(mia, entrance, { organization: NORD });
    await bea.at.open(`${new URL(addresses.get(SUED) ?? '').pathname}?tab=invites`);
    await invite(bea.at, mia.email, { name: 'Mia Öztürk', admin: false });
    await accept(mia, entrance, { organization: SUED, mails: 2 });

    // The settings of one's own, and of no other.
    await ada.at.open(own);
    await expect(ada.at.page.getByRole('heading', { level: 1, name: NORD })).toBeVisible();
    await ada.at.expectSound('the general settings in German', true);
    await press(ada.at.page.getByRole('tab', { name: 'Allgemein' }), 'ArrowRight');
    await expect(ada.at.page.getByRole('row', { name: new RegExp(mia.email) })).toBeVisible();
    await ada.at.expectSound('the members in German', true);
    await ada.at.open(new URL(addresses.get(SUED) ?? '').pathname);
    await expect(ada.at.page).toHaveURL(/\/chat$/);

    // The member chooses for whom to act, is taken out of that one, and leaves the other.
    await mia.at.open('/chat');
    await press(mia.at.page.getByRole('button', { name: `Konto von ${mia.email}, handelt für ${NORD}` }));
    await expect(mia.at.page.getByRole('menuitemradio', { name: NORD })).toBeChecked();
    expect(await mia.at.axeFindings()).toEqual([]);
    await press(mia.at.page.getByRole('menuitemradio', { name: SUED }));
    await expect(
      mia.at.page.getByRole('button', { name: `Konto von ${mia.email}, handelt für ${SUED}` }),
    ).toBeVisible();
    await bea.at.open(`${new URL(addresses.get(SUED) ?? '').pathname}?tab=members`);
    await press(bea.at.page.getByRole('button', { name: `Entfernen: ${mia.email}` }));
    const question = bea.at.page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await bea.at.expectSound('the question before a member is taken out, in German');
    await press(question.getByRole('button', { name: 'Entfernen', exact: true }));
    await expect(bea.at.page.getByRole('row', { name: new RegExp(mia.email) })).toHaveCount(0);
    await mia.at.open('/userprofile');
    await press(mia.at.page.getByRole('button', { name: `Verlassen: ${NORD}` }));
    await press(mia.at.page.getByRole('alertdialog').getByRole('button', { name: 'Verlassen', exact: true }));
    await expect(mia.at.page.getByRole('button', { name: `Konto von ${mia.email}`, exact: true })).toBeVisible();
    await expect(mia.at.page.getByRole('button', { name: /^Verlassen: / })).toHaveCount(0);
    await mia.at.expectSound('a profile in German', true);

    // The last admin stays.
    await bea.at.open('/userprofile');
    await press(bea.at.page.getByRole('button', { name: `Verlassen: ${SUED}` }));
    await press(bea.at.page.getByRole('alertdialog').getByRole('button', { name: 'Verlassen', exact: true }));
    await expect(
      bea.at.page.getByText('Eine Organisation behält ihren letzten Admin.', { exact: false }),
    ).toBeVisible();
    complaints.splice(0);
    for (const { at } of [ada, bea, mia]) await at.page.context().close();
  },
);
