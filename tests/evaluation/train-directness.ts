import { writeFileSync } from 'node:fs';
import type { ArticleWithContext } from '@footnote/domain';
import {
  compareStudies,
  importLiterature,
  loadStarterCollection,
  openLiteratureIndex,
  questionContent,
  questionKnowledge,
  readQuestion,
  readQuestionFrame,
  type Comparison,
  type LiteratureIndex,
} from '@footnote/literature';
import { searchReading } from '../../apps/api/src/chat/retrieve/retrieve-articles.ts';
import { clinicalQuestions, COLLECTIONS, type ClinicalCollection } from './clinical-questions.ts';
import { ABSTRACTS, hasPublicData } from './public-questions.ts';

const FILE = new URL('../../packages/literature/src/search/question/frame/directness-weights.ts', import.meta.url);
const COMPARED = 25;
const STEPS = 1_500;
const RATE = 0.5;
const SHRINKAGE = 0.003;
/** A direct study weighs as much as two others: to lose one is worse than to show one too many. */
const DIRECT_WEIGHT = 2;

interface Example {
  inputs: Record<string, number>;
  isDirect: boolean;
}

/**
 * Fits the weights that tell direct studies from others on the open half of the clinical questions: every question as asked, and
 * once more with its key study withheld, so that being first counts for nothing by itself.
 */
export async function trainDirectness(): Promise<boolean> {
  if (!hasPublicData()) {
    console.error('The public test data is not beside the project.');
    return false;
  }
  const examples: Example[] = [];
  for (const collection of COLLECTIONS) {
    const index = await collectionIndex(collection);
    examples.push(...(await examplesOf(index, collection)));
    await index.close();
  }
  const weights = fit(examples);
  const lines = Object.entries(weights).map(([name, weight]) => `  ${name}: ${Number(weight.toFixed(4))},`);
  writeFileSync(
    FILE,
    `/** Fitted by \`npm run train -- directness\`; not to be edited by hand. */
export const DIRECTNESS_WEIGHTS = {
${lines.join('\n')}
};
`,
  );
  console.log(`${examples.length} studies, ${examples.filter(({ isDirect }) => isDirect).length} of them direct.`);
  return true;
}

/** A collection the clinical questions were written from, in memory. */
export async function collectionIndex(collection: ClinicalCollection): Promise<LiteratureIndex> {
  const index = await openLiteratureIndex({ path: ':memory:' });
  if (collection === 'starter') await loadStarterCollection({ index });
  else await importLiterature({ index, files: [ABSTRACTS] });
  return index;
}

async function examplesOf(index: LiteratureIndex, collection: ClinicalCollection): Promise<Example[]> {
  const knowledge = questionKnowledge();
  const { signal } = new AbortController();
  const { articles } = await index.stats();
  const examples: Example[] = [];
  for (const { question, direct, keyStudy } of clinicalQuestions(collection, 'open')) {
    const understanding = await readQuestion({ index, knowledge }, { question, history: [], previousMainQuestion: '' });
    const [reading] = understanding.readings;
    const input = { understanding, filter: { type: 'all' as const }, chosen: false, signal };
    const everything = await searchReading(index, reading, input);
    const found = everything.filter(({ found: { article } }) => !isRetracted(article));
    const content = await questionContent(index, reading, articles);
    const asked = readQuestionFrame(reading);
    const pmids = new Set(direct.map(({ pmid }) => pmid));
    const withheld = keyStudy === null ? [] : [found.filter((one) => one.found.article.pmid !== keyStudy)];
    for (const candidates of [found, ...withheld].map((some) => some.slice(0, COMPARED))) {
      const compared = compareStudies(knowledge, { asked, content, collectionSize: articles, candidates });
      for (const [at, one] of compared.entries())
        if (isOpen(one))
          examples.push({
            inputs: inputsOf(one),
            isDirect: pmids.has(candidates[at]?.found.article.pmid ?? ''),
          });
    }
  }
  return examples;
}

function isRetracted({ notices }: ArticleWithContext): boolean {
  return notices.some(({ kind }) => kind === 'retracted_by');
}

/** What differs in a dimension is never direct, whatever the weights. */
function isOpen({ differences, unfit }: Comparison): boolean {
  return differences.length === 0 && unfit === null;
}

function inputsOf({ features }: Comparison): Record<string, number> {
  const { coveredByAll, coveredByBest } = features;
  return { ...features, wholeSquared: coveredByAll ** 2, bestTimesWhole: coveredByBest * coveredByAll };
}

function fit(examples: readonly Example[]): Record<string, number> {
  const names = Object.keys(examples[0]?.inputs ?? {});
  const scale = names.map((name) => {
    const values = examples.map(({ inputs }) => inputs[name] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    return { mean, spread: spread || 1 };
  });
  const rows = examples.map(({ inputs, isDirect }) => ({
    isDirect,
    values: names.map((name, at) => ((inputs[name] ?? 0) - (scale[at]?.mean ?? 0)) / (scale[at]?.spread ?? 1)),
  }));
  const weights = names.map(() => 0);
  let bias = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = names.map(() => 0);
    let biasGradient = 0;
    for (const { values, isDirect } of rows) {
      const sum = values.reduce((total, value, at) => total + value * (weights[at] ?? 0), bias);
      const error = (1 / (1 + Math.exp(-sum)) - (isDirect ? 1 : 0)) * (isDirect ? DIRECT_WEIGHT : 1);
      for (const [at, value] of values.entries()) gradient[at] = (gradient[at] ?? 0) + error * value;
      biasGradient += error;
    }
    for (const [at, slope] of gradient.entries())
      weights[at] = (weights[at] ?? 0) - RATE * (slope / rows.length + SHRINKAGE * (weights[at] ?? 0));
    bias -= (RATE * biasGradient) / rows.length;
  }
  const unscaled = weights.map((weight, at) => weight / (scale[at]?.spread ?? 1));
  const shift = unscaled.reduce((sum, weight, at) => sum + weight * (scale[at]?.mean ?? 0), 0);
  return { bias: bias - shift, ...Object.fromEntries(names.map((name, at) => [name, unscaled[at] ?? 0])) };
}
