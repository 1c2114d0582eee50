import type { Topic } from '../../topic.ts';
import type { Comparison, MatchCandidate } from '../compare-study.ts';
import type { QuestionContent } from '../question-content.ts';
import { boostedProbability } from './boosted-trees.ts';
import { DIRECTNESS_MODEL } from './directness-model.ts';

/** A study beside a question, and what of it is compared. */
export interface ComparedStudy extends Pick<MatchCandidate, 'textScore' | 'coverage' | 'missing' | 'isAbout'> {
  comparison: Pick<Comparison, 'features' | 'differences' | 'unsaid'>;
}

const MOST_COVERAGE = 1.3;
/** What weighs a topic that is no part of the content: no word of it is known. */
const UNKNOWN_WEIGHT = 3;
/** "Fall", "tips", "burning": a short word in small letters is often no term where a question has it. */
const PLAIN_WORD = /^\p{Ll}{1,7}$/u;

/**
 * What the model of directness weighs of every study, given in the order they were found: what it says of the question, what it
 * lacks, and how it stands to the others. A study far ahead of them is rarely about something else; one that lacks what
 * the others name is.
 */
export function directnessInputs(
  studies: readonly ComparedStudy[],
  content: QuestionContent,
): Readonly<Record<string, number>>[] {
  const weights = new Map(content.parts.map(({ surface, weight }) => [surface, weight]));
  const weightOf = ({ surface, preferred }: Pick<Topic, 'surface' | 'preferred'>) =>
    weights.get(surface) ?? weights.get(preferred) ?? UNKNOWN_WEIGHT;
  const bestCovered = Math.max(0, ...studies.map(({ comparison }) => comparison.features.coveredByAll));
  const shared = {
    parts: content.parts.length,
    weight: content.total,
    about: studies.filter(({ isAbout }) => isAbout).length,
    whole: studies.filter(({ missing, comparison }) => missing.length + comparison.differences.length === 0).length,
    bestCovered,
  };
  const namedBy = (id: string) =>
    studies.filter(({ missing }) => missing.every((topic) => topic.id !== id)).length / studies.length;
  return studies.map(({ textScore, coverage, missing, isAbout, comparison }, rank) => {
    const { features, differences, unsaid } = comparison;
    const { wordsSaid: _words, deniedInTitle: _denied, ...weighed } = features;
    const unsaidWeight = (isAside: boolean) =>
      sum(unsaid.filter((part) => part.isAside === isAside).map(({ weight }) => weight)) / content.total;
    return {
      ...weighed,
      ...shared,
      rank,
      aheadOfNext: textScore - (studies[rank + 1]?.textScore ?? 0),
      aheadOfThird: textScore - (studies[rank + 3]?.textScore ?? 0),
      isAbout: isAbout ? 1 : 0,
      topicCoverage: Math.min(MOST_COVERAGE, coverage),
      belowBestCovered: bestCovered - features.coveredByAll,
      missingShare: sum(missing.map((topic) => weights.get(topic.surface) ?? 0)) / content.total,
      missingHeaviest: Math.max(0, ...missing.map(weightOf)),
      othersNameIt: Math.min(1, ...missing.map(({ id }) => namedBy(id))),
      populationsDiffering: differences.filter(({ dimension }) => dimension === 'population').length,
      differingHeaviest: Math.max(0, ...differences.map(({ asked }) => weights.get(asked) ?? 0)),
      differingPlain: differences.filter(({ asked }) => PLAIN_WORD.test(asked)).length,
      unsaidAsides: unsaidWeight(true),
      unsaidOthers: unsaidWeight(false),
      unsaidHeaviest: Math.max(0, ...unsaid.map(({ weight }) => weight)),
    };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** How likely each of the studies answers the question as it was asked, 0 to 1. */
export function directnessScores(studies: readonly ComparedStudy[], content: QuestionContent): number[] {
  return directnessInputs(studies, content).map((inputs) => boostedProbability(DIRECTNESS_MODEL, inputs));
}
