import { err, ok, type Result } from '@footnote/domain';
import {
  LiteratureIndexFailure,
  questionKnowledge,
  readQuestion,
  searchPubmed,
  searchString,
  type LiteratureIndex,
  type PubmedResult,
} from '@footnote/literature';
import { questionTerms } from './question-terms.ts';

/** Text in PubMed's language, or a question in plain words; `limit` is 1 to 1,000 PMIDs. */
export type SearchCommand = { limit: number } & ({ pubmed: string } | { question: string });

/** What was found, newest first or most relevant first, and how the text was read. */
export type SearchAnswer = Pick<PubmedResult, 'total' | 'pmids' | 'explained'> & {
  issues: readonly { code: string; message: string; start: number; end: number }[];
};

/** Terms one search is ranked by; a question pasted with a whole article has more words. */
const MOST_TERMS = 400;

/** Searches the index; the error is one sentence for readers. */
export async function searchLiterature(
  literature: LiteratureIndex,
  command: SearchCommand,
  signal: AbortSignal,
): Promise<Result<SearchAnswer, string>> {
  try {
    return ok(
      await ('pubmed' in command ? byQuery(literature, command, signal) : byQuestion(literature, command, signal)),
    );
  } catch (error) {
    if (error instanceof LiteratureIndexFailure) return err(error.message);
    throw error;
  }
}

function byQuery(
  index: LiteratureIndex,
  { pubmed, limit }: { pubmed: string; limit: number },
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const sort = { by: 'recency', order: 'desc' } as const;
  return searchPubmed({ index, today: new Date() }, { text: pubmed, sort, limit, offset: 0 }, signal);
}

async function byQuestion(
  index: LiteratureIndex,
  { question, limit }: { question: string; limit: number },
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const input = { question, history: [], previousMainQuestion: '' };
  const knowledge = questionKnowledge();
  const understanding = await readQuestion({ index, knowledge }, input);
  const [reading] = understanding.readings;
  const rank = questionTerms(understanding, knowledge).slice(0, MOST_TERMS);
  const sort = { by: 'relevance', order: 'desc' } as const;
  const request = { query: { type: 'all' } as const, rank, sort, limit, offset: 0 };
  const { total, hits } = rank.length === 0 ? { total: 0, hits: [] } : await index.search(request, signal);
  const required = reading.topics.filter((topic) => topic.required);
  const others = reading.topics.filter((topic) => !topic.required);
  const span = { start: 0, end: question.length };
  return {
    total,
    pmids: hits.map((hit) => hit.pmid),
    issues: understanding.corrections.map(({ from, to }) => ({
      code: 'spelling-corrected',
      message: `“${from}” was read as “${to}”.`,
      ...span,
    })),
    explained: [{ ...span, level: 0, text: question, reading: searchString(required, others, []), articles: total }],
  };
}
