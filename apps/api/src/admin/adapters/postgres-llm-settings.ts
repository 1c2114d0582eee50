import { llmSettingsSchema } from '@footnote/domain';
import { eq, sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { SavedLlmSettings } from '../admin.ports.ts';

const saved = pgTable('llm_settings', {
  id: boolean().primaryKey(),
  version: integer().notNull(),
  settings: jsonb().$type<unknown>().notNull(),
});

/** Keeps the settings of the language model in the one row of their table. */
export function createPostgresLlmSettings(database: Database): SavedLlmSettings {
  return {
    async read() {
      const [row] = await database.queries().select().from(saved);
      if (row === undefined) return { version: 0, settings: null };
      // A newer or older server may have written what this one cannot read.
      const { data = null } = llmSettingsSchema.safeParse(row.settings);
      return { version: row.version, settings: data };
    },
    async save(version, given) {
      const settings = storable(given);
      const queries = database.queries();
      const written =
        version === 0
          ? await queries.insert(saved).values({ id: true, version: 1, settings }).onConflictDoNothing().returning()
          : await queries
              .update(saved)
              .set({ version: sql`${saved.version} + 1`, settings })
              .where(eq(saved.version, version))
              .returning();
      return written.length > 0;
    },
  };
}
