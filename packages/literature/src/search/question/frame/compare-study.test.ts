import { describe, expect, test } from 'vitest';
import { articleFixture } from '../../article.fixtures.ts';
import { memoryLiteratureIndex } from '../../memory/memory-index.ts';
import { matchable } from '../matching/match-article.ts';
import { questionContent } from './question-content.ts';
import { questionKnowledge } from '../question-knowledge.ts';
import { readQuestion } from '../read-question.ts';
import { compareStudies, type Comparison } from './compare-study.ts';
import { readQuestionFrame } from './read-question-frame.ts';

/** A study of this title and these people beside the question. */
async function compare(question: string, study: Parameters<typeof articleFixture>[0]): Promise<Comparison | undefined> {
  const index = memoryLiteratureIndex();
  await index.write({ articles: [articleFixture(study)], deletions: [] });
  const knowledge = questionKnowledge();
  const { readings } = await readQuestion({ index, knowledge }, { question, history: [], previousMainQuestion: '' });
  const [article] = await index.articles(['1']);
  if (article === undefined) throw new Error('The article is not in the index.');
  const found = matchable(article);
  const candidate = { found, textScore: 1, coverage: 1, missing: [], isAbout: true };
  const asked = readQuestionFrame(readings[0]);
  const content = await questionContent(index, readings[0], 1);
  const [compared] = compareStudies(knowledge, { asked, content, collectionSize: 1, candidates: [candidate] });
  return compared;
}

/** In what a study of this title and these people differs from the question. */
async function differences(question: string, title: string, population = ''): Promise<string[]> {
  const compared = await compare(question, { title, population });
  return (compared?.differences ?? []).map((one) => `${one.dimension}: ${one.asked}, ${one.studied}`);
}

describe('a study beside a question that says what people do not have', () => {
  const question = 'Does semaglutide slow kidney disease in someone without diabetes?';

  test('differs where its people have it', async () => {
    expect(await differences(question, 'Semaglutide, kidney disease and type 2 diabetes')).toEqual([
      'population: not diabetes mellitus, diabetes mellitus',
    ]);
    expect(await differences(question, 'Semaglutide and kidney disease', 'adults with type 2 diabetes')).toEqual([
      'population: not diabetes mellitus, diabetes mellitus',
    ]);
  });

  test('does not where they are without it, or of both kinds', async () => {
    expect(await differences(question, 'Semaglutide and kidney disease in people without diabetes')).toEqual([]);
    expect(await differences(question, 'Semaglutide and kidney disease', 'adults with or without diabetes')).toEqual(
      [],
    );
  });

  test('does not where what is absent is what the treatment took away', async () => {
    const cured = 'After chemoradiotherapy for oesophageal cancer, how many have no cancer left?';
    expect(await differences(cured, 'Chemoradiotherapy for oesophageal cancer')).toEqual([]);
  });
});

test('what was studied instead is what was tried, and never what it was compared with', async () => {
  const asked = 'Does dapagliflozin or sacubitril-valsartan lower mortality in heart failure?';
  const instead = async (question: string, title: string, intervention = '') =>
    (await compare(question, { title, intervention }))?.differences.map((one) => [one.studied, one.instead]);
  expect(await instead(asked, 'Sacubitril-valsartan versus enalapril in heart failure')).toEqual([
    ['Sacubitril-valsartan', ''],
  ]);
  const one = 'Does dapagliflozin lower mortality in heart failure?';
  expect(await instead(one, 'Enalapril in heart failure')).toEqual([['Enalapril', 'Enalapril']]);
  expect(await instead(one, 'Placebo versus enalapril in heart failure')).toEqual([['enalapril', 'enalapril']]);
  expect(await instead(one, 'Compared with placebo, enalapril in heart failure')).toEqual([['enalapril', 'enalapril']]);
  expect(await instead(one, 'Heart failure with versus without diabetes: effect of enalapril')).toEqual([
    ['enalapril', 'enalapril'],
  ]);
  expect(await instead('Does doxycycline prevent malaria?', 'Protection against malaria with mefloquine')).toEqual([
    ['mefloquine', 'mefloquine'],
  ]);
  expect(await instead(one, 'Rescueflozin versus enalapril in heart failure')).toEqual([['', '']]);
  expect(await instead(one, 'Rescueflozin versus enalapril in heart failure', 'rescueflozin')).toEqual([
    ['rescueflozin', ''],
  ]);
});

test('people chosen for a trial of a treatment do not tell how common something is', async () => {
  const title = 'Peanut consumption in infants at risk for peanut allergy';
  const trial = { title, studyType: 'randomized_trial' as const };
  const isUnfit = async (question: string) => (await compare(question, trial))?.unfit?.studied ?? null;
  expect(await isUnfit('How common is peanut allergy in infants?')).toBe('people chosen for a trial');
  expect(await isUnfit('Does early peanut prevent peanut allergy in infants?')).toBeNull();
});
