import { BOTH_SCHEMES } from './axe.ts';
import { longUnless } from '../support/test-effort.ts';
import { expect, test } from './product.fixtures.ts';

const SIZES = [
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
  { name: 'phone', viewport: { width: 320, height: 640 } },
] as const;

const STATES = [
  { name: 'nothing searched for', address: '' },
  { name: 'plain words', address: '?q=heart+failure&size=5' },
  { name: 'a PICO sentence', address: '?p=heart+failure&i=dapagliflozin' },
  { name: 'a query', address: '?query=%22heart+failure%22%5Bti%5D+AND+trial%5Btiab%5D+AND+%22open' },
  { name: 'a category as a table', address: '?qid=cardiology.heart_failure&view=table' },
  { name: 'no results', address: '?p=heart+failure&since=2150' },
] as const;

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const [at, state] of STATES.entries()) {
      const title = `has nothing axe objects to, light and dark, and nothing wider than the window: ${state.name}`;
      // In `npm test` each state at one of the sizes, by turns.
      test(title, longUnless((at % 2 === 0) === (name === 'phone')), async ({ search, page }) => {
        await search.open(state.address);
        await expect(search.results.getByRole('heading', { level: 2 }).first()).toBeVisible();
        const abstract = search.cards.first().getByRole('button', { name: 'Abstract' });
        if (state.address.startsWith('?q=')) {
          await abstract.click();
          await page.getByRole('button', { name: 'How your query was read' }).click();
          await search.cards.first().getByRole('checkbox').check();
        }
        for (const { colorScheme, look } of BOTH_SCHEMES) {
          await page.emulateMedia({ colorScheme });
          expect(await look(page), colorScheme).toEqual([]);
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}
