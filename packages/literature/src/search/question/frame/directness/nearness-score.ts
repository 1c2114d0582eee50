import { logOdds, probabilityOf } from '@footnote/domain';
import type { Comparison, MatchCandidate } from '../compare-study.ts';
import type { QuestionContent } from '../question-content.ts';
import { NEARNESS_MODEL } from './nearness-model.ts';

const MOST_COVERAGE = 1.3;

/** What tells a study that a clinician wants beside the answer, or in its place, from one about something else. */
export function nearnessInputs(
  { features, differences, unfit }: Comparison,
  { coverage, missing }: MatchCandidate,
  { parts, total }: QuestionContent,
): Readonly<Record<string, number>> {
  const { coveredByAll, coveredByBest } = features;
  const lacking = new Set(missing.map(({ surface }) => surface));
  const weightMissing = parts
    .filter(({ surface }) => lacking.has(surface))
    .reduce((sum, { weight }) => sum + weight, 0);
  const differing = (wanted: string) => differences.filter(({ dimension }) => dimension === wanted).length;
  return {
    ...features,
    wholeSquared: coveredByAll ** 2,
    bestTimesWhole: coveredByBest * coveredByAll,
    missingShare: weightMissing / total,
    topicCoverage: Math.min(MOST_COVERAGE, coverage),
    populationsDiffering: differing('population'),
    interventionsDiffering: differing('intervention'),
    comparatorsDiffering: differing('comparator'),
    differs: differences.length > 0 ? 1 : 0,
    unfit: unfit === null ? 0 : 1,
  };
}

/** How likely a study that does not answer the question as asked is one about something near it, 0 to 1. */
export function nearnessScore(one: Comparison, candidate: MatchCandidate, content: QuestionContent): number {
  return probabilityOf(logOdds(NEARNESS_MODEL, nearnessInputs(one, candidate, content)));
}
