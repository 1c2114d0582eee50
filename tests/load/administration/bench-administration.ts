import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../apps/api/src/platform/database/database.ts';
import { migrate } from '../../../apps/api/src/platform/database/migrate.ts';
import { postgresPrograms, startPostgres } from '../../../apps/api/src/platform/database/postgres-server.fixtures.ts';
import { startProductServer } from '../../support/product-server.ts';
import { administrationCalls, wholeLogCalls, type OpenedRows } from './administration-calls.ts';
import { fillService } from './fill-service.ts';
import { measureCall, type CallMeasure, type MeasuringSession } from './measure-calls.ts';
import { signInAsSuperAdmin } from './super-admin-session.ts';

export const DATABASES = ['embedded', 'postgres'] as const;
export type BenchDatabase = (typeof DATABASES)[number];

export interface AdministrationBench {
  measured: { database: BenchDatabase; calls: CallMeasure[] }[];
  /** What was not measured, and why. */
  left: string[];
}

export interface AdministrationBenchOptions {
  databases: readonly BenchDatabase[];
  say: (line: string) => void;
}

const ROOT = 'root@example.org';
const DAY = 24 * 60 * 60 * 1000;
const REQUESTS = 60;
/** A log of a hundred thousand lines is not read sixty times. */
const REQUESTS_OF_FILES = 5;
const NO_LIMITS = { FOOTNOTE_BUDGET_READS: '0', FOOTNOTE_BUDGET_EXPORTS: '0' };

/** Fills each database, starts the product on it, signs in and asks every call over HTTP. */
export async function benchAdministration({
  databases,
  say,
}: AdministrationBenchOptions): Promise<AdministrationBench> {
  const bench: AdministrationBench = { measured: [], left: [] };
  for (const database of databases) {
    const programs = postgresPrograms();
    if (database === 'embedded') bench.measured.push({ database, calls: await onDatabase({ url: null, say }) });
    else if (programs === null) bench.left.push('postgres: not installed on this machine.');
    else {
      const server = await startPostgres(programs);
      try {
        const url = await server.createDatabase('bench');
        bench.measured.push({ database, calls: await onDatabase({ url, say }) });
      } finally {
        await server.stop();
      }
    }
  }
  return bench;
}

async function onDatabase({ url, say }: { url: string | null; say: (line: string) => void }): Promise<CallMeasure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'footnote-bench-'));
  const environment = {
    ...NO_LIMITS,
    FOOTNOTE_DATA_DIR: directory,
    ...(url === null ? {} : { DATABASE_URL: url }),
  };
  try {
    // The embedded database belongs to one process at a time: the account is made by the product, the rest without it.
    const cookie = await registeredRoot(environment);
    say(`${url === null ? 'embedded' : 'postgres'}: filling`);
    const rows = await filled({ url, directory: url === null ? join(directory, 'postgres') : null });
    const server = await startProductServer(environment);
    try {
      return await measureAll({ url: server.url, cookie }, rows, say);
    } finally {
      await server.close();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function registeredRoot(environment: Record<string, string>): Promise<string> {
  const server = await startProductServer(environment);
  try {
    return await signInAsSuperAdmin(server, ROOT);
  } finally {
    await server.close();
  }
}

async function filled(where: { url: string | null; directory: string | null }): Promise<OpenedRows> {
  const database = openDatabase(where);
  try {
    await migrate(database);
    await fillService(database, ROOT);
    const ids = async (sql: string) => (await database.pool.query<{ id: string }>(sql)).rows.map(({ id }) => id);
    const organizations = await ids('SELECT id FROM organization ORDER BY created_at DESC LIMIT 40');
    return {
      users: await ids('SELECT id FROM account ORDER BY created_at DESC LIMIT 40'),
      organizations,
      largest: organizations[0] ?? '',
    };
  } finally {
    await database.close();
  }
}

async function measureAll(
  session: MeasuringSession,
  rows: OpenedRows,
  say: (line: string) => void,
): Promise<CallMeasure[]> {
  const now = Date.now();
  const measured: CallMeasure[] = [];
  for (const call of administrationCalls(rows, (days) => new Date(now - days * DAY).toISOString())) {
    say(`${call.area}: ${call.what}`);
    measured.push(await measureCall(session, call, { requests: REQUESTS, warmUp: true }));
  }
  for (const call of wholeLogCalls()) {
    say(`${call.area}: ${call.what}`);
    measured.push(await measureCall(session, call, { requests: REQUESTS_OF_FILES, warmUp: false }));
  }
  return measured;
}
