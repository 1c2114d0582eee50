import {
  execute,
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { messageOf, RequestFailure, type ErrorCode } from '../http/request-errors.ts';
import { limitSelections } from './limit-selections.ts';
import type { Operation } from './operation.schema.ts';

/** Words and signs of a document; what is long goes into variables. */
const MAX_TOKENS = 1_000;

/** A failure of an operation as it is told. */
interface OperationError {
  message: string;
  extensions: { code: ErrorCode };
}

/** What an operation gives; `data` is missing where it did not run, null where it failed as a whole. */
export interface OperationAnswer {
  data?: Record<string, unknown> | null;
  errors?: OperationError[];
}

/** Runs operations of one schema. */
export interface OperationServer<Context extends object> {
  run(operation: Operation, context: Context): Promise<OperationAnswer>;
}

/** Serves a schema; `onError` hears of failures that nobody expected. */
export function createOperationServer<Context extends object>({
  schema,
  introspection,
  onError,
}: {
  schema: GraphQLSchema;
  introspection: boolean;
  onError: (error: unknown) => void;
}): OperationServer<Context> {
  const rules = [...specifiedRules, limitSelections, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  return {
    async run({ query, variables, operationName }, contextValue) {
      const document = parsed(query);
      // One error stands for all: what is wrong with a document is not told.
      if (document === null || validate(schema, document, rules, { maxErrors: 1 }).length > 0) return NOT_VALID;
      const asked = getOperationAST(document, operationName);
      if (!asked || schema.getRootType(asked.operation) === undefined) return NOT_VALID;
      const { data, errors } = await execute({
        schema,
        document,
        contextValue,
        variableValues: variables ?? null,
        operationName: operationName ?? null,
      });
      if (errors === undefined) return { data: data ?? null };
      return data === undefined ? NOT_VALID : { data, errors: errors.map((error) => toldError(error, onError)) };
    },
  };
}

function parsed(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

/** An error as it may be told: nothing of the request, which GraphQL quotes, is in it. */
function toldError({ originalError }: GraphQLError, onError: (error: unknown) => void): OperationError {
  const code = codeOf(originalError);
  if (code === 'internal') onError(originalError);
  return errorOf(code);
}

function errorOf(code: ErrorCode): OperationError {
  return { message: messageOf(code), extensions: { code } };
}

const NOT_VALID: OperationAnswer = { errors: [errorOf('request/invalid')] };

function codeOf(cause: Error | undefined): ErrorCode {
  if (cause === undefined || cause instanceof GraphQLError) return 'request/invalid';
  return cause instanceof RequestFailure ? cause.code : 'internal';
}
