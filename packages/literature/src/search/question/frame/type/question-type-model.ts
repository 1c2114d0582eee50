import { decodeWeights, featureBucket, QUESTION_TYPES, type QuestionType } from '@footnote/domain';
import type { AskedPart } from '../asked-parts.ts';
import { QUESTION_TYPE_WEIGHTS } from './question-type-weights.ts';

/** A table of weights of hashed features for each type, as in `QUESTION_TYPES`. */
export type QuestionTypeModel = readonly Float32Array[];

let shipped: QuestionTypeModel | undefined;

function shippedModel(): QuestionTypeModel {
  const { step, tables } = QUESTION_TYPE_WEIGHTS;
  shipped ??= tables.map((table) => decodeWeights(table, step));
  return shipped;
}

const KINDS: Readonly<Record<string, string>> = {
  drug: 'DRUG',
  'drug-class': 'DRUG',
  procedure: 'DONE',
  condition: 'ILL',
  population: 'WHO',
  outcome: 'END',
};
const MOST_READ = 2_000;
/** A type that rules read counts as much as a word: questions in wordings that no rule knows outnumber the others. */
const RULE = 1;

/** What of a question tells its type: its words, with names of drugs, conditions and outcomes replaced by what they are, the parts it has and the type that rules read. */
export function questionTypeFeatures(
  question: string,
  parts: readonly AskedPart[],
  ruled: QuestionType,
): ReadonlyMap<number, number> {
  const features = new Map<number, number>();
  const add = (name: string, value = 1) => features.set(featureBucket(name), value);
  const words = wordsOf(question.slice(0, MOST_READ), parts);
  for (const [at, word] of words.entries()) {
    add(`1 ${word}`);
    if (at > 0) add(`2 ${words[at - 1] ?? ''} ${word}`);
    if (at > 1) add(`3 ${words[at - 2] ?? ''} ${words[at - 1] ?? ''} ${word}`);
  }
  add(`first ${words[0] ?? ''}`);
  add(`firsts ${words.slice(0, 2).join(' ')}`);
  for (const { role } of parts) add(`role ${role}`);
  add(`rule ${ruled}`, RULE);
  add('all');
  return features;
}

function wordsOf(question: string, parts: readonly AskedPart[]): string[] {
  const named = parts
    .flatMap(({ topic: { kind, surface } }) => (kind in KINDS ? [[surface.toLowerCase(), KINDS[kind] ?? '']] : []))
    .toSorted(([a = ''], [b = '']) => b.length - a.length);
  const text = named.reduce(
    (rest, [surface = '', kind = '']) => rest.replaceAll(surface, ` ${kind} `),
    question.toLowerCase(),
  );
  return text.replaceAll(/\d+/g, '0').match(/\p{L}+|[0%?=:/]/gu) ?? [];
}

/** How likely each type is by a model, as in `QUESTION_TYPES`; they add up to 1. */
export function questionTypeShares(features: ReadonlyMap<number, number>, model: QuestionTypeModel): number[] {
  const scores = model.map((table) => {
    let score = 0;
    for (const [bucket, value] of features) score += (table[bucket] ?? 0) * value;
    return score;
  });
  const best = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - best));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** From this likelihood on another type than that of the rules is believed. */
export const BELIEVED = 0.35;

/** The type of a question, by its words and by what the rules read. */
export function likeliestType(
  features: ReadonlyMap<number, number>,
  ruled: QuestionType,
  model: QuestionTypeModel = shippedModel(),
): QuestionType {
  const shares = questionTypeShares(features, model);
  const most = Math.max(...shares);
  return most >= BELIEVED ? (QUESTION_TYPES[shares.indexOf(most)] ?? ruled) : ruled;
}
