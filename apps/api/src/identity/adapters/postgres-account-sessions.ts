import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { storable } from '../../platform/storable-text.ts';
import { accountSessions } from './account-tables.ts';
import type { AccountSessions } from '../identity.ports.ts';
import type { AccountsDeps } from './postgres-accounts.ts';

/** Characters of what a browser says of itself that are kept. */
const USER_AGENT = 256;

/** Lists and ends the sessions that the library keeps in the relational database. */
export function createPostgresAccountSessions({ database, now }: AccountsDeps): AccountSessions {
  const { id, userId, expiresAt, updatedAt } = accountSessions;
  return {
    async note(session, { userAgent, network }) {
      const from = { userAgent: storable(userAgent).slice(0, USER_AGENT), ipAddress: network };
      await database.queries().update(accountSessions).set(from).where(eq(id, session));
    },
    async list(account) {
      const isOpen = and(eq(userId, account), gt(expiresAt, new Date(now())));
      return database
        .queries()
        .select({
          id,
          userAgent: accountSessions.userAgent,
          network: accountSessions.ipAddress,
          startedAt: accountSessions.createdAt,
          lastUsedAt: updatedAt,
          expiresAt,
        })
        .from(accountSessions)
        .where(isOpen)
        .orderBy(desc(updatedAt), id);
    },
    async end(account, session) {
      const isIt = and(eq(userId, account), eq(id, session));
      return (await database.queries().delete(accountSessions).where(isIt).returning({ id })).length > 0;
    },
    async endOthers(account, session) {
      const isOther = and(eq(userId, account), session === null ? undefined : ne(id, session));
      return (await database.queries().delete(accountSessions).where(isOther).returning({ id })).length;
    },
  };
}
