import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { OutputTemplates, SavedTemplate, TemplatePlace } from '../templates.ports.ts';
import { outputTemplates, outputTemplateUses } from './template-tables.ts';

/** Keeps output templates in the relational database; `now` is in milliseconds since 1970. */
export function createPostgresOutputTemplates({
  database,
  now,
}: {
  database: Database;
  now: () => number;
}): OutputTemplates {
  const queries = () => database.queries();
  const moment = () => new Date(now());
  return {
    ofAccount: (accountId) =>
      queries().select(SAVED).from(outputTemplates).where(eq(outputTemplates.accountId, accountId)),
    create: (accountId, fields, limit) =>
      database.withTransaction(async () => {
        // Whoever saves two at once waits here, so that both are counted.
        await queries().execute(sql`SELECT 1 FROM account WHERE id = ${accountId} FOR UPDATE`);
        if ((await queries().$count(outputTemplates, eq(outputTemplates.accountId, accountId))) >= limit) return null;
        const at = moment();
        const row = { ...storable(fields), id: randomUUID(), accountId, createdAt: at, updatedAt: at, editedAt: null };
        return first(await queries().insert(outputTemplates).values(row).returning(SAVED));
      }),
    async save(place, change) {
      const at = moment();
      const changed = { ...storable(change), updatedAt: at, editedAt: at };
      return first(await queries().update(outputTemplates).set(changed).where(isAt(place)).returning(SAVED));
    },
    remove: async (place) => (await queries().delete(outputTemplates).where(isAt(place)).returning(ID)).length > 0,
    use: async (place) => {
      const used = { updatedAt: moment() };
      return (await queries().update(outputTemplates).set(used).where(isAt(place)).returning(ID)).length > 0;
    },
    async useOfProduct({ accountId, id }) {
      const use = { usedAt: moment() };
      await queries()
        .insert(outputTemplateUses)
        .values({ ...use, accountId, templateId: id })
        .onConflictDoUpdate({ target: [outputTemplateUses.accountId, outputTemplateUses.templateId], set: use });
    },
    async usesOfProduct(accountId) {
      const uses = await queries().select().from(outputTemplateUses).where(eq(outputTemplateUses.accountId, accountId));
      return new Map(uses.map(({ templateId, usedAt }) => [templateId, usedAt]));
    },
  };
}

const SAVED = {
  id: outputTemplates.id,
  name: outputTemplates.name,
  prompt: outputTemplates.prompt,
  updatedAt: outputTemplates.updatedAt,
  editedAt: outputTemplates.editedAt,
};
const ID = { id: outputTemplates.id };

const isAt = ({ accountId, id }: TemplatePlace) =>
  and(eq(outputTemplates.id, id), eq(outputTemplates.accountId, accountId));

const first = (rows: readonly SavedTemplate[]) => rows[0] ?? null;
