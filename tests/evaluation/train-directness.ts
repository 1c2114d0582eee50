import { writeFileSync } from 'node:fs';
import type { LinearModel } from '@footnote/domain';
import {
  boostedProbability,
  STUDIES_COMPARED,
  compareStudies,
  DIRECT_FROM,
  directnessInputs,
  isRetracted,
  mayAnswer,
  nearnessInputs,
  necessityInputs,
  omittedParts,
  questionContent,
  questionKnowledge,
  readQuestion,
  readQuestionFrame,
  termNecessities,
  type AskedFrame,
  type BoostedTrees,
  type ComparedStudy,
  type LiteratureIndex,
  type MatchCandidate,
  type QuestionContent,
} from '@footnote/literature';
import { comparable } from '../../apps/api/src/chat/retrieve/retrieve-articles.ts';
import { searchReading } from '../../apps/api/src/chat/retrieve/search-reading.ts';
import { COLLECTIONS } from './clinical-questions.ts';
import { clinicalIndex } from './clinical-index.ts';
import { learnBoosted } from './gradient-boosting.ts';
import { directnessQuestions, type DirectnessQuestion } from './directness-questions.ts';
import { learnLogistic, type LearningRow } from './logistic-regression.ts';
import { hasPublicData } from './public-questions.ts';

const MODELS = new URL('../../packages/literature/src/search/question/frame/directness/', import.meta.url);
/** How much large weights of nearness cost, as a share of what one study that is told wrongly costs. */
const SHRINKAGE = 0.003;
const BOOSTING = { trees: 100, depth: 4, rate: 0.1, leastRows: 30, shrinkage: 5 };
/** A direct study weighs as much as two others: to lose one is worse than to show one too many. */
const DIRECT_WEIGHT = 2;
/** What nobody looked at is rarely direct, and now and then it is. */
const UNKNOWN_WEIGHT = 0.15;

/** Inverse of the L2 penalty of what is necessary to name. */
const NECESSITY_STRENGTH = 0.5;
/** What is necessary to name is told to the trees by models that have not seen the question. */
const FOLDS = 5;

/** Studies that were found for a question, with what is known of them. */
interface FoundStudies {
  /** Questions on one study are left out together. */
  fold: number;
  /** Its key study was taken away. */
  isWithheld: boolean;
  asked: AskedFrame;
  content: QuestionContent;
  isLexical: boolean;
  studies: readonly (ComparedStudy & {
    mayAnswer: boolean;
    isDirect: boolean | undefined;
    isNear: boolean | undefined;
    nearness: LearningRow['figures'];
    isRelated: boolean;
  })[];
}

interface Examples {
  directness: LearningRow[];
  /** Of studies that are not found to be direct; only such can be near. */
  nearness: (LearningRow & { directness: LearningRow['figures'] | null })[];
}

/**
 * Fits the models that tell direct studies from others, and among the others those near the question, on questions that are
 * open: every question as asked, and once more with its key study withheld, so that being first counts for nothing by itself.
 */
export async function trainDirectness(): Promise<boolean> {
  if (!hasPublicData()) {
    console.error('The public test data is not beside the project.');
    return false;
  }
  const found: FoundStudies[] = [];
  for (const collection of COLLECTIONS) {
    const index = await clinicalIndex(collection);
    for (const question of directnessQuestions(collection)) found.push(...(await foundStudies(index, question)));
    await index.close();
  }
  const necessity = (fold: number | null) =>
    learnLogistic(
      found.flatMap((one) => (one.fold === fold ? [] : necessityRows(one))),
      NECESSITY_STRENGTH,
    );
  const unseen = Array.from({ length: FOLDS }, (_, fold) => necessity(fold));
  writeLinear('term-necessity-model.ts', 'TERM_NECESSITY_MODEL', necessity(null));
  const examples: Examples = { directness: [], nearness: [] };
  for (const one of found) addExamples(examples, one, unseen[one.fold]);
  const directness = learnBoosted(examples.directness, BOOSTING);
  writeTrees(directness);
  tell('directness', examples.directness);
  const left = examples.nearness.filter(
    (row) => row.directness === null || boostedProbability(directness, row.directness) < DIRECT_FROM,
  );
  writeLinear('nearness-model.ts', 'NEARNESS_MODEL', learnLogistic(left, 1 / (SHRINKAGE * left.length)));
  tell('nearness', left);
  return true;
}

function tell(kind: keyof Examples, rows: readonly LearningRow[]): void {
  console.log(`${kind}: ${rows.length} studies, ${rows.filter(({ isTrue }) => isTrue).length} of them so.`);
}

const NOTE = '/** Fitted by `npm run train -- directness`; not to be edited by hand. */';

function writeTrees({ inputs, bias, trees }: BoostedTrees): void {
  const lines = (texts: readonly string[]) => texts.map((text) => `    '${text}',`).join('\n');
  writeFileSync(
    new URL('directness-model.ts', MODELS),
    `import type { BoostedTrees } from './boosted-trees.ts';

${NOTE}
export const DIRECTNESS_MODEL: BoostedTrees = {
  inputs: [
${lines(inputs)}
  ],
  bias: ${bias},
  trees: [
${lines(trees)}
  ],
};
`,
  );
}

function writeLinear(file: string, name: string, { bias, weights }: LinearModel): void {
  const lines = Object.entries(weights).map(
    ([input, weight]) => `    ${/^[a-z]\w*$/i.test(input) ? input : `'${input}'`}: ${Number(weight.toFixed(4))},`,
  );
  writeFileSync(
    new URL(file, MODELS),
    `import type { LinearModel } from '@footnote/domain';

${NOTE}
export const ${name}: LinearModel = {
  bias: ${Number(bias.toFixed(4))},
  weights: {
${lines.join('\n')}
  },
};
`,
  );
}

/** What is found for a question, and once more with its key study withheld. */
async function foundStudies(index: LiteratureIndex, asked: DirectnessQuestion): Promise<FoundStudies[]> {
  const knowledge = questionKnowledge();
  const { signal } = new AbortController();
  const { articles } = await index.stats();
  const { question } = asked;
  const understanding = await readQuestion({ index, knowledge }, { question, history: [], previousMainQuestion: '' });
  const [reading] = understanding.readings;
  const content = await questionContent(index, reading, articles);
  const input = { understanding, filter: { type: 'all' as const }, chosen: false, signal };
  const every = comparable(await searchReading(index, reading, input), { reading, content, articles });
  const found = every.filter(({ found: { article } }) => !isRetracted(article.notices));
  const frame = readQuestionFrame(reading);
  const isLexical = reading.topics.some(({ required }) => required);
  const fold = foldOf(asked);
  return [found, ...withheld(found, asked)].map((some, variant) => {
    const candidates = some.slice(0, STUDIES_COMPARED);
    const compared = compareStudies(knowledge, { asked: frame, content, collectionSize: articles, candidates });
    const studies = candidates.flatMap((study, at) => {
      const comparison = compared[at];
      if (comparison === undefined) return [];
      const { textScore, coverage, missing, isAbout } = study;
      return {
        textScore,
        coverage,
        missing,
        isAbout,
        comparison,
        ...knownOf(study, asked),
        mayAnswer: mayAnswer(comparison, study, frame),
        nearness: nearnessInputs(comparison, study, content),
        isRelated: comparison.isRelated,
      };
    });
    return { fold, isWithheld: variant > 0, asked: frame, content, isLexical, studies };
  });
}

function foldOf({ keyStudy, direct, question }: DirectnessQuestion): number {
  const letters = Array.from(keyStudy ?? direct[0] ?? question);
  return letters.reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 0) % FOLDS;
}

/** Every part of a question beside every study that answers it, with whether it is named; nothing where none was found. */
function necessityRows({ asked, content, studies, isWithheld }: FoundStudies): LearningRow[] {
  const direct = isWithheld ? [] : studies.filter(({ isDirect }) => isDirect === true);
  const inputs = direct.length === 0 ? [] : necessityInputs(content, asked);
  return direct.flatMap((study) => {
    const omitted = omittedParts(study, content.parts);
    return content.parts.map(({ surface }, at) => ({
      figures: inputs[at] ?? {},
      isTrue: !omitted.has(surface),
      weight: 1 / direct.length,
    }));
  });
}

function addExamples(
  examples: Examples,
  { asked, content, isLexical, studies }: FoundStudies,
  necessity: LinearModel | undefined,
): void {
  const inputs = directnessInputs(studies, content, termNecessities(content, asked, necessity));
  for (const [at, study] of studies.entries()) {
    const figures = study.mayAnswer ? (inputs[at] ?? {}) : null;
    if (figures !== null)
      examples.directness.push({
        figures,
        isTrue: study.isDirect === true,
        weight: study.isDirect === true ? DIRECT_WEIGHT : study.isDirect === undefined ? UNKNOWN_WEIGHT : 1,
      });
    if (isLexical && study.isRelated && study.isNear !== undefined)
      examples.nearness.push({ figures: study.nearness, isTrue: study.isNear, weight: 1, directness: figures });
  }
}

/** What is found where the key study is not there, with scores as they would be; nothing where others may answer that nobody looked at. */
function withheld<Candidate extends MatchCandidate>(
  found: readonly Candidate[],
  { keyStudy, others }: DirectnessQuestion,
): Candidate[][] {
  if (keyStudy === null || others === 'unknown') return [];
  const left = found.filter((one) => one.found.article.pmid !== keyStudy);
  const best = Math.max(Number.MIN_VALUE, ...left.map(({ textScore }) => textScore));
  return [left.map((one) => ({ ...one, textScore: one.textScore / best }))];
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
