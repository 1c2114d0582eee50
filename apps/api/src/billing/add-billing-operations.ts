import { z } from 'zod';
import { checkedArguments, type OperationBuilder } from '../platform/graphql/schema-builder.ts';
import { RequestFailure, unwrap } from '../platform/http/request-errors.ts';
import type { CurrentUser } from '../platform/owner.ts';
import { cancelSubscription, changeCard, ensureCustomer, type OwnPlanDeps } from './own-plan.ts';
import type { Payer, StoredSubscription, SubscriptionDiscount } from './subscriptions.ports.ts';

const idSchema = z.string().min(1).max(100);

/** What operations about payment work with. */
export interface BillingOperationDeps extends OwnPlanDeps {
  sold: boolean;
}

/** Adds the operations about payment of specification §7, each about the subscription of whoever runs it. */
export function addBillingOperations(builder: OperationBuilder, deps: BillingOperationDeps): void {
  addSubscription(builder, deps);
  builder.mutationField('createCustomer', (t) =>
    t.string({
      nullable: true,
      description: 'Makes the user known to the payment provider, and gives their id there; null where that fails.',
      args: { email: t.arg.string({ required: true }), uid: t.arg.id({ required: true }) },
      resolve: (_root, { email, uid }, { user }) => createCustomer(deps, user, { email, uid }),
    }),
  );
  const ofSubscription = async (user: CurrentUser, id: unknown): Promise<Payer> =>
    (await ownSubscription(deps, user, checkedArguments(idSchema, id, 'billing/no-subscription'))).payer;
  builder.mutationField('getSubscriptionMethodTransaction', (t) =>
    t.id({
      description: 'Begins to give another card for a subscription, and gives the id of the checkout.',
      args: { subscriptionId: t.arg.id({ required: true }) },
      resolve: async (_root, { subscriptionId }, { user }) =>
        unwrap(await changeCard(deps, await ofSubscription(user, subscriptionId))).id,
    }),
  );
  builder.mutationField('cancelSubscription', (t) =>
    t.boolean({
      description: 'Cancels a subscription at the end of what is paid.',
      args: { subscriptionId: t.arg.id({ required: true }) },
      async resolve(_root, { subscriptionId }, { user }) {
        unwrap(await cancelSubscription(deps, await ofSubscription(user, subscriptionId)));
        return true;
      },
    }),
  );
}

function addSubscription(builder: OperationBuilder, deps: BillingOperationDeps): void {
  const Discount = builder.objectRef<SubscriptionDiscount>('SubscriptionDiscount').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      starts_at: t.exposeString('starts_at', { nullable: true }),
      ends_at: t.exposeString('ends_at', { nullable: true }),
    }),
  });
  const Subscription = builder.objectRef<StoredSubscription>('Subscription').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      discount: t.expose('discount', { type: Discount, nullable: true }),
    }),
  });
  builder.queryField('getSubscriptionById', (t) =>
    t.field({
      type: Subscription,
      description: 'A subscription of the user, with its discount.',
      args: { subscription_id: t.arg.id({ required: true }) },
      resolve: (_root, { subscription_id }, { user }) =>
        ownSubscription(deps, user, checkedArguments(idSchema, subscription_id, 'billing/no-subscription')),
    }),
  );
}

/** The subscription that counts for a user, by its id. Throws RequestFailure. */
async function ownSubscription(
  { subscriptions, sold }: BillingOperationDeps,
  { accountId }: CurrentUser,
  id: string,
): Promise<StoredSubscription> {
  if (!sold) throw new RequestFailure('billing/plans-off');
  const held = await subscriptions.current({ kind: 'account', id: accountId });
  if (held === null || held.id !== id) throw new RequestFailure('billing/no-subscription');
  return held;
}

async function createCustomer(
  deps: BillingOperationDeps,
  { accountId, email }: CurrentUser,
  named: { email: string; uid: string },
): Promise<string | null> {
  if (!deps.sold || named.uid !== accountId || named.email.toLowerCase() !== email) return null;
  try {
    return (await ensureCustomer(deps, { kind: 'account', id: accountId }, email))?.id ?? null;
  } catch (error) {
    deps.onProblem('A payment customer could not be made.', error);
    return null;
  }
}
