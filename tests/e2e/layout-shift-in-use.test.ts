import type { Page } from '@playwright/test';
import { QUESTION } from './chat-page.ts';
import {
  DESKTOP,
  expectSteady,
  inGateAt,
  leaveOutAnswerToKey,
  PHONE,
  SIZES,
  watchShifts,
  type Size,
} from './layout-shift.ts';
import { expect, test } from './product.fixtures.ts';
import { slowDown } from '../support/slow-browser.ts';

test.use({ agreed: false });
test.setTimeout(120_000);

/** Opens nothing yet: a slow page of a size, watched from its first moment on. */
async function watch(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await watchShifts(page);
  await slowDown(page);
}

for (const size of SIZES) {
  const where = `at ${size.width} px`;

  test(
    `a query is read while it is typed, and moves nothing ${where}`,
    inGateAt(PHONE, size),
    async ({ page, search }) => {
      await watch(page, size);
      await search.open('?mode=query');
      await expect(page.getByRole('heading', { name: 'For example' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await search.query.click();
      // The first letters have the reading take the place of the examples, which is their answer; from then on nothing may move.
      await search.query.pressSequentially('(heart', { delay: 50 });
      await expect(page.getByRole('button', { name: 'heart in all fields' })).toBeVisible();
      await leaveOutAnswerToKey(page);
      await search.query.pressSequentially(' failure[foo] AND "dapagl', { delay: 50 });
      await expect(page.getByRole('button', { name: '“[foo]” is no field of PubMed and was ignored.' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'dapagl in all fields' })).toBeVisible();
      await expectSteady(page);
    },
  );

  test(`a search that finds nothing moves nothing ${where}`, inGateAt(DESKTOP, size), async ({ page, search }) => {
    await watch(page, size);
    await search.open();
    await search.field.click();
    await search.field.pressSequentially('xylotomy of quasars', { delay: 50 });
    await search.field.press('Enter');
    await expect(page).toHaveURL(/xylotomy/);
    await expect(page.getByRole('heading', { name: 'For example' })).toHaveCount(0);
    await leaveOutAnswerToKey(page);
    await expect(page.getByRole('heading', { name: 'No study matches this search' })).toBeVisible();
    await expectSteady(page);
  });

  test(
    `an answer that a model writes moves nothing ${where}`,
    inGateAt(PHONE, size),
    async ({ page, modelChat, model }) => {
      model.setBehaviour({ kind: 'normal', delayMs: 25 });
      await watch(page, size);
      await modelChat.open();
      await modelChat.field.click();
      // Typed, not filled in: the field grows with the letters of whoever types them.
      await modelChat.field.pressSequentially(QUESTION);
      await expectSteady(page);
      await modelChat.field.press('Enter');
      await expect(page.getByRole('main').getByText(QUESTION)).toBeVisible();
      await leaveOutAnswerToKey(page);
      await expect(page.getByRole('group', { name: 'Actions on this answer' })).toBeVisible({ timeout: 60_000 });
      await expectSteady(page);
    },
  );

  test(
    `the line about the collection holds its place for all of PubMed ${where}`,
    inGateAt(DESKTOP, size),
    async ({ page, embedded }) => {
      await page.route('**/api/literature/status', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), articles: 36_742_118 } });
      });
      await watch(page, size);
      for (const path of ['/chat', '/browse']) {
        await page.goto(embedded.url + path);
        await expect(page.getByText(/^36,741,\d+ PubMed records and the starter collection/)).toBeVisible();
        await expectSteady(page);
      }
    },
  );

  test(
    `the chats and the profile of a reader hold their places ${where}`,
    inGateAt(DESKTOP, size),
    async ({ page, account, chat }) => {
      const email = await account.newUser();
      for (const question of [QUESTION, 'Does aspirin prevent a first heart attack?']) {
        await chat.open();
        await chat.ask(question);
      }
      await watch(page, size);
      await chat.open();
      await expect(page.getByRole('heading', { name: 'Ask the literature' })).toBeVisible();
      await expectSteady(page);
      await account.open('/userprofile');
      await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
      await expect(page.getByText(email).first()).toBeAttached();
      await expectSteady(page);
    },
  );

  test(`a shared chat holds its place ${where}`, inGateAt(PHONE, size), async ({ page, chat }) => {
    await chat.open();
    await chat.ask(QUESTION);
    await page.getByRole('button', { name: 'Share this chat' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this chat' });
    await dialog.getByRole('button', { name: 'Create a link' }).click();
    const field = dialog.getByRole('textbox', { name: 'Link' });
    await expect(field).toHaveValue(/\/chat\?sid=/);
    const link = await field.inputValue();
    await watch(page, size);
    await page.goto(link);
    await expect(page.getByRole('main').getByText(QUESTION)).toBeVisible();
    await expectSteady(page);
  });
}
