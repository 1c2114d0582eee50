import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { ContactMessages } from '../contact/contact.ports.ts';
import { contactMessages } from './contact-tables.ts';

const MOST_WAITING = 1_000;
const KEPT_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** Keeps messages to the team in the relational database; `now` is in milliseconds since 1970. */
export function createPostgresContactMessages({
  database,
  now,
}: {
  database: Database;
  now: () => number;
}): ContactMessages {
  const queries = () => database.queries();
  const waits = (id: string) => and(eq(contactMessages.id, id), isNull(contactMessages.deliveredAt));
  return {
    async keep({ fields, ...message }, accountId) {
      const row = { ...message, accountId, fields: storable(fields), attempts: 0, response: '' };
      const kept = await queries()
        .insert(contactMessages)
        .values({ ...row, createdAt: new Date(now()) })
        .onConflictDoNothing()
        .returning({ id: contactMessages.id });
      return kept.length > 0;
    },
    async waiting() {
      const rows = await queries()
        .select({ id: contactMessages.id })
        .from(contactMessages)
        .where(isNull(contactMessages.deliveredAt))
        .orderBy(asc(contactMessages.createdAt))
        .limit(MOST_WAITING);
      return rows.map(({ id }) => id);
    },
    async find(id) {
      const { form, paying, language, fields } = contactMessages;
      const [row] = await queries()
        .select({ id: contactMessages.id, form, paying, language, fields })
        .from(contactMessages)
        .where(waits(id));
      return row ?? null;
    },
    async markDelivered(id) {
      const delivered = { fields: {}, response: '', deliveredAt: new Date(now()) };
      await queries()
        .update(contactMessages)
        .set({ ...delivered, attempts: sql`${contactMessages.attempts} + 1` })
        .where(waits(id));
    },
    async markFailed(id, response) {
      await queries()
        .update(contactMessages)
        .set({ response, attempts: sql`${contactMessages.attempts} + 1` })
        .where(waits(id));
    },
    async forgetOld() {
      const oldest = new Date(now() - KEPT_DAYS * DAY);
      await queries().delete(contactMessages).where(lt(contactMessages.deliveredAt, oldest));
    },
  };
}
