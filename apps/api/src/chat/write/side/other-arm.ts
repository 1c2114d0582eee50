import type { QuestionFrame } from '@footnote/domain';
import { countEffects } from '../rows/effect-figures.ts';
import { namesOtherArm } from './names-other-arm.ts';
import { wordStems } from '../word-stems.ts';
import type { EvidenceSentence } from '../../chat.ports.ts';

const FIGURE = /\d\s?(?:%|percent\b)|\d (?:out )?of \d|\d[.·]\d/;
const COUNTED = /\d (?:(?:out )?of|\/) \d|\d \(\d{1,3}(?:[.·]\d{1,3})?\s?%\)/;
/** Characters between sentences that stand side by side. */
const BESIDE = 3;
const LEAST_SHARED = 2;
/** Begin words that stand in every result. */
const IN_ANY =
  /^(?:group|patien|subjec|partic|were|with|seen|observ|found|after|from|that|than|compar|treat|contro|placeb|howeve|respec|mean|median)$/;

/**
 * The sentence beside another that gives the result of the other arm: “It healed in 13 of 16 (81%). It healed in 4 of 13 (31%)
 * with vancomycin.” Undefined where a sentence compares by itself, or none stands beside it.
 */
export function otherArm(
  told: EvidenceSentence,
  sentences: readonly EvidenceSentence[],
  { comparators }: Pick<QuestionFrame, 'comparators'>,
): EvidenceSentence | undefined {
  if (!givesOneArm(told)) return undefined;
  const isOther = ({ text }: EvidenceSentence) =>
    namesOtherArm(text) || comparators.some((one) => text.toLowerCase().includes(one.toLowerCase()));
  return sentences.find(
    (one) =>
      (Math.abs(one.start - told.end) <= BESIDE || Math.abs(told.start - one.end) <= BESIDE) &&
      givesOneArm(one) &&
      isOther(one) !== isOther(told) &&
      isOfTheSame(one.text, told.text),
  );
}

function givesOneArm({ text }: EvidenceSentence): boolean {
  return FIGURE.test(text) && countEffects(text) === 0;
}

function isOfTheSame(one: string, other: string): boolean {
  if (COUNTED.test(one) && COUNTED.test(other)) return true;
  const stems = wordStems(other);
  return [...wordStems(one)].filter((stem) => stems.has(stem) && !IN_ANY.test(stem)).length >= LEAST_SHARED;
}
