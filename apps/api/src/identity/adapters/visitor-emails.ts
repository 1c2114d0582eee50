import { eq } from 'drizzle-orm';
import { storable } from '../../platform/storable-text.ts';
import { visitorEmails } from './account-tables.ts';
import type { VisitorEmails } from '../identity.ports.ts';
import type { AccountsDeps } from './postgres-accounts.ts';

/** Keeps them in the relational database. */
export function createVisitorEmails({ database, now }: AccountsDeps): VisitorEmails {
  return {
    async keep(owner, given) {
      const kept = { email: storable(given), givenAt: new Date(now()) };
      const insert = database.queries().insert(visitorEmails);
      await insert.values({ owner, ...kept }).onConflictDoUpdate({ target: visitorEmails.owner, set: kept });
    },
    async forget(owner) {
      await database.queries().delete(visitorEmails).where(eq(visitorEmails.owner, owner));
    },
  };
}
