import type { Page } from '@playwright/test';
import { expect, test } from './product.fixtures.ts';
import { longUnless } from '../support/test-effort.ts';

/** Bytes over the line: scripts until the app has taken the page over, and fonts before the first paint, as the browser counts them. */
interface FirstLoad {
  scripts: number;
  files: number;
  fonts: number;
  fontFiles: number;
}

/** Most fonts before a first paint; queries of PubMed are written in a font of their own. */
const FONTS = { fonts: 60_000, fontFiles: 2 };
const FONTS_WITH_CODE = { fonts: 100_000, fontFiles: 3 };

/** Most scripts a page may begin with; what is fetched ahead comes later. `npm test` takes each kind of page once. */
const PAGES: readonly { path: string; scripts: number; fonts: number; fontFiles: number; isVariant?: boolean }[] = [
  { path: '/', scripts: 120_000, ...FONTS },
  { path: '/chat', scripts: 126_000, ...FONTS },
  { path: '/browse', scripts: 132_000, ...FONTS },
  { path: '/browse?q=heart+failure', scripts: 132_000, ...FONTS, isVariant: true },
  { path: '/browse?mode=query', scripts: 138_000, ...FONTS_WITH_CODE },
  { path: '/login', scripts: 206_000, ...FONTS },
  { path: '/terms', scripts: 120_000, ...FONTS, isVariant: true },
];
/** Rounds of requests cost a slow connection more than bytes do. */
const MOST_FILES = 40;

async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('footnote:interactive').length > 0);
  return page.evaluate(() => {
    const usable = performance.getEntriesByName('footnote:interactive')[0]?.startTime ?? 0;
    const seen = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? usable;
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const before = (ending: string, moment: number) =>
      files.filter(({ name, startTime }) => name.endsWith(ending) && startTime <= moment);
    const bytes = (list: PerformanceResourceTiming[]) => list.reduce((sum, file) => sum + file.encodedBodySize, 0);
    const scripts = before('.js', usable);
    const fonts = before('.woff2', seen);
    return { scripts: bytes(scripts), files: scripts.length, fonts: bytes(fonts), fontFiles: fonts.length };
  });
}

for (const { path, isVariant = false, ...most } of PAGES) {
  test(`${path} begins with few scripts and fonts`, longUnless(!isVariant), async ({ page, embedded }) => {
    const load = await firstLoad(page, embedded.url + path);
    const counted = JSON.stringify(load);
    expect(load.scripts, counted).toBeLessThanOrEqual(most.scripts);
    // Less than React alone would mean that nothing was counted.
    expect(load.scripts, counted).toBeGreaterThan(50_000);
    expect(load.files, counted).toBeLessThanOrEqual(MOST_FILES);
    expect(load.fonts, counted).toBeLessThanOrEqual(most.fonts);
    expect(load.fontFiles, counted).toBeLessThanOrEqual(most.fontFiles);
  });
}
