import { createYoga, type Plugin } from 'graphql-yoga';
import { GraphQLError, NoSchemaIntrospectionCustomRule, parse, type GraphQLSchema } from 'graphql';
import { messageOf, RequestFailure, type ErrorCode } from '../http/request-errors.ts';
import { limitSelections } from './limit-selections.ts';
import type { Operation } from './operation.schema.ts';

/** Words and signs of a document; what is long goes into variables. */
const MAX_TOKENS = 1_000;

/** Runs operations of one schema. */
export interface OperationServer<Context extends object> {
  /** Gives the answer as JSON; a failure is in its `errors`, as `{message, extensions: {code}}`. */
  run(operation: Operation, context: Context): Promise<string>;
}

/** Serves a schema; `onError` hears of failures that nobody expected. */
export function createOperationServer<Context extends object>(options: {
  schema: GraphQLSchema;
  introspection: boolean;
  onError: (error: unknown) => void;
}): OperationServer<Context> {
  const yoga = createYoga<Context>({
    schema: options.schema,
    plugins: [guard(options)],
    // Errors are told by the guard.
    maskedErrors: false,
    batching: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    graphqlEndpoint: '/',
  });
  return {
    async run({ query, variables, operationName }, context) {
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const body = JSON.stringify({ query, variables: variables ?? {}, operationName: operationName ?? undefined });
      const answer = await yoga.fetch('http://graphql/', { method: 'POST', headers, body }, context);
      return answer.text();
    },
  };
}

function guard({ introspection, onError }: { introspection: boolean; onError: (error: unknown) => void }): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string) => parse(source, { maxTokens: MAX_TOKENS, noLocation: true }));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(limitSelections);
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
    onExecutionResult(done) {
      const { result } = done;
      if (result === undefined || !('errors' in result) || result.errors === undefined) return;
      const errors = result.errors.map((error) => toldError(error, onError));
      done.setResult('data' in result ? { data: result.data, errors } : { errors: errors.slice(0, 1) });
    },
  };
}

/** An error as it may be told: nothing of the request, which GraphQL quotes, is in it. */
function toldError(error: GraphQLError, onError: (error: unknown) => void): GraphQLError {
  const cause = error.originalError;
  const code = codeOf(cause);
  if (code === 'internal') onError(cause);
  return new GraphQLError(messageOf(code), { extensions: { code } });
}

function codeOf(cause: Error | undefined | null): ErrorCode {
  if (cause === undefined || cause === null || cause instanceof GraphQLError) return 'request/invalid';
  return cause instanceof RequestFailure ? cause.code : 'internal';
}
