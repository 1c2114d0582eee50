import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { z } from 'zod';
import type { ProductServer } from '../support/product-server.ts';
import { AccountPage } from './account-page.ts';
import { expectSteady, inGateAt, PHONE, SIZES, watchShifts } from './layout-shift.ts';
import { expect, test } from './product.fixtures.ts';

const NAME = 'Northern Teaching Hospital';

/** An organization, and what its super admin does in it by the calls of the pages. */
class Hospital {
  readonly #calls: APIRequestContext;
  readonly #address: string;

  private constructor(calls: APIRequestContext, address: string) {
    this.#calls = calls;
    this.#address = address;
  }

  static async open(browser: Browser, server: Pick<ProductServer, 'url' | 'command'>) {
    const context = await browser.newContext();
    const root = new AccountPage(await context.newPage(), server.url);
    await server.command('admin', 'grant', await root.newUser());
    const calls = root.page.request;
    const data = { name: NAME, description: '', userLimit: 10 };
    const made = await calls.post(`${server.url}/api/organizations`, { data });
    const { id } = z.object({ id: z.string() }).parse(await made.json());
    return new Hospital(calls, `${server.url}/api/organizations/${id}`);
  }

  async invite(email: string): Promise<void> {
    const data = { email, name: 'Grace Hopper', role: 'Member' };
    expect((await this.#calls.post(`${this.#address}/invites`, { data })).status()).toBe(200);
  }

  async makeAdmin(email: string): Promise<void> {
    const listed = await this.#calls.get(`${this.#address}/members?search=${encodeURIComponent(email)}`);
    const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(await listed.json());
    const data = { role: 'Admin' };
    const changed = await this.#calls.patch(`${this.#address}/members/${items[0]?.id ?? ''}`, { data });
    expect(changed.status()).toBe(204);
  }

  async remove(): Promise<void> {
    expect((await this.#calls.delete(this.#address)).status()).toBe(204);
  }
}

const bellOf = (page: Page, unread: number) =>
  page.getByRole('button', { name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, exact: true });
const listOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Comes back to the page, which asks for news at most every five seconds. */
async function comeBack(page: Page, unread: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(bellOf(page, unread)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

test('an invitation and what becomes of it are told behind the bell', async ({
  account,
  browser,
  embedded,
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  const hospital = await Hospital.open(browser, embedded);
  const email = await account.newUser();
  await account.open('/');
  await expect(bellOf(page, 0)).toBeVisible();
  await hospital.invite(email);
  await comeBack(page, 1);
  await bellOf(page, 1).focus();
  await page.keyboard.press('Enter');
  const list = listOf(page);
  await expect(list.getByRole('link', { name: `${NAME} invites you` })).toBeVisible();
  await expect(list.getByText('now', { exact: true }).or(list.getByText(/minutes? ago$/))).toBeVisible();
  await account.expectSound('a notification of an invitation', true);
  const marked = page.waitForResponse((response) => response.url().endsWith('/read'));
  await list.getByRole('button', { name: `Mark as read: ${NAME} invites you` }).click();
  await expect(bellOf(page, 0)).toBeVisible();
  await expect(list.getByText('New', { exact: true })).toHaveCount(0);
  await expect(list.getByRole('region', { name: 'Notifications' })).toBeFocused();
  // The page shows at once what the server has yet to note.
  await marked;
  await page.reload();
  await bellOf(page, 0).click();
  await account.expectSound('a notification that is read', true);
  await list.getByRole('link', { name: `${NAME} invites you` }).click();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/\/userprofile$/);
  await page.getByRole('button', { name: `Accept the invitation of ${NAME}` }).click();
  await expect(page.getByRole('button', { name: `Leave ${NAME}` })).toBeVisible();
  await bellOf(page, 0).click();
  await expect(list.getByText('Nothing new.')).toBeVisible();
  await page.keyboard.press('Escape');

  await hospital.makeAdmin(email);
  await hospital.remove();
  await comeBack(page, 2);
  await bellOf(page, 2).click();
  await expect(list.getByRole('listitem')).toHaveText([
    new RegExp(`^${NAME} was deleted`),
    new RegExp(`^You are an admin of ${NAME} now`),
  ]);
  await page.setViewportSize(PHONE);
  await account.expectSound('notifications of a membership', true);
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bellOf(page, 0)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bellOf(page, 0)).toBeFocused();
  // The user acted for an organization that is gone, of which a page that stays may hear again.
  await page.close();
  complaints.splice(0);
});

test('notifications that cannot be loaded say so, and come once they can', async ({
  account,
  browser,
  embedded,
  page,
  complaints,
}) => {
  const hospital = await Hospital.open(browser, embedded);
  const email = await account.newUser();
  await hospital.invite(email);
  await account.open('/solutions');
  await page.route('**/api/users/me/notifications?*', (route) => route.abort());
  await bellOf(page, 1).click();
  await expect(listOf(page).getByRole('alert')).toContainText('Notifications could not be loaded.');
  await account.expectSound('notifications that could not be loaded', true);
  await page.unroute('**/api/users/me/notifications?*');
  await listOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(listOf(page).getByText(`${NAME} invites you`)).toBeVisible();
  complaints.splice(0);
});

test('a user says whether they want mail about their organizations', async ({ account, page }) => {
  await account.newUser();
  await account.open('/userprofile');
  const wanted = page.getByRole('switch', { name: 'E-mail me when my roles or my organizations change' });
  await expect(wanted).toBeChecked();
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/users/me') && response.request().method() === 'PATCH',
  );
  await wanted.click();
  await saved;
  await account.expectSound('the choice of mail');
  await page.reload();
  await expect(wanted).not.toBeChecked();
});

for (const size of SIZES) {
  const title = `the number on the bell moves nothing at ${size.width} px`;
  test(title, inGateAt(PHONE, size), async ({ account, browser, embedded, page }) => {
    const hospital = await Hospital.open(browser, embedded);
    await hospital.invite(await account.newUser());
    await page.setViewportSize(size);
    await watchShifts(page);
    await account.open('/solutions');
    await expect(bellOf(page, 1)).toBeVisible();
    await expectSteady(page);
  });
}
