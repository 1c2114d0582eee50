import type { MatchDimension } from '@footnote/domain';
import type { QuestionKnowledge } from '../question-knowledge.ts';
import {
  compareStudies,
  dimensionOf,
  type Comparison,
  type MatchCandidate,
  type MatchDifference,
  type MatchInput,
} from './compare-study.ts';
import { directnessScore } from './directness-score.ts';
import { nearnessScore } from './nearness-score.ts';
import type { AskedFrame } from './read-question-frame.ts';

/** How a study answers a question: as it was asked, about something near it, or not at all. */
export interface StudyMatch {
  directness: 'direct' | 'indirect' | 'off';
  /** Empty for direct studies. */
  differences: readonly MatchDifference[];
  /** False for plans and for animals, which answer no question about people. */
  isFit: boolean;
  /** How likely it is what its directness says, 0 to 1; 0 for what is off. */
  score: number;
  /** Its title names a condition that the question does not. */
  isElsewhere?: boolean;
}

/** A study about all that is asked is direct from this score. */
export const DIRECT_FROM = 0.38;
/** One that lacks a word or an outcome is direct from this. */
const DIRECT_WITH_A_GAP_FROM = 0.6;
/** One that is not said to be about a condition or a procedure, though it says what the question calls it, is direct from this. */
const DIRECT_UNSAID_FROM = 0.8;
/** Share of the question that a study with such a gap has to say. */
const MIN_SAID_WITH_A_GAP = 0.38;
/** Where nothing answers, one that lacks nothing and says about half of the question is direct from a little less. */
const HALF_SAID = { said: 0.48, from: 0.55 };
/** Where nothing answers, shares of the question that what is found first, and what is found beside it, have to say. */
const MOST_SAID = { first: 0.55, beside: 0.66, textScore: 0.65 };
const NEAR_FROM = 0.35;
/** Where nothing answers, a study about all that is asked that differs in nothing is worth a look from this directness on. */
const WORTH_A_LOOK_FROM = 0.3;
/** Beside a likelier one, a study whose title names a condition that was not asked about is left out below this share of it. */
const MIN_SHARE_ELSEWHERE = 0.8;
/** With more differences, a study answers another question. */
const MAX_DIFFERENCES = 2;

/** The match of a study that a user chose: it is read, whatever was asked. */
export const CHOSEN_MATCH: StudyMatch = { directness: 'direct', differences: [], isFit: true, score: 1 };

/**
 * Says of every candidate whether it answers a question as it was asked, and where it differs. Beside studies that answer
 * already, it is held to what these come to.
 */
export function matchStudies(knowledge: QuestionKnowledge, input: MatchInput): StudyMatch[] {
  const compared = compareStudies(knowledge, input);
  const judged = (nothingAnswers: boolean) =>
    input.candidates.flatMap((candidate, at) => {
      const one = compared[at];
      return one === undefined ? [] : [judge(one, candidate, input, nothingAnswers)];
    });
  const strictly = judged(false);
  const isAnswered = input.answering !== undefined || strictly.some(isDirectMatch);
  const matches = isAnswered ? strictly : judged(true);
  const direct = [...(input.answering ?? []).map(({ match }) => match), ...matches.filter(isDirectMatch)];
  const likeliest = Math.max(0, ...direct.map(({ score }) => score));
  return matches.map((match, at) => {
    const isElsewhere = (compared[at]?.features.otherConditions ?? 0) > 0;
    const isBeside = match.directness === 'direct' && isElsewhere && match.score < likeliest * MIN_SHARE_ELSEWHERE;
    return isBeside ? { ...match, directness: 'off', score: 0 } : { ...match, isElsewhere };
  });
}

function isDirectMatch({ directness }: StudyMatch): boolean {
  return directness === 'direct';
}

function judge(
  one: Comparison,
  candidate: MatchCandidate,
  { asked, content }: MatchInput,
  nothingAnswers: boolean,
): StudyMatch {
  const score = directnessScore(one.features);
  if (isDirect(one, candidate, asked, { score, nothingAnswers }))
    return { directness: 'direct', differences: [], isFit: true, score };
  const differences = unique(differencesOf(one, candidate, asked));
  if (differences.length === 0 && nothingAnswers && mayBeDirect(one, candidate, score))
    return { directness: 'direct', differences: [], isFit: true, score };
  const nearness = nearnessScore(one, candidate, content);
  const isNear =
    differences.length > 0 &&
    differences.length <= MAX_DIFFERENCES &&
    one.isRelated &&
    namesTopic(candidate, asked) &&
    (nearness >= NEAR_FROM || (nothingAnswers && (mayBeDirect(one, candidate, score) || saysMost(one, candidate))));
  return {
    directness: isNear ? 'indirect' : 'off',
    differences: isNear ? differences : [],
    isFit: one.unfit === null,
    score: isNear ? Math.max(nearness, NEAR_FROM) : 0,
  };
}

function mayBeDirect({ differences, unfit }: Comparison, { isAbout }: MatchCandidate, score: number): boolean {
  return isAbout && differences.length === 0 && unfit === null && score >= WORTH_A_LOOK_FROM;
}

function isDirect(
  one: Comparison,
  candidate: MatchCandidate,
  asked: AskedFrame,
  { score, nothingAnswers }: { score: number; nothingAnswers: boolean },
): boolean {
  if (one.differences.length > 0 || one.unfit !== null) return false;
  if (candidate.isAbout) return score >= DIRECT_FROM;
  const said = saidOf(one);
  if (said < MIN_SAID_WITH_A_GAP) return false;
  if (nothingAnswers && candidate.missing.length === 1 && score >= DIRECT_UNSAID_FROM) return true;
  if (!hasOneGap(candidate, asked)) return false;
  const saysHalf = nothingAnswers && candidate.missing.length === 0 && said >= HALF_SAID.said;
  return score >= (saysHalf ? HALF_SAID.from : DIRECT_WITH_A_GAP_FROM);
}

/** Share of the question that a study says: the mean of its best sentence and of all of it. */
function saidOf({ features: { coveredByBest, coveredByAll } }: Comparison): number {
  return (coveredByBest + coveredByAll) / 2;
}

/** What is found first and lacks nothing that was asked for is worth a look, as is what is found beside it and says most. */
function saysMost(one: Comparison, { missing, textScore }: MatchCandidate): boolean {
  if (missing.length > 0 || one.unfit !== null) return false;
  const said = saidOf(one);
  return said >= (textScore === 1 ? MOST_SAID.first : MOST_SAID.beside) && textScore >= MOST_SAID.textScore;
}

/** Abstracts call an outcome by many names; one that is not found, or a word that is not, rules out no study by itself. */
function hasOneGap(candidate: MatchCandidate, asked: AskedFrame): boolean {
  const [gap, ...others] = candidate.missing;
  if (others.length > 0 || !namesTopic(candidate, asked)) return false;
  return gap === undefined || gap.kind === 'word' || gap.kind === 'outcome';
}

/** Whether it is about something that the question cannot do without and that the lexicon knows. */
function namesTopic({ missing }: MatchCandidate, { parts }: AskedFrame): boolean {
  const lacking = new Set(missing.map(({ id }) => id));
  return parts.some(
    ({ topic }) => topic.required && topic.kind !== 'word' && topic.kind !== 'number' && !lacking.has(topic.id),
  );
}

/** In what a study differs; where in nothing that was studied, what of the question it does not tell. */
function differencesOf({ unfit, differences, unsaid }: Comparison, { missing }: MatchCandidate, asked: AskedFrame) {
  const told = unfit === null ? differences : [unfit, ...differences];
  if (told.length > 0) return told;
  const lacking = missing.map(({ id, surface }) => ({ id, surface }));
  // Everyday words tell nobody what is missing.
  const first = unsaid.find(({ isAside }) => !isAside);
  const untold = lacking.length > 0 || first === undefined ? lacking : [{ id: '', surface: first.surface }];
  return untold.map(({ id, surface }): MatchDifference => {
    const role = roleOf(id, asked) ?? asked.parts.find(({ topic }) => topic.surface === surface)?.role ?? 'other';
    return { dimension: dimensionOf(role), asked: surface, studied: '' };
  });
}

function roleOf(id: string, { parts }: AskedFrame) {
  return parts.find(({ topic }) => topic.id === id)?.role;
}

function unique(differences: readonly MatchDifference[]): MatchDifference[] {
  const seen = new Set<MatchDimension>();
  return differences.filter(({ dimension }) => !seen.has(dimension) && seen.add(dimension));
}
