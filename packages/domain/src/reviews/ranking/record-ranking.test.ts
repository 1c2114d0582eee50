import { describe, expect, it } from 'vitest';
import { rankRecords } from './record-ranking.ts';
import { workSaved } from './work-saved.ts';

const texts = [
  'Salt substitutes and stroke in rural villages',
  'Potassium chloride as a salt substitute lowers blood pressure',
  'Statins and muscle pain in older adults',
  'Muscle symptoms of statins: a blinded trial',
  'Salt substitute use in nursing homes',
  '',
];

/** Places of the records, the most probably relevant first. */
function ranked(scores: Float64Array | null): number[] {
  return [...(scores ?? []).keys()].toSorted((one, other) => (scores?.[other] ?? 0) - (scores?.[one] ?? 0));
}

describe('the ranking of records', () => {
  it('learns from what was decided, and the same from the same', () => {
    const decided = new Map([
      [0, true],
      [2, false],
    ]);
    const scores = rankRecords(texts).scores(decided);
    expect(new Set(ranked(scores).slice(0, 3))).toEqual(new Set([0, 1, 4]));
    expect(ranked(scores).slice(-2)).toContain(3);
    expect(rankRecords(texts).scores(decided)).toEqual(scores);
  });

  it('forgets what was taken back or turned round', () => {
    const ranking = rankRecords(texts);
    ranking.scores(
      new Map([
        [0, true],
        [2, false],
      ]),
    );
    const turned = new Map([
      [0, false],
      [2, true],
    ]);
    expect(ranking.scores(turned)).toEqual(rankRecords(texts).scores(turned));
  });

  it('goes by the question until there is something to learn from', () => {
    expect(rankRecords(texts).scores(new Map())).toBeNull();
    expect(ranked(rankRecords(texts, 'statins and muscle pain').scores(new Map([[0, false]])))[0]).toBe(2);
  });
});

describe('the work a ranking saves', () => {
  const total = { records: 100, relevant: 4, recall: 0.95 };
  it('is what is left unscreened, less what chance would leave', () => {
    const screened = Array.from({ length: 20 }, (_none, at) => [0, 3, 7, 19].includes(at));
    expect(workSaved(screened, total)).toEqual({ screened: 20, saved: 0.8 - (1 - 0.95) });
  });
  it('is less than nothing where relevant records are never found', () => {
    expect(workSaved([true, true], total)).toEqual({ screened: 100, saved: -(1 - 0.95) });
  });
});
