import type { QuestionType } from '@footnote/domain';
import { findTopics } from '../find-topics.ts';
import type { Concept } from '../lexicon/lexicon-concepts.ts';
import type { AskedPart, PartRole } from '../frame/asked-parts.ts';
import { contentShare, type QuestionContent } from '../frame/question-content.ts';
import type { AskedFrame } from '../frame/read-question-frame.ts';
import { termPatterns, topicStrength, type TermPattern } from '../matching/match-article.ts';
import { matchableText, type MatchableText } from '../matching/matchable-text.ts';
import type { QuestionKnowledge } from '../question-knowledge.ts';
import { frameName } from '../topic.ts';
import type { PlacedSentence } from './place-sentences.ts';
import { kindsOfHalves, questionHalves, tellsHalfOf, type HalfKind } from './question-halves.ts';
import {
  ACTS,
  AGES,
  AMOUNT,
  COMPLETED,
  GROUPS_ALIKE,
  HOLLOW,
  PRIMARY,
  SHARE,
  TOGETHER,
  WORTH,
} from './sentence-wordings.ts';
import {
  explainingFeatures,
  foundFeatures,
  numbersIn,
  one,
  toldFeatures,
  wordingFeatures,
  type Strengths,
} from './wording-features.ts';
import { wordFeatures } from './word-features.ts';

/** What the sentences of a study are compared with. */
export interface AskedOfSentences {
  asked: Pick<AskedFrame, 'parts' | 'frame'> & { question: string };
  content: QuestionContent;
  knowledge: QuestionKnowledge;
}

/** A sentence beside the question. */
export interface ComparedSentence extends PlacedSentence {
  /** Share of the question that it says, 0 to 1. */
  coverage: number;
  /** It names an outcome that was asked for, or the primary one, which abstracts leave to the methods; or none was asked for. */
  namesOutcome: boolean;
  /** The outcomes asked for that it names, as the question's frame calls them. */
  outcomes: readonly string[];
  /** Which parts of a question that asks several things it tells, as positions among them. */
  halves: readonly number[];
  /** Which kinds of answers that parts of the question ask for it gives. */
  kinds: readonly HalfKind[];
  /** What rules add to its log-odds, for what is too rare to be learnt. */
  ruled: number;
  features: Readonly<Record<string, number>>;
}

/** Outcomes that tell one another: who survived did not die. */
const CONVERSES: Readonly<Record<string, readonly string[]>> = {
  survival: ['mortality'],
  mortality: ['survival'],
  remission: ['recurrence'],
  recurrence: ['remission'],
};
const CONVERSE_WEIGHT = 0.9;
/** Verbs that tell an outcome in a sentence, though an article that has them need not be about it. */
const TOLD_BY: Readonly<Record<string, readonly string[]>> = {
  mortality: ['died'],
  survival: ['died', 'survived'],
};
/** An outcome is named from this strength: by one of its own names, or as its converse. */
const NAMED = 0.5;
const MOST_OTHERS = 2;
const LONGEST_READ = 600;

/** Asks for an amount by itself, and not which of some named ones does better. */
const WHAT_AMOUNT =
  /\b(?:what|which|how much|how many|at what|right|usual|starting|maintenance|target|recommended)\b[^?.]{0,60}\b(?:dos(?:e|es|age|ing)|mg|mcg|grams?|units|tablets?|strength|infusion|give|given|take)\b|\bdos(?:e|age|ing)\s*\?/i;

/** Compares every sentence of an abstract with a question; `title` is that of the article, where it is known. */
export function compareSentences(
  sentences: readonly PlacedSentence[],
  { asked, content, knowledge }: AskedOfSentences,
  title = '',
): ComparedSentence[] {
  const parts = asked.parts.map((part) => preparePart(part, knowledge));
  const ids = new Set(asked.parts.map(({ topic }) => topic.id));
  const texts = sentences.map(({ text }) => matchableText(text));
  const coverages = texts.map((text) => contentShare(text, content));
  const saids = texts.map((text) => saidIn(text, parts));
  const beside = besideStudied(content, asked.parts);
  const besides = texts.map((text) => contentShare(text, beside));
  const halves = questionHalves(asked.question, content).map((half) => texts.map((text) => contentShare(text, half)));
  const kinds = kindsOfHalves(asked.question, asked.frame.type);
  const wants = { ...wantsOf(asked), isShareFound: findsShare(sentences, coverages) };
  const asksOutcome = parts.some(({ role }) => role === 'outcome');
  const best = { coverage: mostOf(coverages), beside: mostOf(besides) };
  const asksGiven = saids.some(({ strengths }) => strengths.intervention > 0);
  const bestOutcome = Math.max(...saids.map(({ strengths }) => strengths.outcome), 0);
  const numbers = numbersIn(asked.question);
  const words = wordFeatures(sentences, content, title);
  return sentences.map((sentence, at) => {
    const { strengths: said, named } = saids[at] ?? { strengths: NOTHING_SAID, named: [] };
    const coverage = coverages[at] ?? 0;
    const found = namedIn(sentence.text, knowledge);
    const ofBest = { coverage: coverage / best.coverage, beside: (besides[at] ?? 0) / best.beside, said };
    const features = {
      coverage,
      coverageOfBest: ofBest.coverage,
      beside: besides[at] ?? 0,
      besideOfBest: ofBest.beside,
      ...roleFeatures(said, asksOutcome, bestOutcome),
      outcomeBefore: said.outcome === 0 ? (saids[at - 1]?.strengths.outcome ?? 0) : 0,
      coverageNoOutcome: asksOutcome ? 0 : coverage,
      ...otherFeatures(found, ids),
      ...actorFeatures(found, ids, said, asksGiven),
      ...explainingFeatures(sentence, asked.frame.type),
      amountWanted: one(wants.amount && AMOUNT.test(sentence.text)),
      askedNumbers: one(numbers.some((number) => numbersIn(sentence.text).includes(number))),
      ...placeFeatures(at, sentences),
      [`type-${asked.frame.type}`]: 1,
      ...foundFeatures(sentence, ofBest),
      ...wordingFeatures(sentence.text, asked.frame),
      ...toldFeatures(sentence.text, asked.frame.type, ofBest),
      ...words[at],
    };
    const namesOutcome = !asksOutcome || said.outcome >= NAMED || PRIMARY.test(sentence.text);
    const outcomes = TELLS.has(sentence.part) ? named : [];
    return {
      ...sentence,
      coverage,
      namesOutcome,
      outcomes,
      halves: halvesTold(sentence, halves, at),
      kinds: kindsTold(sentence, kinds),
      ruled: ruledOdds(sentence, wants, coverage),
      features,
    };
  });
}

/** Whether a sentence that tells what was found gives a share and says something of the question. */
function findsShare(sentences: readonly PlacedSentence[], coverages: readonly number[]): boolean {
  return sentences.some(({ part, text }, at) => TELLS.has(part) && SHARE.test(text) && (coverages[at] ?? 0) > 0);
}

/** What a sentence names, in its order. */
function namedIn(text: string, knowledge: QuestionKnowledge): readonly Concept[] {
  return findTopics(text.slice(0, LONGEST_READ), 'en', knowledge).concepts.map(({ concept }) => concept);
}

/** Counts what a sentence names of some kinds that the question does not. */
function otherFeatures(named: readonly Concept[], asked: ReadonlySet<string>): Record<string, number> {
  const others = named.filter(({ id }) => !asked.has(id));
  const count = (isOne: (kind: string) => boolean) =>
    Math.min(MOST_OTHERS, others.filter(({ kind }) => isOne(kind)).length);
  return {
    otherOutcomes: count((kind) => kind === 'outcome'),
    otherGiven: count((kind) => GIVEN.has(kind)),
    otherConditions: count((kind) => kind === 'condition'),
  };
}

const GIVEN: ReadonlySet<string> = new Set(['drug', 'drug-class', 'procedure']);

/** A sentence tells first of what it is about: "lidocaine reduced pain, pregabalin did not" is a poor answer about pregabalin. */
function actorFeatures(
  named: readonly Concept[],
  asked: ReadonlySet<string>,
  said: Strengths,
  isNamedSomewhere: boolean,
): Record<string, number> {
  const actor = named.find(({ kind }) => GIVEN.has(kind));
  const isOther = actor !== undefined && !asked.has(actor.id);
  return {
    otherActs: one(isOther && said.intervention > 0),
    otherActsAlone: one(isOther && isNamedSomewhere && said.intervention === 0 && said.comparator === 0),
    askedActs: one(actor !== undefined && !isOther),
  };
}

/** A sentence tells a part of a question where it says about as much of it as any sentence of its study, and not too little. */
const TELLS_HALF = 0.3;
const OF_BEST_HALF = 0.7;

function halvesTold({ part }: PlacedSentence, halves: readonly (readonly number[])[], at: number): number[] {
  if (!TELLS.has(part)) return [];
  return halves.flatMap((shares, half) => {
    const share = shares[at] ?? 0;
    return share >= TELLS_HALF && share >= OF_BEST_HALF * Math.max(...shares) ? [half] : [];
  });
}

/** Parts that tell of others, or of what was hoped for. */
const TELLS_NOTHING_FOUND: ReadonlySet<string> = new Set(['background', 'aim']);

/** The most of some shares, to divide by. */
function mostOf(shares: readonly number[]): number {
  return Math.max(...shares, Number.MIN_VALUE);
}

function kindsTold({ part, text }: PlacedSentence, kinds: readonly HalfKind[]): HalfKind[] {
  return TELLS_NOTHING_FOUND.has(part) ? [] : kinds.filter((kind) => tellsHalfOf(text, kind));
}

/** Groups that were alike before anything was given to them say nothing of what it did. */
const ALIKE_BEFORE = -4;
/** Nor does how old they were, who stayed to the end, or what limits a study. */
const TELLS_NOTHING = -3;
const ASKS_OF_AGE = /\b(?:age[ds]?|old(?:er)?|young(?:er)?|years?)\b/i;
const ASKS_WHO_STAYED = /\b(?:complet|drop(?:ped)? ?out|discontinu|withdr|adher|complian|stop|stay|stick|tolera)/i;
/** Of things asked about together, what they do together is the answer, not what each does alone. */
const TOLD_TOGETHER = 1.5;

/** How something works is told by what it does to what, and not by how well it works. */
const TELLS_HOW = 2;
const TELLS_WORTH = -2;
/** A share that was asked for is the answer, wherever in an abstract it stands. */
const TELLS_SHARE = 2;

/** Parts of an abstract that tell what was done. */
const DONE: ReadonlySet<string> = new Set(['methods', 'participants', 'interventions', 'outcomes']);

/** What is asked for, apart from what it is asked of. */
interface Wants {
  /** What several things do together. */
  together: boolean;
  /** An amount, and not which of several named ones. */
  amount: boolean;
  type: QuestionType;
  /** A share stands among what was found: one from elsewhere is that of others. */
  isShareFound: boolean;
  /** Sentences that tell nothing of what was asked, whatever they are about. */
  isHollow: (text: string) => boolean;
}

function wantsOf({ frame, parts, question }: AskedOfSentences['asked']): Omit<Wants, 'isShareFound'> {
  const hollow = [
    HOLLOW,
    ...(ASKS_OF_AGE.test(question) ? [] : [AGES]),
    ...(ASKS_WHO_STAYED.test(question) ? [] : [COMPLETED]),
  ];
  return {
    together: parts.filter(({ topic }) => GIVEN.has(topic.kind)).length > 1 && TOGETHER.test(question),
    amount: frame.type === 'dose' && WHAT_AMOUNT.test(question) && !AMOUNT.test(question),
    type: frame.type,
    isHollow: (text) => hollow.some((pattern) => pattern.test(text)),
  };
}

function ruledOdds(
  { part, text }: PlacedSentence,
  { together, type, isShareFound, isHollow }: Wants,
  coverage: number,
): number {
  const how = type === 'mechanism' && coverage > 0 && !DONE.has(part) && ACTS.test(text) ? TELLS_HOW : 0;
  const worth = type === 'mechanism' && WORTH.test(text) ? TELLS_WORTH : 0;
  const alike = GROUPS_ALIKE.test(text) ? ALIKE_BEFORE : isHollow(text) ? TELLS_NOTHING : 0;
  const isOfOthers = isShareFound && TELLS_NOTHING_FOUND.has(part);
  const isShare = coverage > 0 && !DONE.has(part) && !isOfOthers && SHARE.test(text);
  const share = type === 'prevalence' && isShare ? TELLS_SHARE : 0;
  return how + worth + alike + share + (together && TOGETHER.test(text) ? TOLD_TOGETHER : 0);
}

/** Parts of an abstract whose sentences tell an outcome; the others only name it. */
const TELLS: ReadonlySet<string> = new Set(['results', 'conclusions']);

const NOTHING_SAID: Strengths = { population: 0, intervention: 0, comparator: 0, outcome: 0, other: 0 };

/** What is given to whom is the same in every sentence of a study; what else was asked tells its sentences apart. */
const STUDIED = new Set<PartRole>(['population', 'intervention', 'comparator']);

function besideStudied({ parts }: QuestionContent, asked: readonly AskedPart[]): QuestionContent {
  const studied = new Set(asked.filter(({ role }) => STUDIED.has(role)).map(({ topic }) => topic.surface));
  const beside = parts.filter(({ surface }) => !studied.has(surface));
  const total = beside.reduce((sum, { weight }) => sum + weight, 0);
  return { parts: beside, total: Math.max(total, Number.MIN_VALUE) };
}

interface Said {
  strengths: Strengths;
  /** Outcomes asked for, as the question's frame calls them. */
  named: readonly string[];
}

interface PreparedPart {
  role: PartRole;
  /** As the question's frame calls it. */
  name: string;
  patterns: readonly TermPattern[];
}

function preparePart(part: AskedPart, knowledge: QuestionKnowledge): PreparedPart {
  return { role: part.role, name: frameName(part.topic), patterns: patternsOf(part, knowledge) };
}

function patternsOf({ role, topic }: AskedPart, { concepts }: QuestionKnowledge): readonly TermPattern[] {
  const converses = role === 'outcome' ? (CONVERSES[topic.id] ?? []) : [];
  const verbs = role === 'outcome' ? (TOLD_BY[topic.id] ?? []) : [];
  const terms = [...converses.flatMap((id) => concepts.get(id)?.terms.en ?? []), ...verbs].map((text) => ({
    text,
    weight: CONVERSE_WEIGHT,
  }));
  return termPatterns({ ...topic, terms: [...topic.terms, ...terms] });
}

/** How strongly a text says what plays each part in a question, and which of the outcomes asked for it names. */
function saidIn(text: MatchableText, parts: readonly PreparedPart[]): Said {
  const strengths = { ...NOTHING_SAID };
  const named = new Set<string>();
  for (const { role, name, patterns } of parts) {
    const strength = Math.min(1, topicStrength([text], patterns));
    strengths[role] = Math.max(strengths[role], strength);
    if (role === 'outcome' && strength >= NAMED) named.add(name);
  }
  return { strengths, named: [...named] };
}

function roleFeatures(said: Strengths, asksOutcome: boolean, best: number): Record<string, number> {
  return {
    outcome: said.outcome,
    outcomeIsBest: one(said.outcome > 0 && said.outcome === best),
    outcomeElsewhere: one(asksOutcome && said.outcome === 0 && best > 0),
    intervention: said.intervention,
    comparator: said.comparator,
    population: said.population,
    unknownWord: said.other,
  };
}

function placeFeatures(at: number, sentences: readonly PlacedSentence[]): Record<string, number> {
  const last = sentences.length - 1;
  return {
    place: last < 1 ? 0 : at / last,
    first: one(at === 0),
    last: one(at === last),
    firstResult: one(at === sentences.findIndex(({ part }) => part === 'results')),
    [`part-${sentences[at]?.part}`]: 1,
  };
}
