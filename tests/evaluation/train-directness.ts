import { writeFileSync } from 'node:fs';
import {
  compareStudies,
  isRetracted,
  questionContent,
  questionKnowledge,
  readQuestion,
  readQuestionFrame,
  weighedInputs,
  type Comparison,
  type LiteratureIndex,
} from '@footnote/literature';
import { COMPARED, searchReading } from '../../apps/api/src/chat/retrieve/retrieve-articles.ts';
import { clinicalQuestions, COLLECTIONS, type ClinicalCollection } from './clinical-questions.ts';
import { clinicalIndex } from './clinical-index.ts';
import { learnLogistic, type LearningRow } from './logistic-regression.ts';
import { hasPublicData } from './public-questions.ts';

const FILE = new URL('../../packages/literature/src/search/question/frame/directness-weights.ts', import.meta.url);
/** How much large weights cost, as a share of what one study that is told wrongly costs. */
const SHRINKAGE = 0.003;
/** A direct study weighs as much as two others: to lose one is worse than to show one too many. */
const DIRECT_WEIGHT = 2;

/**
 * Fits the weights that tell direct studies from others on the open half of the clinical questions: every question as asked, and
 * once more with its key study withheld, so that being first counts for nothing by itself.
 */
export async function trainDirectness(): Promise<boolean> {
  if (!hasPublicData()) {
    console.error('The public test data is not beside the project.');
    return false;
  }
  const examples: LearningRow[] = [];
  for (const collection of COLLECTIONS) {
    const index = await clinicalIndex(collection);
    examples.push(...(await examplesOf(index, collection)));
    await index.close();
  }
  const { bias, weights } = learnLogistic(examples, 1 / (SHRINKAGE * examples.length));
  const lines = Object.entries({ bias, ...weights }).map(
    ([name, weight]) => `  ${name}: ${Number(weight.toFixed(4))},`,
  );
  writeFileSync(
    FILE,
    `/** Fitted by \`npm run train -- directness\`; not to be edited by hand. */
export const DIRECTNESS_WEIGHTS = {
${lines.join('\n')}
};
`,
  );
  console.log(`${examples.length} studies, ${examples.filter(({ isTrue }) => isTrue).length} of them direct.`);
  return true;
}

async function examplesOf(index: LiteratureIndex, collection: ClinicalCollection): Promise<LearningRow[]> {
  const knowledge = questionKnowledge();
  const { signal } = new AbortController();
  const { articles } = await index.stats();
  const examples: LearningRow[] = [];
  for (const { question, direct, keyStudy } of clinicalQuestions(collection, 'open')) {
    const understanding = await readQuestion({ index, knowledge }, { question, history: [], previousMainQuestion: '' });
    const [reading] = understanding.readings;
    const input = { understanding, filter: { type: 'all' as const }, chosen: false, signal };
    const everything = await searchReading(index, reading, input);
    const found = everything.filter(({ found: { article } }) => !isRetracted(article.notices));
    const content = await questionContent(index, reading, articles);
    const asked = readQuestionFrame(reading);
    const pmids = new Set(direct.map(({ pmid }) => pmid));
    const withheld = keyStudy === null ? [] : [found.filter((one) => one.found.article.pmid !== keyStudy)];
    for (const candidates of [found, ...withheld].map((some) => some.slice(0, COMPARED))) {
      const compared = compareStudies(knowledge, { asked, content, collectionSize: articles, candidates });
      for (const [at, one] of compared.entries())
        if (isOpen(one)) {
          const isTrue = pmids.has(candidates[at]?.found.article.pmid ?? '');
          examples.push({ figures: weighedInputs(one.features), isTrue, weight: isTrue ? DIRECT_WEIGHT : 1 });
        }
    }
  }
  return examples;
}

/** What differs in a dimension is never direct, whatever the weights. */
function isOpen({ differences, unfit }: Comparison): boolean {
  return differences.length === 0 && unfit === null;
}
