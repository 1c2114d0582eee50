import type { UserProfile } from '@footnote/domain';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestPage } from '../rendering/test-page.fixtures.ts';
import { account, becomeVisitor, loadAccount } from './account.store.ts';

const profileOf = (id: string): UserProfile => ({
  id,
  uid: id,
  email: `${id}@example.org`,
  workEmail: '',
  firstName: '',
  lastName: '',
  phone: '',
  jobTitle: '',
  company: '',
  occupation: '',
  institution: '',
  institutionRole: '',
  country: null,
  userLanguage: null,
  isUserVerified: true,
  optIn: false,
  notificationMail: false,
  onboardingNeeded: false,
  subscriptionStatus: null,
  subscriptionId: null,
  customerId: null,
  currentWeekProUsage: 0,
  pendingInvites: [],
  organizationRoles: [],
  superAdmin: false,
  sandbox: false,
  userSinceDays: 0,
  hasPassword: true,
  createdAt: '2026-11-26T00:00:00.000Z',
  updatedAt: '2026-11-26T00:00:00.000Z',
});

/** Calls in the order in which they came, each answered when a test says so. */
const asked: ServerResponse[] = [];
let page: { close: () => Promise<void> };
beforeAll(async () => {
  page = await openTestPage((_request, response) => void asked.push(response));
});
afterAll(() => page.close());
afterEach(() => {
  asked.length = 0;
  becomeVisitor();
});

/** Asks who reads, and waits until the server has been asked. */
async function ask(): Promise<{ answer: (status: number, body: object) => void; loaded: Promise<void> }> {
  const before = asked.length;
  const loaded = loadAccount();
  await expect.poll(() => asked.length).toBe(before + 1);
  const answer = (status: number, body: object) =>
    asked[before]?.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  return { answer, loaded };
}

describe('loadAccount', () => {
  it.each([
    {
      late: 'that the old session has ended',
      status: 401,
      body: { error: 'Log in.', code: 'identity/signed-in-only' },
    },
    { late: 'who had the old session', status: 200, body: profileOf('ada') },
  ])('does not take a late answer $late for the new session', async ({ status, body }) => {
    const old = await ask();
    const current = await ask();
    current.answer(200, profileOf('ben'));
    await current.loaded;
    old.answer(status, body);
    await old.loaded;
    expect(account).toMatchObject({ stage: 'signedIn', profile: { id: 'ben' }, ended: false });
  });

  it('is done for whoever asked first only once the newest answer is there', async () => {
    const old = await ask();
    const current = await ask();
    old.answer(401, { error: 'Log in.', code: 'identity/signed-in-only' });
    const seen = old.loaded.then(() => account.profile?.id);
    current.answer(200, profileOf('ben'));
    expect(await seen).toBe('ben');
  });
});
