import { articleToCitation, type ArticleWithContext, type SearchAnswer } from '@footnote/domain';
import type { LiteratureIndex, Reading } from '@footnote/literature';
import type { AnswerChecker, AnswerModels, QuestionReader } from '../chat/chat.ports.ts';
import { overviewOfArticles } from '../chat/overview-of-articles.ts';

export interface SummariseDeps {
  literature: LiteratureIndex;
  answerModels: AnswerModels;
  answerChecker: AnswerChecker;
  questionReader: QuestionReader;
}

/** The overview of a page, as the answer has it. */
export type PageSummary = Pick<SearchAnswer, 'summary' | 'summary_checks' | 'summary_problem' | 'summary_problem_code'>;

export const NO_SUMMARY: PageSummary = {
  summary: '',
  summary_checks: null,
  summary_problem: '',
  summary_problem_code: '',
};

/** Articles of a page that its overview quotes. */
const MAX_SUMMARISED = 10;

export interface SummariseInput {
  /** What was looked for, in words; '' where a query tells it in its own language. */
  question: string;
  /** The page, in its order: reference n is the n-th of them. */
  articles: readonly ArticleWithContext[];
  signal: AbortSignal;
}

/**
 * Writes an overview of a page of results from sentences of its own articles and checks every sentence against them. A
 * writer that fails leaves the page without one and says why.
 */
export async function summarisePage(deps: SummariseDeps, input: SummariseInput): Promise<PageSummary> {
  const { articles, signal } = input;
  const answerModel = await deps.answerModels.current();
  const overview = {
    question: input.question === '' ? 'What do these articles report?' : input.question,
    reading: await readingOf(deps.questionReader, input.question),
    articles: articles.slice(0, MAX_SUMMARISED),
    citations: articles.map(articleToCitation),
    signal,
  };
  for await (const piece of overviewOfArticles({ ...deps, answerModel }, overview)) {
    if (piece.type === 'failure')
      return { ...NO_SUMMARY, summary_problem: piece.error.message, summary_problem_code: piece.error.code };
    if (piece.type === 'end') {
      const { markdown, writer, claims } = piece;
      return { ...NO_SUMMARY, summary: markdown, summary_checks: { writer, claims } };
    }
  }
  return NO_SUMMARY;
}

async function readingOf(questionReader: QuestionReader, question: string): Promise<Reading> {
  if (question === '') return { question, topics: [], optionalTerms: [], requiredTopics: [] };
  const { readings } = await questionReader.read({ question, history: [], previousMainQuestion: '' });
  return readings[0];
}
