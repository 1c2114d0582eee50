import { QUESTION_OF_MANY } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';

test('commands show the last answer otherwise, with its references, and are no new search', async ({ chat, page }) => {
  await chat.open();
  const first = await chat.ask(QUESTION_OF_MANY);
  await expect(first.getByRole('rowheader')).not.toHaveCount(0);
  const studies = await first.getByRole('rowheader').count();
  expect(studies).toBeGreaterThan(1);
  await expect(chat.references.getByRole('checkbox')).not.toHaveCount(0);
  const references = await chat.references.getByRole('heading').allInnerTexts();

  const table = await chat.ask('as a table');
  await expect(table.getByText('Shown from the last answer: as a table')).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveCount(studies);
  await expect(table.getByRole('list', { name: 'Read as' })).toHaveCount(0);
  await expect.poll(() => chat.references.getByRole('heading').allInnerTexts()).toEqual(references);

  const short = await chat.ask('shorter');
  await expect(short.getByText('Shown from the last answer: in short')).toBeVisible();
  await expect(short.getByText(/^Verdict: /)).toBeVisible();
  await expect(short.getByRole('rowheader')).toHaveCount(0);

  const harms = await chat.ask('side effects?');
  await expect(harms.getByRole('heading', { name: 'Harms reported' })).toBeVisible();

  const largest = await chat.ask('Which of these is largest?');
  await expect(largest.getByRole('heading', { name: `Largest of ${studies} direct studies` })).toBeVisible();
  await expect(largest.getByText(/n = 90,413/)).toBeVisible();
  await chat.citations(largest).first().press('Enter');
  await expect(page.getByRole('dialog', { name: /^Source \d/ })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await chat.axeFindings()).toEqual([]);

  await page.reload();
  await expect(chat.turns).toHaveCount(5);
  await expect(chat.turns.nth(4).getByText(/n = 90,413/)).toBeVisible();
});

test('the last question is asked of other people and about another drug, as it says above the answer', async ({
  chat,
}) => {
  await chat.open();
  await chat.ask(QUESTION_OF_MANY);
  const drug = await chat.ask('and for finerenone?');
  await expect(drug.getByText('The last question, asked about: finerenone')).toBeVisible();
  await expect(drug.getByRole('list', { name: 'Read as' })).toContainText('finerenone');
  await expect(chat.citations(drug).first()).toBeVisible();
  const women = await chat.ask('in women?');
  await expect(women.getByRole('list', { name: 'Read as' })).toContainText('women');
  await expect(women.getByRole('list', { name: 'Read as' })).toContainText('finerenone');
});

test('what only looks like a command is a question of its own', async ({ chat }) => {
  await chat.open();
  await chat.ask(QUESTION_OF_MANY);
  await chat.send('largest trial of aspirin in primary prevention');
  const turn = chat.turns.nth(1);
  await expect(turn.getByRole('list', { name: 'Read as' })).toContainText('aspirin', { timeout: 30_000 });
  await expect(turn.getByText(/^Shown from the last answer/)).toHaveCount(0);
});

test('a drug that is misspelt is asked back, and asked as it was meant', async ({ chat }) => {
  await chat.open();
  await chat.send('Does rivoroxiban prevent stroke?');
  const turn = chat.turns.first();
  const meant = turn.getByRole('button', { name: 'Does rivaroxaban prevent stroke?' });
  await expect(meant).toBeVisible({ timeout: 30_000 });
  expect(await chat.axeFindings()).toEqual([]);
  await meant.click();
  await expect(chat.turns.nth(1).getByRole('list', { name: 'Read as' })).toContainText('rivaroxaban');
});

test('where nothing answers, the missing drug is named and a wider question is one that has an answer', async ({
  chat,
}) => {
  await chat.open();
  await chat.send('Do SGLT2 inhibitors slow kidney disease in children?');
  const wider = chat.turns.first().getByRole('heading', { name: 'Questions that have answers here' });
  await expect(wider).toBeVisible({ timeout: 30_000 });
  await chat.turns
    .first()
    .getByRole('button', { name: /^sglt2 inhibitors/i })
    .click();
  await expect(chat.turns.nth(1).getByText(/^Verdict: /)).toBeVisible({ timeout: 30_000 });
  // The verdict comes before the words, and until these are complete no question is taken.
  await expect(chat.turns.nth(1).getByRole('group', { name: 'Actions on this answer' })).toBeVisible();
  await chat.send('Does sotorasib prolong survival in lung cancer?');
  await expect(chat.turns.nth(2).getByText('Intervention: sotorasib')).toBeVisible({ timeout: 30_000 });
});
