import { QUESTION, QUESTION_TERMS } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';
import { said, speakingPages } from './spoken-pages.ts';
import { LONG } from '../support/test-effort.ts';

test.setTimeout(180_000);

test('the chat says nothing in English and cuts nothing off', async ({ account, page, embedded, complaints }) => {
  const email = await account.newUser();
  const walk = await speakingPages(page, embedded.url);
  walk.ofOthers(QUESTION, ...QUESTION_TERMS, email);
  const field = page.getByRole('textbox').last();
  const main = page.getByRole('main');
  const ask = async (question: string) => {
    await field.fill(question);
    await field.press('Enter');
  };
  await walk.open('/chat');
  const opened = page.getByRole('dialog');
  await page.getByRole('button', { name: said('Filters') }).click();
  await expect(opened).toBeVisible();
  await walk.look('an empty chat with its filters');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: said('Options') }).click();
  await expect(opened).toBeVisible();
  await walk.look('ways of answering');
  await page.keyboard.press('Escape');
  await ask(QUESTION);
  await expect(main.getByRole('article').getByRole('group').last()).toBeVisible();
  await walk.look('an answer');
  await page.getByRole('button', { name: said('Share this chat') }).click();
  await expect(opened).toBeVisible();
  await walk.look('sharing');
  await page.keyboard.press('Escape');
  await ask('žéžé ñéñé šéšé?');
  await expect(main.getByText(said('answer this question')).first()).toBeVisible();
  await walk.look('no documents');
  for (const [status, code] of [
    [502, 'model/timed-out'],
    [400, 'chat/no-source'],
    [401, 'request/unauthorized'],
  ] as const) {
    await page.route('**/api/chat/query**', (route) => route.fulfill({ status, json: { error: 'English', code } }));
    await ask('žéžé?');
    await expect(main.getByRole('alert').last()).toBeVisible();
    await walk.look(`a question refused with ${status}`);
    await page.unroute('**/api/chat/query**');
  }
  complaints.splice(0);
  expect(walk.faults).toEqual([]);
});

test('answer formats say nothing in English and cut nothing off', LONG, async ({ chat, entitled, page }) => {
  const email = await entitled();
  const walk = await speakingPages(page, chat.url);
  walk.ofOthers(email);
  const dialog = page.getByRole('dialog');
  await walk.open('/chat');
  await page.getByRole('button', { name: said('Options') }).click();
  await page.getByRole('button', { name: said('Answer format…') }).click();
  await dialog.getByRole('textbox').fill('žé');
  await walk.look('an answer format');
  await dialog.getByRole('button', { name: said('Save as template') }).click();
  await walk.look('the name of a template');
  await page.keyboard.press('Escape');
  await dialog.getByRole('textbox').fill('žéž '.repeat(1600));
  await walk.look('an answer format that is too long');
  await dialog.getByRole('tab', { name: said('All templates') }).click();
  // Prompts are what a model is told, in English.
  await walk.look('templates', { ignored: 'bdi' });
  expect(walk.faults).toEqual([]);
});

test('what opens in the chat says nothing in English and cuts nothing off', LONG, async ({ chat, page }) => {
  const walk = await speakingPages(page, chat.url);
  walk.ofOthers(QUESTION, ...QUESTION_TERMS);
  const main = page.getByRole('main');
  const field = page.getByRole('textbox').last();
  const panel = page.getByRole('complementary', { name: said('References') });
  await walk.open('/chat');
  await page.getByRole('button', { name: said('Options') }).click();
  await page.getByRole('button', { name: said('Answer format') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await walk.look('answer formats, to a visitor');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: said('Answer in') }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('žžž');
  await walk.look('no language of that name');
  await page.keyboard.press('Escape');
  await field.fill(QUESTION);
  await field.press('Enter');
  await expect(main.getByRole('article').getByRole('group').last()).toBeVisible();
  await panel
    .getByRole('button', { name: said('Abstract') })
    .first()
    .click();
  await panel.getByRole('checkbox').first().check();
  await walk.look('references');
  await main
    .getByRole('button', { name: new RegExp(`^${said('Reference')} `) })
    .first()
    .press('Enter');
  await expect(dialog).toBeVisible();
  await walk.look('the source of a sentence');
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: said('Bad answer') }).click();
  await walk.look('a bad answer');
  await main.getByRole('textbox').fill('žéžé');
  await main.getByRole('button', { name: said('Send feedback') }).click();
  await expect(main.getByText(said('feedback was saved'))).toBeVisible();
  await walk.look('thanks for feedback');
  await page.context().grantPermissions(['clipboard-write']);
  await main.getByRole('button', { name: said('Copy'), exact: true }).click();
  await walk.look('a copied answer');
  expect(walk.faults).toEqual([]);
});

test('a running answer says nothing in English and cuts nothing off', LONG, async ({ modelChat, model, page }) => {
  const walk = await speakingPages(page, modelChat.url);
  walk.ofOthers(QUESTION, ...QUESTION_TERMS);
  const main = page.getByRole('main');
  const stop = page.getByRole('button', { name: said('Stop') });
  model.setBehaviour({ kind: 'stall', afterPieces: 0 });
  await walk.open('/chat');
  const field = page.getByRole('textbox').last();
  await field.fill(QUESTION);
  await field.press('Enter');
  await expect(stop).toBeVisible();
  await expect(main.getByText(new RegExp(said('found')))).toBeVisible();
  await walk.look('an answer about to be written');
  await page.reload();
  await expect(stop).toBeVisible();
  await walk.look('an answer taken up again');
  await stop.click();
  await expect(main.getByText(said('You stopped this answer.'))).toBeVisible();
  await walk.look('a stopped answer');
  expect(walk.faults).toEqual([]);
});

test(
  'a shared chat says nothing in English and cuts nothing off',
  LONG,
  async ({ browser, chat, page, complaints }) => {
    await chat.open();
    await chat.ask(QUESTION);
    await page.getByRole('button', { name: 'Share this chat' }).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    const field = page.getByRole('textbox', { name: 'Link' });
    await expect(field).toHaveValue(/sid=/);
    const { pathname, search } = new URL(await field.inputValue());
    const elsewhere = await browser.newContext({ reducedMotion: 'reduce' });
    const visitor = await elsewhere.newPage();
    const walk = await speakingPages(visitor, chat.url);
    walk.ofOthers(QUESTION, ...QUESTION_TERMS);
    await walk.open(pathname + search);
    await expect(visitor.getByRole('article').getByRole('region').last()).toBeVisible();
    await walk.look('a shared chat');
    await visitor
      .getByRole('button', { name: new RegExp(`^${said('Reference')} `) })
      .first()
      .press('Enter');
    await expect(visitor.getByRole('dialog')).toBeVisible();
    await walk.look('the source of a sentence of a shared chat');
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible();
    await walk.open(pathname + search);
    await expect(visitor.getByText(said('Chat is no longer shared'))).not.toHaveCount(0);
    await walk.look('a chat that is no longer shared');
    await elsewhere.close();
    complaints.splice(0);
    expect(walk.faults).toEqual([]);
  },
);

test('the history of chats says nothing in English and cuts nothing off', LONG, async ({ account, page, embedded }) => {
  const email = await account.newUser();
  const walk = await speakingPages(page, embedded.url);
  walk.ofOthers(QUESTION, ...QUESTION_TERMS, email);
  await walk.open('/chat');
  const rail = page.getByRole('navigation', { name: said('Chats'), exact: true });
  await expect(rail.getByText(said('Your chats will be listed here.'))).toBeVisible();
  await walk.look('a history without chats');
  const field = page.getByRole('textbox').last();
  await field.fill(QUESTION);
  await field.press('Enter');
  const chat = rail.getByRole('link', { name: QUESTION });
  await expect(chat).toBeVisible();
  const desktop = { widths: [1280] };
  const choose = async (at: number) => {
    await rail.getByRole('button', { name: QUESTION }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    if (at === 0) await walk.look('the menu of a chat', desktop);
    await page.getByRole('menuitem').nth(at).click();
  };
  await choose(0);
  await expect(rail.getByRole('textbox', { name: said('New title') })).toBeVisible();
  await walk.look('a new title for a chat', desktop);
  await page.keyboard.press('Escape');
  await choose(1);
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.look('deleting a chat');
  await page.keyboard.press('Escape');
  await rail.getByRole('searchbox').fill('žéžéžé');
  await expect(rail.getByText(said('No chat matches.'))).toBeVisible();
  await walk.look('a history without a match', desktop);
  await page.setViewportSize({ width: 320, height: 900 });
  await page.getByRole('button', { name: said('Open chats') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.look('the drawer of the chat on a phone', { widths: [320] });
  expect(walk.faults).toEqual([]);
});
