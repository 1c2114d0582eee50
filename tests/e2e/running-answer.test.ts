import { startCuttingProxy } from '../support/cutting-proxy.ts';
import { ChatPage, QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

/** Pieces of an answer that are written when it is looked at: its first words, and by far not all of it. */
const FIRST_WORDS = 12;

/** An answer that stops in its middle until it is let go on. */
function heldAnswer() {
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  const behaviour = { kind: 'normal', held: { afterPieces: FIRST_WORDS, until } } as const;
  return { behaviour, letGo };
}

test('resumes the running answer after a reload', async ({ modelChat, model, page }) => {
  const { behaviour, letGo } = heldAnswer();
  model.setBehaviour(behaviour);
  await modelChat.open();
  await modelChat.send(QUESTION);
  await expect(modelChat.turns.getByText('Favours dapagliflozin')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  letGo();
  await expect(modelChat.turns.getByRole('group', { name: 'Actions on this answer' })).toBeVisible({ timeout: 45_000 });
  await expect(modelChat.turns).toHaveCount(1);
  expect(model.requests.filter(({ body }) => body.includes('dapagliflozin')).length).toBeGreaterThan(0);
});

test('stops, keeps what was written, and takes the next question', async ({ modelChat, model, page }) => {
  model.setBehaviour({ kind: 'stall', afterPieces: FIRST_WORDS });
  await modelChat.open();
  await modelChat.send(QUESTION);
  await expect(modelChat.turns.getByText('Favours dapagliflozin')).toBeVisible();
  await modelChat.field.fill('a question that must wait');
  await modelChat.field.press('Enter');
  await expect(modelChat.turns).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
  model.setBehaviour({ kind: 'normal' });
  await modelChat.ask('Does it also lower mortality?');
  await page.reload();
  await expect(modelChat.turns).toHaveCount(2);
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
});

test('takes up the answer again when the connection was lost', async ({ configured, model, page, complaints }) => {
  const { behaviour, letGo } = heldAnswer();
  model.setBehaviour(behaviour);
  const network = await startCuttingProxy(configured.url);
  try {
    const chat = new ChatPage(page, network.url);
    await chat.open();
    await chat.send(QUESTION);
    await expect(chat.turns.getByText('Favours dapagliflozin')).toBeVisible();
    network.cut();
    await expect(page.getByText('The connection was lost.')).toBeVisible();
    await expect(chat.turns.getByText('Favours dapagliflozin')).toBeVisible();
    const followed = page.waitForResponse((response) => response.url().endsWith('/stream') && response.ok());
    network.mend();
    await followed;
    letGo();
    await expect(chat.turns.getByRole('group', { name: 'Actions on this answer' })).toBeVisible({ timeout: 45_000 });
    await expect(chat.turns).toHaveCount(1);
    await expect(page.getByText('The connection was lost.')).toBeHidden();
  } finally {
    letGo();
    await network.close();
    // The browser notes each attempt that failed.
    complaints.length = 0;
  }
});

test('shows a model that breaks off in plain words and asks again', async ({ modelChat, model, page, complaints }) => {
  model.setBehaviour({ kind: 'trouble', afterPieces: 3 });
  await modelChat.open();
  await modelChat.send(QUESTION);
  await expect(modelChat.turns.getByText(/❗The language model cannot be reached.+Please try again\./)).toBeVisible();
  model.setBehaviour({ kind: 'normal' });
  await modelChat.turns.getByRole('button', { name: 'Try again' }).click();
  await expect(modelChat.turns.nth(1).getByRole('group', { name: 'Actions on this answer' })).toBeVisible();
  await expect(page.getByText('cannot be reached')).not.toHaveCount(0);
  complaints.length = 0;
});

test('lets two tabs of one chat see the same', async ({ chat, context }) => {
  await chat.open();
  await chat.ask(QUESTION);
  const other = new ChatPage(await context.newPage(), chat.url);
  await other.page.goto(chat.page.url());
  await expect(other.turns).toHaveCount(1);
  await other.ask('and in women?');
  // A question that is asked while the last answer is still on its way is not sent.
  await expect(chat.turns.nth(1).getByRole('group', { name: 'Actions on this answer' })).toBeVisible();
  await chat.ask('and in older people?');
  await expect(other.turns.nth(2).getByRole('group', { name: 'Actions on this answer' })).toBeVisible();
  // What is scrolled out of sight is not drawn, and has no inner text.
  const texts = await chat.turns.allTextContents();
  expect(texts).toHaveLength(3);
  await expect.poll(() => other.turns.allTextContents()).toEqual(texts);
});

test('begins a new chat with Alt+N, renames and deletes', async ({ account, chat, page }) => {
  await account.newUser();
  await chat.open();
  await chat.ask(QUESTION);
  await page.keyboard.press('Alt+n');
  await expect(page.getByRole('heading', { name: 'Ask the literature' })).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await page.getByRole('button', { name: `Actions for ${QUESTION}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('New title').fill('Gliflozins');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Gliflozins' }).click();
  await expect(chat.turns).toHaveCount(1);
  await page.getByRole('button', { name: 'Actions for Gliflozins' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByText('Your chats will be listed here.')).toBeVisible();
});

test('quotes sentences where the model refuses its key, and says so', async ({ modelChat, model }) => {
  model.setBehaviour({ kind: 'status', status: 401 });
  await modelChat.open();
  await modelChat.ask(QUESTION);
  await expect(modelChat.turns.getByText(/The language model did not answer.+refused its key/)).toBeVisible();
  await expect(modelChat.turns.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
