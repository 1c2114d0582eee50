import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ChatSessions } from '../chat/chat.ports.ts';
import type { RunningTurns } from '../chat/running-turns.ts';
import type { IdentityDeps } from '../identity/entrance.ts';
import { readerOf, valid } from '../identity/identity-http.ts';
import { operationSchema } from '../platform/graphql/operation.schema.ts';
import type { OperationServer } from '../platform/graphql/operation-server.ts';
import type { ServerEnvironment } from '../platform/http/client.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import { readJson } from '../platform/http/request-body.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import type { Log } from '../platform/log.ts';
import { GRAPHQL_ENDPOINTS } from './graphql-endpoints.ts';

/** Bytes of an operation, which may bring a session with its citations. */
const LIMIT = 16 * 1024 * 1024;

export interface GraphqlRoutesDeps {
  identity: IdentityDeps;
  sessions: ChatSessions;
  turns: RunningTurns;
  graphql: {
    /** Whether clients may ask for the schema. */
    introspection: boolean;
    /** Operations an account may run; 0 for no limit. */
    operationsPerMinute: number;
  };
  log: Log;
}

/** The GraphQL calls of specification §7. */
export function graphqlRoutes(deps: GraphqlRoutesDeps): Hono<ServerEnvironment> {
  const routes = new Hono<ServerEnvironment>();
  const limit = createRateLimit(deps.graphql.operationsPerMinute);
  let opened: Promise<OperationServer> | null = null;
  // Loaded late, because GraphQL takes half a second that only its clients need.
  const operations = () =>
    (opened ??= import('./open-operations.ts').then(({ openOperations }) => openOperations(deps)));
  routes.post(GRAPHQL_ENDPOINTS.operation.path, compress(), async (context) => {
    const reader = readerOf(context);
    const wait = limit.take(reader.accountId, Date.now());
    if (wait > 0) throw new RequestFailure('request/too-many', wait);
    const operation = valid(operationSchema, await readJson(context, LIMIT));
    const answer = await (await operations()).run(operation, { reader });
    return context.body(answer, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
  return routes;
}
