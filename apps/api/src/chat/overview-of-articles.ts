import type { ArticleWithContext, Citation } from '@footnote/domain';
import {
  CHOSEN_MATCH,
  questionContent,
  readQuestionFrame,
  type LiteratureIndex,
  type Reading,
} from '@footnote/literature';
import type { NumberedEvidence } from './chat.ports.ts';
import { readEvidence } from './read/read-evidence.ts';
import { composeEvidence } from './write/compose-evidence.ts';
import { writeAnswer, type WriteAnswerDeps, type WrittenPiece } from './write/write-answer.ts';

export interface OverviewDeps extends WriteAnswerDeps {
  literature: Pick<LiteratureIndex, 'frequencies' | 'stats'>;
}

export interface OverviewInput {
  question: string;
  reading: Reading;
  /** What is quoted, in its order. */
  articles: readonly ArticleWithContext[];
  /** The sources its numbers stand for, the articles among them. */
  citations: readonly Citation[];
  signal: AbortSignal;
}

/** Writes what articles report without setting one against another; nothing where all that can be quoted is retracted. */
export async function* overviewOfArticles(
  deps: OverviewDeps,
  { question, reading, articles, citations, signal }: OverviewInput,
): AsyncGenerator<WrittenPiece> {
  const asked = readQuestionFrame(reading);
  const { articles: collected } = await deps.literature.stats();
  const content = await questionContent(deps.literature, reading, collected);
  const places = new Map(citations.map(({ pmid }, position) => [pmid, position + 1]));
  const ranked = articles.map((article) => ({ article, match: CHOSEN_MATCH }));
  // The articles keep the numbers of their places, also where one between them has nothing to quote.
  const evidence = readEvidence(ranked, { asked, content }).flatMap((one): NumberedEvidence[] => {
    const n = places.get(one.citation.pmid);
    return n === undefined ? [] : [{ ...one, n }];
  });
  if (evidence.every(({ citation }) => citation.retracted)) return;
  const request = {
    question,
    language: 'en',
    evidence,
    answer: composeEvidence({ frame: asked.frame, evidence, pubmedQuery: '', describes: true }),
    layman: false,
    elaborate: false,
    precision: false,
    outputFormat: null,
  };
  yield* writeAnswer(deps, { request, citations, signal });
}
