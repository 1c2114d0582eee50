import type { QuestionFrame, QuestionType } from '@footnote/domain';
import type { PartRole } from '../frame/asked-parts.ts';
import { hasFigure } from './asked-figures.ts';
import type { PlacedSentence } from './place-sentences.ts';
import {
  ACCURACY,
  AGAINST,
  AMOUNT,
  ASIDE,
  BASELINE,
  COMPARES,
  CONCLUDES,
  COSTS,
  DEFINES,
  EXPLAINS,
  HARM,
  INTERVAL,
  METHODS,
  MONEY,
  NUMBER,
  PREDICTS,
  PRIMARY,
  RATIO,
  SHARE,
  SUBGROUP,
} from './sentence-wordings.ts';

/** How strongly a sentence says what plays each part in a question, 0 to 1. */
export type Strengths = Readonly<Record<PartRole, number>>;

/** Types that ask for a figure of their own kind. */
const OWN_FIGURES = new Set<QuestionType>(['prevalence', 'dose', 'diagnosis', 'cost']);
const LONG = 400;
const PREDICTED = new Set<QuestionType>(['prognosis', 'aetiology']);

/** A feature that a sentence has, or has not. */
export function one(isTrue: boolean): number {
  return isTrue ? 1 : 0;
}

/** Which wordings a sentence has. */
export function wordingFeatures(text: string, { type, outcomes }: QuestionFrame): Record<string, number> {
  const asksHarm = type === 'harm' || outcomes.some((outcome) => HARM.test(outcome));
  const isHarm = HARM.test(text);
  return {
    numbers: Math.log1p(text.match(NUMBER)?.length ?? 0),
    against: one(AGAINST.test(text)),
    interval: one(INTERVAL.test(text)),
    ratio: one(RATIO.test(text)),
    share: one(SHARE.test(text)),
    amount: one(AMOUNT.test(text)),
    methods: one(METHODS.test(text)),
    baseline: one(BASELINE.test(text)),
    subgroup: one(SUBGROUP.test(text)),
    primary: one(PRIMARY.test(text)),
    aside: one(ASIDE.test(text)),
    concludes: one(CONCLUDES.test(text)),
    compares: one(COMPARES.test(text)),
    harm: one(isHarm && !asksHarm),
    harmAsked: one(isHarm && asksHarm),
    length: Math.min(1, text.length / LONG),
  };
}

/** The numbers of a text, as they are written. */
export function numbersIn(text: string): string[] {
  return text.match(/\d+(?:\.\d+)?/g) ?? [];
}

const EXPLAINED = new Set<QuestionType>(['mechanism', 'definition']);

/** Wordings that count where an explanation, a definition or a cost is asked for. */
export function explainingFeatures({ part, text }: PlacedSentence, type: QuestionType): Record<string, number> {
  return {
    backgroundAsked: one(EXPLAINED.has(type) && part === 'background'),
    conclusionAsked: one(EXPLAINED.has(type) && part === 'conclusions'),
    definesAsked: one(type === 'definition' && DEFINES.test(text)),
    explainsAsked: one(type === 'mechanism' && EXPLAINS.test(text)),
    costAsked: one(type === 'cost' && COSTS.test(text)),
    predictsAsked: one(PREDICTED.has(type) && PREDICTS.test(text)),
    conclusionShown: one(part === 'conclusions' && !EXPLAINED.has(type) && /\d/.test(text)),
  };
}

/** What a sentence says of the question counts otherwise where it tells what was found. */
export function foundFeatures(
  { part, text }: PlacedSentence,
  { coverage, beside, said }: { coverage: number; beside: number; said: Strengths },
): Record<string, number> {
  const isFound = part === 'results' || part === 'conclusions';
  return {
    foundCoverage: isFound ? coverage : 0,
    foundBeside: isFound ? beside : 0,
    foundOutcome: isFound ? said.outcome : 0,
    foundIntervention: isFound ? said.intervention : 0,
    foundComparator: isFound ? said.comparator : 0,
    foundPopulation: isFound ? said.population : 0,
    foundWord: isFound ? said.other : 0,
    foundCompared: one(isFound && COMPARES.test(text)),
    foundNumbers: isFound ? Math.log1p(text.match(NUMBER)?.length ?? 0) : 0,
  };
}

/** The figures a question of its type asks for, and others that only look like them. */
export function toldFeatures(
  text: string,
  type: QuestionType,
  { coverage, beside, said }: { coverage: number; beside: number; said: Strengths },
): Record<string, number> {
  const isTold = hasFigure(text, type);
  const isAmount = AMOUNT.test(text);
  return {
    told: one(isTold),
    toldOwn: one(isTold && OWN_FIGURES.has(type)),
    toldCoverage: isTold ? coverage : 0,
    toldBeside: isTold ? beside : 0,
    toldOutcome: isTold ? said.outcome : 0,
    shareAsked: one((type === 'prevalence' || type === 'prognosis') && SHARE.test(text)),
    ratioOfShares: one(type === 'prevalence' && RATIO.test(text)),
    intervalWeighed: one(!OWN_FIGURES.has(type) && INTERVAL.test(text)),
    accuracyAsked: one(type === 'diagnosis' && ACCURACY.test(text)),
    moneyAsked: one(type === 'cost' && MONEY.test(text)),
    amountAsked: one(type === 'dose' && isAmount),
    methodsAsked: one((type === 'dose' || type === 'definition') && METHODS.test(text)),
  };
}
