import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citationFixture } from '@footnote/domain/fixtures';
import { expect, it } from 'vitest';
import { openEmptyDatabase } from '../../../platform/database/embedded-database.fixtures.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { NO_QUOTA, loadWhole } from '../../chat-sessions.fixtures.ts';
import { createPostgresChatSessions } from './postgres-chat-sessions.ts';
import { createPostgresProUsage } from '../../../billing/adapters/postgres-pro-usage.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../../migrations', import.meta.url));

it('keeps what was saved when every turn still brought its own references', async () => {
  const earlier = mkdtempSync(join(tmpdir(), 'footnote-migrations-'));
  for (const name of readdirSync(MIGRATIONS)) if (name < '0008') cpSync(join(MIGRATIONS, name), join(earlier, name));
  const database = await openEmptyDatabase();
  try {
    await migrate(database, earlier);
    const references = [1, 2, 3].map((n) =>
      citationFixture({ id: String(n), pmid: String(n), title: `Trial ${n} "ä"` }),
    );
    const detail = {
      mainQuestion: 'Q',
      actionQuestion: '',
      searchString: '',
      retrieved: 3,
      language: 'en',
      citations: [references[2], references[0], references[1]],
      claims: [],
      writer: { kind: 'extractive' },
      failure: null,
    };
    const [asked, saved, empty] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [asked, saved, empty]) {
      await database.pool.query('INSERT INTO chat_session VALUES ($1, $2, $3, now(), $4)', [id, 'visitor:x', 'T', id]);
    }
    const turn = (id: string, position: number, kept: object) =>
      database.pool.query(
        "INSERT INTO chat_turn VALUES ($1, $2, $3, 'answered', 'Q', 'A [1].', 2, 'Fine', $4, now(), 'here')",
        [randomUUID(), id, position, kept],
      );
    const request = { sources: ['pubmed'] };
    await turn(asked, 0, { ...detail, request });
    await turn(asked, 1, { ...detail, request, citations: [references[0]] });
    await turn(saved, 0, { ...detail, request: null, writer: null });

    await migrate(database);

    const sessions = createPostgresChatSessions({
      database,
      runner: 'here',
      turnSeconds: 60,
      now: Date.now,
      quota: NO_QUOTA,
      proUsage: createPostgresProUsage({ database, now: Date.now }),
    });
    const whole = await loadWhole(sessions, 'visitor:x', asked);
    expect(whole?.turns.map(({ citations }) => citations)).toEqual([detail.citations, [references[0]]]);
    expect(whole?.turns).toMatchObject([
      { writtenBy: 'footnote', responseQuality: 2, feedback: 'Fine', language: 'en' },
      { writtenBy: 'footnote' },
    ]);
    expect((await loadWhole(sessions, 'visitor:x', saved))?.turns).toMatchObject([
      { writtenBy: 'client', citations: detail.citations },
    ]);
    expect(await sessions.openShared(asked)).not.toBeNull();
    expect(await sessions.openShared(saved)).toBeNull();
    const { rows } = await database.pool.query<{ kept: number; bytes: number }>(
      'SELECT (SELECT count(*) FROM chat_citation)::int AS kept, (SELECT sum(bytes) FROM chat_session)::int AS bytes',
    );
    expect(rows[0]?.kept).toBe(6);
    expect(rows[0]?.bytes).toBeGreaterThan(JSON.stringify(references).length * 2);
  } finally {
    await database.close();
    rmSync(earlier, { recursive: true, force: true });
  }
});
