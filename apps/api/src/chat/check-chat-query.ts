import {
  answerLanguage,
  chatError,
  chatQueryParametersSchema,
  chatQuerySchema,
  err,
  FORMAT_TOKEN_LIMIT,
  ok,
  QUESTION_TOKEN_LIMIT,
  recentMessages,
  SELECTED_REFERENCES_LIMIT,
  type ChatError,
  type ChatErrorCode,
  type ChatQuery,
  type ChatQueryParameters,
  type Result,
} from '@footnote/domain';
import type { z } from 'zod';
import { exceedsTokens } from './adapters/language-model/count-tokens.ts';

/** A query that may be answered. */
export interface CheckedQuery {
  query: ChatQuery;
  parameters: ChatQueryParameters;
}

/** Fields whose size has an error of its own (specification §5). */
const TOO_BIG: Record<string, ChatErrorCode> = {
  question: 'questionTokenLimitExceeded',
  outputFormat: 'formatTokenLimitExceeded',
  citations: 'chat/too-many-references',
};

/** Holds a request against every rule of specification §5; `sources` are the ids that exist. */
export async function checkChatQuery(
  body: unknown,
  given: { parameters: Record<string, string>; sources: ReadonlySet<string> },
): Promise<Result<CheckedQuery, ChatError>> {
  const parsed = chatQuerySchema.safeParse(body);
  if (!parsed.success) return err(shapeError(parsed.error));
  const parameters = chatQueryParametersSchema.safeParse(given.parameters);
  if (!parameters.success) return err(chatError('chat/payload-invalid'));
  const query = parsed.data;
  const broken = (await brokenRule(query)) ?? unusableSources(query, given.sources);
  if (broken !== null) return err(chatError(broken));
  return ok({ query: { ...query, history: recentMessages(query.history) }, parameters: parameters.data });
}

function shapeError(error: z.ZodError): ChatError {
  const issue = error.issues[0];
  const field = issue?.path.length === 1 && issue.code === 'too_big' ? String(issue.path[0]) : '';
  return chatError(TOO_BIG[field] ?? 'chat/payload-invalid');
}

async function brokenRule(query: ChatQuery): Promise<ChatErrorCode | null> {
  const { question, outputFormat, citations, chatWithDocuments, isSelectRegenerate, userLanguage } = query;
  // Only administrators may choose the model, and nobody is one yet (specification §6).
  if (query.llmConfig !== undefined) return 'chat/unauthorized';
  if (userLanguage !== undefined && answerLanguage(userLanguage) === undefined) return 'chat/payload-invalid';
  if (question.trim() === '') return 'chat/question-empty';
  if (await exceedsTokens(question, QUESTION_TOKEN_LIMIT)) return 'questionTokenLimitExceeded';
  if (outputFormat !== null && (await exceedsTokens(outputFormat, FORMAT_TOKEN_LIMIT))) {
    return 'formatTokenLimitExceeded';
  }
  if (citations.length > SELECTED_REFERENCES_LIMIT) return 'chat/too-many-references';
  if ((chatWithDocuments || isSelectRegenerate) && citations.length === 0) return 'chat/no-references';
  return null;
}

function unusableSources({ sources }: ChatQuery, known: ReadonlySet<string>): ChatErrorCode | null {
  if (sources.length === 0) return 'chat/no-source';
  return sources.every((source) => known.has(source)) ? null : 'chat/unknown-source';
}
