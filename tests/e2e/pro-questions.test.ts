import { expect, test } from './product.fixtures.ts';

const MAX = /^Max PRO chats limit reached/;

test('a visitor asks at once, and reads at every locked control what opens it', async ({ chat, page }) => {
  await chat.open();
  await chat.ask('Does dapagliflozin reduce hospitalisation for heart failure?');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters.getByText(/an account has 5 PRO questions in its first 7 days/)).toBeVisible();
  await expect(filters.getByRole('checkbox', { name: 'Protocol' })).toBeDisabled();
  await expect(filters.getByLabel('Published since')).toBeEnabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('switch', { name: 'Elaborate' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await chat.references.getByRole('checkbox').first().check();
  await expect(chat.references.getByRole('button', { name: 'Regenerate from selected' })).toBeDisabled();
  await chat.references.getByRole('button', { name: 'Export 1 selected' }).click();
  await expect(page.getByRole('menuitem', { name: /^RIS.*PRO, with an account/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await chat.open();
  await page.getByRole('link', { name: 'Upgrade PRO' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  const row = page.getByRole('table').getByRole('row', { name: /^Elaborate mode/ });
  await expect(row.getByRole('cell')).toHaveText([/With PRO questions/, /Included/, /Included/]);
});

test('PRO questions count down where one asks; one too many is refused, on reload too, with ways on', async ({
  account,
  chat,
  page,
}) => {
  await account.newUser();
  await chat.open();
  const elaborate = page.getByRole('switch', { name: 'Elaborate' });
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByText('5 are left this week')).toBeVisible();
  await elaborate.click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('0 of 5 used')).toBeVisible();
  await chat.ask('Does dapagliflozin reduce hospitalisation for heart failure?');
  await expect(page.getByText('1 of 5 used')).toBeVisible();
  for (let count = 1; count < 5; count += 1) {
    const data = { question: 'Does metformin help in diabetes?', chatElaborateMode: true };
    const answer = await page.request.post(`${chat.url}/api/chat/query`, { data });
    expect(await answer.text()).toContain('"event":"done"');
  }
  await chat.send('Does empagliflozin reduce death in heart failure?');
  const offer = page.getByRole('dialog', { name: 'You have asked your PRO questions of this week' });
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(chat.turns).toHaveCount(0);
  await expect(page.getByText('5 of 5 used')).toBeHidden();
  await page.goBack();
  await expect(chat.turns.last().getByText(MAX)).toBeVisible();
  await page.reload();
  await expect(chat.turns.last().getByText(MAX)).toBeVisible();
  await expect(offer).toBeHidden();
  await chat.turns.last().getByRole('button', { name: 'Ask without PRO settings' }).click();
  await expect(chat.turns.last().getByRole('group', { name: 'Actions on this answer' })).toBeVisible();
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByText(/^Your PRO questions of this week are used up/)).toBeVisible();
  await expect(elaborate).toBeDisabled();
  await page.getByRole('button', { name: 'See what Pro offers' }).click();
  await expect(page.getByRole('dialog', { name: 'This belongs to Pro' })).toBeVisible();
});
