import { memoryLiteratureIndex } from '@footnote/literature';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { openEmptyDatabase } from '../platform/database/embedded-database.fixtures.ts';
import type { Jobs } from '../platform/jobs/jobs.ports.ts';
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts';
import type { EvidenceReading } from './evidence-reader.ports.ts';
import { openStoredReadings } from './adapters/sqlite-stored-readings.ts';
import { createLiteratureRefinement } from './literature-refinement.ts';
import { articlesOf, refinableRecord } from './refinable-articles.fixtures.ts';
import { endRefineJob, startRefineJob } from './refine-job.ts';

let database: Database;
let jobs: Jobs;
beforeAll(async () => {
  database = await openEmptyDatabase();
  jobs = await openPgBossJobs(database, (error) => {
    throw error;
  });
});
afterAll(async () => {
  await jobs.close();
  await database.close();
});

const planned = async () => (await database.pool.query('SELECT name FROM pgboss.schedule')).rows;

it('refines in the background, says what stopped it, tries again, and is taken back', async () => {
  const literature = memoryLiteratureIndex();
  await literature.write({ articles: await articlesOf([refinableRecord(1)]), deletions: [] });
  const offered = { population: ['retired miners'], intervention: [], comparison: [], outcome: [], bottomLine: '' };
  const readings: EvidenceReading[] = [
    { kind: 'failed', error: { code: 'model/rate-limited', message: 'The language model is busy.' } },
    { kind: 'offered', offered: { ...offered, sampleSize: null } },
  ];
  const read = () => Promise.resolve(readings.shift() ?? ({ kind: 'unreadable' } as const));
  const refinement = createLiteratureRefinement({
    literature,
    reader: { name: 'test', read },
    openReadings: openStoredReadings,
    path: ':memory:',
  });
  const failures: string[] = [];
  // A queue that is known keeps its own waits; these spare the test a quarter of an hour.
  const queue = {
    name: 'literature-refine-here',
    retries: 3,
    retrySeconds: 1,
    longestRetrySeconds: 1,
    longestSeconds: 60,
  };
  await jobs.add(queue, {});
  await startRefineJob({ jobs, refinement, index: 'here', onFailure: (message) => failures.push(message) });
  expect(await planned()).toEqual([{ name: queue.name }]);
  await expect
    .poll(async () => (await literature.articlesAfter(null, 1))[0]?.population, { timeout: 30_000 })
    .toBe('retired miners');
  expect(failures).toEqual(['The language model is busy. What was answered is kept; run it again to go on.']);
  await endRefineJob({ jobs, index: 'here' });
  expect(await planned()).toEqual([]);
});
