import {
  questionRanking,
  readQuestion,
  tokenise,
  type LiteratureIndex,
  type Query,
  type QuestionKnowledge,
  type QuestionRanking,
} from '@footnote/literature';
import type { FoundPassage, IndexedDocument, PassageSearch } from './document-index.ports.ts';
import { articlePassage, DOCUMENT_FIELD, passageArticle } from './passage-article.ts';
import type { SourceIndex } from './source-index.ports.ts';

/** Numbers the engine gives at once. */
const PAGE = 1_000;
/** Words of a question in another language than English that are looked for as they are. */
const MOST_OWN_WORDS = 60;

/** Puts different documents in the place of what there was of them, in one transaction. */
export async function putDocuments(index: SourceIndex, documents: readonly IndexedDocument[]): Promise<void> {
  await index.refresh?.();
  const deletions: string[] = [];
  for (const { documentId } of documents) deletions.push(...(await passageNumbers(index, documentId)));
  let number = (await firstNumber(index, documents)) - 1;
  const articles = documents.flatMap((document) =>
    document.read.passages.map((passage) => {
      number += 1;
      return passageArticle(number, document, passage);
    }),
  );
  if (articles.length + deletions.length > 0) await index.write({ articles, deletions });
}

/** Removes a document, in one transaction. */
export async function removeDocument(index: SourceIndex, documentId: string): Promise<void> {
  await index.refresh?.();
  const deletions = await passageNumbers(index, documentId);
  if (deletions.length > 0) await index.write({ articles: [], deletions });
}

/** The passages that answer a question best, best first. */
export async function searchPassages(
  { index, knowledge }: { index: LiteratureIndex; knowledge: QuestionKnowledge },
  { question, limit, documents }: PassageSearch,
  signal?: AbortSignal,
): Promise<FoundPassage[]> {
  const { rank, substitutes } = await passageRanking({ index, knowledge }, question);
  if (rank.length === 0 && substitutes.length === 0) return [];
  const query: Query =
    documents === undefined ? { type: 'all' } : { type: 'anyItem', fields: [DOCUMENT_FIELD], texts: documents };
  const sort = { by: 'relevance', order: 'desc' } as const;
  const { hits } = await index.search({ query, rank, substitutes, sort, limit, offset: 0 }, signal);
  const scores = new Map(hits.map(({ pmid, score }) => [pmid, score]));
  const articles = await index.articles(hits.map(({ pmid }) => pmid));
  return articles.map((article) => articlePassage(article, scores.get(article.pmid) ?? 0));
}

/** Ranks as articles are; documents may be in the language of the question, so that its own words count in any. */
async function passageRanking(
  deps: { index: LiteratureIndex; knowledge: QuestionKnowledge },
  question: string,
): Promise<QuestionRanking> {
  // Most words of a question are missing from a few documents: the nearest word they have is seldom the one that was meant.
  const index = { ...deps.index, similarWords: () => Promise.resolve([]) };
  const { readings, language, corrections } = await readQuestion(
    { ...deps, index },
    {
      question,
      history: [],
      previousMainQuestion: '',
    },
  );
  const ranking = await questionRanking(deps, { reading: readings[0], language, corrections });
  if (language === 'en') return ranking;
  const { function: little, question: asking } = deps.knowledge.words[language];
  const known = new Set(ranking.rank.map(({ text }) => text));
  const own = new Set(tokenise(question).map(({ word }) => word));
  const added = [...own].filter((word) => !known.has(word) && !little.has(word) && !asking.has(word));
  return {
    ...ranking,
    rank: [...ranking.rank, ...added.slice(0, MOST_OWN_WORDS).map((text) => ({ text, weight: 1 }))],
  };
}

async function passageNumbers(index: LiteratureIndex, documentId: string): Promise<string[]> {
  const query: Query = { type: 'item', fields: [DOCUMENT_FIELD], text: documentId, reach: 'whole' };
  const numbers: string[] = [];
  for (let total = 1; numbers.length < total;) {
    const page = await index.search({ ...NEWEST, query, limit: PAGE, offset: numbers.length });
    ({ total } = page);
    if (page.hits.length === 0) break;
    numbers.push(...page.hits.map(({ pmid }) => pmid));
  }
  return numbers;
}

async function firstNumber(index: SourceIndex, documents: readonly IndexedDocument[]): Promise<number> {
  const count = documents.reduce((sum, { read }) => sum + read.passages.length, 0);
  return index.claimNumbers === undefined ? (await highestNumber(index)) + 1 : index.claimNumbers(count);
}

async function highestNumber(index: LiteratureIndex): Promise<number> {
  const { hits } = await index.search({ ...NEWEST, query: { type: 'all' }, limit: 1, offset: 0 });
  return Number(hits[0]?.pmid ?? 0);
}

/** What is ranked by nothing comes by its number, the highest first. */
const NEWEST = { rank: null, sort: { by: 'relevance', order: 'desc' } } as const;
