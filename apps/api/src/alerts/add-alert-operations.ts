import type { SavedAlert } from '@footnote/domain';
import { checkedArguments, type OperationBuilder } from '../platform/graphql/schema-builder.ts';
import { orNotFound, RequestFailure } from '../platform/http/request-errors.ts';
import { alertIdSchema } from './alerts-endpoints.ts';
import type { Alerts } from './alerts.ports.ts';

/** Adds loadQueries and registerClick of specification §7; what is somebody else's does not exist. */
export function addAlertOperations(builder: OperationBuilder, alerts: Pick<Alerts, 'find' | 'registerClick'>): void {
  const idOf = (given: unknown) => checkedArguments(alertIdSchema, given, 'alert/not-found');
  const Saved = savedQueryType(builder);
  builder.queryField('loadQueries', (t) =>
    t.field({
      type: Saved,
      description: 'A saved query of the user, as /browse?qid opens it.',
      args: { qid: t.arg.id({ required: true }) },
      resolve: async (_root, { qid }, { user }) =>
        orNotFound(await alerts.find(user.accountId, idOf(qid)), 'alert/not-found'),
    }),
  );
  builder.mutationField('registerClick', (t) =>
    t.boolean({
      description: 'Notes once that the user came by a mail of an alert, by the id its link has.',
      args: { rid: t.arg.id({ required: true }) },
      async resolve(_root, { rid }, { user }) {
        if (await alerts.registerClick(user.accountId, idOf(rid))) return true;
        throw new RequestFailure('alert/not-found');
      },
    }),
  );
}

function savedQueryType(builder: OperationBuilder) {
  return builder.objectRef<SavedAlert>('SavedQuery').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      email: t.exposeString('email'),
      institution: t.exposeString('institution'),
      query: t.expose('query', { type: 'Json' }),
      query_type: t.exposeString('query_type'),
      sort_by: t.exposeString('sort_by'),
      sort_order: t.exposeString('sort_order'),
      article_type: t.exposeString('article_type', { nullable: true }),
      filters: t.expose('filters', { type: 'Json' }),
      frequency: t.exposeString('frequency'),
      state: t.exposeString('state'),
    }),
  });
}
