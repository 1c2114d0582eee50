import { expect, it } from 'vitest';
import type { Job, Jobs } from '../../platform/jobs/jobs.ports.ts';
import { billingQueue } from './billing-job.ts';

it('tells a round when it has to stop', async () => {
  let handle: ((job: Job) => Promise<void>) | null = null;
  const jobs: Jobs = {
    work(_, handler) {
      handle = handler;
      return Promise.resolve();
    },
    add: () => Promise.resolve(true),
    schedule: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const told: boolean[] = [];
  await billingQueue().start(jobs, (signal) => Promise.resolve(void told.push(signal.aborted)));
  const doJob = async (signal: AbortSignal) => handle?.({ data: {}, signal });
  await doJob(new AbortController().signal);
  await doJob(AbortSignal.abort());
  expect(told).toEqual([false, true]);
});
