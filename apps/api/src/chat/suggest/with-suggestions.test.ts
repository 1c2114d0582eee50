import { emptyTurn, foldTurn, type ChatTurn } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { beforeAll, expect, test } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { answeringDeps, askedQuestion, openStarterIndex } from '../answering.fixtures.ts';

let index: LiteratureIndex;

beforeAll(async () => {
  index = await openStarterIndex();
  return () => index.close();
});

async function ask(question: string): Promise<ChatTurn> {
  const start = { id: '', position: 0, question, language: 'en', request: null, askedAt: '' };
  let turn = emptyTurn(start);
  for await (const event of answerQuestion(answeringDeps(index), askedQuestion({ question })))
    turn = foldTurn(turn, event);
  return turn;
}

test.each([
  [
    'Does dapaglifozine reduce hospitalisation for heart failure?',
    'Does dapagliflozin reduce hospitalisation for heart failure?',
  ],
  ['Does rivoroxiban prevent stroke?', 'Does rivaroxaban prevent stroke?'],
])('%s is asked back', async (asked, meant) => {
  const { evidence } = await ask(asked);
  expect(evidence?.didYouMean).toContain(meant);
});

test('a drug that no article names is named as missing', async () => {
  const { evidence } = await ask('Does sotorasib prolong survival in lung cancer?');
  expect(evidence?.verdict).toBe('not-answered');
  expect(evidence?.notTold).toContainEqual({ dimension: 'intervention', asked: 'sotorasib' });
  expect(evidence).not.toHaveProperty('didYouMean');
});

test('a wider question is only offered where it has an answer', async () => {
  const questions = [
    'Do SGLT2 inhibitors slow kidney disease in children?',
    'Does sotorasib prolong survival in lung cancer?',
    'Does semaglutide lower weight in adolescents with cystic fibrosis?',
    'Does tranexamic acid lower mortality in bleeding of haemophilia?',
  ];
  let offered = 0;
  for (const question of questions) {
    const { evidence } = await ask(question);
    for (const wider of evidence?.verdict === 'not-answered' ? evidence.nextQuestions : []) {
      offered += 1;
      expect((await ask(wider)).evidence?.table.length).toBeGreaterThan(0);
    }
  }
  expect(offered).toBeGreaterThan(0);
});

test('where every part is named by some article, what a wider question leaves out is missing', async () => {
  const { evidence } = await ask('Do SGLT2 inhibitors slow kidney disease in children?');
  expect(evidence?.notTold).toEqual([{ dimension: 'population', asked: 'children' }]);
  expect(evidence?.nextQuestions[0]).toMatch(/^SGLT2 inhibitors(?: in |: )/);
});
