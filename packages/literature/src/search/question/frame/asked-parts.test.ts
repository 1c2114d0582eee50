import { beforeAll, expect, test } from 'vitest';
import { loadStarterCollection } from '../../../literature/starter/load-starter-collection.ts';
import type { LiteratureIndex } from '../../literature-index.ports.ts';
import { openLiteratureIndex } from '../../sqlite/open-literature-index.ts';
import { questionKnowledge } from '../question-knowledge.ts';
import { readQuestion } from '../read-question.ts';
import { readQuestionFrame } from './read-question-frame.ts';

let index: LiteratureIndex;

beforeAll(async () => {
  index = await openLiteratureIndex({ path: ':memory:' });
  await loadStarterCollection({ index });
  return () => index.close();
});

async function frameOf(question: string) {
  const deps = { index, knowledge: questionKnowledge() };
  const { readings } = await readQuestion(deps, { question, history: [], previousMainQuestion: '' });
  return readQuestionFrame(readings[0]).frame;
}

test.each([
  ['Rivaroxaban for stroke prevention in psoriasis?', 'psoriasis'],
  ['Does apixaban cause more bleeding in cirrhosis?', 'cirrhosis'],
  ['Is there less pain with pregabalin after herpes zoster?', 'herpes zoster'],
])('who has a condition is the population, whatever may happen to them: %s', async (question, condition) => {
  expect((await frameOf(question)).condition.join().toLowerCase()).toContain(condition);
});

test.each([
  ['What is the risk of psoriasis with lithium?', 'psoriasis'],
  ['Does testosterone raise the risk of heart attack or stroke?', 'myocardial infarction'],
  ['Does lithium cause psoriasis?', 'psoriasis'],
])('what may happen is the outcome: %s', async (question, outcome) => {
  expect((await frameOf(question)).outcomes.join().toLowerCase()).toContain(outcome);
});

test.each(['on top of her', 'alongside', 'in addition to my'])(
  'what somebody takes already is no treatment that is asked about: %s',
  async (already) => {
    const { interventions, condition } = await frameOf(`Would a statin ${already} ezetimibe prevent strokes?`);
    expect([interventions.join(), condition.join()]).toEqual([
      expect.stringMatching(/^statin/i),
      expect.stringContaining('ezetimibe'),
    ]);
  },
);

test('an “and” sign lists as the word does', async () => {
  const { comparators } = await frameOf('metformin or diet & exercise in prediabetes?');
  expect(comparators.toSorted()).toEqual(['diet', 'exercise']);
});

test('every comparator of a list stands on the side of the first', async () => {
  const { interventions, comparators } = await frameOf(
    'Is carvedilol better than atenolol / ramipril in hypertension?',
  );
  expect(interventions).toEqual(['carvedilol']);
  expect(comparators).toEqual(['atenolol', 'ramipril']);
});
