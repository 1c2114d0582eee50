import { describe, expect, it } from 'vitest';
import { questionContent } from '../frame/question-content.ts';
import { questionKnowledge } from '../question-knowledge.ts';
import { scorePassages } from './score-passages.ts';

const PASSAGES = [
  'The seafood study compared lean seafood with other food in twenty healthy adults.',
  'Lean seafood and other food were eaten for four weeks each, separated by a washout of 5 weeks.',
  'Lean seafood lowered triglycerides after seafood meals. Seafood is eaten in Norway.',
  'Aadland EK, Lavigne C, Graff IE. Lean seafood intake reduces lipids. Am J Clin Nutr 2015;102:582. Smith J, Jones AB.',
] as const;

async function order(question: string, passages: readonly string[] = PASSAGES): Promise<number[]> {
  const knowledge = questionKnowledge();
  const optionalTerms = question.toLowerCase().match(/[a-z]+/g) ?? [];
  const reading = { question, topics: [], optionalTerms, requiredTopics: [] };
  const content = await questionContent(
    { frequencies: (words) => Promise.resolve(words.map((word) => ({ word, articles: 0, occurrences: 0 }))) },
    reading,
    1,
  );
  return scorePassages(passages, { question, content, knowledge })
    .map(({ score }, at) => ({ score, at }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ at }) => at);
}

describe('the passages of a document', () => {
  it('are told apart by what few of them say, and by the figures that are asked for', async () => {
    expect((await order('How long was the washout between lean seafood and other food?'))[0]).toBe(1);
  });

  it('come before lists of references', async () => {
    expect((await order('lean seafood'))[0]).not.toBe(3);
  });

  it('each say how well their sentences answer, where they stand', async () => {
    const knowledge = questionKnowledge();
    const content = { parts: [], total: 1 };
    const [scored] = scorePassages([PASSAGES[2]], { question: 'Norway?', content, knowledge });
    expect(scored?.sentences.map(({ start, end }) => PASSAGES[2].slice(start, end))).toEqual([
      'Lean seafood lowered triglycerides after seafood meals.',
      'Seafood is eaten in Norway.',
    ]);
  });

  it('may be none, or say nothing', async () => {
    expect(await order('anything', [])).toEqual([]);
    expect(await order('', ['', '\u0000'])).toHaveLength(2);
  });
});
