import type { Browser, Page } from '@playwright/test';
import { slowDown } from '../../support/slow-browser.ts';

/** How soon a page is seen and can be used: milliseconds since it was asked for, and bytes as they came over the line. */
export interface PageMeasure {
  /** First paint of anything. */
  firstPaint: number;
  /** Largest contentful paint. */
  largestPaint: number;
  /** When the app had taken the page over. */
  interactive: number;
  /** Milliseconds beyond 50 of every task of the main thread after the first paint. */
  blocking: number;
  /** Cumulative layout shift, a number without unit. */
  shift: number;
  /** Scripts asked for until then. */
  scriptBytes: number;
  /** Scripts fetched ahead, which nothing on the page waited for. */
  prefetchedBytes: number;
  /** Fonts asked for before the first paint. */
  earlyFontBytes: number;
  /** All fonts. */
  fontBytes: number;
  /** Files of fonts asked for before the first paint. */
  earlyFonts: number;
}

export interface PageToMeasure {
  url: string;
  /** What a user came for, as a selector; the page is whole once it is there. */
  shown: string;
  /** Whether the page says itself when it can be used. */
  says: boolean;
  width: number;
  height: number;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Takes note of what the browser tells of a page from its first moment on. */
function observe(): void {
  const seen = { largestPaint: 0, shifts: [] as [number, number][], tasks: [] as [number, number][] };
  Object.assign(globalThis, { seen });
  const isShift = (entry: PerformanceEntry): entry is Shift => 'hadRecentInput' in entry;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('layout-shift', (entry) => {
    if (isShift(entry) && !entry.hadRecentInput) seen.shifts.push([entry.startTime, entry.value]);
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
}

/** What the browser has told of the page. */
function summarise(): PageMeasure {
  const seen: { largestPaint: number; shifts: [number, number][]; tasks: [number, number][] } = Reflect.get(
    globalThis,
    'seen',
  );
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const marked = performance.getEntriesByName('footnote:interactive')[0]?.startTime;
  // A page that does not tell is usable as soon as it is seen.
  const interactive = marked ?? firstPaint;
  const files = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
  const bytes = (list: readonly PerformanceResourceTiming[]) =>
    list.reduce((sum, file) => sum + (file.encodedBodySize > 0 ? file.encodedBodySize : file.transferSize), 0);
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const fonts = files.filter(({ name }) => name.endsWith('.woff2'));
  const early = fonts.filter(({ startTime }) => startTime < firstPaint);
  const wanted = scripts.filter(({ startTime }) => startTime <= interactive);
  let [shift, sum, first, last] = [0, 0, 0, 0];
  for (const [at, value] of seen.shifts) {
    // A session window ends after a second without a shift, or after five.
    if (at - last >= 1_000 || at - first >= 5_000) [sum, first] = [0, at];
    sum += value;
    last = at;
    shift = Math.max(shift, sum);
  }
  return {
    firstPaint,
    largestPaint: seen.largestPaint,
    interactive,
    blocking: seen.tasks.filter(([at]) => at >= firstPaint).reduce((all, [, long]) => all + Math.max(0, long - 50), 0),
    shift,
    scriptBytes: bytes(wanted),
    prefetchedBytes: bytes(scripts) - bytes(wanted),
    earlyFontBytes: bytes(early),
    fontBytes: bytes(fonts),
    earlyFonts: early.length,
  };
}

/** Opens a page in a browser that has never seen it, at a quarter of its speed and 1.6 Mbit/s, and says how that went. */
export async function measurePage(
  browser: Browser,
  { url, shown, says, width, height }: PageToMeasure,
): Promise<PageMeasure> {
  const context = await browser.newContext({ viewport: { width, height } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await slowDown(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(shown).first().waitFor({ timeout: 60_000 });
    if (says) await page.waitForFunction(() => performance.getEntriesByName('footnote:interactive').length > 0);
    await settle(page);
    return await page.evaluate(summarise);
  } finally {
    await context.close();
  }
}

/** Waits until nothing loads any more, and a moment for what that shows. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
}
