import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openEmptyDatabase } from './database/embedded-database.fixtures.ts';
import { createLog } from './log.ts';

it('tells which statement failed, and none of its values', async () => {
  const database = await openEmptyDatabase();
  const secret = 'a very\nprivate question';
  const failing = database.queries().execute(sql`SELECT ${secret}::text, ${'other'}::int FROM nowhere`);
  const error: unknown = await failing.catch((reason: unknown) => reason);
  await database.close();
  const lines: string[] = [];
  createLog('error', { write: (line) => void lines.push(line) }).error({ err: error }, 'A request failed.');
  const line = lines.join();
  expect(line).toContain('SELECT');
  expect(line).toContain('nowhere');
  expect(line).toContain('at ');
  expect(line).not.toContain('private');
  expect(line).not.toContain('other');
});

it.each([
  [new Error('Broken\nin two'), { message: 'Broken\nin two' }],
  ['a thrown text', 'a thrown text'],
  [null, null],
])('logs %s as it is', (thrown, logged) => {
  const lines: string[] = [];
  createLog('error', { write: (line) => void lines.push(line) }).error({ err: thrown }, 'x');
  expect(JSON.parse(lines.join())).toMatchObject({ err: logged });
});
