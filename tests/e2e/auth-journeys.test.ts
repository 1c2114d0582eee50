import type { Page } from '@playwright/test';
import { AccountPage, PASSWORD } from './account-page.ts';
import { ChatPage, QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';
import { refusedFirst } from './refused-first.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
/** Whether the browser of a page has a session. */
const isSignedIn = async (page: Page, url: string) => (await page.request.get(`${url}/api/users/me`)).ok();

test('registers, has the link sent again, verifies once, and comes to the page that was wanted', async ({
  entrance,
  page,
  complaints,
}) => {
  test.setTimeout(300_000);
  const { url } = entrance.server;
  const account = new AccountPage(page, url);
  const email = account.freshAddress();
  await page.clock.install();
  await account.open('/userprofile?from=mail');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(heading(page, 'Create account')).toBeVisible();
  await account.email.fill(email);
  await account.password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Accept the terms and the privacy policy to register.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeFocused();
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page, 'Verify your e-mail address')).toBeVisible();
  await account.expectSound('the mail was sent');
  const first = await entrance.linkTo(email, '/verification');
  expect(await isSignedIn(page, url)).toBe(false);

  await expect(page.getByRole('timer')).toHaveText(/^Send again in \d+ seconds$/);
  await expect(page.getByRole('button', { disabled: true })).toHaveCount(1);
  const sendAgain = async () => {
    await page.clock.fastForward(61_000);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/resend-verification'));
    await page.getByRole('button', { name: 'Send again' }).click();
    const status = (await answered).status();
    await expect(page.getByRole('timer')).toHaveText(/^Send again in \d+ seconds$/);
    return status;
  };
  await entrance.letAttemptsPass();
  await expect(async () => expect(await sendAgain()).toBe(200)).toPass({ timeout: 120_000, intervals: [10_000] });
  await expect.poll(() => entrance.messagesTo(email).length).toBe(2);
  // The server counts by its own clock: what comes too early is refused, and the countdown begins anew.
  expect(await sendAgain()).toBe(429);
  complaints.splice(0);

  await page.getByRole('link', { name: 'Log in' }).click();
  await account.signIn(email);
  await expect(page).toHaveURL(/\/verification$/);
  expect(await isSignedIn(page, url)).toBe(false);
  complaints.splice(0);

  await account.open(first);
  await expect(heading(page, 'Your e-mail address is verified')).toBeVisible();
  await account.expectSound('the address is verified');
  await account.open(`${first.slice(0, -4)}AAAA`);
  await expect(page.getByText('Verification link no longer valid')).toBeVisible();
  complaints.splice(0);
  await account.expectSound('the link is no longer valid');

  await account.open('/login');
  await account.signIn(email);
  await expect(page).toHaveURL(/\/userprofile\?from=mail$/);
  expect(await isSignedIn(page, url)).toBe(true);
});

test('sets a new password by a link that works once', async ({ entrance, page, complaints }) => {
  test.setTimeout(120_000);
  const account = new AccountPage(page, entrance.server.url);
  const email = await account.newUser((address) => entrance.linkTo(address, '/verification'));
  await account.signOut();
  await account.open('/reset');
  await account.email.fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page, 'Look into your mail')).toBeVisible();
  await account.expectSound('the reset was asked for');

  const link = await entrance.linkTo(email, '/auth-action');
  expect(link).toMatch(/^\/auth-action\?mode=resetPassword&oobCode=[\w-]{20,}$/);
  await account.open(link);
  await expect(page).toHaveURL(/\/reset\?oobCode=/);
  await account.password.fill('short');
  await account.password.press('Enter');
  await expect(account.password).toHaveAccessibleDescription(/The password is too short\./);
  complaints.splice(0);
  await account.expectSound('the password was too short');
  await account.password.fill('another horse entirely');
  await account.password.press('Enter');
  await expect(heading(page, 'Your password is changed')).toBeVisible();
  await account.expectSound('the password was changed');
  await account.open(link);
  await expect(page.getByText('Account or password reset link no longer valid')).toBeVisible();
  complaints.splice(0);
  await account.expectSound('the reset link was used');

  await account.open('/login');
  await account.signIn(email);
  await expect(page.getByText('Email or password incorrect')).toBeVisible();
  complaints.splice(0);
  await account.expectSound('the password is wrong');
  await account.signIn(email, 'another horse entirely');
  await expect(account.menu(email)).toBeVisible();
  await account.open('/auth-action?mode=verifyEmail&oobCode=x');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('signs in with an account elsewhere, and says why not', async ({ entrance, page, complaints }) => {
  test.setTimeout(120_000);
  const { server, provider } = entrance;
  const account = new AccountPage(page, server.url);
  const taken = await account.newUser((address) => entrance.linkTo(address, '/verification'));
  await account.signOut();
  const enter = async () => {
    await account.open('/userprofile');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('button', { name: 'Continue with Test provider' }).click();
  };

  Object.assign(provider.person, { sub: 'taken', email: taken });
  await enter();
  await expect(page.getByText('Sign in the way you did before.')).toBeVisible();
  await expect(page).toHaveURL(/\/customAuthAction\?outcome=failed/);
  await account.expectSound('the account exists with other credentials');
  provider.refusal = 'access_denied';
  await enter();
  await expect(page.getByText('Signing in was canceled.')).toBeVisible();
  provider.refusal = null;
  expect(await isSignedIn(page, server.url)).toBe(false);

  const email = account.freshAddress();
  Object.assign(provider.person, { sub: email, email });
  await enter();
  await expect(page).toHaveURL(/\/chat$/);
  await account.completeProfile();
  // A profile that was just completed leads to the chat, which may still be on its way.
  await expect(() => account.open('/userprofile')).toPass();
  await expect(account.email).toHaveValue(email);
  await account.open('/chat');
  await account.signOutByMenu(page.getByRole('button', { name: 'Account of Ada' }));
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await isSignedIn(page, server.url)).toBe(false);
  await enter();
  await expect(page).toHaveURL(/\/userprofile$/);
  expect(entrance.messagesTo(email)).toEqual([]);
  complaints.splice(0);
});

test('keeps what was written while the page goes to a provider and back, for its writer', async ({
  entrance,
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  const { server, provider } = entrance;
  const account = new AccountPage(page, server.url);
  const chat = new ChatPage(page, server.url);
  const [email, other] = [account.freshAddress(), account.freshAddress()];
  const enter = () => page.getByRole('button', { name: 'Continue with Test provider' }).click();
  const end = async () => {
    const cookie = { name: 'footnote.session_token', value: 'of-a-session-that-ended', url: server.url };
    await refusedFirst({ senders: [page] }, async () => {
      await page.context().addCookies([cookie]);
      await chat.send(QUESTION);
    });
    await page.getByRole('alert').getByRole('link', { name: 'Log in' }).click();
  };
  Object.assign(provider.person, { sub: email, email });
  await account.open('/login');
  await enter();
  await account.completeProfile();
  await end();
  await enter();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(chat.field).toHaveValue(QUESTION);
  await end();
  Object.assign(provider.person, { sub: other, email: other });
  await enter();
  await account.completeProfile();
  await expect(chat.field).toHaveValue('');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  complaints.splice(0);
});

test('asks in sandbox mode whether an address may come in, before anything else', async ({ sandboxed, page }) => {
  const account = new AccountPage(page, sandboxed.url);
  const posted: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Which ways in a domain has is looked up while an address is typed, and lets nobody in.
    if (request.method() === 'POST' && !pathname.endsWith('/single-sign-on/offer')) posted.push(pathname);
  });
  await account.open('/login');
  await account.signIn('stranger@example.org');
  await expect(account.email).toHaveAccessibleDescription(/Email is not allowed\./);
  await account.expectSound('the address is not allowed');
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(heading(page, 'Create account')).toBeVisible();
  await expect(account.email).toHaveValue('stranger@example.org');
  await account.fillIn('stranger@example.org');
  await expect(account.email).toHaveAccessibleDescription(/Email is not allowed\./);
  expect(posted).toEqual(['/api/sandbox/access', '/api/sandbox/access']);

  const email = `${account.freshAddress().split('@')[0]}@lab.example.org`;
  await account.fillIn(email);
  await expect(page).toHaveURL(/\/login$/);
  await account.signIn(email);
  await account.completeProfile({ pays: true });
  await expect(account.menu(email)).toBeVisible();
});
