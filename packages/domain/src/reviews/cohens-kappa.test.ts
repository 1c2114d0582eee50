import { expect, it } from 'vitest';
import { cohensKappa } from './cohens-kappa.ts';

const repeated = (pair: [string, string], times: number) => Array.from({ length: times }, () => pair);

it('is what the definition gives for a known table', () => {
  // 20 yes-yes, 5 yes-no, 10 no-yes, 15 no-no: observed .7, by chance .5.
  const pairs = [
    ...repeated(['yes', 'yes'], 20),
    ...repeated(['yes', 'no'], 5),
    ...repeated(['no', 'yes'], 10),
    ...repeated(['no', 'no'], 15),
  ];
  const { records, observed, kappa } = cohensKappa(pairs);
  expect([records, observed]).toEqual([50, 0.7]);
  expect(kappa).toBeCloseTo(0.4, 10);
});

it('is not known without records, or where there was nothing to differ in', () => {
  expect(cohensKappa([])).toEqual({ records: 0, observed: null, kappa: null });
  expect(cohensKappa(repeated(['no', 'no'], 9))).toEqual({ records: 9, observed: 1, kappa: null });
  expect(cohensKappa([['no', 'yes']]).kappa).toBe(0);
});
