import { randomUUID } from 'node:crypto';
import { auditEvents } from './account-tables.ts';
import type { AuditLog } from '../identity.ports.ts';
import type { AccountsDeps } from './postgres-accounts.ts';

/** Keeps the audit log in the relational database. */
export function createPostgresAuditLog({ database, now }: AccountsDeps): AuditLog {
  return {
    async write({ accountId, event, detail = {}, address }) {
      const happenedAt = new Date(now());
      await database
        .queries()
        .insert(auditEvents)
        .values({ id: randomUUID(), accountId, event, detail, address, happenedAt });
    },
  };
}
