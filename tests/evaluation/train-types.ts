import { writeFileSync } from 'node:fs';
import { encodeWeights, FEATURE_BUCKETS, QUESTION_TYPES, randomNumbers, type QuestionType } from '@footnote/domain';
import {
  likeliestType,
  questionKnowledge,
  questionTypeFeatures,
  questionTypeShares,
  readQuestion,
  readQuestionFrame,
  ruledType,
  type QuestionTypeModel,
} from '@footnote/literature';
import { share } from './ask-pipeline.ts';
import { clinicalIndex } from './clinical-index.ts';
import { COLLECTIONS, typedQuestions, type TypedQuestion } from './clinical-questions.ts';
import { hasPublicData } from './public-questions.ts';
import { shuffled } from './shuffled.ts';

const FILE = new URL(
  '../../packages/literature/src/search/question/frame/type/question-type-weights.ts',
  import.meta.url,
);
const FOLDS = 10;
const EPOCHS = 60;
const RATE = 0.15;
/** How much large weights cost at each step. */
const PENALTY = 0.0005;
const LEVELS = 44;
const SEED = 11;

interface TypedExample {
  set: string;
  study: string;
  features: ReadonlyMap<number, number>;
  ruled: QuestionType;
  type: number;
}

/**
 * Learns which kind of knowledge questions ask for from all questions with keys that are open, and writes the weights where the product reads them.
 * Prints how often the type is as in the key, by the rules and by the model with a tenth of the studies left out in turn.
 */
export async function trainTypes(): Promise<boolean> {
  if (!hasPublicData()) {
    console.error('The public test data is not beside the project.');
    return false;
  }
  const examples: TypedExample[] = [];
  for (const collection of COLLECTIONS) {
    const index = await clinicalIndex(collection);
    const deps = { index, knowledge: questionKnowledge() };
    // Wordings belong to no collection; they are read with the larger one.
    const wordings = collection === 'abstracts' ? typedQuestions('wordings') : [];
    for (const typed of [...typedQuestions(collection), ...wordings]) {
      const { readings } = await readQuestion(deps, {
        question: typed.question,
        history: [],
        previousMainQuestion: '',
      });
      examples.push(exampleOf(typed, readQuestionFrame(readings[0])));
    }
    await index.close();
  }
  printLeftOut(examples);
  const model = learnTypes(examples);
  const highest = model.flatMap((table) => [...table]).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const step = Number((highest / LEVELS).toFixed(4));
  writeFileSync(
    FILE,
    [
      '// Written by `npm run train -- types`; weights of hashed features, no text.',
      'export const QUESTION_TYPE_WEIGHTS: { step: number; tables: readonly string[] } = {',
      `  step: ${step},`,
      '  tables: [',
      ...model.map((table) => `    ${JSON.stringify(encodeWeights(table, step))},`),
      '  ],',
      '};',
      '',
    ].join('\n'),
  );
  return true;
}

function exampleOf(
  { set, study, type }: TypedQuestion,
  { question, parts }: ReturnType<typeof readQuestionFrame>,
): TypedExample {
  const ruled = ruledType(
    question,
    parts.some(({ role }) => role === 'comparator'),
  );
  return {
    set,
    study,
    ruled,
    features: questionTypeFeatures(question, parts, ruled),
    type: QUESTION_TYPES.findIndex((name) => name === type),
  };
}

/** A softmax regression by gradient descent over all examples; the same examples give the same weights. */
function learnTypes(examples: readonly TypedExample[]): QuestionTypeModel {
  const model = QUESTION_TYPES.map(() => new Float32Array(FEATURE_BUCKETS));
  const random = randomNumbers(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { features, type } of shuffled(examples, random)) {
      const shares = questionTypeShares(features, model);
      for (const [at, table] of model.entries()) {
        const error = (at === type ? 1 : 0) - (shares[at] ?? 0);
        for (const [bucket, value] of features) {
          const weight = table[bucket] ?? 0;
          table[bucket] = weight + (RATE / (1 + epoch / 10)) * (error * value - PENALTY * weight);
        }
      }
    }
  }
  return model;
}

function printLeftOut(examples: readonly TypedExample[]): void {
  const studies = [...new Set(examples.map(({ study }) => study))];
  const foldOf = new Map(studies.map((study, at) => [study, at % FOLDS]));
  const counts = new Map<string, { all: number; ruled: number; learnt: number }>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = learnTypes(examples.filter(({ study }) => foldOf.get(study) !== fold));
    for (const { set, study, features, ruled, type } of examples) {
      if (foldOf.get(study) !== fold) continue;
      const count = counts.get(set) ?? { all: 0, ruled: 0, learnt: 0 };
      counts.set(set, count);
      count.all += 1;
      if (ruled === QUESTION_TYPES[type]) count.ruled += 1;
      if (likeliestType(features, ruled, model) === QUESTION_TYPES[type]) count.learnt += 1;
    }
  }
  for (const [set, { all, ruled, learnt }] of counts)
    console.log(`${set}: as in the key by rules ${share(ruled, all)}, left out ${share(learnt, all)}`);
}
