import type { Locator } from '@playwright/test';
import { BOTH_SCHEMES } from './axe.ts';
import { QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

const SIZES = [
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
  { name: 'phone', viewport: { width: 320, height: 640 } },
] as const;

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('has nothing axe objects to, light and dark, and nothing wider than the window', async ({ chat, page }) => {
      const expectSound = async (where: string) => {
        for (const { colorScheme, look } of BOTH_SCHEMES) {
          await page.emulateMedia({ colorScheme });
          expect(await look(page), `${where}, ${colorScheme}`).toEqual([]);
        }
      };
      await chat.open();
      await expect(page.getByText(/Starter collection/)).toBeVisible();
      await expectSound('an empty chat');
      const turn = await chat.ask(QUESTION);
      await expectSound('an answer');
      await chat.citations(turn).first().click();
      await expect(page.getByRole('dialog', { name: /^Sources? \d/ })).toBeVisible();
      await expectSound('the source of a sentence');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expect(page.getByLabel('Published since')).toBeVisible();
      await expectSound('filters');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Alt+n');
      await chat.send('What will the weather be in Utrecht tomorrow?');
      await expect(page.getByText('No documents were found')).not.toHaveCount(0);
      await expectSound('no documents');
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

test('menus and tips open inside the landmark of their button, and axe objects to none of them', async ({
  account,
  chat,
  search,
  page,
}) => {
  test.setTimeout(120_000);
  await account.newUser();
  const menu = page.getByRole('menu');
  const opens = async (button: Locator, landmark: Locator) => {
    await button.click();
    await expect(landmark.getByRole('menu')).toBeInViewport({ ratio: 1 });
    expect(await account.axeFindings(), String(button)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  };
  const header = page.getByRole('banner');
  for (const path of ['/', '/chat']) {
    await account.open(path);
    for (const name of [/^About/, /Language of the interface/, /^Theme/, /^Account of/]) {
      await opens(header.getByRole('button', { name }), header);
    }
  }
  await chat.ask(QUESTION);
  const chats = page.getByRole('navigation', { name: 'Chats' });
  await opens(chats.getByRole('button', { name: /^Actions for/ }).first(), chats);
  await opens(chat.references.getByRole('button', { name: 'Export' }), page.getByRole('complementary'));
  await page.getByRole('button', { name: 'Good answer' }).hover();
  await expect(page.getByRole('main').getByRole('tooltip')).toHaveCount(1);
  expect(await chat.axeFindings(), 'a tip').toEqual([]);
  await search.find('?q=heart+failure&size=10');
  await search.cards.first().getByRole('checkbox').check();
  await opens(page.getByRole('button', { name: 'Export' }), page.getByRole('main'));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, button] of [
    ['/', 'Open menu'],
    ['/chat', 'Open chats'],
  ] as const) {
    await account.open(path);
    await page.getByRole('button', { name: button }).click();
    const drawer = page.getByRole('dialog');
    await opens(drawer.getByRole('button', { name: /Language of the interface/ }), drawer);
  }
});
