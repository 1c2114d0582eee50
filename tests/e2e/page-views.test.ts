import { longUnless } from '../support/test-effort.ts';
import { expect, test } from './product.fixtures.ts';

const WORDS = { error: 'Too many requests at once. Wait a moment and try again.', code: 'request/too-many' };

for (const [name, answer] of [
  ['is refused', { status: 429, json: WORDS, headers: { 'retry-after': '9' } }],
  ['meets a failure of the server', { status: 500, body: '<html>' }],
  ['reaches no server', null],
] as const) {
  test(
    `says nothing to a reader whose page view ${name}`,
    longUnless(name === 'meets a failure of the server'),
    async ({ configured, complaints, page }) => {
      let captured = 0;
      await page.route('**/api/analytics/event', (route) => {
        captured += 1;
        return answer === null ? route.abort() : route.fulfill(answer);
      });
      await page.goto(`${configured.url}/about`);
      await expect.poll(() => captured).toBe(1);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Pricing' })
        .or(page.getByRole('link', { name: 'Solutions' }))
        .first()
        .click();
      await expect.poll(() => captured).toBe(2);
      // Longer than it takes a message to appear.
      await page.waitForTimeout(500);
      await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
      await expect(page.getByText(/Too many|Unexpected API error|could not be reached/)).toHaveCount(0);
      // What the browser itself writes of an address that could not be loaded; nothing was thrown.
      expect(complaints.splice(0).filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
    },
  );
}
