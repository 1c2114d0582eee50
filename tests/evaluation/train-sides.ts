import { writeFileSync } from 'node:fs';
import type { LinearModel, QuestionFrame } from '@footnote/domain';
import { CHOSEN_MATCH } from '@footnote/literature';
import type { NumberedEvidence } from '../../apps/api/src/chat/chat.ports.ts';
import { readEvidence } from '../../apps/api/src/chat/read/read-evidence.ts';
import { sideFeatures } from '../../apps/api/src/chat/write/side/side-features.ts';
import { SIDES, WEIGHED, type Side } from '../../apps/api/src/chat/write/side/sides.ts';

import { studyFinding } from '../../apps/api/src/chat/write/study-findings.ts';
import { toldStudy } from '../../apps/api/src/chat/write/told-study.ts';
import { share } from './ask-pipeline.ts';
import { clinicalIndex } from './clinical-index.ts';
import { COLLECTIONS, type ToldSentences } from './clinical-questions.ts';
import { learnLogistic } from './logistic-regression.ts';
import { markedStudies, type MarkedStudy } from './marked-studies.ts';
import { hasPublicData } from './public-questions.ts';

const FOLDER = new URL('../../apps/api/src/chat/write/side/fitted/', import.meta.url);
const NAMES = Object.keys(SIDES).filter((name): name is Side => name in SIDES);
const FOLDS = 10;
/** Inverse of the L2 penalty: there are few studies, and many features. */
const STRENGTH = 0.01;
/** Smaller weights decide nothing. */
const LEAST_WEIGHT = 0.1;

interface SideExample {
  question: string;
  evidence: NumberedEvidence;
  frame: QuestionFrame;
  side: ToldSentences['side'];
  figures: Readonly<Record<string, number>>;
}

/**
 * Fits which side a study speaks for by the sentences that are told of it, from marks of somebody who did not know how answers are made.
 * Prints how often the side that would be told, with all that rules say beside the models, is right, with a tenth of the questions left out in turn.
 */
export async function trainSides(): Promise<boolean> {
  if (!hasPublicData()) {
    console.error('The public test data is not beside the project.');
    return false;
  }
  const examples: SideExample[] = [];
  for (const collection of COLLECTIONS) {
    const index = await clinicalIndex(collection);
    examples.push(...(await markedStudies(index, collection)).flatMap(exampleOf));
    await index.close();
  }
  printLeftOut(examples);
  const models = learnSides(examples);
  for (const side of NAMES) writeFileSync(new URL(`${side}-model.ts`, FOLDER), writtenModel(side, models[side]));
  return true;
}

function writtenModel(side: Side, { bias, weights }: LinearModel): string {
  return [
    "import type { LinearModel } from '@footnote/domain';",
    '',
    '/** Fitted by `npm run train -- sides`; not to be edited by hand. */',
    `export const ${side.toUpperCase()}_MODEL: LinearModel = {`,
    `  bias: ${bias.toFixed(4)},`,
    '  weights: {',
    ...Object.entries(weights)
      .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
      .map(([name, weight]) => `    ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: ${weight.toFixed(4)},`),
    '  },',
    '};',
    '',
  ].join('\n');
}

function exampleOf({ marks, article, asked }: MarkedStudy): SideExample[] {
  const { frame } = asked.asked;
  const [evidence] = readEvidence([{ article: { ...article, notices: [], impact: null }, match: CHOSEN_MATCH }], asked);
  if (evidence === undefined || !WEIGHED.has(frame.type)) return [];
  const told = toldStudy(evidence, frame);
  return told === undefined
    ? []
    : [{ question: marks.question, evidence, frame, side: marks.side, figures: sideFeatures(told, frame) }];
}

function learnSides(examples: readonly SideExample[]): Record<Side, ReturnType<typeof learnLogistic>> {
  const model = (of: Side) =>
    learnLogistic(
      examples.map(({ figures, side }) => ({ figures, isTrue: side === of, weight: 1 })),
      STRENGTH,
    );
  return { better: model('better'), worse: model('worse'), none: model('none') };
}

function printLeftOut(examples: readonly SideExample[]): void {
  const questions = [...new Set(examples.map(({ question }) => question))];
  const foldOf = new Map(questions.map((question, at) => [question, at % FOLDS]));
  const told: { told: Side; side: ToldSentences['side'] }[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const models = learnSides(examples.filter(({ question }) => foldOf.get(question) !== fold));
    for (const { question, evidence, frame, side } of examples) {
      if (foldOf.get(question) !== fold) continue;
      const finding = studyFinding(evidence, frame, models);
      const name = NAMES.find((one) => SIDES[one] === finding?.direction);
      if (name !== undefined && finding?.tellsOutcome === true) told.push({ told: name, side });
    }
  }
  const sided = examples.filter(({ side }) => side in SIDES).length;
  console.log(`sides told, left out: ${told.length} of ${examples.length} studies, ${sided} of which have one`);
  const isWrong = (one: (typeof told)[number]) => one.told !== one.side && one.side in SIDES;
  console.log(`wrong: ${share(told.filter(isWrong).length, told.length)}`);
  for (const name of NAMES) {
    const those = told.filter((one) => one.told === name);
    const right = those.filter(({ side }) => side === name).length;
    console.log(
      `  ${name}: right ${share(right, those.length)}, wrong ${share(those.filter(isWrong).length, those.length)}`,
    );
  }
}
