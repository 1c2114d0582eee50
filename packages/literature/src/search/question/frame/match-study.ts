import type { MatchDimension } from '@footnote/domain';
import { isRetracted } from '../../core/notice-links.ts';
import type { QuestionKnowledge } from '../question-knowledge.ts';
import {
  compareStudies,
  dimensionOf,
  isDrug,
  type Comparison,
  type MatchCandidate,
  type MatchDifference,
  type MatchInput,
} from './compare-study.ts';
import { directnessScores } from './directness/directness-score.ts';
import { nearnessScore } from './directness/nearness-score.ts';
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

/** A study answers a question from this likelihood on. */
export const DIRECT_FROM = 0.8;
/** Beside one that answers, another adds to the answer from this likelihood on. */
const DIRECT_BESIDE_FROM = 0.7;
/** One that lacks nothing but words the lexicon does not know may say the opposite, and is told beside another from this likelihood on. */
const LACKS_WORDS_BESIDE_FROM = 0.6;
/** One that says all that was asked for, and one that lacks nothing but everyday words, do so from these on, with others and alone. */
const DIRECT_WHOLE_FROM = 0.7;
const DIRECT_WORD_FOR_WORD_FROM = 0.6;
const NEAR_FROM = 0.35;
/** Where nothing answers, what may answer from this likelihood on is worth a look. */
const WORTH_A_LOOK_FROM = 0.4;
/** Beside a likelier one, a study whose title names a condition that was not asked about is left out below this share of it. */
const MIN_SHARE_ELSEWHERE = 0.95;
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
  const scores = scoresOf(knowledge, input, compared);
  const isPossible = input.candidates.map((candidate, at) => mayAnswer(compared[at], candidate, input.asked));
  const reaches = (at: number, limit: number) => isPossible[at] === true && (scores[at] ?? 0) >= limit;
  const answersFrom = (at: number, from: number) =>
    reaches(at, Math.min(from, limitOf(compared[at], input.candidates[at])));
  const isAnswered = input.answering !== undefined || input.candidates.some((_, at) => answersFrom(at, DIRECT_FROM));
  // What a deeper look finds stands further down than its place among these: it has to be the surer.
  const answers = (at: number) =>
    input.answering === undefined
      ? answersFrom(at, isAnswered ? besideFrom(compared[at], input.candidates[at]) : DIRECT_FROM)
      : reaches(at, DIRECT_FROM);
  const likeliest = Math.max(
    0,
    ...(input.answering ?? []).map(({ match }) => match.score),
    ...scores.filter((_, at) => answers(at)),
  );
  return input.candidates.flatMap((candidate, at) => {
    const [one, score] = [compared[at], scores[at] ?? 0];
    if (one === undefined) return [];
    const isElsewhere = one.features.otherConditions > 0;
    // Retracted work is only named, and has to be, whatever it was about besides.
    const isNamedOnly = isRetracted(candidate.found.article.notices);
    const isBeside = isElsewhere && !isNamedOnly && !isSynthesis(candidate) && score < likeliest * MIN_SHARE_ELSEWHERE;
    if (answers(at) && !isBeside) return [{ directness: 'direct', differences: [], isFit: true, score, isElsewhere }];
    return [{ ...nearMatch(one, candidate, input, { score, isAnswered }), isElsewhere }];
  });
}

/** A synthesis whose title names a condition holds those with it against those without: “Impact of diabetes on the effects of …”. */
function isSynthesis({ found: { article } }: MatchCandidate): boolean {
  return article.studyType === 'meta_analysis' || article.studyType === 'systematic_review';
}

/** How likely each candidate answers; beside studies that answer already, in their company. */
function scoresOf(knowledge: QuestionKnowledge, input: MatchInput, compared: readonly Comparison[]): number[] {
  const answering = input.answering ?? [];
  const before = answering.length === 0 ? [] : compareStudies(knowledge, { ...input, candidates: answering });
  const comparisons = [...before, ...compared];
  const studies = [...answering, ...input.candidates].flatMap((study, at) => {
    const comparison = comparisons[at];
    return comparison === undefined ? [] : [{ ...study, comparison }];
  });
  return directnessScores(studies, input.content, input.asked).slice(answering.length);
}

/** The likelihood from which a study adds to the answer of another. */
function besideFrom(one: Comparison | undefined, candidate: MatchCandidate | undefined): number {
  const lacksWordsAlone =
    one?.differences.length === 0 && candidate?.missing.every(({ kind }) => kind === 'word') === true;
  return lacksWordsAlone ? LACKS_WORDS_BESIDE_FROM : DIRECT_BESIDE_FROM;
}

/** The likelihood from which a study answers that says all that was asked for; 1 where it does not. */
function limitOf(one: Comparison | undefined, candidate: MatchCandidate | undefined): number {
  if (one === undefined || candidate === undefined) return 1;
  if (candidate.missing.length > 0 || one.differences.length > 0) return 1;
  return one.unsaid.every(({ kind }) => kind === 'aside') ? DIRECT_WORD_FOR_WORD_FROM : DIRECT_WHOLE_FROM;
}

/**
 * A plan answers nothing, and neither does what was found with another drug or in other people than asked about, however
 * alike the rest is; nor what is about nothing that the lexicon knows of the question, or tells no cost where one was asked.
 */
export function mayAnswer(one: Comparison | undefined, candidate: MatchCandidate, asked: AskedFrame): boolean {
  if (one === undefined || one.unfit !== null) return false;
  if (candidate.missing.some((topic) => isDrug(topic) && roleOf(topic.id, asked) !== 'population')) return false;
  if (!candidate.isAbout && !namesTopic(candidate, asked)) return false;
  if (asked.frame.type === 'cost' && one.features.tellsType === 0) return false;
  const topics = new Map(asked.parts.map(({ topic }) => [topic.surface, topic]));
  return one.differences.every((difference) => {
    const topic = topics.get(difference.asked);
    return topic !== undefined && !isDrug(topic);
  });
}

function nearMatch(
  one: Comparison,
  candidate: MatchCandidate,
  { asked, content }: MatchInput,
  { score, isAnswered }: { score: number; isAnswered: boolean },
): StudyMatch {
  const differences = unique(differencesOf(one, candidate, asked));
  const nearness = nearnessScore(one, candidate, content);
  const isAlike = one.isRelated && nearness >= NEAR_FROM;
  const isWorthALook = !isAnswered && score >= WORTH_A_LOOK_FROM;
  const isTold = differences.length > 0 && differences.length <= MAX_DIFFERENCES;
  const isNear = isTold && namesTopic(candidate, asked) && (isAlike || isWorthALook);
  return {
    directness: isNear ? 'indirect' : 'off',
    differences: isNear ? toldOf(differences, asked) : [],
    isFit: one.unfit === null,
    // What may answer stands ahead of what is only alike.
    score: isNear ? Math.max(nearness, NEAR_FROM, isWorthALook ? score : 0) : 0,
  };
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
  const first = unsaid.find(({ kind }) => kind !== 'aside');
  const untold = lacking.length > 0 || first === undefined ? lacking : [{ id: '', surface: first.surface }];
  return untold.map(({ id, surface }): MatchDifference => {
    const role = roleOf(id, asked) ?? asked.parts.find(({ topic }) => topic.surface === surface)?.role ?? 'other';
    return { dimension: dimensionOf(role), asked: surface, studied: '' };
  });
}

/**
 * What is told of differences: as studied instead only a relative of what was asked or another drug, because of anything else it
 * is not known that it stands in its place; and what was asked only where the lexicon knows it, because a word that it does not
 * know may be said otherwise, and of no outcome, because studies tell most of them in figures of another name.
 */
function toldOf(differences: readonly MatchDifference[], { parts, traits }: AskedFrame): readonly MatchDifference[] {
  const known = new Set([
    ...parts.flatMap(({ topic: { kind, surface } }) => (kind === 'word' || kind === 'number' ? [] : [surface])),
    ...traits.map(({ value }) => value),
  ]);
  const told = differences.map(({ dimension, asked, studied, instead = studied }) => ({
    dimension,
    asked,
    studied: instead,
  }));
  const certain = told.filter(
    ({ dimension, asked, studied }) => studied !== '' || (dimension !== 'outcome' && known.has(asked)),
  );
  return certain.length > 0
    ? certain
    : told.slice(0, 1).map(({ dimension }) => ({ dimension, asked: '', studied: '' }));
}

function roleOf(id: string, { parts }: AskedFrame) {
  return parts.find(({ topic }) => topic.id === id)?.role;
}

function unique(differences: readonly MatchDifference[]): MatchDifference[] {
  const seen = new Set<MatchDimension>();
  return differences.filter(({ dimension }) => !seen.has(dimension) && seen.add(dimension));
}
