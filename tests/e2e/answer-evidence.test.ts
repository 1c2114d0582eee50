import type { AnswerEvidence, ChatStreamEvent, Citation } from '@footnote/domain';
import {
  adolescentsCitations,
  adolescentsEvidence,
  answerCitations,
  sglt2Evidence,
  sglt2Markdown,
} from '@footnote/domain/fixtures';
import type { Page } from '@playwright/test';
import { QUESTION } from './chat-page.ts';
import { expect, test } from './product.fixtures.ts';
import { LONG } from '../support/test-effort.ts';

interface Answered {
  evidence: AnswerEvidence;
  citations: readonly Citation[];
  markdown: string;
}

const THERAPY: Answered = { evidence: sglt2Evidence, citations: answerCitations, markdown: sglt2Markdown };
const ABSTENTION: Answered = {
  evidence: adolescentsEvidence,
  citations: adolescentsCitations,
  markdown: 'Nothing here is about adolescents.',
};

/** Has the server answer every question the same; gives the bodies of the questions. */
async function answerWith(page: Page, { evidence, citations, markdown }: Answered): Promise<unknown[]> {
  const asked: unknown[] = [];
  await page.route('**/api/chat/query**', (route) => {
    asked.push(route.request().postDataJSON());
    const events: ChatStreamEvent[] = [
      { event: 'main_question', question: QUESTION },
      { event: 'number_retrieved_docs', number: citations.length },
      { event: 'all_docs', docs: [...citations] },
      { event: 'evidence', evidence },
      { event: 'answer_part', index: 0, text: markdown },
      { event: 'done', session_id: 's', claims: [], writer: { kind: 'extractive' }, language: 'en' },
    ];
    const body = events.map((event) => `${JSON.stringify(event)}\n`).join('');
    return route.fulfill({ status: 200, contentType: 'application/x-ndjson', body });
  });
  return asked;
}

test('what an answer rests on stands around its words, once, and leads to its sources', async ({ chat, page }) => {
  await answerWith(page, THERAPY);
  await chat.open();
  const turn = await chat.ask(QUESTION);
  await expect(turn.getByText(/a difference of/)).toHaveCount(1);
  await expect(turn.getByText('Verdict: ▲Favours SGLT2 inhibitors')).toBeVisible();
  await expect(turn.getByRole('rowheader')).toHaveCount(4);
  await expect(turn.getByRole('definition').first()).toHaveText('4 studies, 102,177 participants');
  await expect(turn.getByRole('heading', { name: 'Certainty: moderate' })).toBeVisible();
  await expect(turn.getByText('Animals, asked about adults')).toBeHidden();
  await turn.getByText('Indirect evidence: 2 studies').focus();
  await page.keyboard.press('Enter');
  await expect(turn.getByText('Animals, asked about adults')).toBeVisible();
  await expect(turn.getByRole('link', { name: 'Open this question in PubMed' })).toHaveAttribute(
    'href',
    `https://pubmed.ncbi.nlm.nih.gov/?term=${encodeURIComponent(sglt2Evidence.pubmedQuery)}`,
  );
  expect(await chat.axeFindings()).toEqual([]);
  await turn.getByRole('button', { name: 'View and export table' }).first().click();
  await expect(page.getByRole('columnheader', { name: 'Quotation' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'DAPA-HF [1]' })).toBeVisible();
  await page.getByRole('button', { name: 'Go back to chat' }).click();
  await turn.getByRole('link', { name: 'How this is computed' }).click();
  await expect(page.getByRole('heading', { name: 'How certainty is computed' })).toBeInViewport();
});

test('a corrected reading is asked again, and so is a next question', async ({ chat, page }) => {
  const asked = await answerWith(page, THERAPY);
  await chat.open();
  const turn = await chat.ask(QUESTION);
  await turn.getByRole('button', { name: 'Population: without diabetes. Change' }).click();
  await page.getByRole('button', { name: 'Remove Population: without diabetes' }).click();
  await turn.getByRole('button', { name: 'Ask again as corrected' }).click();
  await expect(chat.turns).toHaveCount(2);
  await expect(chat.turns.nth(1).getByRole('group', { name: 'Actions on this answer' })).toBeVisible();
  expect(asked).toEqual([
    expect.not.objectContaining({ frame: expect.anything() }),
    expect.objectContaining({ question: QUESTION, frame: { ...sglt2Evidence.frame, qualifiers: [] } }),
  ]);
  await chat.turns.nth(1).getByRole('button', { name: 'Answer again' }).click();
  await expect(chat.turns).toHaveCount(3);
  await expect(chat.turns.nth(2).getByRole('group', { name: 'Actions on this answer' })).toBeVisible();
  expect(asked[2]).toMatchObject({ frame: { qualifiers: [] } });
  await chat.turns.nth(2).getByRole('button', { name: 'Do SGLT2 inhibitors cause genital infections?' }).click();
  await expect(chat.turns.nth(3).getByRole('group', { name: 'Actions on this answer' })).toBeVisible();
  expect(asked[3]).toMatchObject({ question: 'Do SGLT2 inhibitors cause genital infections?' });
  expect(asked[3]).not.toHaveProperty('frame');
});

test('an abstention names what is missing and shows what is near as such', async ({ chat, page }) => {
  await answerWith(page, ABSTENTION);
  await chat.open();
  const turn = await chat.ask(QUESTION);
  await expect(turn.getByText('Population: adolescents')).toBeVisible();
  await expect(turn.getByRole('heading', { name: 'Nearest studies; check whether they fit' })).toBeVisible();
  await expect(turn.getByText('Adults, asked about adolescents')).toBeVisible();
  await expect(turn.getByText('Verdict:')).toHaveCount(0);
  // The embedded writer says the same in words.
  await expect(turn.getByText('Nothing here is about')).toHaveCount(0);
  expect(await chat.axeFindings()).toEqual([]);
});

test('what a copied answer rests on is copied with it', async ({ chat, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerWith(page, THERAPY);
  await chat.open();
  const turn = await chat.ask(QUESTION);
  await turn.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(turn.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Certainty: moderate');
  expect(text).toContain('Population: Animals, asked about adults.');
  expect(text).toMatch(/\[4\] Nuffield/);
});

test('an answer with its evidence fits a window of 320 px', LONG, async ({ chat, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await answerWith(page, THERAPY);
  await chat.open();
  const turn = await chat.ask(QUESTION);
  await expect(turn.getByRole('table')).toHaveCount(0);
  const cards = turn.getByRole('list', { name: 'Direct evidence' });
  await expect(cards.getByText('EMPA-REG OUTCOME')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  expect(await chat.axeFindings()).toEqual([]);
});
