import { Hono } from 'hono';
import { compress } from 'hono/compress';

import { currentUser, parseInput } from '../identity/http/identity-http.ts';
import { operationSchema } from '../platform/graphql/operation.schema.ts';
import { type ServerContext, type ServerEnvironment } from '../platform/http/client.ts';
import { readJson } from '../platform/http/request-body.ts';

import { GRAPHQL_ENDPOINTS } from './graphql-endpoints.ts';
import type { Operations } from './open-operations.ts';
import type { GraphqlRoutesDeps } from './graphql-deps.ts';

/** Bytes of an operation, which may bring a session with its citations. */
const LIMIT = 16 * 1024 * 1024;
/** Bytes of an operation of everybody, which brings nothing. */
const PUBLIC_LIMIT = 32 * 1024;

/** The GraphQL calls of specification §7. */
export function graphqlRoutes(deps: GraphqlRoutesDeps): Hono<ServerEnvironment> {
  const routes = new Hono<ServerEnvironment>();
  let opened: Promise<Operations> | null = null;
  // Loaded late, because GraphQL takes half a second that only its clients need.
  const operations = () =>
    (opened ??= import('./open-operations.ts').then(({ openOperations }) => openOperations(deps)));
  routes.post(GRAPHQL_ENDPOINTS.operation.path, compress(), async (context) => {
    const user = currentUser(context);
    const operation = parseInput(operationSchema, await readJson(context, LIMIT));
    return answered(context, await (await operations()).own.run(operation, { user }));
  });
  routes.post(GRAPHQL_ENDPOINTS.publicOperation.path, compress(), async (context) => {
    const operation = parseInput(operationSchema, await readJson(context, PUBLIC_LIMIT));
    return answered(context, await (await operations()).everybody.run(operation, {}));
  });
  return routes;
}

function answered(context: ServerContext, answer: string): Response {
  return context.body(answer, 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
}
