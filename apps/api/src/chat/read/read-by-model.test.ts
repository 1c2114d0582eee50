import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnswerEvidence, ChatQueryInput, QuestionFrame } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { answerQuestion } from '../answer-question.ts';
import { answeringDeps, askedQuestion, openStarterIndex } from '../answering.fixtures.ts';
import type { AnswerModel } from '../chat.ports.ts';
import { createExtractiveAnswerModel } from '../write/extractive-answer-model.ts';

let index: LiteratureIndex;

beforeAll(async () => {
  index = await openStarterIndex();
  return () => index.close();
});

const FRAME: QuestionFrame = {
  type: 'therapy',
  condition: ['heart failure'],
  qualifiers: [],
  interventions: ['dapagliflozin'],
  comparators: [],
  outcomes: ['hospitalisation'],
  time: null,
};

function modelReading(frame: QuestionFrame | null) {
  const readFrame = vi.fn<NonNullable<AnswerModel['readFrame']>>(() => Promise.resolve(frame));
  return { ...createExtractiveAnswerModel(), readFrame };
}

async function evidenceOf(query: ChatQueryInput, answerModel: AnswerModel): Promise<AnswerEvidence> {
  for await (const event of answerQuestion(answeringDeps(index, { answerModel }), askedQuestion(query)))
    if (event.event === 'evidence') return event.evidence;
  throw new Error('The answer did not come to its evidence.');
}

const LAY = 'Would Forxyga keep folk with a tired ticker off the wards?';

describe('a question that nothing answers as the rules read it', () => {
  test('is answered as a model reads it, and shown as read so', async () => {
    expect((await evidenceOf({ question: LAY }, createExtractiveAnswerModel())).verdict).toBe('not-answered');
    const history = [
      { user: 'USER' as const, content: 'What is a stroke?' },
      { user: 'ASSISTANT' as const, content: 'A secret of a private source.' },
    ];
    const model = modelReading(FRAME);
    const evidence = await evidenceOf({ question: LAY, history }, model);
    expect(evidence.verdict).not.toBe('not-answered');
    expect(evidence.frame.interventions).toEqual(['dapagliflozin']);
    expect(model.readFrame.mock.calls.map(([asked]) => asked)).toEqual([
      { question: LAY, earlier: ['What is a stroke?'], precision: false },
    ]);
  });

  test('stays unanswered where the model cannot read it, or nothing answers that either', async () => {
    expect((await evidenceOf({ question: LAY }, modelReading(null))).verdict).toBe('not-answered');
    const absent = { ...FRAME, interventions: ['sotorasib'] };
    expect((await evidenceOf({ question: LAY }, modelReading(absent))).verdict).toBe('not-answered');
  });

  test.each([
    ['another drug', 'Does sotorasib keep people with heart failure out of hospital?', FRAME],
    ['no children', 'Does dapagliflozin help in children with heart failure?', FRAME],
  ])('is not answered by a reading that makes of it %s', async (_what, question, frame) => {
    const evidence = await evidenceOf({ question }, modelReading(frame));
    expect(evidence.verdict).toBe('not-answered');
  });
});

describe('a model', () => {
  test('reads no question that the rules find an answer to', async () => {
    const model = modelReading(FRAME);
    await evidenceOf({ question: 'Does dapagliflozin reduce hospitalisation for heart failure?' }, model);
    expect(model.readFrame).not.toHaveBeenCalled();
  });

  test('reads no question that its user has taken apart', async () => {
    const model = modelReading(FRAME);
    const frame = { ...FRAME, interventions: ['sotorasib'] };
    expect((await evidenceOf({ question: LAY, frame }, model)).verdict).toBe('not-answered');
    expect(model.readFrame).not.toHaveBeenCalled();
  });
});
