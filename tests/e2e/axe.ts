import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A rule of axe that the page breaks, and the elements that break it, cut short. */
export interface AxeFinding {
  id: string;
  where: string[];
}

/**
 * What axe finds on the page as it stands, by all of its rules. No page has frames, so axe runs in the page itself and
 * opens no second one to gather results; what passes is not described.
 */
export async function axeFindings(page: Page): Promise<AxeFinding[]> {
  if (page.frames().length > 1) throw new Error('The page has frames, which this way of looking leaves out.');
  await stillness(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html.slice(0, 160)) }));
}

/** Waits until colours have changed: halfway from light to dark, texts are as faint as they never stay. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
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
