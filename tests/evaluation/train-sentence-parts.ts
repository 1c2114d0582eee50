import { writeFileSync } from 'node:fs';
import { encodeWeights, FEATURE_BUCKETS, randomNumbers } from '@footnote/domain';
import { likeliestPath, SENTENCE_PARTS, sentencePartFeatures, type SentencePartModel } from '@footnote/literature';
import { hasAnnotatedFindings } from './annotated-findings.ts';
import { share } from './ask-pipeline.ts';
import { labelledAbstracts } from './labelled-abstracts.ts';
import { hasPublicData } from './public-questions.ts';

const FILE = new URL(
  '../../packages/literature/src/literature/extraction/sentence-parts/sentence-part-weights.ts',
  import.meta.url,
);
const EPOCHS = 8;
const FOLDS = 5;
const SEED = 7;
const LEVELS = 44;
/** Smaller weights are left out: they decide nothing. */
const LEAST_WEIGHT = 1;

/** The sentences of one abstract, and the right path through the parts. */
interface TaggedAbstract {
  features: readonly (readonly number[])[];
  path: readonly number[];
}

/**
 * Learns what the sentences of an abstract are there for from abstracts with labelled sections, and writes the weights where the
 * product reads them. Prints how many sentences are read right with a fifth of the abstracts left out in turn.
 */
export async function trainSentenceParts(): Promise<boolean> {
  if (!hasPublicData() || !hasAnnotatedFindings()) {
    console.error('The public test data is not beside the project.');
    return false;
  }
  const tagged = labelledAbstracts().map(({ sentences, parts }) => ({
    features: sentencePartFeatures(sentences),
    path: parts.map((part) => SENTENCE_PARTS.indexOf(part)),
  }));
  printLeftOut(tagged);
  const { emissions, transitions } = learnParts(tagged);
  const highest = emissions.flatMap((table) => [...table]).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const step = Number((Math.sqrt(highest) / LEVELS).toFixed(4));
  const written = emissions.map((table) => JSON.stringify(encodeWeights(table.map(rootOf), step)));
  writeFileSync(
    FILE,
    [
      '// Written by `npm run train -- sentence-parts`; roots of the weights of hashed features, no text.',
      'export const SENTENCE_PART_WEIGHTS: {',
      '  step: number;',
      '  transitions: readonly (readonly number[])[];',
      '  emissions: readonly string[];',
      '} = {',
      `  step: ${step},`,
      '  transitions: [',
      ...transitions.map((row) => `    [${Array.from(row, (value) => Number(value.toFixed(3))).join(', ')}],`),
      '  ],',
      '  emissions: [',
      ...written.map((table) => `    ${table},`),
      '  ],',
      '};',
      '',
    ].join('\n'),
  );
  return true;
}

/** Roots keep small weights apart in the few levels that are written. */
function rootOf(weight: number): number {
  return Math.abs(weight) < LEAST_WEIGHT ? 0 : Math.sign(weight) * Math.sqrt(Math.abs(weight));
}

function printLeftOut(tagged: readonly TaggedAbstract[]): void {
  const right = SENTENCE_PARTS.map(() => 0);
  const all = SENTENCE_PARTS.map(() => 0);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = learnParts(tagged.filter((_, at) => at % FOLDS !== fold));
    for (const { features, path } of tagged.filter((_, at) => at % FOLDS === fold))
      for (const [at, part] of likeliestPath(features, model).entries()) {
        const wanted = path[at] ?? 0;
        all[wanted] = (all[wanted] ?? 0) + 1;
        if (part === wanted) right[wanted] = (right[wanted] ?? 0) + 1;
      }
  }
  for (const [part, name] of SENTENCE_PARTS.entries())
    console.log(`${name}: ${share(right[part] ?? 0, all[part] ?? 0)}`);
  console.log(`all sentences: ${share(sum(right), sum(all))}, of ${tagged.length} abstracts`);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A table of weights, and what it was on average over the steps taken. */
class AveragedTable {
  readonly #values: Float32Array;
  readonly #sums: Float64Array;

  constructor(size: number) {
    this.#values = new Float32Array(size);
    this.#sums = new Float64Array(size);
  }

  get values(): Float32Array {
    return this.#values;
  }

  add(at: number, change: number, step: number): void {
    this.#values[at] = (this.#values[at] ?? 0) + change;
    this.#sums[at] = (this.#sums[at] ?? 0) + change * step;
  }

  average(steps: number): Float32Array {
    return this.#values.map((value, at) => value - (this.#sums[at] ?? 0) / steps);
  }
}

/** An averaged perceptron over whole abstracts: the same abstracts give the same weights. */
function learnParts(tagged: readonly TaggedAbstract[]): SentencePartModel {
  const emissions = SENTENCE_PARTS.map(() => new AveragedTable(FEATURE_BUCKETS));
  const transitions = [...SENTENCE_PARTS, 'start'].map(() => new AveragedTable(SENTENCE_PARTS.length));
  const random = randomNumbers(SEED);
  const model = {
    emissions: emissions.map(({ values }) => values),
    transitions: transitions.map(({ values }) => values),
  };
  let step = 1;
  const follow = (features: TaggedAbstract['features'], path: readonly number[], change: number) => {
    for (const [at, part] of path.entries()) {
      for (const bucket of features[at] ?? []) emissions[part]?.add(bucket, change, step);
      transitions[path[at - 1] ?? SENTENCE_PARTS.length]?.add(part, change, step);
    }
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = tagged.map((one) => ({ one, place: random() })).toSorted((a, b) => a.place - b.place);
    for (const { one } of order) {
      const path = likeliestPath(one.features, model);
      if (path.some((part, at) => part !== one.path[at])) {
        follow(one.features, one.path, 1);
        follow(one.features, path, -1);
      }
      step += 1;
    }
  }
  return {
    emissions: emissions.map((table) => table.average(step)),
    transitions: transitions.map((table) => [...table.average(step)]),
  };
}
