import { createPostgresRewards } from '../../billing/adapters/postgres-rewards.ts';
import { createPostgresSubscriptions } from '../../billing/adapters/postgres-subscriptions.ts';
import { createPaidPlans } from '../../billing/paid-plans.ts';
import type { Clock, PaidPlans } from '../../billing/subscriptions.ports.ts';
import type { Database } from '../../platform/database/database.ts';

/** Opens what accounts and organizations pay for. */
export function openBilling({ database, now }: { database: Database; now: Clock }): { paidPlans: PaidPlans } {
  const subscriptions = createPostgresSubscriptions({ database, now });
  const rewards = createPostgresRewards({ database, now });
  const onWaiting = () => Promise.resolve();
  return { paidPlans: createPaidPlans({ subscriptions, rewards, now, onWaiting, provider: 'local' }) };
}
