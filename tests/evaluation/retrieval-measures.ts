import { randomNumbers } from '@footnote/domain';

/** Quality of one ranked list: nDCG of its first 10 and recall of its first 20, each 0 to 1. */
export interface Quality {
  ndcg: number;
  recall: number;
}

/** Judges a list of PMIDs by the articles known to answer; at least one of them must be given. */
export function qualityOf(pmids: readonly string[], gold: ReadonlySet<string>): Quality {
  const gain = (place: number) => 1 / Math.log2(place + 2);
  const reached = pmids.slice(0, 10).reduce((sum, pmid, place) => sum + (gold.has(pmid) ? gain(place) : 0), 0);
  const best = Array.from({ length: Math.min(10, gold.size) }, (_, place) => gain(place)).reduce((a, b) => a + b, 0);
  return { ndcg: reached / best, recall: pmids.slice(0, 20).filter((pmid) => gold.has(pmid)).length / gold.size };
}

/** The mean, with four digits. */
export function meanOf(values: readonly number[]): number {
  return rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** A mean difference with the interval that holds 95 % of its bootstrap samples. */
export interface Difference {
  mean: number;
  low: number;
  high: number;
}

const SAMPLES = 2_000;
const SEED = 20_261_120;

/** How much higher `left` is than `right`, question by question; the same questions in the same order. */
export function differenceOf(left: readonly number[], right: readonly number[]): Difference {
  const differences = left.map((value, place) => value - (right[place] ?? 0));
  const random = randomNumbers(SEED);
  const means = Array.from({ length: SAMPLES }, () => {
    let sum = 0;
    for (let drawn = 0; drawn < differences.length; drawn += 1)
      sum += differences[Math.floor(random() * differences.length)] ?? 0;
    return sum / differences.length;
  }).sort((a, b) => a - b);
  const quantile = (share: number) => rounded(means[Math.floor(share * (SAMPLES - 1))] ?? 0);
  return { mean: meanOf(differences), low: quantile(0.025), high: quantile(0.975) };
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
