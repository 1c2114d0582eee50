import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

export const PASSWORD = 'a horse in the library';

/** The pages of accounts as a reader uses them. */
export class AccountPage {
  readonly page: Page;
  readonly url: string;
  readonly email: Locator;
  readonly password: Locator;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
    this.email = page.getByRole('textbox', { name: 'E-mail' });
    this.password = page.getByLabel(/^(?:New p|P)assword/).and(page.locator('input'));
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.url + path);
  }

  /** An address nobody used before: the server limits messages and guesses by address. */
  freshAddress(): string {
    return `reader-${randomUUID()}@example.org`;
  }

  /** Waits for the newest message to an address, and gives the path its link leads to. */
  async linkTo(email: string, path: '/verification' | '/auth-action'): Promise<string> {
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
    await this.email.fill(email);
    await this.password.fill(PASSWORD);
    await this.page.getByRole('checkbox', { name: /^I agree/ }).check();
    await this.page.getByRole('button', { name: 'Create account' }).click();
    await expect(this.page.getByRole('heading', { level: 2, name: 'Verify your e-mail address' })).toBeVisible();
  }

  async verify(email: string): Promise<void> {
    await this.open(await this.linkTo(email, '/verification'));
    await expect(this.page.getByRole('heading', { level: 2, name: 'Your e-mail address is verified' })).toBeVisible();
  }

  /** Fills in the sign-in form that is on the screen. */
  async signIn(email: string, password = PASSWORD): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.password.press('Enter');
  }

  /** Fills in what a new reader is asked for. */
  async completeProfile(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Welcome to Footnote' });
    await dialog.getByRole('combobox', { name: 'Institution' }).selectOption('University hospital');
    await dialog.getByRole('combobox', { name: 'Occupation' }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }

  /** An account whose owner is signed in and has a profile; gives its address. */
  async newReader(): Promise<string> {
    const email = this.freshAddress();
    await this.register(email);
    await this.verify(email);
    await this.open('/login');
    await this.signIn(email);
    await this.completeProfile();
    return email;
  }

  menu(email: string): Locator {
    return this.page.getByRole('button', { name: `Account of ${email}` });
  }

  /** What axe finds on the page as it stands. */
  async axeFindings(): Promise<unknown[]> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html.slice(0, 160)) }));
  }

  /** Pixels by which the page is wider than the window. */
  overflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  }
}
