import { writeFileSync } from 'node:fs';
import { logOdds, probabilityOf, type LinearModel } from '@footnote/domain';
import {
  compareStudies,
  DIRECT_FROM,
  isRetracted,
  nearnessInputs,
  questionContent,
  questionKnowledge,
  readQuestion,
  readQuestionFrame,
  weighedInputs,
  type LiteratureIndex,
  type MatchCandidate,
} from '@footnote/literature';
import { comparable, COMPARED } from '../../apps/api/src/chat/retrieve/retrieve-articles.ts';
import { searchReading } from '../../apps/api/src/chat/retrieve/search-reading.ts';
import { COLLECTIONS } from './clinical-questions.ts';
import { clinicalIndex } from './clinical-index.ts';
import { directnessQuestions, type DirectnessQuestion } from './directness-questions.ts';
import { learnLogistic, type LearningRow } from './logistic-regression.ts';
import { hasPublicData } from './public-questions.ts';

const FRAME = new URL('../../packages/literature/src/search/question/frame/', import.meta.url);
/** How much large weights cost, as a share of what one study that is told wrongly costs. */
const SHRINKAGE = 0.003;
/** A direct study weighs as much as two others: to lose one is worse than to show one too many. */
const DIRECT_WEIGHT = 2;

/** A study below the score from which it is direct, or one that differs; only such can be near. */
interface NearnessRow extends LearningRow {
  /** What its directness is told by; null where it cannot be direct. */
  directness: Readonly<Record<string, number>> | null;
}

interface Examples {
  directness: LearningRow[];
  nearness: NearnessRow[];
}

/**
 * Fits the weights that tell direct studies from others, and among the others those near the question, on questions that are
 * open: every question as asked, and once more with its key study withheld, so that being first counts for nothing by itself.
 */
export async function trainDirectness(): Promise<boolean> {
  if (!hasPublicData()) {
    console.error('The public test data is not beside the project.');
    return false;
  }
  const examples: Examples = { directness: [], nearness: [] };
  for (const collection of COLLECTIONS) {
    const index = await clinicalIndex(collection);
    for (const question of directnessQuestions(collection)) await addExamples(examples, index, question);
    await index.close();
  }
  const directness = learn('directness', examples.directness);
  const isLeft = (row: NearnessRow) =>
    row.directness === null || probabilityOf(logOdds(directness, row.directness)) < DIRECT_FROM;
  learn('nearness', examples.nearness.filter(isLeft));
  return true;
}

function learn(kind: keyof Examples, rows: readonly LearningRow[]): LinearModel {
  const model = learnLogistic(rows, 1 / (SHRINKAGE * rows.length));
  writeModel(kind, model);
  console.log(`${kind}: ${rows.length} studies, ${rows.filter(({ isTrue }) => isTrue).length} of them so.`);
  return model;
}

function writeModel(kind: keyof Examples, { bias, weights }: LinearModel): void {
  const lines = Object.entries(weights).map(([name, weight]) => `    ${name}: ${Number(weight.toFixed(4))},`);
  writeFileSync(
    new URL(`${kind}-model.ts`, FRAME),
    `import type { LinearModel } from '@footnote/domain';

/** Fitted by \`npm run train -- directness\`; not to be edited by hand. */
export const ${kind.toUpperCase()}_MODEL: LinearModel = {
  bias: ${Number(bias.toFixed(4))},
  weights: {
${lines.join('\n')}
  },
};
`,
  );
}

async function addExamples(examples: Examples, index: LiteratureIndex, asked: DirectnessQuestion): Promise<void> {
  const knowledge = questionKnowledge();
  const { signal } = new AbortController();
  const { articles } = await index.stats();
  const { question, keyStudy } = asked;
  const understanding = await readQuestion({ index, knowledge }, { question, history: [], previousMainQuestion: '' });
  const [reading] = understanding.readings;
  const content = await questionContent(index, reading, articles);
  const input = { understanding, filter: { type: 'all' as const }, chosen: false, signal };
  const every = comparable(await searchReading(index, reading, input), { reading, content, articles });
  const found = every.filter(({ found: { article } }) => !isRetracted(article.notices));
  const frame = readQuestionFrame(reading);
  const isLexical = reading.topics.some(({ required }) => required);
  const withheld = keyStudy === null ? [] : [found.filter((one) => one.found.article.pmid !== keyStudy)];
  for (const candidates of [found, ...withheld].map((some) => some.slice(0, COMPARED))) {
    const compared = compareStudies(knowledge, { asked: frame, content, collectionSize: articles, candidates });
    for (const [at, candidate] of candidates.entries()) {
      const one = compared[at];
      if (one === undefined || !(candidate.isAbout || isLexical)) continue;
      const known = knownOf(candidate, asked);
      const mayBeDirect = one.differences.length === 0 && one.unfit === null;
      if (mayBeDirect && known.isDirect !== undefined)
        examples.directness.push({
          figures: weighedInputs(one.features),
          isTrue: known.isDirect,
          weight: known.isDirect ? DIRECT_WEIGHT : 1,
        });
      if (isLexical && one.isRelated && known.isNear !== undefined)
        examples.nearness.push({
          figures: nearnessInputs(one, candidate, content),
          isTrue: known.isNear,
          weight: 1,
          directness: mayBeDirect && candidate.isAbout ? weighedInputs(one.features) : null,
        });
    }
  }
}

/** What a key says of a study; undefined where it says nothing. */
function knownOf(
  { found: { article } }: MatchCandidate,
  { direct, indirect, others }: DirectnessQuestion,
): { isDirect: boolean | undefined; isNear: boolean | undefined } {
  const isDirect = direct.includes(article.pmid);
  const isNear = isDirect || indirect.includes(article.pmid);
  return {
    isDirect: isDirect || others !== 'unknown' ? isDirect : undefined,
    isNear: others === 'neither' ? isNear : undefined,
  };
}
