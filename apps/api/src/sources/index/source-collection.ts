import type { Article } from '@footnote/domain';
import {
  joinRankings,
  plainWordsBeside,
  questionRanking,
  readQuestion,
  stemWord,
  tokenise,
  type EmbeddingModel,
  type LiteratureIndex,
  type Query,
  type QuestionKnowledge,
  type QuestionRanking,
  type SearchHit,
} from '@footnote/literature';
import type { FoundPassage, IndexedDocument, LackingPassage, PassageSearch } from './document-index.ports.ts';
import { articlePassage, DOCUMENT_FIELD, embeddedText, passageArticle } from './passage-article.ts';
import type { SourceIndex } from './source-index.ports.ts';

/** Numbers the engine gives at once. */
const PAGE = 1_000;
/** Passages that are found by their meaning: there is always a nearest one, however far it is. */
const MOST_NEAR = 60;
/** Words of a question in another language than English that are looked for as they are. */
const MOST_OWN_WORDS = 60;
/** Words that papers may say in the place of those of a question, and what each weighs. */
const MOST_PLAIN_WORDS = 120;
const PLAIN_WEIGHT = 0.05;

/** Puts different documents in the place of what there was of them, in one transaction. */
export async function putDocuments(index: SourceIndex, documents: readonly IndexedDocument[]): Promise<void> {
  await index.refresh?.();
  const deletions: string[] = [];
  const changed: IndexedDocument[] = [];
  for (const document of documents) {
    const numbers = await passageNumbers(index, document.documentId);
    // What is there already keeps its embeddings.
    if (index.embeddings !== undefined && (await isHeld(index, document, numbers.toReversed()))) continue;
    deletions.push(...numbers);
    changed.push(document);
  }
  if (changed.length === 0) return;
  let number = (await firstNumber(index, changed)) - 1;
  const articles = changed.flatMap((document) =>
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
  search: PassageSearch,
  signal?: AbortSignal,
): Promise<FoundPassage[]> {
  const { question, limit } = search;
  const query = searchedIn(search);
  const isWithin = search.documents !== undefined;
  const byWords = await rankedByWords({ index, knowledge }, { question, query, limit, isWithin }, signal);
  const { nearest, cosines } = await rankedByMeaning(index, { query, byWords, search }, signal);
  const joined = joinRankings(
    byWords.map(({ pmid, score }) => ({ key: pmid, score })),
    nearest,
    new Set(byWords.flatMap(({ pmid }) => (cosines.has(pmid) ? [] : [pmid]))),
  ).slice(0, limit);
  const scores = new Map(joined.map(({ key, score }) => [key, score]));
  const articles = await index.articles([...scores.keys()]);
  return articles.map((article) => {
    const nearness = cosines.get(article.pmid);
    const passage = articlePassage(article, scores.get(article.pmid) ?? 0);
    return nearness === undefined ? passage : { ...passage, nearness };
  });
}

function searchedIn({ documents, without = [] }: Pick<PassageSearch, 'documents' | 'without'>): Query {
  const among = (texts: readonly string[]): Query => ({ type: 'anyItem', fields: [DOCUMENT_FIELD], texts });
  const within: Query = documents === undefined ? { type: 'all' } : among(documents);
  if (without.length === 0) return within;
  return { type: 'and', of: [within, { type: 'not', query: among(without) }] };
}

/** The nearest passages, and how near these and those found by words are, as far as they have a vector. */
async function rankedByMeaning(
  { embeddings }: LiteratureIndex,
  {
    query,
    byWords,
    search: { embedded, limit },
  }: { query: Query; byWords: readonly SearchHit[]; search: PassageSearch },
  signal: AbortSignal | undefined,
): Promise<{ nearest: string[]; cosines: Map<string, number> }> {
  const cosines = new Map<string, number>();
  if (embedded === undefined || embeddings === undefined) return { nearest: [], cosines };
  const add = async (asked: { query: Query; limit: number }) => {
    const near = await embeddings.nearest({ ...embedded, ...asked }, signal);
    for (const { pmid, cosine } of near) cosines.set(pmid, cosine);
  };
  await add({ query, limit: Math.min(limit, MOST_NEAR) });
  const nearest = [...cosines.keys()];
  const others = byWords.map(({ pmid }) => pmid).filter((pmid) => !cosines.has(pmid));
  if (nearest.length > 0 && others.length > 0)
    await add({ query: { type: 'eq', column: 'pmid', values: others.map(Number) }, limit: others.length });
  return { nearest, cosines };
}

async function rankedByWords(
  deps: { index: LiteratureIndex; knowledge: QuestionKnowledge },
  { question, query, limit, isWithin }: { question: string; query: Query; limit: number; isWithin: boolean },
  signal: AbortSignal | undefined,
): Promise<readonly SearchHit[]> {
  const { rank, substitutes } = await passageRanking(deps, { question, isWithin });
  if (rank.length === 0 && substitutes.length === 0) return [];
  const sort = { by: 'relevance', order: 'desc' } as const;
  const { hits } = await deps.index.search({ query, rank, substitutes, sort, limit, offset: 0 }, signal);
  return hits;
}

/** Passages that this model did not embed. */
export async function lackingPassages(
  index: LiteratureIndex,
  documentId: string | undefined,
  { model, after, limit }: { model: EmbeddingModel; after: string | null; limit: number },
): Promise<LackingPassage[]> {
  const page = { query: passagesOf(documentId), after, limit };
  const numbers = (await index.embeddings?.lacking(model, page)) ?? [];
  return (await index.articles(numbers)).map(lackingPassage);
}

/** Keeps vectors of the passages that are still what was embedded; nothing else may write meanwhile. */
export async function writeEmbeddings(
  index: LiteratureIndex,
  model: EmbeddingModel,
  vectors: readonly { passage: LackingPassage; vector: Float32Array | null }[],
): Promise<void> {
  // A number may be another passage's by now.
  const articles = await index.articles(vectors.map(({ passage: { number } }) => number));
  const held = new Map(articles.map((article) => [article.pmid, lackingPassage(article)]));
  const same = vectors.filter(({ passage: { number, documentId, text } }) => {
    const now = held.get(number);
    return now?.documentId === documentId && now.text === text;
  });
  await index.embeddings?.write(
    model,
    same.map(({ passage: { number }, vector }) => ({ pmid: number, vector })),
  );
}

/** All passages of a document, or of its source. */
export function passagesOf(documentId: string | undefined): Query {
  if (documentId === undefined) return { type: 'all' };
  return { type: 'item', fields: [DOCUMENT_FIELD], text: documentId, reach: 'whole' };
}

function lackingPassage(article: Article): LackingPassage {
  return { number: article.pmid, documentId: article.journal.issn, text: embeddedText(article) };
}

/** Whether passages with these numbers, in order, are those of a document. */
async function isHeld(index: LiteratureIndex, document: IndexedDocument, numbers: readonly string[]): Promise<boolean> {
  const { passages } = document.read;
  if (numbers.length !== passages.length) return false;
  for (let from = 0; from < numbers.length; from += PAGE) {
    const articles = await index.articles(numbers.slice(from, from + PAGE));
    for (const [at, { pmid, abstract, keywords }] of articles.entries()) {
      const passage = passages[from + at];
      if (passage === undefined) return false;
      const wanted = passageArticle(Number(pmid), document, passage);
      const isSame = JSON.stringify([abstract, keywords]) === JSON.stringify([wanted.abstract, wanted.keywords]);
      if (!isSame) return false;
    }
  }
  return true;
}

/**
 * Ranks as articles are; documents may be in the language of the question, so that its own words count in any. Within chosen documents, where it is
 * known what they are about, what papers say in the place of everyday words finds passages, too.
 */
async function passageRanking(
  deps: { index: LiteratureIndex; knowledge: QuestionKnowledge },
  { question, isWithin }: { question: string; isWithin: boolean },
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
  // A few documents do not tell how seldom something is called as the question calls it.
  const uncounted = {
    ...deps.index,
    frequencies: (terms: readonly string[]) => Promise.resolve(terms.map((word) => ({ word, articles: 0 }))),
  };
  const ranking = await questionRanking({ ...deps, index: uncounted }, { reading: readings[0], language, corrections });
  const { function: little, question: asking } = deps.knowledge.words[language];
  const known = new Set(ranking.rank.map(({ text }) => text));
  const own = new Set(tokenise(question).map(({ word }) => word));
  const telling = [...own].filter((word) => !little.has(word) && !asking.has(word));
  if (language === 'en') return isWithin ? withPlainWords(ranking, telling) : ranking;
  const added = telling.filter((word) => !known.has(word));
  return {
    ...ranking,
    rank: [...ranking.rank, ...added.slice(0, MOST_OWN_WORDS).map((text) => ({ text, weight: 1 }))],
  };
}

/** Adds what papers may say in the place of these words: it finds passages, and hardly counts beside the words themselves. */
function withPlainWords(ranking: QuestionRanking, words: readonly string[]): QuestionRanking {
  const known = new Set(ranking.rank.map(({ text }) => text));
  const beside = new Set(words.flatMap((word) => [...plainWordsBeside(stemWord(word))]));
  const added = [...beside].filter((word) => !known.has(word)).slice(0, MOST_PLAIN_WORDS);
  return { ...ranking, rank: [...ranking.rank, ...added.map((text) => ({ text, weight: PLAIN_WEIGHT }))] };
}

async function passageNumbers(index: LiteratureIndex, documentId: string): Promise<string[]> {
  const query = passagesOf(documentId);
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
