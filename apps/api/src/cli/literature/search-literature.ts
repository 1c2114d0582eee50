import { err, ok, SEARCH_ERRORS, searchParametersSchema, type PicoSearch, type Result } from '@footnote/domain';
import {
  LiteratureIndexFailure,
  openTextReader,
  questionKnowledge,
  searchPubmed,
  searchQuestion,
  type ExplainedClause,
  type LiteratureIndex,
  type PubmedResult,
} from '@footnote/literature';
import { findArticles } from '../../search/find-articles.ts';
import { listsOnce } from '../../search/lists-once.ts';
import { searchCall } from '../../search/search-call.ts';

/**
 * Text in PubMed's language, a question in plain words, or the clauses of a clinical question; `limit` is 1 to 1,000
 * PMIDs, and null for the page that the clauses came with.
 */
export type SearchCommand =
  | { pubmed: string; limit: number }
  | { question: string; limit: number }
  | { pico: PicoSearch; limit: number | null };

/** What was found, newest first or most relevant first, and how the text was read, in English. */
export interface SearchAnswer {
  total: number;
  pmids: readonly string[];
  issues: readonly { code: string; message: string; start: number; end: number }[];
  explained: readonly Omit<ExplainedClause, 'phrases'>[];
}

type Found = Pick<PubmedResult, 'total' | 'pmids' | 'explained'> & Pick<SearchAnswer, 'issues'>;

function inEnglish({ total, pmids, issues, explained }: Found): SearchAnswer {
  return {
    total,
    pmids,
    issues: issues.map(({ code, message, start, end }) => ({ code, message, start, end })),
    explained: explained.map(({ start, end, level, text, reading, articles }) => {
      return { start, end, level, text, reading, articles };
    }),
  };
}

/** Searches the index; the error is one sentence for users. */
export async function searchLiterature(
  literature: LiteratureIndex,
  command: SearchCommand,
  signal: AbortSignal,
): Promise<Result<SearchAnswer, string>> {
  try {
    if ('pico' in command) return await byClauses(literature, command, signal);
    return ok(
      await ('pubmed' in command ? byQuery(literature, command, signal) : byQuestion(literature, command, signal)),
    );
  } catch (error) {
    if (error instanceof LiteratureIndexFailure) return err(error.message);
    throw error;
  }
}

async function byQuery(
  index: LiteratureIndex,
  { pubmed, limit }: { pubmed: string; limit: number },
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const sort = { by: 'recency', order: 'desc' } as const;
  const deps = { index, today: new Date() };
  const found = await searchPubmed(deps, { text: pubmed, sort, limit, offset: 0 }, signal);
  return inEnglish({ ...found, explained: listsOnce(found.explained) });
}

async function byClauses(
  literature: LiteratureIndex,
  { pico, limit }: Extract<SearchCommand, { pico: PicoSearch }>,
  signal: AbortSignal,
): Promise<Result<SearchAnswer, string>> {
  const body = limit === null ? pico : { ...pico, page_size: limit, page: 1 };
  const call = searchCall({ mode: 'pico', body }, searchParametersSchema.parse({}));
  const textReader = openTextReader(literature);
  try {
    const found = await findArticles({ literature, textReader, now: Date.now }, call, signal);
    return found.ok ? ok(inEnglish(found.value)) : err(SEARCH_ERRORS.definitions[found.error].message);
  } finally {
    await textReader.close();
  }
}

async function byQuestion(
  index: LiteratureIndex,
  { question: text, limit }: { question: string; limit: number },
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const sort = { by: 'relevance', order: 'desc' } as const;
  const request = { text, filter: { type: 'all' }, sort, limit, offset: 0 } as const;
  return inEnglish(await searchQuestion({ index, knowledge: questionKnowledge() }, request, signal));
}
