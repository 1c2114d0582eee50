import { describe, expect, it } from 'vitest';
import { questionContent, type QuestionContent } from '../frame/question-content.ts';
import { questionKnowledge } from '../question-knowledge.ts';
import { comparePassages } from './passage-figures.ts';
import { scorePassages } from './score-passages.ts';

const PASSAGES = [
  'The seafood study compared lean seafood with other food in twenty healthy adults.',
  'Lean seafood and other food were eaten for four weeks each, separated by a washout of 5 weeks.',
  'Lean seafood lowered triglycerides after seafood meals. Seafood is eaten in Norway.',
  'Aadland EK, Lavigne C, Graff IE. Lean seafood intake reduces lipids. Am J Clin Nutr 2015;102:582. Smith J, Jones AB.',
] as const;

function contentOf(question: string): Promise<QuestionContent> {
  const optionalTerms = question.toLowerCase().match(/[a-z]+/g) ?? [];
  const reading = { question, topics: [], optionalTerms, requiredTopics: [] };
  return questionContent(
    { frequencies: (words) => Promise.resolve(words.map((word) => ({ word, articles: 0, occurrences: 0 }))) },
    reading,
    1,
  );
}

const passagesOf = (texts: readonly string[]) => texts.map((text) => ({ page: 2, text }));

async function order(question: string, passages: readonly string[] = PASSAGES): Promise<number[]> {
  const knowledge = questionKnowledge();
  const content = await contentOf(question);
  return scorePassages(passagesOf(passages), { question, content, knowledge })
    .map(({ score }, at) => ({ score, at }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ at }) => at);
}

describe('the passages of a document', () => {
  it('are told apart by what few of them say, and by the figures that are asked for', async () => {
    expect((await order('How long was the washout between lean seafood and other food?'))[0]).toBe(1);
  });

  it('are found by what papers say in the place of everyday words, behind those that say the words themselves', async () => {
    const papers = [
      'Participants gave written consent to be contacted by letter.',
      'Three participants withdrew before the second visit.',
      'Salmon was served with boiled potatoes on Mondays.',
    ];
    expect((await order('Did anybody drop out?', papers))[0]).toBe(1);
    expect((await order('Did anybody drop out?', [...papers, 'Nobody would drop out.']))[0]).toBe(3);
  });

  it('come before lists of references', async () => {
    expect((await order('lean seafood'))[0]).not.toBe(3);
  });

  it('each say how well their sentences answer, where they stand', async () => {
    const knowledge = questionKnowledge();
    const content = { parts: [], total: 1 };
    const [scored] = scorePassages(passagesOf([PASSAGES[2]]), { question: 'Norway?', content, knowledge });
    expect(scored?.sentences.map(({ start, end }) => PASSAGES[2].slice(start, end))).toEqual([
      'Lean seafood lowered triglycerides after seafood meals.',
      'Seafood is eaten in Norway.',
    ]);
  });

  it('count by what their table is called, which their own rows do not say', async () => {
    const row = { page: 2, text: 'Total score\t4.8\t4.9\t4.6' };
    const caption = 'Table 1 Baseline of men who took naftopidil';
    const rows = [row, { ...row, context: caption }, { page: 2, text: caption }];
    const knowledge = questionKnowledge();
    const content = await contentOf('naftopidil baseline score');
    const [bare, called] = comparePassages(rows, { question: 'naftopidil baseline score', content, knowledge });
    expect(bare?.figures['inContext']).toBe(0);
    expect(called?.figures['inContext']).toBeGreaterThan(0.3);
    expect(called?.said).toEqual(bare?.said);
  });

  it('tell figures that are written out', async () => {
    const texts = ['Twenty-seven subjects took part in the study.', 'Subjects took part in the study.'];
    expect(await order('How many subjects took part in the study?', texts)).toEqual([0, 1]);
  });

  it('may be none, or say nothing', async () => {
    expect(await order('anything', [])).toEqual([]);
    expect(await order('', ['', '\u0000'])).toHaveLength(2);
  });
});
