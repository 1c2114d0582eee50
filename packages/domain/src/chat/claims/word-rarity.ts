import { FREQUENT_STEMS, RARITY_STEPS } from './frequent-stems.ts';

const STEPS = new Map(
  FREQUENT_STEMS.split('\n').flatMap((line, step) => line.split(' ').map((stem) => [stem, step] as const)),
);

/** How rare a folded word is among abstracts: inverse document frequency, 0 for the commonest to 1 for an unknown word. */
export function wordRarity(stem: string): number {
  const step = STEPS.get(stem);
  return step === undefined ? 1 : step / RARITY_STEPS;
}
