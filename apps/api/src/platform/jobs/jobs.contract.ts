import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import type { JobQueue, Jobs } from './jobs.ports.ts';

/** What Jobs do on every database; `open` gives an empty one. */
export function jobsContract(
  name: string,
  open: () => Promise<Database>,
  start: (on: Database) => Promise<Jobs>,
): void {
  describe(`jobs on ${name}`, () => {
    let database: Database;
    const opened: Jobs[] = [];
    beforeEach(async () => {
      database = await open();
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
      await database.close();
    });
    const startJobs = async () => {
      const jobs = await start(database);
      opened.push(jobs);
      return jobs;
    };
    const queue = (): JobQueue => ({
      name: `test-${randomUUID()}`,
      retries: 2,
      retrySeconds: 1,
      longestRetrySeconds: 1,
      longestSeconds: 60,
    });

    it('are done with what they were given, and tried again when they fail', async () => {
      const jobs = await startJobs();
      const on = queue();
      const received: object[] = [];
      const done = Promise.withResolvers<void>();
      await jobs.work(on, ({ data }) => {
        received.push(data);
        if (received.length < 3) return Promise.reject(new Error('not yet'));
        done.resolve();
        return Promise.resolve();
      });
      expect(await jobs.add(on, { file: 'a' })).toBe(true);
      await done.promise;
      expect(received).toEqual([{ file: 'a' }, { file: 'a' }, { file: 'a' }]);
    });

    it('are begun when they were added here and are committed, and wait for no time to pass', async () => {
      const jobs = await startJobs();
      const on = queue();
      const received: object[] = [];
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      try {
        await jobs.work(on, ({ data }) => Promise.resolve(void received.push(data)));
        for (const file of ['a', 'b', 'c']) {
          const before = received.length;
          await database.withTransaction(async () => {
            await jobs.add(on, { file });
            // Whoever looks now, before it is committed, finds nothing.
            await database.queries().$client.query('SELECT pg_sleep(0.3)');
          });
          while (received.length === before) await new Promise((resolve) => setImmediate(resolve));
        }
      } finally {
        vi.useRealTimers();
      }
      expect(received).toEqual([{ file: 'a' }, { file: 'b' }, { file: 'c' }]);
    });

    it('run one at a time over several processes, and wait at most once', async () => {
      const [one, two] = [await startJobs(), await startJobs()];
      const on = queue();
      let running = 0;
      let most = 0;
      const ended: number[] = [];
      const release = Promise.withResolvers<void>();
      const started = Promise.withResolvers<void>();
      const handler = async () => {
        running += 1;
        most = Math.max(most, running);
        started.resolve();
        await release.promise;
        running -= 1;
        ended.push(1);
      };
      await one.work(on, handler);
      await two.work(on, handler);
      expect(await one.add(on, {})).toBe(true);
      await started.promise;
      expect([await one.add(on, {}), await two.add(on, {})]).toEqual([true, false]);
      release.resolve();
      while (ended.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(most).toBe(1);
    });

    it('run once for each key where a queue has one for each', async () => {
      const jobs = await startJobs();
      const on = { ...queue(), oneFor: 'key', retrySeconds: 600, longestRetrySeconds: 600 } as const;
      const received: string[] = [];
      const add = (key: string) => jobs.add(on, { key }, key);
      expect([await add('a'), await add('b'), await add('a')]).toEqual([true, true, false]);
      await jobs.work(on, ({ data }) => {
        const key = 'key' in data ? String(data.key) : '';
        received.push(key);
        return key === 'a' ? Promise.reject(new Error('not yet')) : Promise.resolve();
      });
      // The one that is done makes room for the next; the one that is to be tried again does not, and holds up no other.
      while (!(await add('b'))) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await add('a')).toBe(false);
      while (received.length < 3) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(received.toSorted()).toEqual(['a', 'b', 'b']);
    });

    it('are not added when the transaction they were added in is rolled back', async () => {
      const jobs = await startJobs();
      const on = queue();
      const received: object[] = [];
      const done = Promise.withResolvers<void>();
      await jobs.add(on, { which: 'first' });
      await jobs.work(on, ({ data }) => {
        received.push(data);
        done.resolve();
        return Promise.resolve();
      });
      await done.promise;
      const undone = database.withTransaction(async () => {
        await jobs.add(on, { which: 'undone' });
        throw new Error('undo');
      });
      await expect(undone).rejects.toThrow('undo');
      expect(await jobs.add(on, { which: 'last' })).toBe(true);
      while (received.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(received).toEqual([{ which: 'first' }, { which: 'last' }]);
    });

    it('are told to end when the process stops, and done by the next one', async () => {
      const first = await startJobs();
      const on = queue();
      const started = Promise.withResolvers<void>();
      let wasAborted = false;
      await first.work(on, ({ signal }) => {
        started.resolve();
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            wasAborted = true;
            reject(new Error('stopping'));
          });
        });
      });
      await first.add(on, { file: 'kept' });
      await started.promise;
      await first.close();
      opened.length = 0;
      expect(wasAborted).toBe(true);
      const done = Promise.withResolvers<object>();
      await (await startJobs()).work(on, ({ data }) => Promise.resolve(done.resolve(data)));
      expect(await done.promise).toEqual({ file: 'kept' });
    });

    it('are not begun by a process that is stopping, which is no failure', async () => {
      const jobs = await startJobs();
      const [begun] = await Promise.all([
        jobs.work(queue(), () => Promise.resolve()),
        jobs.schedule(queue(), '5 6 * * *'),
        jobs.close(),
      ]);
      expect(begun).toBeUndefined();
      expect(await jobs.work(queue(), () => Promise.resolve())).toBeUndefined();
      opened.length = 0;
    });

    it('take a schedule, also twice, and give it up, also when there is none', async () => {
      const jobs = await startJobs();
      const on = queue();
      await jobs.schedule(on, '5 6 * * *');
      await jobs.schedule(on, '7 6 * * *');
      const { rows } = await database.pool.query('SELECT cron FROM pgboss.schedule WHERE name = $1', [on.name]);
      expect(rows).toEqual([{ cron: '7 6 * * *' }]);
      await jobs.schedule(on, null);
      await jobs.schedule(queue(), null);
      expect((await database.pool.query('SELECT cron FROM pgboss.schedule')).rows).toEqual([]);
    });
  });
}
