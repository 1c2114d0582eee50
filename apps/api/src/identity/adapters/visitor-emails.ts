import { eq } from 'drizzle-orm';
import { storable } from '../../platform/storable-text.ts';
import { visitorEmails } from './account-tables.ts';
import type { AccountsDeps } from './postgres-accounts.ts';

/** The addresses visitors gave before they asked on. */
export interface VisitorEmails {
  /** Keeps the address of a visitor in place of an earlier one. */
  keep(visitor: string, email: string): Promise<void>;
  /** Forgets what a visitor gave. */
  forget(visitor: string): Promise<void>;
}

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
