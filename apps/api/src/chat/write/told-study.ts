import type { QuestionFrame } from '@footnote/domain';
import type { EvidenceSentence, NumberedEvidence } from '../chat.ports.ts';
import { countEffects } from './rows/effect-figures.ts';
import { otherArm } from './side/other-arm.ts';

/** The sentences a study answers a question with. */
export interface ToldStudy {
  evidence: NumberedEvidence;
  /** What follows from the study for the question. */
  headline: EvidenceSentence;
  /** The sentences with the figures that were asked for, in their order; the headline is none of them. */
  figures: readonly EvidenceSentence[];
}

/** Types that are answered in words. */
export const WITHOUT_FIGURES: ReadonlySet<QuestionFrame['type']> = new Set(['mechanism', 'definition']);
/** A second result is told where it is this likely beside the likeliest. */
const SECOND_RESULT = 0.3;
const MOST_FIGURES = 3;
/** A sentence of another outcome or part of the question is told from this likelihood on, so that nothing asked is passed over. */
const OTHER_OUTCOME = 0.1;
const OTHER_HALF = 0.02;
/** A dose stands among the methods, where nothing is likely to be a result. */
const OTHER_KIND = 0;
const MOST_WITH_OTHERS = 3;

/** Chooses the sentences a study answers with; undefined where there are none. */
export function toldStudy(evidence: NumberedEvidence, frame: QuestionFrame): ToldStudy | undefined {
  const { type, outcomes } = frame;
  const { sentences } = evidence;
  const [best] = sentences;
  if (best === undefined) return undefined;
  const headline = sentences.reduce((likeliest, one) => (one.summary > likeliest.summary ? one : likeliest));
  if (WITHOUT_FIGURES.has(type)) {
    const beside = sentences.find((one) => one !== headline && one.relevance >= SECOND_RESULT);
    return { evidence, headline, figures: beside === undefined ? [] : [beside] };
  }
  const likely = sentences.filter(({ relevance }) => relevance >= SECOND_RESULT).slice(0, MOST_FIGURES);
  const asked = [
    ...outcomes.flatMap((outcome) => {
      const names = (one: EvidenceSentence) => one.outcomes.includes(outcome);
      // What follows for an outcome is told with its figures, where the study gives them.
      const hasEffect = (one: EvidenceSentence) => names(one) && countEffects(one.text) > 0;
      return [
        { least: OTHER_OUTCOME, tells: names },
        { least: OTHER_OUTCOME, tells: hasEffect },
      ];
    }),
    ...[...new Set(sentences.flatMap(({ kinds }) => kinds))].map((kind) => ({
      least: OTHER_KIND,
      tells: (one: EvidenceSentence) => one.kinds.includes(kind),
    })),
    ...halvesOf(sentences).map((half) => ({
      least: OTHER_HALF,
      tells: (one: EvidenceSentence) => one.halves.includes(half),
    })),
  ];
  const chosen = withAllAsked([headline, ...likely], sentences, asked);
  const others = chosen.flatMap((one) => otherArm(one, sentences, frame) ?? []);
  const figures = [...new Set([...chosen, ...others])]
    .filter((sentence) => sentence !== headline)
    .toSorted((a, b) => a.start - b.start);
  return { evidence, headline, figures };
}

function halvesOf(sentences: readonly EvidenceSentence[]): number[] {
  return [...new Set(sentences.flatMap(({ halves }) => halves))];
}

/** Something asked for, and how likely a sentence that tells it has to be an answer to be told. */
interface Asked {
  least: number;
  tells: (sentence: EvidenceSentence) => boolean;
}

/** Sentences with those of what was asked for and none of them tells. */
function withAllAsked(
  told: readonly EvidenceSentence[],
  sentences: readonly EvidenceSentence[],
  asked: readonly Asked[],
): EvidenceSentence[] {
  const all = [...new Set(told)];
  for (const { least, tells } of asked) {
    if (all.length > MOST_WITH_OTHERS) break;
    const other = all.some(tells) ? undefined : sentences.find((one) => tells(one) && one.relevance >= least);
    if (other !== undefined) all.push(other);
  }
  return all;
}
