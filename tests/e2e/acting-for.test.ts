import { AccountPage } from './account-page.ts';
import { ChatPage, QUESTION, QUESTION_OF_MANY } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';
import type { ProductServer } from '../support/product-server.ts';

const NORTH = 'Northern Teaching Hospital';
const SOUTH = 'Südliches Universitätsklinikum für Gefäßchirurgie';

/** An organization, made by a super admin, with these members. */
async function organization(root: AccountPage, name: string, members: readonly AccountPage[]): Promise<string> {
  const { request } = root.page;
  const made = await request.post(`${root.url}/api/organizations`, { data: { name, description: '', userLimit: 9 } });
  const { id }: { id: string } = await made.json();
  for (const member of members) {
    const profile: { email: string } = await (await member.page.request.get(`${root.url}/api/users/me`)).json();
    const data = { email: profile.email, name: 'Ada Lovelace', role: 'Member' };
    expect((await request.post(`${root.url}/api/organizations/${id}/invites`, { data })).ok()).toBe(true);
    const invited: { pendingInvites: { id: string }[] } = await (
      await member.page.request.get(`${root.url}/api/users/me`)
    ).json();
    const accept = `${root.url}/api/users/me/invites/${invited.pendingInvites[0]?.id}/accept`;
    expect((await member.page.request.post(accept)).ok()).toBe(true);
  }
  return id;
}

/** Takes the only member out of an organization. */
async function takeOut(root: AccountPage, id: string): Promise<void> {
  const url = `${root.url}/api/organizations/${id}/members`;
  const { items }: { items: { id: string }[] } = await (await root.page.request.get(url)).json();
  expect((await root.page.request.delete(`${url}/${items[0]?.id}`)).ok()).toBe(true);
}

async function superAdmin(account: AccountPage, embedded: ProductServer): Promise<AccountPage> {
  const root = await account.elsewhere();
  await embedded.command('admin', 'grant', await root.newUser());
  return root;
}

test('a member acts for one of two organizations, for themself, and no longer for one that took them out', async ({
  account,
  embedded,
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  const email = await account.newUser();
  const root = await superAdmin(account, embedded);
  const north = await organization(root, NORTH, [account]);
  await organization(root, SOUTH, [account]);
  const chat = new ChatPage(page, account.url);
  const chats = page.getByRole('list', { name: 'Chat history' });
  const menu = account.menu(email);

  // Nothing was chosen yet: the last organization is.
  await chat.open();
  await expect(menu).toHaveAccessibleName(`Account of ${email}, acting for ${SOUTH}`);
  await expect(page.getByText(`You act for ${SOUTH} now.`).first()).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes('/api/chat/query'));
  await chat.ask(QUESTION);
  expect((await asked).headers()['footnote-organization-id']).toMatch(/^[\da-f-]{36}$/);
  const ofSouth = page.url();
  await expect(page.getByRole('link', { name: QUESTION })).toBeVisible();
  await account.expectSound('a chat for an organization');

  // By the keyboard to the personal account, where that chat is not, and which is remembered.
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: SOUTH })).toBeChecked();
  expect(await account.axeFindings()).toEqual([]);
  await page.getByRole('menuitemradio', { name: 'Personal account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat$/);
  await expect(chat.turns).toHaveCount(0);
  await expect(page.getByRole('link', { name: QUESTION })).toHaveCount(0);
  await page.reload();
  await expect(menu).toHaveAccessibleName(`Account of ${email}`);
  await expect(page.getByRole('link', { name: QUESTION })).toHaveCount(0);
  await chat.ask(QUESTION_OF_MANY);

  // A link to a chat leads to whom it was made for, and says so.
  await page.goto(ofSouth);
  await expect(page.getByText(`You act for ${SOUTH} now.`).first()).toBeVisible();
  await expect(chat.turns).toHaveCount(1);
  await expect(page.getByRole('link', { name: QUESTION_OF_MANY })).toHaveCount(0);

  // Another tab follows, with a new chat.
  const tab = await page.context().newPage();
  const other = new AccountPage(tab, account.url);
  await other.open('/chat');
  await expect(other.menu(email)).toHaveAccessibleName(`Account of ${email}, acting for ${SOUTH}`);
  await other.menu(email).click();
  await tab.getByRole('menuitemradio', { name: NORTH }).click();
  await expect(menu).toHaveAccessibleName(`Account of ${email}, acting for ${NORTH}`);
  await expect(page.getByText(`You act for ${NORTH} now.`).first()).toBeVisible();
  await expect(chat.turns).toHaveCount(0);
  await expect(page).toHaveURL(/\/chat$/);
  await tab.close();

  // Taken out: the next call says so, and the rest goes on for the other organization.
  await chat.ask(QUESTION);
  await expect(page.getByRole('link', { name: QUESTION })).toBeVisible();
  await chat.field.fill('In women?');
  await takeOut(root, north);
  await chat.field.press('Enter');
  await expect(page.getByText(`You can no longer act for ${NORTH}.`, { exact: false }).first()).toBeVisible();
  await expect(chat.turns).toHaveCount(0);
  await expect(menu).toHaveAccessibleName(`Account of ${email}, acting for ${SOUTH}`);
  await expect(chats.or(page.getByRole('navigation')).first()).toBeVisible();
  // What else was asked for that organization is refused, too, some of it later.
  await page.close();
  complaints.splice(0);
  await root.page.context().close();
});

test('on a phone the drawer says whom one acts for, and a super admin finds any organization', async ({
  account,
  embedded,
  page,
}) => {
  test.setTimeout(180_000);
  const email = await account.newUser();
  await embedded.command('admin', 'grant', email);
  const name = `Harbour Clinic ${email.slice(7, 13)}`;
  await organization(account, name, []);
  await account.open('/chat');
  await account.menu(email).click();
  await page.getByRole('menuitem', { name: 'Find an organization' }).click();
  const picker = page.getByRole('dialog', { name: 'Act for an organization' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name.toUpperCase());
  await expect(picker.getByRole('listitem')).toHaveCount(1);
  expect(await account.axeFindings()).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(account.menu(email)).toHaveAccessibleName(`Account of ${email}, acting for ${name}`);
  await account.menu(email).click();
  await expect(page.getByRole('menuitem', { name: 'Organization settings' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 320, height: 720 });
  await page.reload();
  await page
    .getByRole('button', { name: /menu|chats/i })
    .first()
    .click();
  await page.getByRole('button', { name: `Acting for ${name}` }).click();
  await expect(picker.getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
  expect(await account.axeFindings()).toEqual([]);
  expect(await account.overflow()).toBeLessThanOrEqual(0);
  await picker.getByRole('button', { name: 'Personal account' }).click();
  await expect(picker).toBeHidden();
  await expect(page.getByRole('button', { name: 'Personal account' })).toBeVisible();
});

test('an answer under way ends when its asker is taken out, and nothing of it stays on the screen', async ({
  page,
  configured,
  model,
  complaints,
}) => {
  test.setTimeout(180_000);
  const account = new AccountPage(page, configured.url);
  await account.newUser();
  const root = await superAdmin(account, configured);
  const name = 'Harbour Clinic';
  const id = await organization(root, name, [account]);
  model.setBehaviour({ kind: 'stall', afterPieces: 5 });
  const chat = new ChatPage(page, configured.url);
  await chat.open();
  await expect(page.getByText(`You act for ${name} now.`).first()).toBeVisible();
  await chat.send(QUESTION);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await takeOut(root, id);
  await expect(page.getByText(`You can no longer act for ${name}. You act for yourself now.`).first()).toBeVisible();
  await expect(chat.turns).toHaveCount(0);
  await expect(page).toHaveURL(/\/chat$/);
  model.setBehaviour({ kind: 'normal' });
  // What else was asked for that organization is refused, too, some of it later.
  await page.close();
  complaints.splice(0);
  await root.page.context().close();
});
