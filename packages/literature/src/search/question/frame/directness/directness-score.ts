import type { Topic } from '../../topic.ts';
import type { Comparison, MatchCandidate } from '../compare-study.ts';
import type { QuestionContent } from '../question-content.ts';
import type { AskedFrame } from '../read-question-frame.ts';
import { boostedProbability } from './boosted-trees.ts';
import { DIRECTNESS_MODEL } from './directness-model.ts';
import { neverSure, termNecessities } from './term-necessity.ts';

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
  necessities: readonly number[],
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
  const said = evidenceOf(studies, content, necessities);
  const bestEvidence = Math.max(...said.map(({ evidence }) => evidence));
  const bestNecessary = Math.max(...said.map(({ necessarySaid }) => necessarySaid));
  return studies.map(({ textScore, coverage, missing, isAbout, comparison }, rank) => {
    const { features, differences, unsaid } = comparison;
    const { wordsSaid: _words, deniedInTitle: _denied, ...weighed } = features;
    const everyday = unsaid.filter(({ kind }) => kind === 'aside');
    const others = unsaid.filter(({ kind }) => kind !== 'aside');
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
      unsaidAsides: sum(everyday.map(({ weight }) => weight)) / content.total,
      unsaidOthers: sum(others.map(({ weight }) => weight)) / content.total,
      unsaidHeaviest: Math.max(0, ...unsaid.map(({ weight }) => weight)),
      ...said[rank],
      belowBestEvidence: bestEvidence - (said[rank]?.evidence ?? 0),
      belowBestNecessary: bestNecessary - (said[rank]?.necessarySaid ?? 0),
    };
  });
}

/** The parts that a study names nowhere, its keywords included: a trial's acronym often stands there alone. */
export function omittedParts(
  { comparison, missing }: Pick<ComparedStudy, 'comparison' | 'missing'>,
  parts: QuestionContent['parts'],
): ReadonlySet<string> {
  const lacking = new Set(missing.flatMap(({ surface, preferred }) => [surface, preferred]));
  const elsewhere = new Set(
    parts.filter(({ required, surface }) => required && !lacking.has(surface)).map(({ surface }) => surface),
  );
  return new Set(comparison.unsaid.map(({ surface }) => surface).filter((surface) => !elsewhere.has(surface)));
}

/** A part is needed from this likelihood on that a study which answers names it. */
const NEEDED = 0.8;

/**
 * What the parts that a study names and leaves out say of whether it answers: one that answers leaves out little that is necessary,
 * and names more of it than the others that were found.
 */
function evidenceOf(
  studies: readonly ComparedStudy[],
  { parts }: QuestionContent,
  necessities: readonly number[],
): {
  evidence: number;
  necessarySaid: number;
  unsaidSurprise: number;
  unsaidLikeliest: number;
  unsaidNeeded: number;
}[] {
  const leftOut = studies.map((study) => omittedParts(study, parts));
  const weighed = parts.map(({ surface }, at) => ({
    surface,
    ifAnswers: necessities[at] ?? 0.5,
    ifFound: neverSure((leftOut.filter((unsaid) => !unsaid.has(surface)).length + 0.5) / (studies.length + 1)),
  }));
  const expected = Math.max(Number.MIN_VALUE, sum(weighed.map(({ ifAnswers }) => ifAnswers)));
  return leftOut.map((unsaid) => {
    const without = weighed.filter(({ surface }) => unsaid.has(surface));
    const named = weighed.filter(({ surface }) => !unsaid.has(surface));
    const missed = without.map(({ ifAnswers }) => ifAnswers);
    return {
      evidence:
        sum(named.map(({ ifAnswers, ifFound }) => Math.log(ifAnswers / ifFound))) +
        sum(without.map(({ ifAnswers, ifFound }) => Math.log((1 - ifAnswers) / (1 - ifFound)))),
      necessarySaid: sum(named.map(({ ifAnswers }) => ifAnswers)) / expected,
      unsaidSurprise: sum(missed.map((likelihood) => -Math.log(1 - likelihood))),
      unsaidLikeliest: Math.max(0, ...missed),
      unsaidNeeded: missed.filter((likelihood) => likelihood > NEEDED).length,
    };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** How likely each of the studies answers the question as it was asked, 0 to 1. */
export function directnessScores(
  studies: readonly ComparedStudy[],
  content: QuestionContent,
  asked: AskedFrame,
): number[] {
  return directnessInputs(studies, content, termNecessities(content, asked)).map((inputs) =>
    boostedProbability(DIRECTNESS_MODEL, inputs),
  );
}
