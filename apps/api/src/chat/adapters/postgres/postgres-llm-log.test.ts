import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { openMigratedDatabase } from '../../../platform/database/embedded-database.fixtures.ts';
import { createPostgresLlmLog } from './postgres-llm-log.ts';

const DAY = 24 * 60 * 60 * 1000;

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

test('prompts and answers are kept for thirty days, those of visitors tied to nobody', async () => {
  let now = Date.UTC(2026, 0, 1);
  const log = createPostgresLlmLog({ database, now: () => now });
  const entry = { provider: 'openai', model: 'm', system: 's', prompt: 'p\0\uD800', answer: 'a', code: null };
  await log.keep({ ...entry, owner: 'visitor:somebody' });
  now += DAY;
  await log.keep({ ...entry, owner: null });
  const rows = async () =>
    (await database.pool.query<Record<string, unknown>>('SELECT account_id, prompt FROM llm_log')).rows;
  expect(await rows()).toEqual([
    { account_id: null, prompt: 'p\uFFFD\uFFFD' },
    { account_id: null, prompt: 'p\uFFFD\uFFFD' },
  ]);
  now = Date.UTC(2026, 0, 31);
  await log.forgetOld();
  expect(await rows()).toHaveLength(2);
  now += 1;
  await log.forgetOld();
  expect(await rows()).toHaveLength(1);
});
