import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { readConfig } from '../../platform/config/config.ts';
import { prepareDataDirectory } from '../../platform/data-directory.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { deleteDirectory, preparedDataDirectory } from '../server-process.fixtures.ts';
import { startServer } from '../start-server.ts';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';
import { OTHER, OWN, signInEveryKind, WHO } from './kinds-of-users.fixtures.ts';

/**
 * What has each kind of job run: a time of the day, and the calls that ask for it. A kind without a row fails. No job
 * runs as anybody, none carries more of a person than the id of a message, and no call takes what one carries.
 */
const JOBS: Readonly<Record<string, { scheduled: boolean; askedBy: readonly string[] }>> = {
  'accounts-upkeep': { scheduled: true, askedBy: [] },
  alerts: { scheduled: true, askedBy: [] },
  // Asked for by whoever pays, and carries nothing of it: whatever is due is done, whoever pays for it.
  billing: { scheduled: true, askedBy: [] },
  'chat-upkeep': { scheduled: true, askedBy: [] },
  // Asked for by whoever writes to the team, of whom it carries nothing.
  'contact-message': { scheduled: false, askedBy: [] },
  'contact-upkeep': { scheduled: true, askedBy: [] },
  'library-upkeep': { scheduled: true, askedBy: [] },
  'literature-refine-INDEX': { scheduled: true, askedBy: [] },
  'literature-sync-INDEX': { scheduled: true, askedBy: ['/api/admin/literature/sync', '/api/admin/literature/retry'] },
  mail: { scheduled: true, askedBy: [] },
  // Asked for by whatever call sends a message, to whoever it is about.
  'mail-message': { scheduled: false, askedBy: [] },
  'notifications-upkeep': { scheduled: true, askedBy: [] },
  'organizations-upkeep': { scheduled: true, askedBy: [] },
  'referrals-upkeep': { scheduled: true, askedBy: [] },
  'sources-embedding': { scheduled: true, askedBy: [] },
  // Asked for by whoever uploads a file, and carries nothing of it: whatever waits is read, whoever it belongs to.
  'sources-ingest': { scheduled: true, askedBy: [] },
  'sources-upkeep': { scheduled: true, askedBy: [] },
};

/** Who may ask for a job by a call, in the order of WHO; for themself, and for any organization they may act for. */
const ASKED_BY = {
  self: '401 403 403 403 403 403 403 401 200',
  own: '401 404 404 404 403 403 404 401 200',
  other: '401 404 404 404 404 404 404 401 200',
} as const;

const withoutIndex = (name: string) => name.replace(/^(literature-\w+)-.+$/, '$1-INDEX');

describe('jobs', () => {
  it('are of the kinds that are listed, each with what has it run', { timeout: 120_000 }, async () => {
    const data = await preparedDataDirectory();
    const config = readConfig({
      FOOTNOTE_DATA_DIR: data,
      PORT: '0',
      FOOTNOTE_LOG_LEVEL: 'silent',
      FOOTNOTE_SYNC: 'daily',
      FOOTNOTE_PUBMED_URL: 'http://127.0.0.1:9/',
      FOOTNOTE_REFINE: 'daily',
      FOOTNOTE_LLM_PROVIDER: 'openai-compatible',
      FOOTNOTE_LLM_MODEL: 'none',
      FOOTNOTE_LLM_BASE_URL: 'http://127.0.0.1:9/v1',
      FOOTNOTE_EMBEDDING_MODEL: 'none',
      FOOTNOTE_EMBEDDING_BASE_URL: 'http://127.0.0.1:9/v1',
    });
    if (!config.ok) throw new Error(config.error);
    const server = await startServer(config.value, () => undefined);
    if (!server.ok) throw new Error(server.error);
    // What a start begins in the background is begun by then, and stopping waits for it.
    await setImmediate();
    await server.value.stop();
    const directory = prepareDataDirectory(data);
    if (!directory.ok) throw new Error(directory.error);
    const database = openDatabase({ url: null, directory: directory.value.postgres, onError: () => undefined });
    const { rows } = await database.pool.query<{ name: string; scheduled: boolean }>(
      `SELECT q.name, s.name IS NOT NULL AS scheduled FROM pgboss.queue q LEFT JOIN pgboss.schedule s ON s.name = q.name
       WHERE q.name NOT LIKE '\\_\\_pgboss%'`,
    );
    await database.close();
    deleteDirectory(data);
    const found = rows.map(({ name, scheduled }) => [withoutIndex(name), scheduled] as const);
    const listed = Object.entries(JOBS).map(([name, { scheduled }]) => [name, scheduled] as const);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
  });

  describe('that a call asks for', () => {
    let server: TestServer;
    let browsers: Awaited<ReturnType<typeof signInEveryKind>>;
    let asked: number;
    beforeEach(() => {
      asked = 0;
    });
    beforeAll(async () => {
      const syncJob = { request: () => Promise.resolve(++asked > 0) };
      server = await startTestServer({ syncJob });
      browsers = await signInEveryKind(server, (removed) => removed('GET', '/api/users/me'));
      await saveOrganization(server.database, { id: OTHER });
    });
    afterAll(() => server.close());

    it.each(Object.values(JOBS).flatMap(({ askedBy }) => askedBy))('%s', async (path) => {
      const row = async (headers: Record<string, string>) => {
        const cells: number[] = [];
        for (const who of WHO) cells.push((await browsers[who]('POST', path, undefined, headers)).status);
        return cells.join(' ');
      };
      expect(await row({})).toBe(ASKED_BY.self);
      expect(await row({ 'footnote-organization-id': OWN })).toBe(ASKED_BY.own);
      expect(await row({ 'footnote-organization-id': OTHER })).toBe(ASKED_BY.other);
      // Whoever is refused has nothing run either.
      expect(asked).toBe(3);
    });
  });
});
