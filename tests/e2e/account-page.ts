import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, request, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { effort } from '../support/test-effort.ts';
import { axeFindings, contrastFindings, type AxeFinding } from './axe.ts';

export const PASSWORD = 'a horse in the library';

/** What a server answers that has too much to do, with when to try again. */
const TURNED_AWAY = 503;
const MOST_ATTEMPTS = 5;

/** Between them, every width and every colour scheme; looked at with everything axe has. */
const LOOKS = [
  { width: 1280, colorScheme: 'light', look: axeFindings },
  { width: 320, colorScheme: 'dark', look: axeFindings },
] as const;
/** Both widths in the other scheme, which changes only colours. */
const OTHER_LOOKS = [
  { width: 320, colorScheme: 'light', look: contrastFindings },
  { width: 1280, colorScheme: 'dark', look: contrastFindings },
] as const;
/**
 * What `npm test` looks at: the page on a desktop is only measured. Each of its parts is looked at there, in both schemes,
 * by its stories, and how parts stand together axe sees at either width.
 */
const FEWEST_LOOKS = [
  { width: 1280, colorScheme: 'light', look: () => Promise.resolve<AxeFinding[]>([]) },
  { width: 320, colorScheme: 'dark', look: axeFindings },
] as const;

/** The pages of accounts as a user uses them. */
export class AccountPage {
  readonly page: Page;
  readonly url: string;
  readonly email: Locator;
  readonly password: Locator;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
    this.email = page.getByRole('textbox', { name: /^E-mail/ });
    this.password = page.getByLabel(/^(?:New p|P)assword/).and(page.locator('input'));
  }

  /** The pages of accounts in a browser of somebody else, who has said OK to the policies. */
  async elsewhere(): Promise<AccountPage> {
    const browser = this.page.context().browser();
    if (browser === null) throw new Error('There is no browser.');
    const context = await browser.newContext();
    await context.addInitScript(() => localStorage.setItem('footnote-policies', 'agreed'));
    return new AccountPage(await context.newPage(), this.url);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.url + path);
  }

  /** Waits until the app stands in place of what the server filled the page with; until then a link loads its page anew. */
  async appStands(): Promise<void> {
    // No mark of the browser's clock tells it where a test holds that clock.
    const isReact = () =>
      Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__reactFiber'));
    await expect.poll(() => this.page.evaluate(isReact)).toBe(true);
  }

  /** An address nobody used before: the server limits messages and guesses by address. */
  freshAddress(): string {
    return `reader-${randomUUID()}@example.org`;
  }

  /** Waits for the newest message to an address, and gives the path its link leads to. */
  async linkTo(email: string, path: '/verification' | '/auth-action' | '/invitation' | '/refer'): Promise<string> {
    let found: string | undefined;
    await expect(async () => {
      const response = await this.page.request.get(`${this.url}/dev/outbox`);
      const messages = (await response.text()).split('<article>').filter((message) => message.includes(email));
      const link = messages.map((message) => /https?:\/\/[^/\s]+(\/[^\s<]+)/.exec(message)?.[1]);
      found = link.find((candidate) => candidate?.startsWith(path) === true)?.replaceAll('&amp;', '&');
      expect(found).toBeDefined();
    }).toPass({ timeout: 20_000 });
    return found ?? '';
  }

  async register(email: string): Promise<void> {
    await this.open('/register');
    await this.fillRegistration(email);
  }

  /** Registers by the form that is on the screen. */
  async fillRegistration(email: string): Promise<void> {
    await this.fillIn(email);
    await expect(this.page.getByRole('heading', { level: 2, name: 'Verify your e-mail address' })).toBeVisible();
  }

  /** Fills in the form of registering and sends it. */
  async fillIn(email: string): Promise<void> {
    // A box that is ticked just as the app takes its place is gone before it is seen to be ticked.
    await this.appStands();
    await this.email.fill(email);
    await this.password.fill(PASSWORD);
    await this.page.getByRole('checkbox', { name: /^I agree/ }).check();
    await this.page.getByRole('button', { name: 'Create account' }).click();
  }

  async verify(email: string): Promise<void> {
    await this.open(await this.linkTo(email, '/verification'));
    await expect(this.page.getByRole('heading', { level: 2, name: 'Your e-mail address is verified' })).toBeVisible();
  }

  /** Fills in the sign-in form that is on the screen. */
  async signIn(email: string, password = PASSWORD): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: 'Log in' })).toBeVisible();
    await this.appStands();
    await this.email.fill(email);
    await this.password.fill(password);
    await this.password.press('Enter');
  }

  /** Signs out by the page of that, which loads the chat anew when it is done; what comes before that would be cut off by it. */
  async signOut(): Promise<void> {
    await this.page.goto(`${this.url}/logout`, { waitUntil: 'commit' });
    await this.page.waitForURL('**/chat');
  }

  /** Signs out by the menu of the account, which ends in a chat that is loaded anew. */
  async signOutByMenu(menu: Locator): Promise<void> {
    await menu.click();
    const loaded = this.page.waitForEvent('load');
    await this.page.getByRole('menuitem', { name: 'Log out' }).click();
    await loaded;
  }

  /** Fills in what a new user is asked for, and leaves the tour that follows in the chat, and what is offered after it. */
  async completeProfile({ pays = false } = {}): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Welcome to Footnote' });
    await dialog.getByRole('combobox', { name: 'Institution' }).selectOption('University hospital');
    await dialog.getByRole('combobox', { name: 'Occupation' }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    if (new URL(this.page.url()).pathname !== '/chat') return;
    const noted = this.toldTourIsOver();
    await this.page.getByRole('button', { name: 'Skip the tour' }).click();
    await noted;
    if (pays) return;
    const offer = this.page.getByRole('dialog', { name: 'You begin with five PRO questions' });
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toBeHidden();
  }

  /** Resolves once the server has heard that the tour, which is on the screen, is over: a page loaded before that begins it anew. */
  async toldTourIsOver(): Promise<void> {
    await this.page.waitForResponse(
      (response) =>
        response.request().method() === 'PATCH' && response.url().endsWith('/api/users/me') && response.ok(),
    );
  }

  /** An account whose owner is signed in and has a profile, made by the calls the pages make; gives its address. */
  async newUser(linkOf = (email: string) => this.linkTo(email, '/verification')): Promise<string> {
    const email = await this.newAccount(linkOf);
    await this.call('/api/auth/sign-in', { email, password: PASSWORD });
    await this.call('/api/upsert-user', { institution: 'University hospital', occupation: 'Physician' });
    await this.keep('footnote-account', 'signed-in');
    return email;
  }

  /** An account whose address is verified and whose owner was never signed in, made by the calls the pages make; gives its address. */
  async newAccount(linkOf = (email: string) => this.linkTo(email, '/verification')): Promise<string> {
    const email = this.freshAddress();
    await this.call('/api/auth/register', { email, password: PASSWORD, agreed: true });
    const token = new URLSearchParams((await linkOf(email)).split('?')[1]).get('token');
    await this.call('/api/auth/verify-email', { token });
    return email;
  }

  /** Has the browser keep something for the product. */
  private async keep(name: string, value: string): Promise<void> {
    await this.openBlank();
    await this.page.evaluate((item) => localStorage.setItem(...item), [name, value] as const);
  }

  /** Opens a page without the app, which asks for nothing: starting the app is half of a second's work. */
  async openBlank(): Promise<void> {
    const blank = `${this.url}/blank`;
    // Of a page without an icon, the browser asks for one that is not there, and complains at any time after.
    await this.page.route(blank, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    );
    await this.page.goto(blank);
    await this.page.unroute(blank);
  }

  /** Ends every session of an account, as another device does that changes its password. */
  async endElsewhere(email: string): Promise<void> {
    const device = await request.newContext();
    const given = await device.post(`${this.url}/api/auth/token`, { data: { email, password: PASSWORD } });
    const { token } = z.object({ token: z.string() }).parse(await given.json());
    const changed = await device.post(`${this.url}/api/auth/change-password`, {
      data: { currentPassword: PASSWORD, password: PASSWORD },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(changed.status()).toBe(204);
    await device.dispose();
  }

  /** Makes a call as the browser of this page; one that a busy server turned away is made again when it says so. */
  private async call(path: string, data: object): Promise<void> {
    let response = await this.page.request.post(this.url + path, { data });
    for (let attempt = 0; response.status() === TURNED_AWAY && attempt < MOST_ATTEMPTS; attempt += 1) {
      await wait(Number(response.headers()['retry-after'] ?? 1) * 1_000);
      response = await this.page.request.post(this.url + path, { data });
    }
    expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  }

  menu(email: string): Locator {
    return this.page.getByRole('button', { name: `Account of ${email}` });
  }

  /** Expects nothing axe objects to and nothing wider than the window, on a desktop and on a phone at night; or `always`. */
  async expectSound(where: string, always = false): Promise<void> {
    const whole = always ? [...LOOKS, ...OTHER_LOOKS] : LOOKS;
    for (const { width, colorScheme, look } of effort({ whole, sample: FEWEST_LOOKS })) {
      const seen = `${where}, ${width} px, ${colorScheme}`;
      await this.resize({ width, height: 800 });
      await this.page.emulateMedia({ colorScheme });
      expect(await look(this.page), seen).toEqual([]);
      expect(await this.overflow(), seen).toBeLessThanOrEqual(0);
    }
    await this.resize({ width: 1280, height: 900 });
    await this.page.emulateMedia({ colorScheme: 'light' });
  }

  /** Gives the window a size and waits until the page has heard of it, in the next frame: parts may make way for others. */
  private async resize(size: { width: number; height: number }): Promise<void> {
    await this.page.setViewportSize(size);
    await this.page.evaluate(async () => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      await frame();
      await frame();
    });
  }

  /** What axe finds on the page as it stands. */
  axeFindings(): Promise<AxeFinding[]> {
    return axeFindings(this.page);
  }

  /** Pixels by which the page is wider than the window. */
  overflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  }
}
