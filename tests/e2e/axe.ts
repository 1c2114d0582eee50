import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { effort } from '../support/test-effort.ts';

/** A rule of axe that the page breaks, and the elements that break it, cut short. */
export interface AxeFinding {
  id: string;
  where: string[];
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page as it stands, by all of its rules. No page has frames, so axe runs in the page itself; what
 * passes is not described.
 */
export function axeFindings(page: Page): Promise<AxeFinding[]> {
  return findings(page, {});
}

/** What axe finds by the rules that look at colours, for a page that was looked at by all rules in the other scheme. */
export function contrastFindings(page: Page): Promise<AxeFinding[]> {
  return findings(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

const DARK = { colorScheme: 'dark', look: axeFindings } as const;
const LIGHT = { colorScheme: 'light', look: contrastFindings } as const;

/**
 * A page in both colour schemes, one after the other: all rules in the first, and in the second those that look at colours.
 * `npm test` looks at the first; texts in both are looked at by the stories.
 */
export const BOTH_SCHEMES = effort({
  whole: [DARK, LIGHT],
  sample: [DARK],
});

async function findings(page: Page, rules: axe.RunOptions): Promise<AxeFinding[]> {
  if (page.frames().length > 1) throw new Error('The page has frames, which this way of looking leaves out.');
  await stillness(page);
  // Half a megabyte of script: sent once to each page, and not each time it is looked at.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const options: axe.RunOptions = { ...rules, resultTypes: ['violations'], preload: { assets: ['media'] } };
  const violations = await page.evaluate<axe.Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then((results) => results.violations)`,
  );
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html.slice(0, 160)) }));
}

/**
 * Has colours change at once, and waits until nothing moves: halfway from light to dark, texts are as faint as they never
 * stay. Even where motion is unwelcome each element has a transition, of a millisecond, and an inherited colour begins it
 * anew at every level of the page, one in each frame: what runs now says nothing about what runs next.
 */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const patience = new Promise((resolve) => setTimeout(resolve, 1_000));
    // What a new scheme sets in motion begins with the frame after it.
    await Promise.race([frame().then(frame), patience]);
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) < Infinity);
    await Promise.race([Promise.allSettled(passing.map(({ finished }) => finished)), patience]);
  });
}
