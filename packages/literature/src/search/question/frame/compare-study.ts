import type { ArticleWithContext, MatchDimension } from '@footnote/domain';
import { firstAlternative } from '../../../literature/extraction/alternatives.ts';
import { findTopics, type FoundConcept } from '../find-topics.ts';
import { matchableText } from '../matching/matchable-text.ts';
import { topicStrength, type MatchableArticle, type TermPattern } from '../matching/match-article.ts';
import type { QuestionKnowledge } from '../question-knowledge.ts';
import { topicPatterns } from '../matching/topic-patterns.ts';
import type { Topic } from '../topic.ts';
import type { AskedPart, PartRole } from './asked-parts.ts';
import { comparePopulations, type TraitComparison } from './compare-populations.ts';
import { conceptRelation } from './concept-relations.ts';
import type { MatchFeatures } from './match-features.ts';
import { contentShare, unsaidParts, type ContentPart, type QuestionContent } from './question-content.ts';
import type { AskedFrame } from './read-question-frame.ts';
import { TOLD_BY_TYPE } from './told-by-type.ts';

/** In what a study differs from the question: what was asked, and what was studied ('' where it does not say). */
export interface MatchDifference {
  dimension: MatchDimension;
  asked: string;
  studied: string;
  /** What of that is known to stand in the place of what was asked; left out where all of it is. */
  instead?: string;
}

/** Studies compared with the question dimension by dimension; further down, nothing answers it by itself. */
export const STUDIES_COMPARED = 25;

export interface MatchInput {
  asked: AskedFrame;
  content: QuestionContent;
  /** Articles in the collection. */
  collectionSize: number;
  /** In the order they were found. */
  candidates: readonly MatchCandidate[];
  /**
   * The direct studies of an answer to which the candidates may be added; empty where it rests on something else. Left out
   * where nothing answers yet.
   */
  answering?: readonly AnsweringStudy[];
}

/** A study that answers a question directly, and how likely it does. */
export interface AnsweringStudy extends MatchCandidate {
  match: { score: number };
}

export interface MatchCandidate {
  found: MatchableArticle;
  /** BM25 relative to the best of the search, 0 to 1. */
  textScore: number;
  /** Share of the question's topics it is about; numbers it names count on top. */
  coverage: number;
  /** Required topics it is not about. */
  missing: readonly Topic[];
  /** It is about all that is required and says enough of the rest. */
  isAbout: boolean;
}

/** Collections of fewer articles are weighed as one of so many: none was learnt from. */
const SMALLEST_LEARNT_FROM = 200;
/** A topic counts as treated from this strength. */
const TREATED = 0.5;

interface PreparedPart extends AskedPart {
  patterns: readonly TermPattern[];
}

/** A candidate beside the question. */
export interface Comparison {
  features: MatchFeatures;
  differences: MatchDifference[];
  /** Whether one of several interventions asked about was studied, or a relative of each that was not. */
  isRelated: boolean;
  /** Why it cannot answer, whatever it is about: it is a plan, or about animals; null where it can. */
  unfit: MatchDifference | null;
  /** What of the question the study never says. */
  unsaid: readonly Pick<ContentPart, 'surface' | 'weight' | 'kind'>[];
}

/** Compares every candidate with a question, dimension by dimension, and says what they have in common. */
export function compareStudies(knowledge: QuestionKnowledge, input: MatchInput): Comparison[] {
  const { question } = input.asked;
  const patterns = topicPatterns(
    question,
    input.asked.parts.map(({ topic }) => topic),
  );
  const parts = input.asked.parts.map((part, at) => ({ ...part, patterns: patterns[at] ?? [] }));
  const compareAll = (studies: readonly MatchCandidate[]) =>
    studies.map((study) => compare(knowledge, input, parts, study));
  const compared = compareAll(input.candidates);
  const possible = [...compareAll(input.answering ?? []), ...compared].filter(
    (one) => one.differences.length === 0 && one.unfit === null,
  );
  const sentence = Math.max(0, ...possible.map(({ features }) => features.coveredByBest));
  return compared.map((one) => ({
    ...one,
    features: {
      ...one.features,
      belowBestSentence: sentence - one.features.coveredByBest,
    },
  }));
}

function compare(
  knowledge: QuestionKnowledge,
  { asked, content, collectionSize }: MatchInput,
  parts: readonly PreparedPart[],
  { found, textScore }: MatchCandidate,
): Comparison {
  const study = found.study();
  const strength = (part: PreparedPart, where: 'title' | 'head' | 'studied' | 'found') =>
    topicStrength([study[where]], part.patterns);
  const of = (role: PartRole) => parts.filter((part) => part.role === role && !part.negated && !isAside(part));
  const least = (role: PartRole, where: 'head' | 'studied') =>
    Math.min(1, ...of(role).map((part) => strength(part, where)));
  const outcomes = of('outcome').map((part) => strength(part, 'found'));
  const titled = titleConcepts(found.article, knowledge);
  const topics = parts.map(({ topic }) => topic);
  const unasked = titled.filter(({ concept }) => isApart(concept.id, topics, knowledge));
  const traits = comparePopulations(asked.traits, { people: study.people, found: study.found.raw });
  const unsaid = unsaidOf(study, content, { question: asked.question, traits });
  const shares = study.sentences.map(({ matchable }) => contentShare(matchable, content));
  const inTitle = contentShare(study.title, content);
  const told = TOLD_BY_TYPE[asked.frame.type];
  const isUntreated = (part: PreparedPart) => strength(part, 'studied') < TREATED;
  const given = [...of('intervention'), ...of('comparator')];
  // Against one of several is an answer, too: “than beta-blockers or ACE inhibitors”.
  const against = of('comparator').every(isUntreated) ? of('comparator') : [];
  const missing = [...[...of('population'), ...of('intervention')].filter(isUntreated), ...against];
  const denied = parts.filter(({ negated, role }) => negated && role !== 'intervention');
  const others = of('population').map(({ topic }) => topic);
  // “No tumour left” of a cancer tells of the outcome.
  const absent = denied.filter(({ topic }) =>
    others.every((other) => conceptRelation(other.id, topic.id, knowledge) === 'none'),
  );
  return {
    unfit: unfitness(found.article, asked),
    isRelated:
      given.some((part) => !isUntreated(part)) ||
      missing.every((part) => part.role !== 'intervention' || isRelative(part.topic, titled, knowledge)),
    unsaid,
    differences: [
      ...traits.filter(({ match }) => match === 'different').map(traitDifference),
      ...absent.flatMap((part) => deniedDifference(part, found.article, study.found.raw)),
      ...missing.map((part) => partDifference(part, found.article, { titled, unasked, knowledge })),
    ],
    features: {
      textScore,
      outcomeNamed: outcomes.length === 0 ? 1 : Math.max(...outcomes),
      wordsSaid: least('other', 'studied'),
      coveredByBest: Math.max(inTitle, ...shares),
      coveredByHead: contentShare(study.head, content),
      coveredByAll: 1 - unsaid.reduce((sum, { weight }) => sum + weight, 0) / content.total,
      traitsUnstated: traits.filter(({ match }) => match === 'not-stated').length,
      deniedInTitle: denied.some((part) => strength(part, 'title') > 0) && !SPARED.test(found.article.title) ? 1 : 0,
      interventionInHead: least('intervention', 'head'),
      tellsType: told === undefined || told.test(study.found.raw) ? 1 : 0,
      otherConditions: Math.min(2, unrelated(titled, topics, ['condition'], knowledge)),
      otherTreatments: Math.min(2, unrelated(titled, topics, ['drug', 'drug-class'], knowledge)),
      belowBestSentence: 0,
      collection: Math.log10(Math.max(SMALLEST_LEARNT_FROM, collectionSize)) / 4,
    },
  };
}

/** What of a question a study never says; people who were studied as asked are said, whatever they are called. */
function unsaidOf(
  { studied }: ReturnType<MatchableArticle['study']>,
  content: QuestionContent,
  { question, traits }: { question: string; traits: readonly TraitComparison[] },
): Comparison['unsaid'] {
  const met = traits.flatMap(({ match, asked: { start, end } }) =>
    match === 'same' ? question.slice(start, end) : [],
  );
  return unsaidParts(studied, content).filter(({ surface }) => !met.some((trait) => trait.includes(surface)));
}

/** Titles that speak of those with a trait and those without. */
const SPARED = /\b(?:without|non-?\w+|regardless|irrespective|with or)\b/i;

/** People and what they already take describe a population; evidence about others may still be direct. */
function isAside({ role, topic: { kind, required } }: AskedPart): boolean {
  // How something is given, beside what is given, excludes nothing.
  if (role === 'intervention' || role === 'comparator') return kind === 'procedure' && !required;
  if (role !== 'population') return false;
  return kind !== 'condition' || !required;
}

const PEOPLE = /\b(?:patients?|people|humans?|persons?|men|women|children|adults)\b/i;
const ANIMALS = /\b(?:mice|mouse|murine|rats?|animals?|rodents?|dogs?|pigs?|rabbits?|monkeys?)\b/i;

/** How common something is among people, which those who were chosen for a trial do not tell. */
const HOW_COMMON = /\b(?:how common is|prevalence of|how many people (?:have|get))\b/i;

/** How a published plan differs from every question about what was found. */
export const PLAN_WITHOUT_RESULTS: MatchDifference = {
  dimension: 'outcome',
  asked: 'results',
  studied: 'a plan without results',
};

/** How a study of animals differs from every question about people. */
export const NOT_IN_PEOPLE: MatchDifference = { dimension: 'population', asked: 'people', studied: 'animals' };

/** Plans have no results, and animals answer no question about people; how something works is often known from them alone. */
function unfitness({ studyType }: ArticleWithContext, { frame, question }: AskedFrame): MatchDifference | null {
  if (studyType === 'protocol' && frame.type !== 'definition') return PLAN_WITHOUT_RESULTS;
  if (studyType === 'randomized_trial' && frame.interventions.length === 0 && HOW_COMMON.test(question))
    return { dimension: 'population', asked: 'people in general', studied: 'people chosen for a trial' };
  const asksOfPeople = frame.type !== 'mechanism' || PEOPLE.test(question);
  if (studyType === 'rodent' && asksOfPeople && !ANIMALS.test(question)) return NOT_IN_PEOPLE;
  return null;
}

function titleConcepts({ title }: ArticleWithContext, knowledge: QuestionKnowledge): readonly FoundConcept[] {
  return findTopics(title.slice(0, 300), 'en', knowledge).concepts;
}

function unrelated(
  titled: readonly FoundConcept[],
  topics: readonly Topic[],
  kinds: readonly string[],
  knowledge: QuestionKnowledge,
): number {
  return titled.filter(({ concept }) => kinds.includes(concept.kind) && isApart(concept.id, topics, knowledge)).length;
}

/** Whether something is none of what is asked about, nor broader or narrower than it. */
function isApart(id: string, topics: readonly Topic[], knowledge: QuestionKnowledge): boolean {
  return topics.every((topic) => ['none', 'sibling'].includes(conceptRelation(id, topic.id, knowledge)));
}

function isRelative(topic: Topic, titled: readonly FoundConcept[], knowledge: QuestionKnowledge): boolean {
  return titled.some(({ concept }) => conceptRelation(concept.id, topic.id, knowledge) !== 'none');
}

function traitDifference({ asked, studied }: TraitComparison): MatchDifference {
  return { dimension: 'population', asked: asked.negated ? `not ${asked.value}` : asked.value, studied };
}

/** The dimension a part of a question belongs to; what is none of the others is what is asked about. */
export function dimensionOf(role: PartRole): MatchDimension {
  return role === 'other' ? 'outcome' : role;
}

const DENIED = /\b(?:without|non|no|not|free of|absence of)[\s-]((?:[\w-]+\s?){1,4})/gi;

/** Those of a study have what the question says is absent: its title or its population names it, and no result tells of people without it. */
function deniedDifference(
  { topic, patterns }: PreparedPart,
  { title, population }: ArticleWithContext,
  found: string,
): MatchDifference[] {
  if (topic.kind !== 'condition') return [];
  const denied = [...found.matchAll(DENIED)].map(([, what = '']) => matchableText(what));
  if (topicStrength(denied, patterns) >= TREATED) return [];
  const has = [title, population].find(
    (text) => !SPARED.test(text) && topicStrength([matchableText(text)], patterns) >= TREATED,
  );
  return has === undefined
    ? []
    : [{ dimension: 'population', asked: `not ${topic.preferred}`, studied: topic.preferred }];
}

/** What stands between the sides of a title that compares two. */
const COMPARED_WITH = /\b(?:versus|vs)\b(?! without)|\bcompared (?:with|to)\b/i;
/** Nothing that could have been tried. */
const NOTHING_TRIED = /^\W*(?:(?:placebo|sham|usual care|standard care|no treatment|controls?)\W*)?$/i;

function partDifference(
  { topic, role }: AskedPart,
  { title, population, intervention, comparison }: ArticleWithContext,
  {
    titled,
    unasked,
    knowledge,
  }: { titled: readonly FoundConcept[]; unasked: readonly FoundConcept[]; knowledge: QuestionKnowledge },
): MatchDifference {
  const named = (kinds: readonly string[], among = titled) =>
    among.find(({ concept }) => kinds.includes(concept.kind))?.surface ?? '';
  // Of “X versus Y” what was tried is X, also where the lexicon knows Y alone.
  const [first = ''] = title.split(COMPARED_WITH, 1);
  const tried = NOTHING_TRIED.test(first) ? title : first;
  const isTried = ({ surface }: FoundConcept) => tried.includes(surface);
  const given = named(['drug', 'drug-class', 'procedure'], titled.filter(isTried)) || firstAlternative(intervention);
  const studied = {
    population: named(['condition']) || firstAlternative(population),
    intervention: given,
    comparator: firstAlternative(comparison) || given,
  };
  const dimension = dimensionOf(role);
  const inItsPlace = dimension === 'intervention' ? unasked.filter(isTried) : unasked;
  const other = inItsPlace.find(
    ({ concept }) => conceptRelation(concept.id, topic.id, knowledge) !== 'none' || (isDrug(topic) && isDrug(concept)),
  );
  return {
    dimension,
    asked: topic.surface,
    studied: dimension === 'outcome' ? '' : studied[dimension],
    instead: other?.surface ?? '',
  };
}

/** Whether a topic or a concept is a drug, alone or as a class. */
export function isDrug({ kind }: Pick<Topic, 'kind'>): boolean {
  return kind === 'drug' || kind === 'drug-class';
}
