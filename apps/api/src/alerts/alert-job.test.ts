import { randomUUID } from 'node:crypto';
import { LiteratureIndexFailure } from '@footnote/literature';
import { expect, it } from 'vitest';
import type { Account } from '../identity/identity.ports.ts';
import { openMigratedDatabase } from '../platform/database/embedded-database.fixtures.ts';
import { createPostgresAlerts } from './adapters/postgres-alerts.ts';
import { runDueAlerts, type AlertJobDeps } from './alert-job.ts';
import { alertRequest } from './alerts.fixtures.ts';

const MONDAY = Date.parse('2026-11-23T10:00:00Z');
const DUE = MONDAY + 7 * 24 * 60 * 60 * 1000;

/** A user with alerts of these queries, all of which are due now. */
async function withDueAlerts(...queries: readonly string[]) {
  const database = await openMigratedDatabase();
  let moment = MONDAY;
  const now = () => moment;
  const alerts = createPostgresAlerts({ database, now });
  const account = randomUUID();
  await database.pool.query(
    `INSERT INTO account (id, email, email_verified, name, created_at, updated_at)
     VALUES ($1, 'ada@example.org', true, '', now(), now())`,
    [account],
  );
  for (const query of queries) await alerts.add(account, alertRequest('ada@example.org', query), []);
  moment = DUE;
  return { database, alerts, account, now };
}

it('has alerts wait for the next Monday whose search cannot be read, and tries those an outage kept again', async () => {
  const { database, alerts, account, now } = await withDueAlerts('salt', 'sugar');
  const failing = (code: 'literature/unavailable' | 'literature/query-too-wide') => {
    const tried: unknown[] = [];
    const deps = {
      alerts,
      now,
      accounts: { find: () => Promise.reject(new LiteratureIndexFailure({ code, message: '' })) },
      onFailure: (error: unknown) => tried.push(error),
    } satisfies Partial<AlertJobDeps>;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a run that fails at its first step needs no more
    return runDueAlerts(deps as unknown as AlertJobDeps, new AbortController().signal).then(() => tried.length);
  };
  expect(await failing('literature/unavailable')).toBe(2);
  expect(await failing('literature/query-too-wide')).toBe(2);
  expect(await failing('literature/query-too-wide')).toBe(0);
  const due = (await alerts.list(account)).map(({ next_at }) => next_at);
  expect(due).toEqual(['2026-12-07T05:00:00.000Z', '2026-12-07T05:00:00.000Z']);
  await database.close();
});

it('tries what is due of an account once a job, also where what they tell together cannot be kept', async () => {
  const { database, alerts, now } = await withDueAlerts('salt', 'sugar', 'fat');
  const failures: unknown[] = [];
  const deps = {
    alerts,
    now,
    accounts: {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody looks for whoever is suspended
      find: () => Promise.resolve({ email: 'ada@example.org', emailVerified: true, suspended: true } as Account),
    },
    mail: { add: () => Promise.resolve(), cameBack: () => Promise.resolve(false) },
    inTransaction: () => Promise.reject(new Error('full')),
    onFailure: (error: unknown) => failures.push(error),
  } satisfies Partial<AlertJobDeps>;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a run that looks for nothing needs no more
  await runDueAlerts(deps as unknown as AlertJobDeps, new AbortController().signal);
  expect(failures).toHaveLength(1);
  expect(await alerts.due(null)).toHaveLength(3);
  await database.close();
});
