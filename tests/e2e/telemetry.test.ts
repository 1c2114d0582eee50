import type { Page } from '@playwright/test';
import {
  startAnalyticsServices,
  type AnalyticsServices,
} from '../../apps/api/src/analytics/analytics-services.fixtures.ts';
import { startProductServer, type ProductServer } from '../support/product-server.ts';
import { AccountPage } from './account-page.ts';
import { ChatPage, QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

let services: AnalyticsServices;
let server: ProductServer;
test.beforeAll(async () => {
  services = await startAnalyticsServices();
  server = await startProductServer({ ...services.environment, FOOTNOTE_RECORDING: 'true' });
});
test.afterAll(async () => {
  await server.close();
  await services.close();
});

/** Requests of a page by which it could tell anything, and those that leave its server. */
function watch(page: Page, url: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, host } = new URL(request.url());
    const tells = /analytics|error-reports|campaign|page-opened|recording/.test(pathname);
    if (host !== new URL(url).host || tells) seen.push(pathname);
  });
  return seen;
}

/** Somebody who pays and agreed that what they do may be recorded. */
async function enter(page: Page): Promise<void> {
  const account = new AccountPage(page, server.url);
  await account.newUser();
  const post = (path: string, data: object) => page.request.post(server.url + path, { data });
  await post('/api/upsert-user', { optIn: true });
  const begun: { id: string } = await (await post('/api/users/me/plan/checkouts', { interval: 'month' })).json();
  await post(`/api/checkouts/${begun.id}/payment`, { number: '4242 4242 4242 4242' });
  await expect(async () => {
    const profile: { subscriptionStatus: string } = await (await page.request.get(`${server.url}/api/users/me`)).json();
    expect(profile.subscriptionStatus).toBe('trialing');
  }).toPass({ timeout: 90_000 });
}

test('who agreed is told of, and recorded with every word as stars, until they take it back', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  // Chance chooses every session and every page load.
  await page.addInitScript(() => {
    Math.random = () => 0.01;
  });
  await enter(page);
  const chat = new ChatPage(page, server.url);
  await chat.open('/chat?utm_source=newsletter&utm_campaign=autumn');
  await chat.ask(QUESTION);
  const told = () => services.captured.map(({ event }) => event);
  await expect.poll(told, { timeout: 30_000 }).toEqual(expect.arrayContaining(['$pageview', 'question_asked']));
  expect(await page.evaluate(() => localStorage.getItem('utm_source'))).toBe('newsletter');
  await page.goto(`${server.url}/about`);
  const views = () => services.captured.filter(({ event }) => event === '$pageview');
  await expect.poll(() => views().at(-1)?.properties['page'], { timeout: 30_000 }).toBe('/about');
  expect(views().at(-1)?.properties).toMatchObject({ utm_source: 'newsletter', utm_campaign: 'autumn' });

  // What was asked and answered, and every word around it, is stars; the page itself is there.
  const recorded = () => JSON.stringify(services.snapshots);
  await expect.poll(() => services.snapshots.length, { timeout: 30_000 }).toBeGreaterThan(1);
  await expect.poll(() => recorded().includes('"tagName":"textarea"'), { timeout: 30_000 }).toBe(true);
  const seen = recorded();
  for (const word of ['dapagliflozin', 'heart failure', 'Filters', 'Your question', 'example.org'])
    expect(seen.toLowerCase(), word).not.toContain(word.toLowerCase());
  expect(new Set(services.snapshots.map(({ $session_id }) => $session_id)).size).toBe(1);

  // An error nobody caught is reported without what a user said.
  await page.evaluate(() => {
    setTimeout(() => JSON.parse('my mother takes apixaban'));
  });
  await expect.poll(() => services.reports.filter(({ type }) => type === 'event').length, { timeout: 30_000 }).toBe(1);
  expect(JSON.stringify(services.reports)).toContain('SyntaxError');
  expect(JSON.stringify(services.reports)).not.toContain('apixaban');
  await expect.poll(() => services.reports.map(({ type }) => type), { timeout: 30_000 }).toContain('transaction');
  // What Chromium says where the recorder compares styles, which the policy of the page forbids; and the error itself.
  const expected = /Content Security Policy directive 'style-src|SyntaxError/;
  expect(complaints.splice(0).filter((line) => !expected.test(line))).toEqual([]);

  await page.request.post(`${server.url}/api/upsert-user`, { data: { optIn: false } });
  await page.goto(`${server.url}/browse`);
  const [events, parts] = [services.captured.length, services.snapshots.length];
  await page.goto(`${server.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(6_000);
  expect([services.captured.length, services.snapshots.length]).toEqual([events, parts]);
  await new AccountPage(page, server.url).signOut();
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('utm_source'))).toBeNull();
  expect(services.refused).toEqual([]);
});

test('a page of a server that tells nobody loads nothing for it and asks nothing', async ({ chat, page, embedded }) => {
  const seen = watch(page, embedded.url);
  await chat.open('/chat?utm_source=newsletter');
  await chat.ask(QUESTION);
  expect(seen).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('utm_source'))).toBeNull();
});
