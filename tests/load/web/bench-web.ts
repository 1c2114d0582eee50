import { chromium } from '@playwright/test';
import { buildWeb } from '../../../scripts/build-web.mjs';
import { chromiumLaunch } from '../../support/chromium.ts';
import { startProductServer } from '../../support/product-server.ts';
import { measurePage, type PageMeasure } from './measure-page.ts';
import { serveBarePage } from './serve-bare-page.ts';
import { shareAnAnswer } from './share-an-answer.ts';

/** One page as it was measured: of every figure the median of the runs. */
export interface WebBench {
  page: string;
  measured: PageMeasure;
}

export interface WebBenchOptions {
  /** How often each page is opened. */
  runs: number;
  say: (line: string) => void;
}

const WINDOW = { width: 1280, height: 900 };
/** Every page has a main part; only the app draws these, or the server before it. */
const MAIN = 'main :is(h1, h2)';
const RESULT = 'main article';
/** Sentences of an answer stand in paragraphs of its turn. */
const ANSWER = 'main article p';

/** Opens the pages users come for, and a bare page of the same framework, as often as told and in turn. */
export async function benchWeb({ runs, say }: WebBenchOptions): Promise<WebBench[]> {
  await buildWeb(say);
  const [product, bare] = await Promise.all([startProductServer(), serveBarePage()]);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const shared = await shareAnAnswer(browser, product.url);
    const pages = [
      { page: 'bare page', url: bare.url, shown: 'h1' },
      { page: '/', url: `${product.url}/`, shown: MAIN },
      { page: '/chat', url: `${product.url}/chat`, shown: MAIN },
      { page: '/browse', url: `${product.url}/browse`, shown: MAIN },
      { page: '/browse?q=…', url: `${product.url}/browse?q=heart+failure`, shown: RESULT },
      { page: 'a shared answer', url: shared, shown: ANSWER },
    ];
    const measured = new Map(pages.map(({ page }) => [page, [] as PageMeasure[]]));
    // The pages take turns, so that a busy moment of the machine is no page’s own.
    for (let run = 1; run <= runs; run++) {
      for (const { page, url, shown } of pages) {
        say(`${page}, run ${run} of ${runs}`);
        measured.get(page)?.push(await measurePage(browser, { url, shown, says: url !== bare.url, ...WINDOW }));
      }
    }
    return [...measured].map(([page, all]) => ({ page, measured: medians(all) }));
  } finally {
    await browser.close();
    await Promise.all([product.close(), bare.close()]);
  }
}

function medians(all: readonly PageMeasure[]): PageMeasure {
  const of = (name: keyof PageMeasure) => all.map((one) => one[name]).sort((a, b) => a - b)[all.length >> 1] ?? NaN;
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    interactive: of('interactive'),
    blocking: of('blocking'),
    shift: of('shift'),
    scriptBytes: of('scriptBytes'),
    prefetchedBytes: of('prefetchedBytes'),
    earlyFontBytes: of('earlyFontBytes'),
    fontBytes: of('fontBytes'),
    earlyFonts: of('earlyFonts'),
  };
}
