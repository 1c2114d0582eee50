import { AccountPage } from './account-page.ts';
import { ChatPage } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';
import { LONG } from '../support/test-effort.ts';

const QUESTION = 'Does dapagliflozin reduce hospitalisation for heart failure?';

test('a super admin tries, saves and breaks the language model, and the next question follows', async ({
  configured,
  model,
  modelChat,
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  const account = new AccountPage(page, configured.url);
  const root = await account.newUser();
  await configured.command('admin', 'grant', root);
  await account.open('/chat');
  await account.menu(root).click();
  await page.getByRole('menuitem', { name: 'LLM manager' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'LLM manager' })).toBeVisible();
  await expect(
    page.getByText('These settings come from the environment of the server.', { exact: false }),
  ).toBeVisible();
  const keys = page.getByRole('list', { name: 'Keys of the providers' });
  await expect(keys.getByText('Address present, without a key')).toBeVisible();
  await expect(keys.getByText('No key')).toHaveCount(3);
  await account.expectSound('the LLM manager');

  const custom = page.getByRole('textbox', { name: 'Custom configuration' });
  const save = page.getByRole('button', { name: 'Save' });
  await custom.fill('{\n  "seed": 7,\n}');
  await save.click();
  await expect(page.getByText('This is not valid JSON from line 3, column 1 on.')).toBeVisible();
  await expect(custom).toBeFocused();
  await custom.fill('{ "seed": 7 }');

  await page.getByRole('button', { name: 'Try it' }).click();
  const trial = page.getByRole('region', { name: 'Trial' });
  await expect(trial.getByText('no price set')).toBeVisible();
  await expect(trial.getByText(/^[\d,]+ ms$/)).toHaveCount(2);
  await account.expectSound('a trial of the model');

  await page.getByRole('textbox', { name: /^Model for precise answers/ }).fill('precise-model');
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // Somebody else saves while this page is open.
  const { version, settings } = await (await page.request.get(`${configured.url}/api/admin/llm-settings`)).json();
  const update = { version, settings: { ...settings, model: 'another-model' } };
  expect((await page.request.put(`${configured.url}/api/admin/llm-settings`, { data: update })).status()).toBe(200);
  await page.getByRole('textbox', { name: /^Temperature/ }).fill('0.5');
  await save.click();
  await expect(
    page.getByRole('alert').getByText('Somebody else changed these settings', { exact: false }),
  ).toBeVisible();
  // The refusal of what was saved too late.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  await page.getByRole('button', { name: 'Load their settings' }).click();
  await expect(page.getByRole('textbox', { name: /^Model\b(?! for)/ })).toHaveValue('another-model');

  model.requests.length = 0;
  await modelChat.open();
  await modelChat.ask(QUESTION);
  expect(model.requests.at(-1)?.body).toContain('"model":"another-model"');

  await account.open('/llm-manager');
  await page.getByRole('combobox', { name: /^Provider/ }).selectOption('No model: quoted sentences');
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const asked = model.requests.length;
  await new ChatPage(page, configured.url).open();
  await modelChat.ask('Does empagliflozin reduce hospitalisation for heart failure?');
  expect(model.requests).toHaveLength(asked);

  // The server is that of other tests, too.
  const last = await (await page.request.get(`${configured.url}/api/admin/llm-settings`)).json();
  const back = { version: last.version, settings: { ...settings, model: 'test-model', precisionModel: '' } };
  expect((await page.request.put(`${configured.url}/api/admin/llm-settings`, { data: back })).status()).toBe(200);
});

test(
  'the LLM manager speaks German, on a phone too, and is closed to others',
  LONG,
  async ({ account, embedded, page }) => {
    test.setTimeout(120_000);
    const root = await account.newUser();
    await account.open('/llm-manager');
    await expect(page.getByRole('heading', { level: 1, name: 'Sprachmodell' })).toHaveCount(0);
    await embedded.command('admin', 'grant', root);
    await page.evaluate(() => localStorage.setItem('footnote-locale', 'de'));
    await account.open('/llm-manager');
    await expect(page.getByRole('heading', { level: 1, name: 'Sprachmodell' })).toBeVisible();
    await expect(
      page.getByText('Der Server hat für kein Sprachmodell einen Schlüssel', { exact: false }),
    ).toBeVisible();
    await account.expectSound('the LLM manager in German');
    await page.setViewportSize({ width: 320, height: 640 });
    await account.expectSound('the LLM manager on a phone', true);
  },
);
