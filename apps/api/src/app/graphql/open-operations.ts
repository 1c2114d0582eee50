import type { GraphQLSchema } from 'graphql';
import { addAlertOperations } from '../../alerts/add-alert-operations.ts';
import { addBillingOperations } from '../../billing/add-billing-operations.ts';
import { addHistoryOperations } from '../../chat/add-history-operations.ts';
import { addSharedChatOperation, addShareOperation } from '../../chat/add-sharing-operations.ts';
import { addAccountOperations } from '../../identity/add-account-operations.ts';
import { createOperationServer, type OperationServer } from '../../platform/graphql/operation-server.ts';
import {
  createPublicSchemaBuilder,
  createSchemaBuilder,
  type OperationContext,
  type PublicOperationContext,
} from '../../platform/graphql/schema-builder.ts';
import type { GraphqlRoutesDeps } from './graphql-deps.ts';

/** The operations of signed-in users, and those of everybody. */
export interface Operations {
  own: OperationServer<OperationContext>;
  everybody: OperationServer<PublicOperationContext>;
}

/** Puts the operations of all areas into two schemas and serves them. */
export function openOperations(deps: GraphqlRoutesDeps): Operations {
  const { identity, alerts, billing, sessions, turns } = deps;
  const builder = createSchemaBuilder();
  addAccountOperations(builder, identity);
  addBillingOperations(builder, billing);
  addAlertOperations(builder, alerts.alerts);
  addHistoryOperations(builder, { sessions, turns });
  addShareOperation(builder, sessions);
  const publicBuilder = createPublicSchemaBuilder();
  addSharedChatOperation(publicBuilder, sessions);
  return { own: serve(deps, builder.toSchema()), everybody: serve(deps, publicBuilder.toSchema()) };
}

function serve<C extends object>({ graphql, log }: GraphqlRoutesDeps, schema: GraphQLSchema): OperationServer<C> {
  return createOperationServer<C>({
    schema,
    introspection: graphql.introspection,
    onError: (error) => log.error({ err: error }, 'An operation failed.'),
  });
}
