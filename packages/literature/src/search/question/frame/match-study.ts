import type { MatchDimension } from '@footnote/domain';
import type { QuestionKnowledge } from '../question-knowledge.ts';
import { compareStudies, DIMENSIONS, type Comparison, type MatchDifference, type MatchInput } from './compare-study.ts';
import { directnessScore } from './directness-score.ts';
import type { QuestionContent } from './question-content.ts';
import type { AskedFrame } from './read-question-frame.ts';

/** How a study answers a question: as it was asked, about something near it, or not at all. */
export interface StudyMatch {
  directness: 'direct' | 'indirect' | 'off';
  /** Empty for direct studies. */
  differences: readonly MatchDifference[];
  /** False for plans and for animals, which answer no question about people. */
  isFit: boolean;
  /** How likely it answers the question as asked, 0 to 1. */
  score: number;
}

/** A study is direct from this score; beneath the lower, it answers another question. */
const DIRECT_FROM = 0.42;
const NEAR_FROM = 0.2;
/** With more differences, a study answers another question. */
const MAX_DIFFERENCES = 2;
/** Share of the question that an indirect study has to be about, what it differs in left out. */
const MIN_REST = 0.55;
const INDIRECT_WITHIN = 10;

/** The match of a study that a user chose: it is read, whatever was asked. */
export const CHOSEN_MATCH: StudyMatch = { directness: 'direct', differences: [], isFit: true, score: 1 };

/** Says of every candidate whether it answers a question as it was asked, and where it differs. */
export function matchStudies(knowledge: QuestionKnowledge, input: MatchInput): StudyMatch[] {
  return compareStudies(knowledge, input).map((one, rank) => judge(one, rank, input));
}

function judge(one: Comparison, rank: number, { asked, content }: MatchInput): StudyMatch {
  const score = directnessScore(one.features);
  if (one.differences.length === 0 && one.unfit === null && score >= DIRECT_FROM)
    return { directness: 'direct', differences: [], isFit: true, score };
  const told = one.unfit === null ? one.differences : [one.unfit, ...one.differences];
  const differences = told.length > 0 ? told : unsaidDifferences(one, asked);
  const dimensions = new Set(differences.map(({ dimension }) => dimension));
  const isNear =
    dimensions.size > 0 &&
    dimensions.size <= MAX_DIFFERENCES &&
    one.isRelated &&
    rank < INDIRECT_WITHIN &&
    restCovered(one, differences, content) >= MIN_REST &&
    (told.length > 0 || score >= NEAR_FROM);
  return {
    directness: isNear ? 'indirect' : 'off',
    differences: isNear ? unique(differences) : [],
    isFit: one.unfit === null,
    score,
  };
}

/** Where no dimension differs and yet much is unsaid, the weightiest unsaid words are what the study does not tell. */
function unsaidDifferences({ unsaid }: Comparison, { parts }: AskedFrame): MatchDifference[] {
  const [first] = unsaid;
  if (first === undefined) return [];
  const role = parts.find(({ topic }) => topic.surface === first.surface)?.role;
  return [{ dimension: (role && DIMENSIONS[role]) ?? 'outcome', asked: first.surface, studied: '' }];
}

/** Share of the question that a study says, of what it does not already differ in. */
function restCovered(one: Comparison, differences: readonly MatchDifference[], { total }: QuestionContent): number {
  const differing = new Set(differences.map(({ asked }) => asked));
  const weightOf = (parts: readonly { weight: number }[]) => parts.reduce((sum, { weight }) => sum + weight, 0);
  const excused = weightOf(one.unsaid.filter(({ surface }) => differing.has(surface)));
  const unsaid = weightOf(one.unsaid) - excused;
  return total - excused <= 0 ? 0 : 1 - unsaid / (total - excused);
}

function unique(differences: readonly MatchDifference[]): MatchDifference[] {
  const seen = new Set<MatchDimension>();
  return differences.filter(({ dimension }) => !seen.has(dimension) && seen.add(dimension));
}
