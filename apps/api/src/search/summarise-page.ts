import { articleToCitation, type ArticleWithContext, type SearchAnswer } from '@footnote/domain';
import { readQuestionFrame, type AskedFrame, type Reading } from '@footnote/literature';
import type { AnswerChecker, AnswerModel, NumberedEvidence, QuestionReader } from '../chat/chat.ports.ts';
import { readEvidence } from '../chat/read/read-evidence.ts';
import { composeEvidence } from '../chat/write/compose-evidence.ts';
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
  const reading = await readingOf(deps.questionReader, input.question);
  const asked = readQuestionFrame(reading);
  const evidence = evidenceOf(input.articles, { reading, asked });
  if (evidence.every(({ citation }) => citation.retracted)) return NO_SUMMARY;
  const request = {
    question: input.question === '' ? 'What do these articles report?' : input.question,
    language: 'en',
    evidence,
    answer: composeEvidence({ frame: asked.frame, evidence, pubmedQuery: '', describes: true }),
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

/** What stands on the page is what is asked about. */
const AS_CHOSEN = { directness: 'direct', differences: [], isFit: true, score: 1 } as const;

/** The articles keep the numbers of their places on the page, also where one between them has nothing to quote. */
function evidenceOf(
  articles: readonly ArticleWithContext[],
  read: { reading: Reading; asked: AskedFrame },
): NumberedEvidence[] {
  const ranked = articles.slice(0, MAX_SUMMARISED).map((article) => ({ article, match: AS_CHOSEN }));
  const places = new Map(articles.map(({ pmid }, position) => [pmid, position + 1]));
  return readEvidence(ranked, read).flatMap((evidence) => {
    const n = places.get(evidence.citation.pmid);
    return n === undefined ? [] : [{ ...evidence, n }];
  });
}

async function readingOf(questionReader: QuestionReader, question: string): Promise<Reading> {
  if (question === '') return { question, topics: [], optionalTerms: [], requiredTopics: [] };
  const { readings } = await questionReader.read({ question, history: [], previousMainQuestion: '' });
  return readings[0];
}
