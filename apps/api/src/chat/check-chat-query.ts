import {
  answerLanguage,
  asksOfReferences,
  chatError,
  collectionOf,
  err,
  FORMAT_TOKEN_LIMIT,
  MOST_ASKED_COLLECTIONS,
  ok,
  QUESTION_TOKEN_LIMIT,
  recentMessages,
  SELECTED_REFERENCES_LIMIT,
  sourceIdsOf,
  type ChatError,
  type ChatErrorCode,
  type ChatQuery,
  type Result,
} from '@footnote/domain';
import type { z } from 'zod';
import type { AnswerModels, TokenCounter } from './chat.ports.ts';
import type { AskedSource } from './documents.ports.ts';
import { chosenCollections, LITERATURE_SOURCE } from './retrieve/searched-sources.ts';
import { exceedsTokens } from './turns/exceeds-tokens.ts';

/** Fields whose size has an error of its own (specification §5). */
const TOO_BIG: Record<string, ChatErrorCode> = {
  question: 'questionTokenLimitExceeded',
  outputFormat: 'formatTokenLimitExceeded',
  citations: 'chat/too-many-references',
};

/** What a query can be refused with that its schema does not take. */
export const QUERY_PROBLEMS: readonly ChatErrorCode[] = ['chat/payload-invalid', ...Object.values(TOO_BIG)];

/** What is wrong with a query that its schema does not take. */
export function queryProblem(error: z.ZodError): ChatErrorCode {
  const issue = error.issues[0];
  const field = issue?.path.length === 1 && issue.code === 'too_big' ? String(issue.path[0]) : '';
  return TOO_BIG[field] ?? 'chat/payload-invalid';
}

/** What a query is held against. */
export interface QueryRules {
  /** Those of these sources that whoever asks may search, besides the literature. */
  sourcesOf: (ids: readonly string[]) => Promise<AskedSource[]>;
  /** Those of these collections of the library that whoever asks sees. */
  collectionsOf: (ids: readonly string[]) => Promise<readonly string[]>;
  /** Loads what counts tokens. */
  tokens: () => Promise<TokenCounter>;
  /** Whether whoever asks may choose the model: super admins alone may (specification §6). */
  mayChooseModel: boolean;
  /** Whether there is a provider of that name. */
  offers: AnswerModels['offers'];
}

/**
 * Holds a query against every rule of specification §5 beyond its schema, and gives it with as much of its history as is
 * read.
 */
export async function checkChatQuery(query: ChatQuery, rules: QueryRules): Promise<Result<ChatQuery, ChatError>> {
  const broken =
    refusedModel(query, rules) ??
    (await brokenRule(query, rules.tokens)) ??
    (await unusableCollections(query, rules.collectionsOf)) ??
    (await unusableSources(query, rules.sourcesOf));
  if (broken !== null) return err(chatError(broken));
  return ok({ ...query, history: recentMessages(query.history) });
}

function refusedModel({ llmConfig }: ChatQuery, { mayChooseModel, offers }: QueryRules): ChatErrorCode | null {
  if (llmConfig === undefined) return null;
  if (!mayChooseModel) return 'chat/unauthorized';
  return offers(llmConfig.provider) ? null : 'model/not-configured';
}

async function brokenRule(query: ChatQuery, tokens: QueryRules['tokens']): Promise<ChatErrorCode | null> {
  const { question, outputFormat, citations, userLanguage } = query;
  if (userLanguage !== undefined && answerLanguage(userLanguage) === undefined) return 'chat/payload-invalid';
  if (question.trim() === '') return 'chat/question-empty';
  if (await exceedsTokens(question, { limit: QUESTION_TOKEN_LIMIT, tokens })) return 'questionTokenLimitExceeded';
  if (outputFormat !== null && (await exceedsTokens(outputFormat, { limit: FORMAT_TOKEN_LIMIT, tokens }))) {
    return 'formatTokenLimitExceeded';
  }
  if (citations.length > SELECTED_REFERENCES_LIMIT) return 'chat/too-many-references';
  if (asksOfReferences(query) && citations.length === 0) return 'chat/no-references';
  return null;
}

async function unusableCollections(
  query: ChatQuery,
  collectionsOf: QueryRules['collectionsOf'],
): Promise<ChatErrorCode | null> {
  // Asked of references that were chosen, it is asked of no collection as a whole.
  const sources = asksOfReferences(query) ? [] : query.sources;
  const ids = [...new Set(sources.flatMap((source) => collectionOf(source) ?? []))];
  const ofRecords = chosenCollections(query);
  if (ids.length + ofRecords.length === 0) return null;
  if (ids.length > MOST_ASKED_COLLECTIONS) return 'chat/payload-invalid';
  const seen = await collectionsOf([...new Set([...ids, ...ofRecords])]);
  if (!ids.every((id) => seen.includes(id))) return 'chat/collection-gone';
  return ofRecords.every((id) => seen.includes(id)) ? null : 'chat/reference-gone';
}

/** A source that is disabled is not searched; one of somebody else does not exist. */
async function unusableSources(query: ChatQuery, sourcesOf: QueryRules['sourcesOf']): Promise<ChatErrorCode | null> {
  const ids = sourceIdsOf(query.sources);
  const others = ids.filter((id) => id !== LITERATURE_SOURCE && collectionOf(id) === null);
  const known = others.length === 0 ? [] : await sourcesOf(others);
  if (others.some((id) => known.every((source) => source.id !== id))) return 'chat/unknown-source';
  return others.length < ids.length || known.some(({ isEnabled }) => isEnabled) ? null : 'chat/no-source';
}
