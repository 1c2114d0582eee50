import {
  questionKnowledge,
  questionRanking,
  rankByMeaning,
  readQuestion,
  tokenise,
  type LiteratureIndex,
  type QuestionRanking,
  type RankTerm,
  type Substitute,
  type Understanding,
} from '@footnote/literature';
import { rankCandidates } from '../../apps/api/src/chat/rank/rank-candidates.ts';
import { retrieveArticles } from '../../apps/api/src/chat/retrieve/retrieve-articles.ts';
import { feedbackTerms } from './feedback-terms.ts';
import type { Corpus } from './retrieval-corpora.ts';

/** A question as every system gets it. */
export interface AskedQuestion {
  text: string;
  understanding: Understanding;
}

/** A way to find articles. */
export interface RetrievalSystem {
  name: string;
  /** Which of the corpora it searches. */
  corpus: 'imported' | 'untitled' | 'unstemmed' | 'plainly stemmed';
  /** PMIDs, the best first, at least 20 where there are as many. */
  find(question: AskedQuestion, corpus: Corpus): Promise<readonly string[]>;
}

type Ranked = Pick<QuestionRanking, 'rank' | 'substitutes'>;

const SHOWN = 20;
/** What is ordered by meaning. */
const ORDERED = 150;
const ALL = { type: 'all' } as const;
/** Age counts in the ranking of the chat; a fixed day keeps the figures. */
const TODAY = Date.UTC(2026, 10, 20);
const signal = new AbortController().signal;

/** Reads a question with the index that will be searched. */
export async function asked(text: string, index: LiteratureIndex): Promise<AskedQuestion> {
  const input = { question: text, history: [], previousMainQuestion: '' };
  return { text, understanding: await readQuestion({ index, knowledge: questionKnowledge() }, input) };
}

async function search(corpus: Corpus, ranked: Ranked): Promise<string[]> {
  return (await best(corpus, ranked, SHOWN)).map((hit) => hit.pmid);
}

async function best({ index, spell }: Corpus, { rank, substitutes }: Ranked, limit: number) {
  const respelled = (term: RankTerm): RankTerm => ({ ...term, text: spell(term.text) });
  const { hits } = await index.search({
    query: ALL,
    rank: rank.map(respelled),
    substitutes: substitutes.map(({ of, by }): Substitute => ({ of, by: by.map(respelled) })),
    sort: { by: 'relevance', order: 'desc' },
    limit,
    offset: 0,
  });
  return hits;
}

function distinctWords(text: string): string[] {
  return [...new Set(tokenise(text).map((token) => token.word))];
}

interface Left {
  index?: Pick<LiteratureIndex, 'abbreviations' | 'frequencies'>;
  understanding?: Understanding;
}

async function ours({ understanding }: AskedQuestion, { index }: Corpus, left: Left = {}): Promise<QuestionRanking> {
  const { readings, language, corrections } = left.understanding ?? understanding;
  const deps = { index: left.index ?? index, knowledge: questionKnowledge() };
  return questionRanking(deps, { reading: readings[0], language, corrections });
}

function withoutSynonyms(understanding: Understanding): Understanding {
  const [{ topics, ...reading }] = understanding.readings;
  return { ...understanding, readings: [{ ...reading, topics: topics.map((topic) => ({ ...topic, terms: [] })) }] };
}

function isJoined({ by }: Substitute, text: string): boolean {
  const words = distinctWords(text);
  return by.every((term) => !term.text.includes(' ') && !words.includes(term.text) && isMadeOf(term.text, words));
}

function isMadeOf(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.startsWith(word) && (text === word || isMadeOf(text.slice(word.length), words)));
}

async function chat({ understanding }: AskedQuestion, index: Corpus['index'], inFull: boolean): Promise<string[]> {
  const { candidates } = await retrieveArticles(index, { understanding, filter: ALL, chosen: false, signal });
  const ranked = rankCandidates(candidates, undefined, TODAY);
  if (!inFull) ranked.sort((left, right) => right.relevance - left.relevance);
  return ranked.map(({ article }) => article.pmid);
}

/** Our own search, with which the others are compared. */
export const OURS = 'simple search';

/** The systems in the order of the table. */
export const RETRIEVAL_SYSTEMS: readonly RetrievalSystem[] = [
  {
    name: 'BM25 as is: all words of the question',
    corpus: 'imported',
    find: ({ text }, corpus) =>
      search(corpus, { rank: distinctWords(text).map((word) => ({ text: word, weight: 1 })), substitutes: [] }),
  },
  { name: OURS, corpus: 'imported', find: async (question, corpus) => search(corpus, await ours(question, corpus)) },
  {
    name: '… without small words left out and everyday words lowered',
    corpus: 'imported',
    async find(question, corpus) {
      const { rank, substitutes } = await ours(question, corpus);
      const others = distinctWords(question.text).filter((word) => rank.every((term) => term.text !== word));
      const all = [...rank.map(({ text }) => text), ...others].map((text) => ({ text, weight: 1 }));
      return search(corpus, { rank: all, substitutes });
    },
  },
  {
    name: '… without synonyms of the lexicon',
    corpus: 'imported',
    async find(question, corpus) {
      const left = { understanding: withoutSynonyms(question.understanding) };
      return search(corpus, await ours(question, corpus, left));
    },
  },
  {
    name: '… without abbreviations learnt from the articles',
    corpus: 'imported',
    async find(question, corpus) {
      const index = { frequencies: (terms: readonly string[]) => corpus.index.frequencies(terms) };
      return search(corpus, await ours(question, corpus, { index }));
    },
  },
  {
    name: '… without hyphenated words written as one',
    corpus: 'imported',
    async find(question, corpus) {
      const { rank, substitutes } = await ours(question, corpus);
      return search(corpus, { rank, substitutes: substitutes.filter((group) => !isJoined(group, question.text)) });
    },
  },
  {
    name: '… with all of these added up instead of standing for words',
    corpus: 'imported',
    async find(question, corpus) {
      const { rank, substitutes } = await ours(question, corpus);
      return search(corpus, { rank: [...rank, ...substitutes.flatMap(({ by }) => by)], substitutes: [] });
    },
  },
  {
    name: '… without weight of the title',
    corpus: 'untitled',
    find: async (question, corpus) => search(corpus, await ours(question, corpus)),
  },
  {
    name: '… without stemming',
    corpus: 'unstemmed',
    find: async (question, corpus) => search(corpus, await ours(question, corpus)),
  },
  {
    name: '… without medical plurals and spellings in stemming',
    corpus: 'plainly stemmed',
    find: async (question, corpus) => search(corpus, await ours(question, corpus)),
  },
  {
    name: '… with pseudo-relevance feedback (left out)',
    corpus: 'imported',
    async find(question, corpus) {
      const { rank, substitutes } = await ours(question, corpus);
      const feedback = await feedbackTerms(corpus.index, { rank, substitutes });
      return search(corpus, { rank: [...rank, ...feedback], substitutes });
    },
  },
  {
    name: '… with word vectors learnt from the articles',
    corpus: 'imported',
    async find(question, corpus) {
      const ranked = await ours(question, corpus);
      const hits = await rankByMeaning(corpus.learnt, ranked.rank, await best(corpus, ranked, ORDERED));
      return hits.map((hit) => hit.pmid);
    },
  },
  { name: 'chat', corpus: 'imported', find: (question, corpus) => chat(question, corpus.index, true) },
  {
    name: '… with word vectors in the chat',
    corpus: 'imported',
    find: (question, corpus) => chat(question, corpus.learnt, true),
  },
  {
    name: '… without design, recency and impact',
    corpus: 'imported',
    find: (question, corpus) => chat(question, corpus.index, false),
  },
];
