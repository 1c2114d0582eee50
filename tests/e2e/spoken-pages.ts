import type { Page, Request, Response } from '@playwright/test';
import { pseudoLocalise } from '../stories/pseudo-locale.ts';
import { expect } from './product.fixtures.ts';
import { layoutFaultsOf, speakPseudo, untranslatedWords } from './pseudo-locale.ts';

/** Dates are written as in German, in whose place the long language stands. */
const MONTH = new Intl.DateTimeFormat('de', { month: 'long' });
/** What the browser itself calls the language of a source, in German as well. */
const LANGUAGE = new Intl.DisplayNames('de', { type: 'language' }).of('en') ?? '';
/** Names, which no language translates, and what is written in the language of queries. */
const NAMES = new Set(
  `Footnote English Deutsch Nederlands Italiano PubMed PMID PMIDs MeSH Ovid Ctrl Enter DOI CSV RIS NBIB CSL JSON BibTeX
  AMA APA AND NOT HTTPen LLMen tiab crdt exp adj`
    .split(/\s+/)
    .concat(LANGUAGE)
    .concat(Array.from({ length: 12 }, (_, month) => MONTH.format(new Date(2026, month)))),
);
/** Where articles and users speak, in their own language, and what is to be typed. */
const OF_OTHERS = '[lang]:not(html), code, pre, kbd, textarea, blockquote, div[dir="auto"]';
/** Milliseconds without a request after which a page has all it wants. */
const QUIET = 150;
const WIDTHS = [1280, 320];
/** Shorter texts of articles are words that anybody may say. */
const SHORTEST_TEXT = 12;
/** Names are somebody's own as soon as they are long enough for a word: other tests leave users on the server. */
const SHORTEST_NAME = 3;

export interface Look {
  /** More elements that hold what others wrote; those in `bdi` do, too, unless `strict`. */
  ignored?: string;
  strict?: boolean;
  /** Pixels; on a desktop and on a phone unless told. */
  widths?: readonly number[];
}

/** A walk through the product in a language 40 % longer than English, which finds English and texts that are cut off. */
export class SpokenPages {
  readonly page: Page;
  readonly url: string;
  readonly faults: string[] = [];
  /** What users and articles say, longest first. */
  #texts: string[] = [];
  readonly #loading = new Set<Request>();
  /** Answers that are being read for what others wrote. */
  readonly #hearing = new Set<Promise<void>>();
  #changed = 0;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
    page.on('request', (request) => {
      this.#loading.add(request);
      this.#changed = Date.now();
    });
    const loaded = (request: Request) => {
      this.#loading.delete(request);
      this.#changed = Date.now();
    };
    page.on('requestfinished', loaded);
    page.on('requestfailed', loaded);
  }

  /** Notes that a text is somebody's own. */
  ofOthers(...texts: readonly string[]): void {
    this.#texts = [...new Set([...this.#texts, ...texts])].toSorted((left, right) => right.length - left.length);
  }

  /** Notes every longer text of an answer of the server as somebody's own, before the screen is looked at again. */
  hear(response: Response): void {
    // A stream may never end.
    if (!/json/.test(response.headers()['content-type'] ?? '')) return;
    const heard = response.json().then(
      (answer: unknown) => this.#note(docsOf(answer)),
      () => undefined,
    );
    this.#hearing.add(heard);
    void heard.finally(() => this.#hearing.delete(heard));
  }

  #note(answer: unknown): void {
    const texts: string[] = [];
    JSON.stringify(answer, (key, value: unknown) => {
      const shortest = key === 'name' ? SHORTEST_NAME : SHORTEST_TEXT;
      if (typeof value === 'string' && value.length >= shortest) texts.push(value);
      return value;
    });
    this.ofOthers(...texts);
  }

  /** Opens a page and waits until nothing more loads. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.url + path);
    // What the server drew stands there until then, in a language of its own.
    await this.page.waitForFunction(() => performance.getEntriesByName('footnote:interactive').length > 0);
    await expect(this.page.getByRole('heading').or(this.page.getByRole('alert')).first(), path).toBeAttached();
    await this.settle();
  }

  /** Waits until nothing has loaded for a moment. */
  async settle(): Promise<void> {
    await expect(() => expect([this.#loading.size, Date.now() - this.#changed > QUIET]).toEqual([0, true])).toPass({
      intervals: [QUIET / 2],
    });
  }

  /** Notes what is wrong with the screen as it stands, on a desktop and on a phone. */
  async look(name: string, { ignored = '', strict = false, widths = WIDTHS }: Look = {}): Promise<void> {
    const elements = [OF_OTHERS, strict ? '' : 'bdi', ignored].filter((part) => part !== '').join(', ');
    for (const width of widths) {
      await this.#widen(width);
      // The page may show an answer before it was read here.
      await Promise.all(this.#hearing);
      const found = await untranslatedWords(this.page, { elements, texts: this.#texts });
      const words = found.filter((word) => !NAMES.has(word));
      if (words.length > 0) this.faults.push(`${name} at ${width}: ${words.join(' ')}`);
      for (const fault of await layoutFaultsOf(this.page)) this.faults.push(`${name} at ${width}: ${fault}`);
    }
    await this.#widen(1280);
  }

  /** Changes the width of the window, and waits until the page is drawn in it, with parts that only this width has. */
  async #widen(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: 900 });
    await this.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
    );
    const parts = () => [...this.#loading].filter((request) => request.resourceType() === 'script');
    await expect.poll(() => parts().length).toBe(0);
  }
}

/** Calls whose answers hold what articles and users wrote, and names that labels of rows repeat. */
const WRITTEN_BY_OTHERS =
  /\/api\/(?:search\/(?!queries)|pubmed|chat\/(?:sessions|example)|admin\/(?:organizations|users)|organizations)/;

/** A walk that begins now: the page speaks the long language from its next load on. */
export async function speakingPages(page: Page, url: string): Promise<SpokenPages> {
  await speakPseudo(page);
  const walk = new SpokenPages(page, url);
  page.on('response', (response) => {
    if (WRITTEN_BY_OTHERS.test(response.url())) walk.hear(response);
  });
  return walk;
}

/** Of an answer of a search, its articles and its overview; any other as it is. */
function docsOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'docs' in answer ? answer.docs : answer;
}

/** A text of the catalogues as the long language says it. */
export const said = pseudoLocalise;
