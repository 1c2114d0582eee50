import {
  answerLanguage,
  chatError,
  studyTypeLimits,
  type ChatError,
  type ChatQuery,
  type ChatQueryParameters,
  type ChatStreamEvent,
  type StudyTypeLimit,
} from '@footnote/domain';
import { LiteratureIndexFailure, type LiteratureIndex, type Understanding } from '@footnote/literature';
import { filterQuery, type SearchLimits } from '../search/search-filters.ts';
import type { AnswerModel, NumberedEvidence, QuestionReader } from './chat.ports.ts';
import { rankCandidates } from './rank/rank-candidates.ts';
import { readEvidence } from './read/read-evidence.ts';
import { retrievedEvent } from './replay-turn.ts';
import { readTogether, retrieveArticles, type Retrieval } from './retrieve/retrieve-articles.ts';
import { noDocumentsText } from './write/no-documents.ts';
import { writeAnswer } from './write/write-answer.ts';

export interface AnswerQuestionDeps {
  literature: LiteratureIndex;
  questionReader: QuestionReader;
  answerModel: AnswerModel;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface AnswerQuestionInput {
  query: ChatQuery;
  parameters: Omit<ChatQueryParameters, 'sid'>;
  sessionId: string;
  /** References at most; the product's default where it is left out. */
  limit?: number;
  signal: AbortSignal;
}

/** References an answer reads. */
const REFERENCES = 8;
const REFERENCES_ELABORATE = 14;
/** Articles less relevant than this share of the best are not read. */
const READ_FLOOR = 0.55;

/**
 * Answers a question: understand, retrieve, rank, read, write, check. Yields the events of specification §4 and ends
 * with exactly one of done, failed and error; never throws for anything a user, a provider or an engine does.
 */
export async function* answerQuestion(
  deps: AnswerQuestionDeps,
  input: AnswerQuestionInput,
): AsyncGenerator<ChatStreamEvent> {
  try {
    yield* answer(deps, input);
  } catch (error) {
    if (input.signal.aborted) yield errorEvent(chatError('chat/stopped'));
    else if (error instanceof LiteratureIndexFailure) yield errorEvent(chatError(error.detail.code));
    else throw error;
  }
}

function errorEvent({ code, message, retryAfterSeconds }: ChatError): ChatStreamEvent {
  const retry = retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds };
  return { event: 'error', code, message, ...retry };
}

async function* answer(deps: AnswerQuestionDeps, input: AnswerQuestionInput): AsyncGenerator<ChatStreamEvent> {
  const { query } = input;
  const understanding = await deps.questionReader.read({
    question: query.question,
    history: query.history,
    previousMainQuestion: query.previousMainQuestion ?? '',
  });
  const { retrieval, evidence, relaxed } = await findEvidence(deps, input, understanding);
  yield { event: 'main_question', question: retrieval.reading.question };
  yield { event: 'action_question', question: query.question.trim() };
  yield { event: 'search_string', search_string: retrieval.searchString };
  const isAnswerable = evidence.length > 0;
  yield retrievedEvent(isAnswerable ? retrieval.candidates.length : 0, relaxed);
  const language = answerLanguage(query.userLanguage ?? '')?.code ?? understanding.language;
  const writer = deps.answerModel.writer({ precision: query.chatGptMode });
  if (!isAnswerable) {
    yield { event: 'all_docs', docs: [] };
    const said = noDocumentsText(language);
    yield { event: 'answer_part', index: 0, text: said.text };
    yield { event: 'done', session_id: input.sessionId, claims: [], writer, language: said.language };
    return;
  }
  yield { event: 'all_docs', docs: evidence.map(({ citation }) => citation) };
  yield* write(deps, input, { evidence, language, question: retrieval.reading.question });
}

interface FoundEvidence {
  retrieval: Retrieval;
  /** Empty where nothing answers. */
  evidence: NumberedEvidence[];
  /** True where the default study types found nothing and all types something. */
  relaxed: boolean;
}

/** Searches under each limit on study types in turn, until one finds what answers. */
async function findEvidence(
  deps: AnswerQuestionDeps,
  input: AnswerQuestionInput,
  understanding: Understanding,
): Promise<FoundEvidence> {
  const [strict, ...relaxed] = studyTypeLimits(input.query);
  // Retracted work answers nothing, and is named where nothing else is found.
  let kept: FoundEvidence = {
    ...(await findUnder(deps, input, { understanding, studyTypes: strict })),
    relaxed: false,
  };
  for (const studyTypes of relaxed) {
    if (kept.evidence.some(({ citation }) => !citation.retracted)) return kept;
    const found = { ...(await findUnder(deps, input, { understanding, studyTypes })), relaxed: true };
    if (found.evidence.length > kept.evidence.length) kept = found;
  }
  return kept;
}

async function findUnder(
  deps: AnswerQuestionDeps,
  input: AnswerQuestionInput,
  { understanding, studyTypes }: { understanding: Understanding; studyTypes: StudyTypeLimit },
): Promise<Omit<FoundEvidence, 'relaxed'>> {
  const limits = limitsOf(input, studyTypes);
  const filter = filterQuery(limits, deps.now());
  const chosen = limits.chosen !== null;
  const retrieval = await retrieveArticles(deps.literature, { understanding, filter, chosen, signal: input.signal });
  return { retrieval, evidence: chooseEvidence(deps, input, retrieval) };
}

function limitsOf({ query, parameters }: AnswerQuestionInput, studyTypes: StudyTypeLimit): SearchLimits {
  return {
    studyTypes,
    highImpact: query.impactFactor === 'high',
    sampleSize: query.sampleSize,
    ageInMonths: query.ageInMonths,
    sinceYear: null,
    currentWeek: parameters.current_week,
    aboutCosts: parameters.cost_effectiveness,
    chosen: query.chatWithDocuments || query.isSelectRegenerate ? query.citations : null,
  };
}

function chooseEvidence(
  deps: AnswerQuestionDeps,
  { query, parameters, limit }: AnswerQuestionInput,
  { candidates, reading }: Retrieval,
): NumberedEvidence[] {
  const ranked = rankCandidates(candidates, parameters.sort_by, deps.now());
  const floor = Math.max(...ranked.map(({ relevance }) => relevance)) * READ_FLOOR;
  const isChosen = query.chatWithDocuments || query.isSelectRegenerate;
  const readable = ranked.filter(({ relevance }) => relevance >= floor);
  const most = limit ?? (query.chatElaborateMode ? REFERENCES_ELABORATE : REFERENCES);
  return readEvidence(isChosen ? ranked : readTogether(readable, most, reading), reading);
}

async function* write(
  deps: AnswerQuestionDeps,
  { query, sessionId, signal }: AnswerQuestionInput,
  { evidence, language, question }: { evidence: NumberedEvidence[]; language: string; question: string },
): AsyncGenerator<ChatStreamEvent> {
  const request = {
    question,
    language,
    evidence,
    layman: query.layman,
    elaborate: query.chatElaborateMode,
    precision: query.chatGptMode,
    outputFormat: query.outputFormat,
  };
  const citations = evidence.map(({ citation }) => citation);
  let index = 0;
  for await (const piece of writeAnswer(deps.answerModel, { request, citations, signal })) {
    if (piece.type === 'failure') yield errorEvent(piece.error);
    else if (piece.type === 'text') {
      if (piece.text !== '') yield { event: 'answer_part', index: index++, text: piece.text };
    } else if (signal.aborted) yield errorEvent(chatError('chat/stopped'));
    else {
      const { claims, writer } = piece;
      const written = writer.kind === 'extractive' ? 'en' : language;
      yield { event: 'done', session_id: sessionId, claims, writer, language: written };
    }
  }
}
