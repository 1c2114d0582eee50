import { QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { name: 'phone', viewport: { width: 320, height: 640 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
] as const;

for (const { name, viewport, colorScheme } of screens) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test('has nothing axe objects to, and nothing wider than the window', async ({ chat, page }) => {
      await chat.open();
      await expect(page.getByText(/Starter collection/)).toBeVisible();
      expect(await chat.axeFindings()).toEqual([]);
      const turn = await chat.ask(QUESTION);
      expect(await chat.axeFindings()).toEqual([]);
      await chat.citations(turn).first().click();
      await expect(page.getByRole('dialog', { name: /^Sources? \d/ })).toBeVisible();
      expect(await chat.axeFindings()).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expect(page.getByLabel('Published since')).toBeVisible();
      expect(await chat.axeFindings()).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Alt+n');
      await chat.send('What will the weather be in Utrecht tomorrow?');
      await expect(page.getByText('No documents were found')).not.toHaveCount(0);
      expect(await chat.axeFindings()).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test('tells screen readers when an answer starts and ends, and not its words', async ({ chat, page }) => {
  await chat.open();
  await expect(chat.field).toBeVisible();
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const note = () => {
      for (const region of document.querySelectorAll('[role="status"], [aria-live]')) {
        const text = region.textContent;
        if (text !== '' && said.at(-1) !== text && !said.includes(text)) said.push(text);
      }
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await chat.ask(QUESTION);
  const said = await page.evaluate((): string[] => Array.from(Reflect.get(globalThis, 'said'), String));
  expect(said).toContain('Footnote is answering.');
  expect(said.at(-1)).toBe('The answer is complete.');
  expect(said.join(' ')).not.toContain('dapagliflozin');
});
