import { writeFileSync } from 'node:fs';
import { logOdds, probabilityOf, type LinearModel } from '@footnote/domain';
import {
  comparePassages,
  documentInputs,
  matchStudies,
  questionContent,
  questionKnowledge,
  readQuestion,
  readQuestionFrame,
} from '@footnote/literature';
import { assessDocuments, comparable } from '../../apps/api/src/chat/retrieve/retrieve-articles.ts';
import { DIRECT_DOCUMENT_FROM } from '../../apps/api/src/chat/retrieve/documents/match-document.ts';
import type { FindPassages } from '../../apps/api/src/chat/retrieve/documents/search-documents.ts';
import { share } from './ask-pipeline.ts';
import { documentQuestions, passagesWith, type DocumentQuestion } from './documents/document-questions.ts';
import type { IngestedArticles } from './documents/ingest-articles.ts';
import { withArticles, type OpenedArticles } from './documents/with-articles.ts';
import { learnLogistic, type LearningRow } from './logistic-regression.ts';
import { learnRanking, type RankingGroup } from './learn-ranking.ts';

/** The questions that are open to whoever works on this; the others are for asking alone. */
const QUESTIONS = [
  'open',
  'asked-once',
  'second-asked-once',
  'third-asked-once',
  'fourth-asked-once',
  'fifth-open',
  'sixth-open',
  'sixth-asked-once',
  'seventh-open',
  'seventh-asked-once',
  'eighth-open',
].map((name) => new URL(`document-questions/${name}.jsonl`, import.meta.url));
const FOLDER = new URL('../../packages/literature/src/search/question/passages/', import.meta.url);
const FOLDS = 10;
/** How much large weights cost: in questions of passages, and the inverse of it for documents. */
const PENALTY = 3;
const STRENGTH = 0.3;
/** The one document that answers weighs as much as so many of the others that were found. */
const RIGHT_WEIGHT = 4;
const MOST_PAGES = 4;

interface RankedPassages extends RankingGroup {
  pages: readonly number[];
  right: ReadonlySet<number>;
}

interface DocumentRow extends LearningRow {
  /** Of the right document, of others beside it, or of others after it was deleted; of a question that none answers. */
  of: 'right' | 'beside' | 'deleted' | 'trap';
}

interface Examples {
  passages: RankedPassages[];
  documents: DocumentRow[][];
}

/**
 * Fits what passages of a document, and what documents, answer a question by, on the open questions to documents: each as asked, and
 * once more with its document deleted. Prints how often they are right when a tenth of the questions is left out in turn.
 */
export async function trainDocuments(options: readonly string[]): Promise<boolean> {
  const examples = await withArticles(options, async (opened) => {
    const all: Examples = { passages: [], documents: [] };
    for (const question of QUESTIONS.flatMap((file) => documentQuestions(file)))
      await addExamples(all, opened, question);
    return all;
  });
  if (examples === null) return false;
  printLeftOut(examples);
  write('passage-weights', passageWeights(learnRanking(examples.passages, PENALTY)));
  write('document-model', documentModel(learnLogistic(examples.documents.flat(), STRENGTH)));
  return true;
}

async function addExamples(
  examples: Examples,
  { literature, ingested }: OpenedArticles,
  { question, pmcid = '', evidence }: DocumentQuestion,
): Promise<void> {
  const knowledge = questionKnowledge();
  const understanding = await readQuestion(
    { index: literature, knowledge },
    { question, history: [], previousMainQuestion: '' },
  );
  const [reading] = understanding.readings;
  const { articles } = await literature.stats();
  const content = await questionContent(literature, reading, articles);
  const findPassages = passageFinder(ingested);
  const rowsOf = async (of: DocumentRow['of']): Promise<DocumentRow[]> => {
    const found = await assessDocuments(literature, { reading, content }, { findPassages, understanding });
    const candidates = comparable(found, { reading, content, articles });
    const asked = readQuestionFrame(reading);
    const matches = matchStudies(knowledge, { asked, content, collectionSize: articles, candidates });
    return candidates.flatMap(({ document, textScore, missing }, at) => {
      const match = matches[at];
      if (document === undefined || match === undefined) return [];
      const isTrue = document.documentId === pmcid;
      const figures = documentInputs(document.figures, { textScore, match, missing: missing.length });
      return [{ figures, isTrue, weight: isTrue ? RIGHT_WEIGHT : 1, of: isTrue ? ('right' as const) : of }];
    });
  };
  const own = ingested.documents.get(pmcid);
  if (own === undefined || evidence === undefined) {
    examples.documents.push(await rowsOf('trap'));
    return;
  }
  const rows = await rowsOf('beside');
  await ingested.index.remove(own.indexed);
  rows.push(...(await rowsOf('deleted')));
  await ingested.index.put(own.indexed);
  examples.documents.push(rows);
  const { passages } = own.indexed.read;
  const right = passagesWith(passages, [evidence.anchor, ...evidence.also]);
  const compared = comparePassages(passages, { question: reading.question, content, knowledge });
  examples.passages.push({
    weight: 1,
    rows: compared.map(({ figures }, at) => ({ figures, worth: right.has(at) ? 1 : 0 })),
    pages: passages.map(({ page }) => page),
    right: new Set([...right].flatMap((at) => passages[at]?.page ?? [])),
  });
}

function passageFinder({ index, sourceId }: IngestedArticles): FindPassages {
  return async (question, documents) => {
    const found = await index.search(
      documents === undefined
        ? { sourceId, question, limit: 60 }
        : { sourceId, question, limit: 1_000, documents: [...documents] },
    );
    const best = found[0]?.score ?? 1;
    return found.map((one) => ({
      ...one,
      score: one.score / best,
      source: { id: sourceId, name: sourceId },
      dois: [],
      pmid: null,
    }));
  };
}

function printLeftOut({ passages, documents }: Examples): void {
  const known = passages.filter(({ right }) => right.size > 0);
  const byFold = Array.from({ length: FOLDS }, (_, fold) => learnRanking(leftOut(known, fold), PENALTY));
  const places = known.map((group, at) => {
    const weights = byFold[at % FOLDS] ?? {};
    const scores = group.rows.map(({ figures }) => weighed(weights, figures));
    const best = scores.map((_, one) => one).toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
    const pages = [...new Set(best.map((one) => group.pages[one] ?? 0))];
    return pages.findIndex((page) => group.right.has(page));
  });
  console.log(`right page first: ${share(places.filter((place) => place === 0).length, places.length)}`);
  console.log(
    `right page among ${MOST_PAGES}: ${share(places.filter((place) => place < MOST_PAGES).length, places.length)}`,
  );
  const models = Array.from({ length: FOLDS }, (_, fold) => learnLogistic(leftOut(documents, fold).flat(), STRENGTH));
  const likeliest = documents.map((rows, at) => {
    const model = models[at % FOLDS];
    if (model === undefined) throw new Error('A question in no fold.');
    return (of: DocumentRow['of']) =>
      rows.some((row) => row.of === of && probabilityOf(logOdds(model, row.figures)) >= DIRECT_DOCUMENT_FROM);
  });
  const having = (of: DocumentRow['of']) =>
    likeliest.filter((_, at) => documents[at]?.some((row) => row.of === of) === true);
  for (const kind of ['right', 'deleted', 'trap'] as const)
    console.log(
      `${kind}: answered ${share(having(kind).filter((isAnswered) => isAnswered(kind)).length, having(kind).length)}`,
    );
}

function leftOut<One>(all: readonly One[], at: number): One[] {
  return all.filter((_, other) => other % FOLDS !== at % FOLDS);
}

function weighed(weights: Readonly<Record<string, number>>, figures: Readonly<Record<string, number>>): number {
  return Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (figures[name] ?? 0), 0);
}

const HEAD = '/** Fitted by `npm run train -- documents`; not to be edited by hand. */';

function write(name: string, text: string): void {
  writeFileSync(new URL(`${name}.ts`, FOLDER), text);
}

function lines(weights: Readonly<Record<string, number>>, indent: string): string {
  return Object.entries(weights)
    .map(([name, weight]) => `${indent}${name}: ${Number(weight.toFixed(4))},`)
    .join('\n');
}

function passageWeights(weights: Readonly<Record<string, number>>): string {
  return `${HEAD}\nexport const PASSAGE_WEIGHTS: Readonly<Record<string, number>> = {\n${lines(weights, '  ')}\n};\n`;
}

function documentModel({ bias, weights }: LinearModel): string {
  return `import type { LinearModel } from '@footnote/domain';

${HEAD}
export const DOCUMENT_MODEL: LinearModel = {
  bias: ${Number(bias.toFixed(4))},
  weights: {
${lines(weights, '    ')}
  },
};
`;
}
