import { describe, expect, it } from 'vitest';
import { weighedByMeaning } from './search-documents.ts';

function passage(score: number, nearness?: number) {
  return {
    documentId: 'document',
    name: 'Guideline.pdf',
    title: null,
    dois: [],
    pmid: null,
    source: { id: 'source', name: 'Source' },
    page: 1,
    start: 0,
    text: 'Aspirin lowered pain.',
    end: 21,
    boxes: [],
    score: 1,
    ...(nearness === undefined ? {} : { nearness }),
    read: { score, said: [], sentences: [{ start: 0, end: 21, score }] },
  };
}

const scoresOf = (passages: ReturnType<typeof weighedByMeaning>) => passages.map(({ read }) => read.score);

describe('passages weighed by meaning', () => {
  it('leaves passages without vectors what their words say, and so those that are all as near', () => {
    expect(scoresOf(weighedByMeaning([passage(-1), passage(-2)]))).toEqual([-1, -2]);
    expect(scoresOf(weighedByMeaning([-1, -2, -3].map((score) => passage(score, 0.1))))).toEqual([-1, -2, -3]);
    expect(scoresOf(weighedByMeaning([passage(-1, 0.3)]))).toEqual([-1]);
    expect(weighedByMeaning([])).toEqual([]);
  });

  it('puts what is nearer before what says little more, and not before what says much more', () => {
    const [said, near] = scoresOf(weighedByMeaning([passage(-1, 0.1), passage(-2, 0.5)]));
    expect(near).toBeGreaterThan(said ?? 0);
    const [much, little] = scoresOf(weighedByMeaning([passage(-1, 0.1), passage(-4, 0.5)]));
    expect(much).toBeGreaterThan(little ?? 0);
  });

  it('weighs alike whatever the scale of a model is', () => {
    const narrow = scoresOf(weighedByMeaning([passage(-1, 0.81), passage(-2, 0.83), passage(-3, 0.8)]));
    const wide = scoresOf(weighedByMeaning([passage(-1, -0.1), passage(-2, 0.3), passage(-3, -0.3)]));
    for (const [at, score] of narrow.entries()) expect(score).toBeCloseTo(wide[at] ?? 0, 6);
  });

  it('takes a passage without a vector for one as near as the mean', () => {
    const [, without] = weighedByMeaning([passage(-1, 0.1), passage(-2), passage(-3, 0.5)]);
    expect(without?.read.score).toBe(-2);
  });

  it('orders sentences as their passages', () => {
    const [first, second] = weighedByMeaning([passage(-1, 0.1), passage(-2, 0.5)]);
    expect(first?.read.sentences[0]?.score).toBe(first?.read.score);
    expect(second?.read.sentences[0]?.score).toBe(second?.read.score);
  });
});
