import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings, type AxeFinding } from './axe.ts';

/** A question the starter collection answers. */
export const QUESTION = 'Does dapagliflozin reduce hospitalisation for heart failure?';

/** Terms it is read as, in the literature's words. */
export const QUESTION_TERMS = ['heart failure hospitalisation', 'heart failure', 'dapagliflozin'];

/** A question that several of its studies answer. */
export const QUESTION_OF_MANY = 'Do SGLT2 inhibitors slow kidney disease?';

/** The chat screen as a user uses it. */
export class ChatPage {
  readonly page: Page;
  readonly url: string;
  readonly field: Locator;
  readonly turns: Locator;
  readonly references: Locator;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
    this.field = page.getByRole('textbox', { name: 'Your question' });
    this.turns = page.getByRole('main').getByRole('article');
    this.references = page.getByRole('region', { name: 'References' });
  }

  async open(path = '/chat'): Promise<void> {
    await this.page.goto(this.url + path);
  }

  async send(question: string): Promise<void> {
    await this.field.fill(question);
    await this.field.press('Enter');
  }

  /** Asks and waits until the answer is complete. */
  async ask(question: string): Promise<Locator> {
    // While a dialog that is closing covers the chat, it seems to have no turns.
    await expect(this.field).toBeVisible();
    const before = await this.turns.count();
    await this.send(question);
    const turn = this.turns.nth(before);
    await expect(turn.getByRole('group', { name: 'Actions on this answer' })).toBeVisible({ timeout: 30_000 });
    return turn;
  }

  citations(turn: Locator): Locator {
    return turn.getByRole('button', { name: /^References? \d/ });
  }

  /** What axe finds on the page as it stands. */
  axeFindings(): Promise<AxeFinding[]> {
    return axeFindings(this.page);
  }
}
