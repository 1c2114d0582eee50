import { openLimit } from '../../platform/budgets/attempt-limit.ts';
import type { Database } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/network-of.ts';
import type { ContactLimits } from '../contact/contact.ports.ts';

const HOUR = 60 * 60;
/** Messages of one writer in an hour, and of everybody behind one network address. */
const OF_WRITER = 5;
const OF_NETWORK = 20;

/** Counts messages to the team in the relational database; without `limited`, nobody waits. */
export function createContactLimits(database: Database, { limited }: { limited: boolean }): ContactLimits {
  const writers = openLimit(database, 'contact', { most: limited ? OF_WRITER : 0, seconds: HOUR });
  const networks = openLimit(database, 'contacts', { most: limited ? OF_NETWORK : 0, seconds: HOUR });
  return {
    message: async ({ address, owner }) => (await writers(owner)) || networks(networkOf(address)),
  };
}
