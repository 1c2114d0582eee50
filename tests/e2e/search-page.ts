import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings, type AxeFinding } from './axe.ts';

/** The search screen as a user uses it. */
export class SearchPage {
  readonly page: Page;
  readonly url: string;
  readonly field: Locator;
  readonly query: Locator;
  readonly results: Locator;
  readonly cards: Locator;
  readonly count: Locator;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
    this.field = page.getByRole('searchbox', { name: 'Words or a question' });
    this.query = page.getByRole('textbox', { name: 'PubMed query' });
    this.results = page.getByRole('region', { name: 'Results', exact: true });
    this.cards = this.results.getByRole('article');
    this.count = this.results.getByRole('heading', { level: 2, name: /\d results?$/ });
  }

  async open(parameters = ''): Promise<void> {
    await this.page.goto(`${this.url}/browse${parameters}`);
  }

  /** Opens an address and waits for its results. */
  async find(parameters: string): Promise<void> {
    await this.open(parameters);
    await expect(this.count).toBeVisible();
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name });
  }

  async search(): Promise<void> {
    await this.page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
  }

  /** What the address says. */
  parameters(): URLSearchParams {
    return new URL(this.page.url()).searchParams;
  }

  /** How many results there are. */
  async found(): Promise<number> {
    return Number((await this.count.innerText()).replaceAll(/\D/g, ''));
  }

  /** What axe finds on the page as it stands. */
  axeFindings(): Promise<AxeFinding[]> {
    return axeFindings(this.page);
  }
}
