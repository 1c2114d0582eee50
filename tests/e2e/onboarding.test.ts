import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expect, test } from './product.fixtures.ts';
import { LONG } from '../support/test-effort.ts';

const STEPS = 8;

const patch = (page: Page, body: unknown) =>
  page.evaluate(async (data) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/users/me', { method: 'PATCH', headers, body: JSON.stringify(data) })).status;
  }, body);

/** Whether the light of the tour lies over an element of the page, and its card whole in the window. */
const isShown = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('[role="dialog"]')?.getBoundingClientRect();
    const light = [...document.querySelectorAll<HTMLElement>('[aria-hidden="true"]')].find(
      ({ style }) => style.width !== '',
    );
    const { innerWidth, innerHeight } = window;
    const isInside =
      card !== undefined && card.top >= 0 && card.left >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
    return { light: light !== undefined, isInside };
  });

/** The name of the control in the light of the tour. */
const litControl = (page: Page) =>
  page.evaluate(() => {
    const box = [...document.querySelectorAll<HTMLElement>('[aria-hidden="true"]')]
      .find(({ style }) => style.width !== '')
      ?.getBoundingClientRect();
    if (box === undefined) return '';
    const lit = document
      .elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      .find((element) => element.matches('form button[aria-haspopup]'));
    return lit?.getAttribute('aria-label') ?? lit?.textContent ?? '';
  });

/** What the steps that are about a control of the question field light up. */
const LIT: Readonly<Record<number, RegExp>> = { 3: /^Sources/, 4: /^Filters/, 5: /^Options/, 6: /^Answer in/ };

test('somebody new is shown round the chat once, by keys alone, and again when they ask', async ({ page, account }) => {
  await account.newUser();
  await account.open('/about');
  expect(await patch(page, { onboardingNeeded: true })).toBe(200);
  await account.open('/chat');
  const tour = page.getByRole('dialog');
  await expect(tour.getByRole('button', { name: 'Back' })).toBeDisabled();
  for (let step = 1; step < STEPS; step += 1) {
    await expect(tour).toContainText(`${step} of ${STEPS}`);
    await expect.poll(() => isShown(page), `step ${step}`).toEqual({ light: true, isInside: true });
    await expect.poll(() => litControl(page), `step ${step}`).toMatch(LIT[step] ?? /^/);
    await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(tour.getByRole('button', { name: 'Next' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  const noted = account.toldTourIsOver();
  await page.keyboard.press('Enter');
  await noted;
  await expect(page.getByRole('dialog', { name: 'You begin with five PRO questions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await account.open('/chat');
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Take the tour' }).click();
  const again = page.getByRole('dialog', { name: 'Ask a question' });
  await expect(again.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/chat$/);
});

test('the tour ends where its example is tried, without an offer, and does not begin again', async ({
  page,
  account,
}) => {
  await account.newUser();
  await account.open('/about');
  expect(await patch(page, { onboardingNeeded: true })).toBe(200);
  await account.open('/chat');
  const tour = page.getByRole('dialog');
  await tour.getByRole('button', { name: 'Next' }).click();
  await expect(tour).toContainText(`2 of ${STEPS}`);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.locator('section button[dir="auto"]').first().click();
  expect(await (await saved).json()).toMatchObject({ onboardingNeeded: false });
  await expect(tour).toHaveCount(0);
  await account.open('/chat');
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  await expect(tour).toHaveCount(0);
});

test.describe('in German on a phone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } });

  test('every step is at its element, and the tour can be left', LONG, async ({ page, account }) => {
    await account.newUser();
    await account.open('/chat#tour');
    const tour = page.getByRole('dialog');
    for (let step = 1; step < STEPS; step += 1) {
      await expect(tour).toContainText(`${step} von ${STEPS}`);
      await expect.poll(() => isShown(page), `step ${step}`).toEqual({ light: true, isInside: true });
      await tour.getByRole('button', { name: 'Weiter' }).click();
    }
    await expect.poll(() => isShown(page)).toEqual({ light: true, isInside: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
  });
});
