import { writeFileSync } from 'node:fs';
import {
  boostedProbability,
  compareSentences,
  placeSentences,
  type ComparedSentence,
  type LiteratureIndex,
} from '@footnote/literature';
import { annotatedFindings, FINDINGS_FILE, isOfTunedHalf, type AnnotatedFinding } from './annotated-findings.ts';
import { share } from './ask-pipeline.ts';
import { clinicalIndex } from './clinical-index.ts';
import { COLLECTIONS, type ClinicalCollection } from './clinical-questions.ts';
import { learnBoosted } from './gradient-boosting.ts';
import { learnRanking, type RankingGroup } from './learn-ranking.ts';
import type { LearningRow } from './logistic-regression.ts';
import { markedStudies, readForSentences } from './marked-studies.ts';
import { hasPublicData } from './public-questions.ts';

const SENTENCES = '../../packages/literature/src/search/question/sentences';
const WEIGHTS_FILE = new URL(`${SENTENCES}/sentence-weights.ts`, import.meta.url);
const TREES_FILE = new URL(`${SENTENCES}/sentence-trees.ts`, import.meta.url);
/** How much large weights cost, in studies that are told wrongly. */
const PENALTY = 30;
const BOOSTING = { trees: 250, depth: 4, rate: 0.05, leastRows: 40, shrinkage: 5 };
/** A finding of a trial counts for so much of a question that a clinician asked: there are many more of them, and all of one kind. */
const FINDING_WEIGHT = 0.1;
const FOLDS = 5;
/** What is smaller is written as none. */
const LEAST_WEIGHT = 0.00005;
const SHORTEST_EVIDENCE = 30;
/** Of the sentences marked as telling a result, best first. */
const WORTH = [1, 0.8, 0.6];
/** A sentence that tells the result is not wrong as the headline. */
const WORTH_OF_RESULT = 0.4;

interface AnnotatedStudy extends RankingGroup {
  /** The same sentences by how well each says what follows from the study; of trials nobody marked them. */
  headlines?: RankingGroup['rows'];
  /** What one question or one trial has in common; never split between what is learnt from and what is tried. */
  question: string;
  set: string;
}

/**
 * Fits the weights that find the sentence of a study which tells what was asked: on the figures that the keys of the open half of
 * the clinical questions ask for, and on the sentences that physicians took findings of trials from. Prints how often the first
 * sentence is right when the questions are left out in turn.
 */
export async function trainSentences(): Promise<boolean> {
  if (!hasPublicData()) {
    console.error('The public test data is not beside the project.');
    return false;
  }
  const studies: AnnotatedStudy[] = [];
  for (const collection of COLLECTIONS) {
    const index = await clinicalIndex(collection);
    studies.push(...(await studiesOf(index, collection)));
    if (collection === 'abstracts') studies.push(...(await trialsOf(index)));
    await index.close();
  }
  const headlines = studies.flatMap((study) =>
    study.headlines === undefined ? [] : [{ ...study, rows: study.headlines }],
  );
  printLeftOut('result, by weights alone', studies, (some) => weighed(some));
  printLeftOut('result', studies, (some) => {
    const [linear, trees] = [weighed(some), learnBoosted(rowsOf(some), BOOSTING)];
    return (figures) => linear(figures) + Math.log(boostedProbability(trees, figures));
  });
  printLeftOut('headline', headlines, (some) => weighed(some));
  writeFileSync(
    WEIGHTS_FILE,
    `/** Fitted by \`npm run train -- sentences\`; not to be edited by hand. */
export const RESULT_WEIGHTS: Readonly<Record<string, number>> = {
${written(learnRanking(studies, PENALTY))}
};

export const HEADLINE_WEIGHTS: Readonly<Record<string, number>> = {
${written(learnRanking(headlines, PENALTY))}
};
`,
  );
  writeFileSync(
    TREES_FILE,
    `import type { BoostedTrees } from '../frame/directness/boosted-trees.ts';

/** Fitted by \`npm run train -- sentences\`; not to be edited by hand. */
export const RESULT_TREES: BoostedTrees = ${JSON.stringify(learnBoosted(rowsOf(studies), BOOSTING))};
`,
  );
  return true;
}

/** Every sentence by itself: how well those marked answer is how much they count. */
function rowsOf(studies: readonly AnnotatedStudy[]): LearningRow[] {
  return studies
    .filter(({ rows }) => rows.some(({ worth }) => worth > 0))
    .flatMap(({ rows, weight }) =>
      rows.map(({ figures, worth }) => ({ figures, isTrue: worth > 0, weight: weight * (worth > 0 ? worth : 1) })),
    );
}

/** How well a sentence answers beside the others of its study. */
type Score = (figures: Readonly<Record<string, number>>) => number;

function weighed(studies: readonly RankingGroup[]): Score {
  const weights = learnRanking(studies, PENALTY);
  return (figures) => Object.entries(figures).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0);
}

function written(weights: Readonly<Record<string, number>>): string {
  return Object.entries(weights)
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
    .map(([name, weight]) => `  ${name.includes('-') ? `'${name}'` : name}: ${weight.toFixed(4)},`)
    .join('\n');
}

async function studiesOf(index: LiteratureIndex, collection: ClinicalCollection): Promise<AnnotatedStudy[]> {
  const marked = await markedStudies(index, collection);
  return marked.map(({ marks: { question, result, headline }, article, asked }) => {
    const compared = compareSentences(placeSentences(article.abstract), asked, article.title);
    return {
      question,
      set: question.startsWith('W') ? 'written' : collection,
      weight: 1,
      rows: compared.map(({ start, features }) => ({ figures: features, worth: WORTH[result.indexOf(start)] ?? 0 })),
      headlines: compared.map(({ start, features }) => ({
        figures: features,
        worth: start === headline ? 1 : result.includes(start) ? WORTH_OF_RESULT : 0,
      })),
    };
  });
}

async function trialsOf(index: LiteratureIndex): Promise<AnnotatedStudy[]> {
  const findings = annotatedFindings(FINDINGS_FILE).filter((one) => isOfTunedHalf(one) && one.abstract.length > 0);
  const studies: AnnotatedStudy[] = [];
  for (const [at, finding] of findings.entries()) {
    const { intervention, comparator, outcome } = finding.asked;
    const question =
      at % 2 === 0
        ? `Does ${intervention} compared with ${comparator} affect ${outcome}?`
        : `${intervention} or ${comparator}: ${outcome}?`;
    const asked = await readForSentences(index, question);
    const rows = compareSentences(placeSentences(finding.abstract), asked).map((sentence) => ({
      figures: sentence.features,
      worth: isQuoted(sentence, finding) ? 1 : 0,
    }));
    studies.push({ question: finding.article, set: 'trials', weight: FINDING_WEIGHT, rows });
  }
  return studies;
}

/** Whether physicians took the finding from a sentence; what only concludes is no place to read one from. */
function isQuoted({ text, part }: ComparedSentence, { evidence }: AnnotatedFinding): boolean {
  if (part === 'conclusions') return false;
  const sentence = plain(text);
  return evidence
    .map(plain)
    .some((quoted) => quoted.length > SHORTEST_EVIDENCE && (quoted.includes(sentence) || sentence.includes(quoted)));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\W+/g, ' ').trim();
}

function printLeftOut(
  what: string,
  studies: readonly AnnotatedStudy[],
  learn: (studies: readonly AnnotatedStudy[]) => Score,
): void {
  const questions = [...new Set(studies.map(({ question }) => question))];
  const foldOf = new Map(questions.map((question, at) => [question, at % FOLDS]));
  const judged = studies.filter(({ rows }) => rows.some(({ worth }) => worth > 0));
  const right = new Map<string, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const score = learn(studies.filter(({ question }) => foldOf.get(question) !== fold));
    for (const { question, set, rows } of judged) {
      if (foldOf.get(question) !== fold) continue;
      const scores = rows.map(({ figures }) => score(figures));
      const first = rows[scores.indexOf(Math.max(...scores))];
      if (first !== undefined && first.worth > 0) right.set(set, (right.get(set) ?? 0) + 1);
    }
  }
  for (const set of new Set(judged.map((study) => study.set)))
    console.log(
      `${what}, ${set}: first sentence right ${share(right.get(set) ?? 0, judged.filter((study) => study.set === set).length)}`,
    );
}
