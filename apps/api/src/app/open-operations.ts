import { addHistoryOperations } from '../chat/add-history-operations.ts';
import { addAccountOperations } from '../identity/add-account-operations.ts';
import { createOperationServer, type OperationServer } from '../platform/graphql/operation-server.ts';
import { createSchemaBuilder } from '../platform/graphql/schema-builder.ts';
import type { GraphqlRoutesDeps } from './graphql.routes.ts';

/** Puts the operations of all areas into one schema and serves it. */
export function openOperations({ identity, sessions, turns, graphql, log }: GraphqlRoutesDeps): OperationServer {
  const builder = createSchemaBuilder();
  addAccountOperations(builder, identity.accounts);
  addHistoryOperations(builder, { sessions, turns });
  return createOperationServer({
    schema: builder.toSchema(),
    introspection: graphql.introspection,
    onError: (error) => log.error({ err: error }, 'An operation failed.'),
  });
}
