import { AccountPage } from './account-page.ts';
import { ChatPage, QUESTION } from './chat-page.ts';
import type { Entrance } from './entrance.fixtures.ts';
import { expect, test } from './product.fixtures.ts';
import { LONG } from '../support/test-effort.ts';

const NORTH = 'Northern Teaching Hospital';
const SOUTH = 'Southern Clinic';

/** Somebody with an account, in a browser of their own. */
async function reader(account: AccountPage, entrance: Entrance): Promise<{ at: AccountPage; email: string }> {
  const at = await account.elsewhere();
  return { at, email: await at.newUser((address) => entrance.linkTo(address, '/verification')) };
}

/** Invites by the calls the page makes, and has the link of the mail followed and accepted. */
async function join(
  host: AccountPage,
  { at, email }: { at: AccountPage; email: string },
  { id, role, entrance }: { id: string; role: 'Admin' | 'Member'; entrance: Entrance },
): Promise<void> {
  const url = `${host.url}/api/organizations/${id}/invites`;
  const sent = await host.page.request.post(url, {
    data: { email, name: 'Ada Lovelace', role },
    headers: { 'footnote-organization-id': id },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await at.open(await entrance.linkTo(email, '/invitation'));
  await at.page.getByRole('button', { name: 'Accept' }).click();
  await expect(at.page.getByText(/^You belong to .* now\.$/).first()).toBeVisible();
}

test(
  'two organizations live side by side: invited by mail, each sees its own, and leaves',
  LONG,
  async ({ entrance, page, complaints }) => {
    test.setTimeout(300_000);
    const root = new AccountPage(page, entrance.server.url);
    await entrance.server.command(
      'admin',
      'grant',
      await root.newUser((address) => entrance.linkTo(address, '/verification')),
    );
    const make = async (name: string): Promise<string> => {
      const data = { name, description: '', userLimit: 5 };
      const made = await page.request.post(`${root.url}/api/organizations`, { data });
      const { id }: { id: string } = await made.json();
      return id;
    };
    const [north, south] = [await make(NORTH), await make(SOUTH)];
    const ada = await reader(root, entrance);
    const bea = await reader(root, entrance);
    const mia = await reader(root, entrance);
    await join(root, ada, { id: north, role: 'Admin', entrance });
    await join(root, bea, { id: south, role: 'Admin', entrance });
    await join(ada.at, mia, { id: north, role: 'Member', entrance });

    // What a member asks for the organization is theirs: neither its admin nor anybody else has it.
    const chat = new ChatPage(mia.at.page, root.url);
    await chat.open();
    await expect(mia.at.menu(mia.email)).toHaveAccessibleName(`Account of ${mia.email}, acting for ${NORTH}`);
    await chat.ask(QUESTION);
    const address = mia.at.page.url().replace(root.url, '');
    for (const { at } of [ada, bea]) {
      await at.open(address);
      await expect(at.page.getByText('This chat does not exist.').first()).toBeVisible();
      await expect(at.page.getByRole('link', { name: QUESTION })).toHaveCount(0);
    }

    // Each admin opens the settings of their own, by the menu, and of no other.
    await bea.at.open(`/organization/${north}`);
    await expect(bea.at.page.getByText('You are not authorized to open that page.').first()).toBeVisible();
    await ada.at.menu(ada.email).click();
    await ada.at.page.getByRole('menuitem', { name: 'Organization settings' }).click();
    await expect(ada.at.page).toHaveURL(new RegExp(`/organization/${north}$`));
    await expect(ada.at.page.getByRole('heading', { level: 1, name: NORTH })).toBeVisible();
    await ada.at.expectSound('the settings of the organization that is acted for', true);

    // A member who leaves acts for themself, and their chat stays behind.
    await mia.at.open('/userprofile');
    await mia.at.page.getByRole('button', { name: `Leave ${NORTH}` }).click();
    await mia.at.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(
      mia.at.page.getByText(`You can no longer act for ${NORTH}. You act for yourself now.`).first(),
    ).toBeVisible();
    await mia.at.open(address);
    await expect(mia.at.page.getByText('This chat does not exist.').first()).toBeVisible();
    complaints.splice(0);
    for (const { at } of [ada, bea, mia]) await at.page.context().close();
  },
);
