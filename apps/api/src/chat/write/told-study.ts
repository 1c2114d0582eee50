import type { QuestionFrame } from '@footnote/domain';
import type { EvidenceSentence, NumberedEvidence } from '../chat.ports.ts';

/** The sentences a study answers a question with. */
export interface ToldStudy {
  evidence: NumberedEvidence;
  /** What follows from the study for the question. */
  headline: EvidenceSentence;
  /** The sentences with the figures that were asked for, in their order; the headline is none of them. */
  figures: readonly EvidenceSentence[];
}

/** Types that are answered in words. */
const WITHOUT_FIGURES = new Set<QuestionFrame['type']>(['mechanism', 'definition']);
/** A second result is told where it is this likely beside the likeliest. */
const SECOND_RESULT = 0.5;
const MOST_FIGURES = 2;
/** A sentence of another outcome that was asked for is told from this likelihood on, so that no part of a question is passed over. */
const OTHER_OUTCOME = 0.1;
const MOST_WITH_OTHERS = 3;

/** Chooses the sentences a study answers with; undefined where there are none. */
export function toldStudy(evidence: NumberedEvidence, { type, outcomes }: QuestionFrame): ToldStudy | undefined {
  const { sentences } = evidence;
  const [best] = sentences;
  if (best === undefined) return undefined;
  const headline = sentences.reduce((likeliest, one) => (one.summary > likeliest.summary ? one : likeliest));
  if (WITHOUT_FIGURES.has(type)) return { evidence, headline, figures: [] };
  const likely = sentences.filter(({ relevance }) => relevance >= SECOND_RESULT).slice(0, MOST_FIGURES);
  const figures = withOtherOutcomes([headline, ...likely], sentences, outcomes)
    .filter((sentence) => sentence !== headline)
    .toSorted((a, b) => a.start - b.start);
  return { evidence, headline, figures };
}

/** Sentences with those of outcomes that were asked for and that none of them names. */
function withOtherOutcomes(
  told: readonly EvidenceSentence[],
  sentences: readonly EvidenceSentence[],
  asked: readonly string[],
): EvidenceSentence[] {
  const all = [...new Set(told)];
  for (const outcome of asked) {
    if (all.length > MOST_WITH_OTHERS) break;
    const names = (sentence: EvidenceSentence) => sentence.outcomes.includes(outcome);
    const other = all.some(names) ? undefined : sentences.find((one) => names(one) && one.relevance >= OTHER_OUTCOME);
    if (other !== undefined) all.push(other);
  }
  return all;
}
