import { createPostgresRewards } from '../../billing/adapters/postgres-rewards.ts';
import { createPostgresSubscriptions } from '../../billing/adapters/postgres-subscriptions.ts';
import { createPlans } from '../../billing/plans.ts';
import type { Clock, Plans } from '../../billing/subscriptions.ports.ts';
import type { Database } from '../../platform/database/database.ts';

/** Opens what accounts and organizations pay for. */
export function openBilling({ database, now }: { database: Database; now: Clock }): { plans: Plans } {
  const subscriptions = createPostgresSubscriptions({ database, now });
  const rewards = createPostgresRewards({ database, now });
  const onWaiting = () => Promise.resolve();
  return { plans: createPlans({ subscriptions, rewards, now, onWaiting, provider: 'local' }) };
}
