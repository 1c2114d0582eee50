import type { ServerContext } from '../../platform/http/client.ts';
import { mount, type App } from '../../platform/http/mount.ts';
import { GRAPHQL_ENDPOINTS } from './graphql-endpoints.ts';
import type { GraphqlRoutesDeps } from './graphql-deps.ts';
import { accountOwner } from '../../platform/owner.ts';
import type { OperationAnswer } from '../../platform/graphql/operation-server.ts';
import type { Operations } from './open-operations.ts';

/** The GraphQL calls of specification §7. */
export function mountGraphql(app: App, deps: GraphqlRoutesDeps): void {
  let opened: Promise<Operations> | null = null;
  // Loaded late, because GraphQL takes time that only its clients need.
  const operations = () =>
    (opened ??= import('./open-operations.ts').then(({ openOperations }) => openOperations(deps)));
  mount(app, GRAPHQL_ENDPOINTS.operation, async ({ body, user, context }) =>
    answered(
      context,
      await (
        await operations()
      ).own.run(body, {
        user,
        owner: accountOwner(user.accountId, context.get('actingFor')),
      }),
    ),
  );
  mount(app, GRAPHQL_ENDPOINTS.publicOperation, async ({ body, context }) =>
    answered(context, await (await operations()).everybody.run(body, {})),
  );
}

function answered(context: ServerContext, answer: OperationAnswer): Response {
  return context.body(JSON.stringify(answer), 200, { 'content-type': 'application/json; charset=utf-8' });
}
