import { err, ok, type Result } from '@footnote/domain';
import {
  LiteratureIndexFailure,
  questionKnowledge,
  searchPubmed,
  searchQuestion,
  type LiteratureIndex,
  type PubmedResult,
} from '@footnote/literature';

/** Text in PubMed's language, or a question in plain words; `limit` is 1 to 1,000 PMIDs. */
export type SearchCommand = { limit: number } & ({ pubmed: string } | { question: string });

/** What was found, newest first or most relevant first, and how the text was read. */
export type SearchAnswer = Pick<PubmedResult, 'total' | 'pmids' | 'explained'> & {
  issues: readonly { code: string; message: string; start: number; end: number }[];
};

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
  { question: text, limit }: { question: string; limit: number },
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const sort = { by: 'relevance', order: 'desc' } as const;
  const request = { text, filter: { type: 'all' }, sort, limit, offset: 0 } as const;
  return searchQuestion({ index, knowledge: questionKnowledge() }, request, signal);
}
