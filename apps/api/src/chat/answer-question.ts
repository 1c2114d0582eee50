import {
  answerLanguage,
  arrangementOf,
  asksOfReferences,
  changedFrame,
  chatError,
  isAnswerCommand,
  type AnswerEvidence,
  type ChatError,
  type ChatStreamEvent,
  type FollowUpCommand,
} from '@footnote/domain';
import { LiteratureIndexFailure } from '@footnote/literature';
import type { AnsweringCollections } from './documents.ports.ts';
import { limitToChosen } from './retrieve/limit-to-chosen.ts';
import { limitToCollections, type CollectionLimit } from './retrieve/limit-to-collections.ts';
import { openRecords } from './retrieve/records/search-records.ts';
import type { AnswerChecker, AnswerModel, AnswerModels, WriteRequest } from './chat.ports.ts';
import { readFollowUp } from './follow-up/read-follow-up.ts';
import { showLastAnswer } from './follow-up/show-last-answer.ts';
import { withSuggestions } from './suggest/with-suggestions.ts';
import { retrievedEvent } from './turns/replay-turn.ts';
import type { AnswerInput } from './turns/run-turn.ts';
import { weighQuestion, type WeighQuestionDeps, type WeighQuestionInput } from './weigh-question.ts';
import { noDocumentsText } from './write/no-documents.ts';
import { writeAnswer } from './write/write-answer.ts';

export interface AnswerQuestionDeps extends WeighQuestionDeps {
  answerModel: AnswerModel;
  answerChecker: AnswerChecker;
  /** Collections of libraries; left out where none are asked. */
  collections?: AnsweringCollections;
}

export interface AnswerQuestionInput extends AnswerInput {
  /** References at most; the product's default where it is left out. */
  limit?: number;
}

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

/** Answers each question with the model that is set when it is asked, or that a super admin set for it alone. */
export function answerWithModels(
  answerModels: Pick<AnswerModels, 'current'>,
  deps: Omit<AnswerQuestionDeps, 'answerModel'>,
): (input: AnswerQuestionInput) => AsyncGenerator<ChatStreamEvent> {
  return async function* (input) {
    const { owner = null, query } = input;
    const chosen = query.llmConfig === undefined ? {} : { chosen: query.llmConfig };
    const answerModel = await answerModels.current({ owner, ...chosen });
    yield* answerQuestion({ ...deps, answerModel }, input);
  };
}

function errorEvent({ code, message, retryAfterSeconds }: ChatError): ChatStreamEvent {
  const retry = retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds };
  return { event: 'error', code, message, ...retry };
}

async function* answer(deps: AnswerQuestionDeps, input: AnswerQuestionInput): AsyncGenerator<ChatStreamEvent> {
  const followUp = await readFollowUp(deps, input);
  if (followUp === null) return yield* answerAsked(deps, input);
  const { command, last } = followUp;
  if (isAnswerCommand(command)) return yield* showLastAnswer(deps, input, { kind: command.kind, last });
  const frame = changedFrame(last.evidence.frame, command);
  return yield* answerAsked(deps, { ...input, query: { ...input.query, frame } }, command);
}

/** Why a question is not asked of what its collections hold. */
const REFUSED = {
  gone: 'chat/collection-gone',
  'too-large': 'chat/collections-too-large',
  'reference-gone': 'chat/reference-gone',
} as const;

async function* answerAsked(
  deps: AnswerQuestionDeps,
  asked: AnswerQuestionInput,
  command?: FollowUpCommand,
): AsyncGenerator<ChatStreamEvent> {
  const within = await (asksOfReferences(asked.query) ? limitToChosen : limitToCollections)(deps, asked);
  if (typeof within === 'string') {
    yield errorEvent(chatError(REFUSED[within]));
    return;
  }
  const given = within?.records ?? [];
  const records = given.length === 0 ? undefined : await openRecords(given, asked.signal);
  try {
    const limits = within === null ? {} : { articles: within.pmids, ...(records === undefined ? {} : { records }) };
    yield* answerWithin(deps, { ...asked, ...limits }, { within, command });
  } finally {
    await records?.close();
  }
}

async function* answerWithin(
  deps: AnswerQuestionDeps,
  input: AnswerQuestionInput & Pick<WeighQuestionInput, 'articles' | 'records'>,
  { within, command }: { within: CollectionLimit | null; command: FollowUpCommand | undefined },
): AsyncGenerator<ChatStreamEvent> {
  const { query } = input;
  const { readFrame } = deps.answerModel;
  const weighed = await weighQuestion(readFrame === undefined ? deps : { ...deps, readFrame }, input);
  const { retrieval, evidence, relaxed, understanding } = weighed;
  yield { event: 'main_question', question: retrieval.reading.question };
  yield { event: 'action_question', question: query.question.trim() };
  yield { event: 'search_string', search_string: retrieval.searchString };
  const suggested = await withSuggestions(deps, input, weighed);
  const writer = deps.answerModel.writer({ precision: query.chatGptMode });
  // A model writes by the user's own words; without one, findings are arranged as far as that gives the form they want.
  const arrangement = writer.kind === 'model' ? null : arrangementOf(query.outputFormat);
  const answered: AnswerEvidence = {
    ...suggested,
    ...(within === null || within.collections.length === 0 ? {} : { collections: within.collections }),
    ...(command === undefined ? {} : { command }),
    ...(arrangement === null ? {} : { arrangement }),
  };
  const isAnswerable = evidence.length > 0;
  yield retrievedEvent(isAnswerable ? retrieval.candidates.length : 0, relaxed);
  const language = answerLanguage(query.userLanguage ?? '')?.code ?? understanding.language;
  if (!isAnswerable) {
    yield { event: 'all_docs', docs: [] };
    yield { event: 'evidence', evidence: answered };
    const said = noDocumentsText(language);
    yield { event: 'answer_part', index: 0, text: said.text };
    yield { event: 'done', session_id: input.sessionId, claims: [], writer, language: said.language };
    return;
  }
  yield { event: 'all_docs', docs: evidence.map(({ citation }) => citation) };
  yield { event: 'evidence', evidence: answered };
  yield* write(deps, input, { evidence, answered, language, question: retrieval.reading.question });
}

async function* write(
  deps: AnswerQuestionDeps,
  { query, sessionId, signal }: AnswerQuestionInput,
  {
    evidence,
    answered,
    language,
    question,
  }: Pick<WriteRequest, 'evidence' | 'language' | 'question'> & { answered: AnswerEvidence },
): AsyncGenerator<ChatStreamEvent> {
  const request = {
    question,
    language,
    evidence,
    answer: answered,
    layman: query.layman,
    elaborate: query.chatElaborateMode,
    precision: query.chatGptMode,
    outputFormat: query.outputFormat,
  };
  const citations = evidence.map(({ citation }) => citation);
  let index = 0;
  for await (const piece of writeAnswer(deps, { request, citations, signal })) {
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
