import { articleToCitation, type ArticleWithContext, type SearchAnswer } from '@footnote/domain';
import type { Reading } from '@footnote/literature';
import type { AnswerChecker, AnswerModel, NumberedEvidence, QuestionReader } from '../chat/chat.ports.ts';
import { readEvidence } from '../chat/read/read-evidence.ts';
import { writeAnswer } from '../chat/write/write-answer.ts';

export interface SummariseDeps {
  answerModel: AnswerModel;
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
  const evidence = await evidenceOf(deps, input);
  if (evidence.every(({ citation }) => citation.retracted)) return NO_SUMMARY;
  const request = {
    question: input.question === '' ? 'What do these articles report?' : input.question,
    language: 'en',
    evidence,
    layman: false,
    elaborate: false,
    precision: false,
    outputFormat: null,
  };
  const citations = articles.map(articleToCitation);
  for await (const piece of writeAnswer(deps, { request, citations, signal })) {
    if (piece.type === 'failure')
      return { ...NO_SUMMARY, summary_problem: piece.error.message, summary_problem_code: piece.error.code };
    if (piece.type === 'end') {
      const { markdown, writer, claims } = piece;
      return { ...NO_SUMMARY, summary: markdown, summary_checks: { writer, claims } };
    }
  }
  return NO_SUMMARY;
}

/** The articles keep the numbers of their places on the page, also where one between them has nothing to quote. */
async function evidenceOf(
  { questionReader }: SummariseDeps,
  { question, articles }: SummariseInput,
): Promise<NumberedEvidence[]> {
  const reading = await readingOf(questionReader, question);
  const ranked = articles.slice(0, MAX_SUMMARISED).map((article) => ({ article }));
  const places = new Map(articles.map(({ pmid }, position) => [pmid, position + 1]));
  return readEvidence(ranked, reading).flatMap((evidence) => {
    const n = places.get(evidence.citation.pmid);
    return n === undefined ? [] : [{ ...evidence, n }];
  });
}

async function readingOf(questionReader: QuestionReader, question: string): Promise<Reading> {
  if (question === '') return { question, topics: [], optionalTerms: [], requiredTopics: [] };
  const { readings } = await questionReader.read({ question, history: [], previousMainQuestion: '' });
  return readings[0];
}
