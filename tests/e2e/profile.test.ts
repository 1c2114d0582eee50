import { readFile } from 'node:fs/promises';
import { PASSWORD } from './account-page.ts';
import { QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

test('asks a new reader for two things once a visit, reminds of them, and saves changes', async ({ account, page }) => {
  test.setTimeout(120_000);
  const email = await account.newAccount();
  await account.open('/login');
  await account.signIn(email);
  const dialog = page.getByRole('dialog', { name: 'Welcome to Footnote' });
  await expect(dialog.getByRole('combobox', { name: 'Institution' })).toBeVisible();
  await page.mouse.click(2, 2);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Later' })).toBeEnabled();
  await expect(dialog.getByText('Answering is optional')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await account.expectSound('a new reader is welcomed', true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Who puts it off is shown round all the same.
  const tour = page.getByRole('dialog', { name: 'Ask a question' });
  await expect(tour).toBeVisible();
  const noted = account.toldTourIsOver();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'You begin with five PRO questions' }).press('Escape');
  await noted;
  await page.reload();
  // Once a visit; the bell reminds of it from then on, as it does in every later one.
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await expect(bell).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await bell.click();
  await expect(page.getByText('Institution and occupation are missing.')).toBeVisible();
  await account.expectSound('an incomplete profile is told of');
  await page.getByRole('link', { name: 'Your profile is incomplete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Occupation' }).selectOption({ index: 1 });
  await expect(account.email).toBeDisabled();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lovelace');
  await page.getByRole('combobox', { name: 'Institution' }).selectOption('Other');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name of the institution' }).fill('A light house');
  await save.click();
  await expect(page.getByText('Your profile is saved.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name of the institution' })).toHaveValue('A light house');
  await expect(page.getByText('Ada Lovelace', { exact: true })).toBeVisible();
  expect(await account.axeFindings()).toEqual([]);
  const size = (level: number, name: string) =>
    page.getByRole('heading', { level, name }).evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
  expect(await size(2, 'About you')).toBeLessThan(await size(1, 'My profile'));
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await size(2, 'About you')).toBeLessThan(await size(1, 'My profile'));
  expect(await account.overflow()).toBeLessThanOrEqual(0);
  expect(await account.axeFindings()).toEqual([]);
});

test('welcomes a new reader once, and after the question they have at hand', async ({ account, chat, page }) => {
  test.setTimeout(120_000);
  const email = await account.newAccount();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Footnote' });
  await chat.open();
  await chat.field.fill(QUESTION);
  await page
    .getByRole('link', { name: 'Log in' })
    .or(page.getByRole('button', { name: 'Log in' }))
    .first()
    .click();
  await account.signIn(email);
  await expect(account.menu(email)).toBeVisible();
  await expect(chat.field).toHaveValue(QUESTION);
  await chat.field.press('Enter');
  await expect(chat.turns.first().getByRole('group', { name: 'Actions on this answer' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'New chat' }).first().click();
  await account.completeProfile();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('asks a reader for their profile once a day, and lets them put it off from the second time on', async ({
  account,
  page,
}) => {
  test.setTimeout(120_000);
  const email = await account.newAccount();
  await account.open('/login');
  await account.signIn(email);
  await expect(page.getByRole('dialog', { name: 'Welcome to Footnote' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Your profile is incomplete' });
  const comeBack = async (days: number) => {
    // A page that is left open would ask on the new day, before it is opened again.
    await account.openBlank();
    await page.clock.setFixedTime(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
    await account.open('/chat');
  };
  await comeBack(1);
  await expect(dialog.getByRole('combobox', { name: 'Institution' })).toBeEnabled();
  await account.expectSound('a reader is asked on another day', true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await comeBack(1);
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await comeBack(2);
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog).toHaveCount(0);
  await comeBack(3);
  await dialog.getByRole('combobox', { name: 'Institution' }).selectOption('University hospital');
  await dialog.getByRole('combobox', { name: 'Occupation' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await comeBack(4);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('saves how a reader is reached at work, and says at which field something is wrong', async ({ account, page }) => {
  await account.newUser();
  await account.open('/userprofile');
  const field = (name: string) => page.getByRole('textbox', { name });
  const agreement = page.getByRole('checkbox', { name: 'How I use Footnote may be recorded to improve it' });
  await expect(agreement).not.toBeChecked();
  await field('Role at the institution').fill('Head of department');
  await field('Job title').fill('Cardiologist');
  await field('Company').fill('Clinic of the North');
  await field('Work e-mail').fill('clinic.example');
  await field('Phone').fill('call me');
  await agreement.check();
  await expect(field('Work e-mail')).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field('Work e-mail')).toBeFocused();
  await expect(field('Work e-mail')).toHaveAccessibleDescription(/Enter a valid e-mail address\./);
  await expect(field('Phone')).toHaveAccessibleDescription(/Enter a phone number, such as/);
  await account.expectSound('a profile has two mistakes', true);
  await field('Work e-mail').fill('Ada@clinic.example');
  await field('Phone').fill('+31 (0)20 123 45 67 ext. 8');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.').first()).toBeVisible();
  await page.reload();
  await expect(field('Work e-mail')).toHaveValue('Ada@clinic.example');
  await expect(field('Phone')).toHaveValue('+31 (0)20 123 45 67 ext. 8');
  await expect(field('Role at the institution')).toHaveValue('Head of department');
  await expect(field('Job title')).toHaveValue('Cardiologist');
  await expect(field('Company')).toHaveValue('Clinic of the North');
  await agreement.uncheck();
  await field('Phone').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.').first()).toBeVisible();
  await page.reload();
  await expect(agreement).not.toBeChecked();
  await expect(field('Phone')).toHaveValue('');
});

test('shows for a second that a profile is being saved', async ({ account, page }) => {
  await account.newUser();
  await account.open('/userprofile');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeEnabled();
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/users/language') && response.ok());
  await save.click();
  await saved;
  await page.clock.runFor(500);
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(600);
  await expect(save).not.toHaveAttribute('aria-busy', 'true');
});

test('exports an account, and deletes it by its password with all that is in it', async ({
  account,
  chat,
  page,
  complaints,
}) => {
  const email = await account.newUser();
  await chat.open();
  await chat.ask(QUESTION);
  await account.open('/userprofile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toContain(email);
  expect(saved).toContain(QUESTION);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const confirm = question.getByRole('button', { name: 'Delete my account' });
  await confirm.click();
  await expect(question.getByText('Fill this in.')).toBeVisible();
  await account.password.fill('not it');
  await confirm.click();
  await expect(question.getByText('Password incorrect')).toBeVisible();
  complaints.splice(0);
  expect(await account.axeFindings()).toEqual([]);
  await account.password.fill(PASSWORD);
  await confirm.click();
  // The way in stands in the header before the chat is loaded anew, which would cut off whatever is opened till then.
  await page.waitForURL('**/chat');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await account.open('/login');
  await account.signIn(email);
  await expect(page.getByText('Email or password incorrect')).toBeVisible();
  complaints.splice(0);
});

test('ends the profile with deleting it, as the quietest thing to do there', async ({ account, page }) => {
  await account.newUser();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await account.open('/userprofile');
    const buttons = page.getByRole('main').getByRole('button');
    const remove = buttons.last();
    await expect(remove).toHaveText('Delete my account');
    const look = (button: typeof remove) =>
      button.evaluate((element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        return { color, backgroundColor, borderTopColor };
      });
    const { backgroundColor, borderTopColor } = await look(remove);
    expect([backgroundColor, borderTopColor]).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
    const size = async (button: typeof remove) => (await button.boundingBox())?.height ?? 0;
    const others = page.getByRole('button', { name: 'Export my data' });
    expect(await size(remove)).toBeLessThanOrEqual(await size(others));
    expect((await remove.boundingBox())?.y).toBeGreaterThan((await others.boundingBox())?.y ?? Infinity);
  }
});

for (const first of ['Save', 'Notifications'])
  test(`leads to sign-in when the session has ended, and keeps what was written: ${first}`, async ({
    account,
    page,
    complaints,
    endSession,
  }) => {
    const email = await account.newUser();
    await account.open('/userprofile');
    await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await page.getByRole('combobox', { name: 'Occupation' }).selectOption('Other');
    await page.getByRole('textbox', { name: 'Your occupation' }).fill('Computer');
    await endSession();
    // Whatever the page asks for next is refused.
    await page.getByRole('button', { name: first }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your session has ended. Log in to go on where you were.')).toBeVisible();
    complaints.splice(0);
    await account.expectSound('the session has ended');
    await account.signIn(email);
    await expect(page).toHaveURL(/\/userprofile$/);
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
    await expect(page.getByRole('textbox', { name: 'Your occupation' })).toHaveValue('Computer');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your profile is saved.').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  });

test('keeps the language of the header in the profile, and that of answers where it is taken', async ({
  account,
  page,
  complaints,
  endSession,
}) => {
  const email = await account.newUser();
  const whoReads = Promise.withResolvers<void>();
  await page.route('**/api/users/me', async (route) => {
    await whoReads.promise;
    await route.continue();
  });
  await account.open('/chat');
  await page.getByRole('button', { name: 'Language of the interface' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  // What is chosen before it is known who reads is kept in their profile, too.
  whoReads.resolve();
  await page.getByRole('button', { name: 'Auf Deutsch antworten' }).click();
  const saved = async (): Promise<unknown> => (await page.request.get(`${account.url}/api/users/me`)).json();
  await expect.poll(saved).toMatchObject({ country: 'de', userLanguage: 'de' });

  await page.evaluate(() => localStorage.clear());
  await endSession();
  await account.open('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // What the page still asked for without its session was refused.
  complaints.splice(0);
  await account.signIn(email);
  await expect(account.page.getByRole('heading', { level: 1 })).toHaveText('Fragen Sie die Literatur');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test.describe('a form that is refused', () => {
  test.use({ locale: 'de-DE' });

  test('says which text is too long, and speaks the language of the page whatever the server says', async ({
    account,
    page,
    complaints,
  }) => {
    await account.newUser();
    await account.open('/userprofile');
    const save = page.getByRole('button', { name: 'Speichern' });
    const name = page.getByRole('textbox', { name: 'Vorname' });
    await name.fill('x'.repeat(201));
    await expect(name).toHaveAccessibleDescription('Das ist zu lang. Verwenden Sie höchstens 200 Zeichen.');
    await expect(save).toBeDisabled();
    await name.fill('x'.repeat(200));
    for (const [refusal, words] of [
      [{ status: 503, body: '<html>' }, 'Unerwarteter Fehler der Schnittstelle. HTTP 503.'],
      [
        { status: 400, json: { error: 'The request is not valid.', code: 'request/invalid' } },
        'Die Anfrage ist ungültig.',
      ],
    ] as const) {
      // What the page reads meanwhile is answered: only what is saved is refused.
      await page.route('**/api/users/**', (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.fulfill(refusal),
      );
      await save.click();
      await expect(page.getByText(words)).toBeVisible();
      await page.unroute('**/api/users/**');
    }
    complaints.splice(0);
  });
});
