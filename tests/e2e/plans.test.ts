import { addMonths, ownPlanSchema } from '@footnote/domain';
import { failedEventFixtures } from '@footnote/domain/fixtures';
import type { Page } from '@playwright/test';
import { startProductServer, type ProductServer } from '../support/product-server.ts';
import { IS_WHOLE } from '../support/test-effort.ts';
import { AccountPage } from './account-page.ts';
import { expect, test } from './product.fixtures.ts';

const PLAN = '/userprofile#plan';

let server: ProductServer;
test.beforeAll(async () => {
  server = await startProductServer({ FOOTNOTE_PAYMENT_CLOCK: 'movable' });
});
test.afterAll(() => server.close());

/** The plan of whoever is signed in, as its card. */
const card = (page: Page, plan: 'Pro' | 'Basic' = 'Pro') => page.getByRole('article', { name: plan, exact: true });
/** The way to the prices, for those alone who do not pay. */
const upgrade = (page: Page) => page.getByRole('link', { name: 'Upgrade PRO' });
const says = (page: Page) => card(page).getByRole('status');

/** Calls the server as the page of the user would. */
async function call(page: Page, method: 'POST' | 'GET', path: string, data?: object): Promise<unknown> {
  const { origin } = new URL(server.url);
  const answer = await page.request.fetch(server.url + path, {
    method,
    headers: { origin },
    ...(data === undefined ? {} : { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

/** Looks at a state of the plan, in `npm run test:long` in German, on a desktop by day and on a phone at night, and reads on in English. */
async function soundInGerman(account: AccountPage, badge: string): Promise<void> {
  if (!IS_WHOLE) return account.expectSound(badge);
  await speak(account.page, 'de');
  await expect(account.page.getByRole('article').getByText(badge, { exact: true })).toBeVisible();
  await account.expectSound(`${badge}, in German`);
  await speak(account.page, 'en');
}

async function speak(page: Page, language: 'en' | 'de'): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('footnote-locale', chosen), language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function passDays(page: Page, days: number): Promise<void> {
  await call(page, 'POST', '/api/payments/clock', { days });
}

/** Opens the checkout of the plan. */
async function beginCheckout(page: Page, body: object = { interval: 'month' }): Promise<void> {
  const started = await call(page, 'POST', '/api/users/me/plan/checkouts', body);
  if (typeof started !== 'object' || started === null || !('path' in started)) throw new Error('No checkout began.');
  await page.goto(server.url + String(started.path));
}

/** Opens the plan until it says what is expected: events and the passing of time take a moment. */
async function planSays(page: Page, what: RegExp | string): Promise<void> {
  await expect(async () => {
    await page.goto(server.url + PLAN);
    await page.reload();
    // However long the page takes, what it says then is what the server knew.
    await expect(card(page).or(card(page, 'Basic')).first()).toBeVisible();
    await expect(says(page)).toContainText(what, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

test('a plan is tried, paid, cancelled in two presses, resumed and ends', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  const account = new AccountPage(page, server.url);
  await account.newUser();
  await account.open(PLAN);
  await expect(upgrade(page)).toBeVisible();
  await expect(card(page, 'Basic').getByText('Three PRO questions a week', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Contact support' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible();
  await page.keyboard.press('Escape');
  await soundInGerman(account, 'Kostenlos');

  await beginCheckout(page);
  await expect(page.getByText('Free for 14 days.', { exact: false })).toBeVisible();
  await page.getByRole('radio', { name: '4000 0000 0000 0002' }).click();
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await expect(page.getByRole('alert').getByText('The card was declined. Nothing was charged.')).toBeVisible();
  complaints.length = 0;
  await page.getByRole('radio', { name: '4000 0025 0000 3155' }).click();
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await page.getByRole('button', { name: 'It was me' }).click();
  await page.getByRole('button', { name: 'To your plan' }).click();
  // What the browser knows before the server does is cleared by the truth.
  await expect(says(page)).toContainText('days are left.', { timeout: 20_000 });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('footnote-payment-processing'))).toBeNull();
  await expect(upgrade(page)).toBeHidden();
  await soundInGerman(account, 'Probezeit');

  await passDays(page, 15);
  await planSays(page, 'Renews on');
  await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('link')).toHaveCount(1);
  await soundInGerman(account, 'Aktiv');
  await page.getByRole('radio', { name: 'Yearly' }).click({ force: true });
  await expect(card(page).getByText('€180.00 a year')).toBeVisible();
  await soundInGerman(account, 'Aktiv');

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('alertdialog').getByText(/^Pro stays usable until \w+ \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Pro' }).click();
  await expect(says(page)).toContainText('Pro stays yours until');
  await soundInGerman(account, 'Endet bald');
  await page.getByRole('button', { name: 'Resume Pro' }).click();
  await expect(says(page)).toContainText('Renews on');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Cancel Pro' }).click();
  await expect(says(page)).toContainText('Pro stays yours until');
  await passDays(page, 40);
  await planSays(page, 'Pro ended on');
  await expect(page.getByRole('button', { name: 'See the plans' })).toBeVisible();
  await soundInGerman(account, 'Gekündigt');
});

test('a payment that fails says what to do, and another card brings Pro back', async ({ page, complaints }) => {
  test.setTimeout(150_000);
  const account = new AccountPage(page, server.url);
  await account.newUser();
  // As long as the server does not know of the payment, the browser does.
  await account.open('/about');
  await page.evaluate(() => localStorage.setItem('footnote-payment-processing', `${Date.now()} /api/users/me`));
  await account.open(PLAN);
  await expect(card(page, 'Basic').getByRole('status')).toContainText('Your payment is being processed.');
  await expect(card(page, 'Basic').getByRole('button')).toHaveCount(0);
  await soundInGerman(account, 'Zahlung läuft');

  await beginCheckout(page, { interval: 'month', discountId: 'dsc_colleagues' });
  await page.getByRole('radio', { name: '4000 0000 0000 0341' }).click();
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await page.getByRole('button', { name: 'To your plan' }).click();
  await expect(says(page)).toContainText('days are left.', { timeout: 20_000 });
  await expect(card(page).getByText('You pay 20% less until', { exact: false })).toBeVisible();
  await soundInGerman(account, 'Probezeit');
  await passDays(page, 15);
  await planSays(page, 'The last payment failed.');
  await soundInGerman(account, 'Zahlung offen');
  await expect(upgrade(page)).toBeVisible();
  await page.getByRole('button', { name: 'Change payment method' }).click();
  await page.getByRole('button', { name: 'Use this card' }).click();
  await page.getByRole('button', { name: 'To your plan' }).click();
  await planSays(page, 'Renews on');

  // While a cancellation is under way, and where it cannot be made.
  await page.route('**/api/users/me/plan/cancellation', (route) =>
    route.fulfill({ status: 502, json: { error: 'Error canceling subscription', code: 'billing/cancel-failed' } }),
  );
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Cancel Pro' }).click();
  await expect(page.getByRole('alert').getByText('Error canceling subscription')).toBeVisible();
  complaints.length = 0;
  await page.evaluate(() => localStorage.setItem('footnote-cancellation-requested', `${Date.now()} /api/users/me`));
  await page.reload();
  await expect(says(page)).toContainText('Your subscription is being cancelled.');
  await soundInGerman(account, 'Wird gekündigt');
});

test('an organization buys its places, and its admin reads the invoice', async ({ page }) => {
  test.setTimeout(90_000);
  const account = new AccountPage(page, server.url);
  await server.command('admin', 'grant', await account.newUser());
  const made = await call(page, 'POST', '/api/organizations', {
    name: 'Harbour Clinic',
    description: '',
    userLimit: 9,
  });
  if (typeof made !== 'object' || made === null || !('id' in made)) throw new Error('No organization was made.');
  const tab = `/organization/${String(made.id)}?tab=invoices`;
  await account.open(tab);
  await expect(page.getByText('€1,620.00 for 9 users')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the checkout' }).click();
  await expect(page.getByText('Footnote Pro for 9 users, yearly')).toBeVisible();
  await page.getByRole('button', { name: 'Pay €1,620.00' }).click();
  await page.getByRole('button', { name: 'To your plan' }).click();
  await expect(says(page)).toContainText('Renews on', { timeout: 20_000 });
  const invoice = page.getByRole('region', { name: 'Invoices' }).getByRole('link');
  await expect(invoice).toHaveCount(1);
  const file = await page.request.get(new URL((await invoice.getAttribute('href')) ?? '', server.url).href);
  expect(file.headers()['content-type']).toBe('application/pdf');
});

/** Somebody registers by the link of a user and proves their address. */
async function refer(account: AccountPage): Promise<void> {
  const link = new URL(String(await call(account.page, 'GET', '/api/users/referral-url')));
  const friend = await account.elsewhere();
  const email = friend.freshAddress();
  await friend.open(link.pathname);
  await friend.page.getByRole('button', { name: 'Register' }).click();
  await friend.fillRegistration(email);
  await friend.verify(email);
  await friend.page.context().close();
}

test('months that are earned, what ran out and what is paused are said in words, in German, too', async ({ page }) => {
  test.setTimeout(180_000);
  const account = new AccountPage(page, server.url);
  await account.newUser();
  const { facts } = ownPlanSchema.parse(await call(page, 'GET', '/api/users/me/plan'));
  await refer(account);
  await planSays(page, 'You earned Pro until');
  await account.expectSound('a plan that is earned');

  // Of a subscriber the next payment is postponed.
  await beginCheckout(page);
  await page.getByRole('button', { name: 'Start the free trial' }).click();
  await page.getByRole('button', { name: 'To your plan' }).click();
  await expect(says(page)).toContainText('days are left.', { timeout: 20_000 });
  const before = await renewal(page);
  await refer(account);
  // A round of payment that began too early does nothing; the next comes by itself in a minute, or with a day that passes.
  await expect(async () => {
    await passDays(page, 1);
    await expect.poll(() => renewal(page), { timeout: 10_000 }).toBe(addMonths(before, 1));
  }).toPass({ timeout: 100_000 });
  await account.open(PLAN);
  await account.expectSound('a plan whose next payment is postponed');

  // Of what no test card leads to, the provider would say no more than this.
  const said = { ...facts, plan: 'pro' as const, renewal: null };
  const states = [
    [{ ...said, status: 'active', expiry: '2026-05-01T00:00:00.000Z' }, /Pro ran out on May 1, 2026/, 'Abgelaufen'],
    [{ ...said, status: 'paused' }, 'Your subscription is paused.', 'Pausiert'],
  ] as const;
  for (const [shown, words, german] of states) {
    await page.route('**/api/users/me/plan', async (route) => {
      const answer = await route.fetch();
      const plan = ownPlanSchema.parse(await answer.json());
      await route.fulfill({ json: { ...plan, facts: shown, grantedUntil: null } });
    });
    await page.reload();
    await expect(says(page)).toContainText(words);
    await soundInGerman(account, german);
    await page.unroute('**/api/users/me/plan');
  }
});

/** When the plan of whoever is signed in is paid next. */
async function renewal(page: Page): Promise<string> {
  return ownPlanSchema.parse(await call(page, 'GET', '/api/users/me/plan')).facts.renewal ?? '';
}

test('a super admin looks after payment events that were put aside', async ({ page, complaints }) => {
  test.setTimeout(90_000);
  const account = new AccountPage(page, server.url);
  await server.command('admin', 'grant', await account.newUser());
  await account.open('/users');
  await page.getByRole('link', { name: 'Payment events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment events' })).toBeVisible();
  await expect(page.getByText('Nothing is put aside')).toBeVisible();
  await account.expectSound('no payment events');

  const asked: string[] = [];
  let left = [...failedEventFixtures];
  await page.route('**/api/admin/payment-events**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const [, id, retry] = /payment-events\/([^/]+)(\/retry)?$/.exec(pathname) ?? [];
    if (id === undefined) return route.fulfill({ json: { events: left, hasMore: true } });
    asked.push(`${retry === undefined ? 'dismissed' : 'tried'} ${id}`);
    left = left.filter((event) => event.id !== id);
    return route.fulfill({ status: 204 });
  });
  await page.reload();
  const list = page.getByRole('list', { name: 'Payment events put aside' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText(/^More events are put aside/)).toBeVisible();
  await account.expectSound('payment events', true);
  await list.getByRole('button', { name: 'Dismiss: gone_sub_01hv8gone' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'Try again: evt_01hv8failed' }).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(asked).toEqual(['dismissed gone_sub_01hv8gone', 'tried evt_01hv8failed']);

  await page.evaluate(() => localStorage.setItem('footnote-locale', 'de'));
  await page.reload();
  await expect(page.getByText('Niemand hier ist dieser Kunde')).toBeVisible();
  await account.expectSound('payment events in German');
  await page.unroute('**/api/admin/payment-events**');
  await page.getByRole('button', { name: /^Erledigt/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  complaints.length = 0;
  await page.evaluate(() => localStorage.setItem('footnote-locale', 'en'));
  await page.route('**/api/admin/payment-events', (route) => route.fulfill({ status: 500, json: { error: 'No.' } }));
  await page.reload();
  await expect(page.getByText('The payment events could not be loaded')).toBeVisible();
  complaints.length = 0;
});
