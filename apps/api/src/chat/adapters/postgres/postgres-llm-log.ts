import { randomUUID } from 'node:crypto';
import { LLM_LOG_DAYS } from '@footnote/domain';
import { lt } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/database.ts';
import { accountOf, isVisitor, readOwner } from '../../../platform/owner.ts';
import { storable } from '../../../platform/storable-text.ts';
import type { LlmLog } from '../../chat.ports.ts';

const DAY = 24 * 60 * 60 * 1000;

const entries = pgTable('llm_log', {
  id: text().primaryKey(),
  accountId: text('account_id'),
  organizationId: text('organization_id'),
  provider: text().notNull(),
  model: text().notNull(),
  system: text().notNull(),
  prompt: text().notNull(),
  answer: text().notNull(),
  code: text(),
  askedAt: timestamp('asked_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});

/** Keeps what language models were asked and answered in the relational database. */
export function createPostgresLlmLog({ database, now }: { database: Database; now: () => number }): LlmLog {
  return {
    async keep({ owner, ...entry }) {
      const askedAt = new Date(now());
      const row = { id: randomUUID(), ...whoOf(owner), ...storable(entry), askedAt };
      await database.queries().insert(entries).values(row);
    },
    async forgetOld() {
      const oldest = new Date(now() - LLM_LOG_DAYS * DAY);
      await database.queries().delete(entries).where(lt(entries.askedAt, oldest));
    },
  };
}

/** Whose an entry is: nothing ties one of a visitor to anybody. */
function whoOf(owner: string | null): { accountId: string | null; organizationId: string | null } {
  if (owner === null || isVisitor(owner)) return { accountId: null, organizationId: null };
  return { accountId: accountOf(owner), organizationId: readOwner(owner).organizationId };
}
