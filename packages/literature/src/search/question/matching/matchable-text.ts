import { termKey } from '../lexicon/normal-form.ts';

/** A text prepared for comparison with topics. */
export interface MatchableText {
  weight: number;
  raw: string;
  /** Normal words between single spaces, with one at either end. */
  normal: string;
  /** Headings, each between bars: a single word only counts where it is one of them. */
  headings: boolean;
}

/** Prepares a text for comparison with topics; `weight` (0 to 1) is what a topic named in it is worth. */
export function matchableText(raw: string, weight = 1): MatchableText {
  return { weight, raw, normal: ` ${termKey(raw)} `, headings: false };
}
