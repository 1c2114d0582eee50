import {
  FEATURE_BUCKETS,
  DIRECTION_CLASSES,
  directionCandidates,
  directionShares,
  featureBucket,
  type DirectionModel,
  type SentenceFeatures,
} from '@footnote/domain';
import { quotedEvidence, type AnnotatedFinding } from './annotated-findings.ts';
import { shuffled } from './shuffled.ts';

/** A finding with the features of the sentences that may tell it. */
export interface DirectionExample {
  finding: AnnotatedFinding;
  /** Place of its direction in `DIRECTION_CLASSES`. */
  label: number;
  sentences: readonly TrainingSentence[];
  /** 1 where an abstract was read, less where only the quoted evidence is known. */
  weight: number;
}

interface TrainingSentence {
  features: SentenceFeatures;
  relevance: readonly (readonly [name: string, value: number])[];
  direction: readonly (readonly [bucket: number, value: number])[];
  /** The physicians quoted it. */
  isEvidence: boolean;
}

const WEIGHT_OF_QUOTED = 0.6;
const QUOTED_SHARE = 0.8;
const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[a-z\d.]+/g));

function isQuoted(text: string, evidence: readonly ReadonlySet<string>[]): boolean {
  const words = wordsIn(text);
  return evidence.some((quoted) => {
    let shared = 0;
    for (const word of words) if (quoted.has(word)) shared += 1;
    return shared >= QUOTED_SHARE * words.size || (quoted.size > 4 && shared >= QUOTED_SHARE * quoted.size);
  });
}

/** What can be learnt of a finding: from its abstract, else from the sentences the physicians quoted. */
export function directionExample(finding: AnnotatedFinding): DirectionExample {
  const isRead = finding.isInAbstract && finding.abstract.length > 0;
  const evidence = finding.evidence.map(wordsIn);
  const sentences = directionCandidates(isRead ? finding.abstract : quotedEvidence(finding), finding.asked).map(
    ({ text, features }) => ({
      features,
      relevance: [...features.relevance].filter(([, value]) => value !== 0),
      direction: [...features.direction].map(([name, value]) => [featureBucket(name), value] as const),
      isEvidence: isQuoted(text, evidence),
    }),
  );
  const label = DIRECTION_CLASSES.indexOf(finding.direction);
  return { finding, label, sentences, weight: isRead ? 1 : WEIGHT_OF_QUOTED };
}

const EPOCHS = 9;
/** The model is the mean of what it was after each of the later epochs. */
const FIRST_AVERAGED = 3;
const RATE = 0.05;
const DECAY = 0.001;
const RELEVANCE_DECAY = 0.0001;
/** How much a sentence that nobody quoted may be the deciding one after all. */
const UNQUOTED = 0.15;

/** The same numbers every time: a model is to be made again to the letter. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}

/** A weight and the sum of squares of its steps (AdaGrad). */
class Weights {
  readonly values: Float32Array;
  readonly #steps: Float32Array;
  readonly #sums: Float64Array;

  constructor(size: number) {
    this.values = new Float32Array(size);
    this.#steps = new Float32Array(size);
    this.#sums = new Float64Array(size);
  }

  step(at: number, gradient: number): void {
    const sum = (this.#steps[at] ?? 0) + gradient * gradient;
    this.#steps[at] = sum;
    this.values[at] = (this.values[at] ?? 0) + (RATE * gradient) / Math.sqrt(sum + 0.001);
  }

  addToMean(): void {
    this.values.forEach((value, at) => {
      this.#sums[at] = (this.#sums[at] ?? 0) + value;
    });
  }

  mean(count: number): Float32Array {
    return Float32Array.from(this.#sums, (sum) => sum / count);
  }
}

/** A linear model learnt in one pass after another over examples: which sentence decides is learnt with what it decides. */
export function trainDirectionModel(examples: readonly DirectionExample[]): DirectionModel {
  const names = [
    ...new Set(examples.flatMap(({ sentences }) => sentences.flatMap((one) => one.relevance.map(([name]) => name)))),
  ];
  const places = new Map(names.map((name, at) => [name, at]));
  const relevance = new Weights(names.length);
  const classes = DIRECTION_CLASSES.map(() => new Weights(FEATURE_BUCKETS));
  const random = sequence(7);
  const model = (): DirectionModel => ({
    relevance: Object.fromEntries(names.map((name, at) => [name, relevance.values[at] ?? 0])),
    classes: classes.map(({ values }) => values),
  });
  const learn = ({ sentences, label, weight }: DirectionExample) => {
    const { sentences: shares, bySentence } = directionShares(
      model(),
      sentences.map(({ features }) => features),
    );
    const isAnyQuoted = sentences.some(({ isEvidence }) => isEvidence);
    const telling = sentences.map(({ isEvidence }, at) => {
      const share = (shares[at] ?? 0) * (bySentence[at]?.[label] ?? 0);
      return isAnyQuoted && !isEvidence ? share * UNQUOTED : share;
    });
    const total = telling.reduce((sum, one) => sum + one, 0) || 1;
    sentences.forEach((sentence, at) => {
      const part = (telling[at] ?? 0) / total;
      for (const [name, value] of sentences.length > 1 ? sentence.relevance : []) {
        const place = places.get(name) ?? 0;
        const gradient = (part - (shares[at] ?? 0)) * weight * value;
        relevance.step(place, gradient - RELEVANCE_DECAY * (relevance.values[place] ?? 0));
      }
      classes.forEach((table, index) => {
        const error = part * ((index === label ? 1 : 0) - (bySentence[at]?.[index] ?? 0)) * weight;
        if (Math.abs(error) < 0.0001) return;
        for (const [bucket, value] of sentence.direction)
          table.step(bucket, error * value - DECAY * (table.values[bucket] ?? 0));
      });
    });
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const example of shuffled(examples, random)) if (example.sentences.length > 0) learn(example);
    if (epoch >= FIRST_AVERAGED) for (const table of [relevance, ...classes]) table.addToMean();
  }
  const count = EPOCHS - FIRST_AVERAGED;
  const means = relevance.mean(count);
  return {
    relevance: Object.fromEntries(names.map((name, at) => [name, means[at] ?? 0])),
    classes: classes.map((table) => table.mean(count)),
  };
}
