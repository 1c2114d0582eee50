import { writeFileSync } from 'node:fs';
import {
  compareSentences,
  placeSentences,
  questionContent,
  questionKnowledge,
  readQuestion,
  readQuestionFrame,
  type AskedOfSentences,
  type ComparedSentence,
  type LiteratureIndex,
} from '@footnote/literature';
import { annotatedFindings, FINDINGS_FILE, isOfTunedHalf, type AnnotatedFinding } from './annotated-findings.ts';
import { share } from './ask-pipeline.ts';
import { clinicalIndex } from './clinical-index.ts';
import {
  clinicalQuestions,
  COLLECTIONS,
  type ClinicalCollection,
  type ClinicalQuestion,
} from './clinical-questions.ts';
import { holdsFigure } from './holds-figure.ts';
import { learnRanking, type RankingGroup } from './learn-ranking.ts';
import { hasPublicData } from './public-questions.ts';

const FILE = new URL('../../packages/literature/src/search/question/sentences/sentence-weights.ts', import.meta.url);
/** How much large weights cost, in studies that are told wrongly. */
const PENALTY = 15;
/** A finding of a trial counts for so much of a question that a clinician asked: there are many more of them, and all of one kind. */
const FINDING_WEIGHT = 0.1;
const FOLDS = 5;
const SHORTEST_EVIDENCE = 30;

interface AnnotatedStudy extends RankingGroup {
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
  printLeftOut(studies);
  const weights = Object.entries(learnRanking(studies, PENALTY));
  const lines = weights.map(([name, weight]) => `  ${name.includes('-') ? `'${name}'` : name}: ${weight.toFixed(4)},`);
  writeFileSync(
    FILE,
    `/** Fitted by \`npm run train -- sentences\`; not to be edited by hand. */
export const SENTENCE_WEIGHTS: Readonly<Record<string, number>> = {
${lines.join('\n')}
};
`,
  );
  return true;
}

async function studiesOf(index: LiteratureIndex, collection: ClinicalCollection): Promise<AnnotatedStudy[]> {
  const studies: AnnotatedStudy[] = [];
  for (const key of clinicalQuestions(collection, 'open').filter(({ figures }) => figures.length > 0)) {
    const asked = await understand(index, key.question);
    for (const { abstract } of await index.articles(key.direct.map(({ pmid }) => pmid)))
      studies.push({
        question: key.id,
        set: collection,
        weight: 1,
        rows: compareSentences(placeSentences(abstract), asked).map((sentence) => ({
          figures: sentence.features,
          worth: figureShare(sentence, key),
        })),
      });
  }
  return studies;
}

function figureShare({ text }: ComparedSentence, { figures }: ClinicalQuestion): number {
  return figures.filter((forms) => forms.some((form) => holdsFigure(text, form))).length / figures.length;
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
    const asked = await understand(index, question);
    const rows = compareSentences(placeSentences(finding.abstract), asked).map((sentence) => ({
      figures: sentence.features,
      worth: isQuoted(sentence, finding) ? 1 : 0,
    }));
    studies.push({ question: finding.article, set: 'trials', weight: FINDING_WEIGHT, rows });
  }
  return studies;
}

/** Whether physicians took the finding from a sentence with figures; what only concludes is no place to read one from. */
function isQuoted({ text, part }: ComparedSentence, { evidence }: AnnotatedFinding): boolean {
  if (part === 'conclusions' || !/\d/.test(text)) return false;
  const sentence = plain(text);
  return evidence
    .map(plain)
    .some((quoted) => quoted.length > SHORTEST_EVIDENCE && (quoted.includes(sentence) || sentence.includes(quoted)));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\W+/g, ' ').trim();
}

async function understand(index: LiteratureIndex, question: string): Promise<AskedOfSentences> {
  const knowledge = questionKnowledge();
  const understanding = await readQuestion({ index, knowledge }, { question, history: [], previousMainQuestion: '' });
  const [reading] = understanding.readings;
  const { articles } = await index.stats();
  return { asked: readQuestionFrame(reading), content: await questionContent(index, reading, articles), knowledge };
}

function printLeftOut(studies: readonly AnnotatedStudy[]): void {
  const questions = [...new Set(studies.map(({ question }) => question))];
  const foldOf = new Map(questions.map((question, at) => [question, at % FOLDS]));
  const judged = studies.filter(({ rows }) => rows.some(({ worth }) => worth > 0));
  const right = new Map<string, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = learnRanking(
      studies.filter(({ question }) => foldOf.get(question) !== fold),
      PENALTY,
    );
    for (const { question, set, rows } of judged) {
      if (foldOf.get(question) !== fold) continue;
      const scores = rows.map(({ figures }) =>
        Object.entries(figures).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0),
      );
      const first = rows[scores.indexOf(Math.max(...scores))];
      if (first !== undefined && first.worth > 0) right.set(set, (right.get(set) ?? 0) + 1);
    }
  }
  for (const set of new Set(judged.map((study) => study.set)))
    console.log(
      `${set}: first sentence right ${share(right.get(set) ?? 0, judged.filter((study) => study.set === set).length)}`,
    );
}
