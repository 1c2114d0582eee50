import { describe, expect, it, vi } from 'vitest';
import { createDiskSpace, saysDiskFull } from './disk-space.ts';

const MEGABYTE = 1024 * 1024;

function measured(freeMegabytes: number) {
  let [free, time] = [freeMegabytes, 0];
  const space = createDiskSpace({
    path: '/data',
    floorMegabytes: 100,
    freeBytes: () => free * MEGABYTE,
    now: () => time,
  });
  return {
    space,
    later: (megabytes: number) => {
      free = megabytes;
      time += 1_000;
    },
  };
}

describe('the room on the disk', () => {
  it('is low below the floor and no longer once there is room', () => {
    const { space, later } = measured(101);
    expect(space.isLow()).toBe(false);
    later(99);
    expect(space.isLow()).toBe(true);
    expect(space.sentence()).toBe(
      'The disk of /data has 99 MB left, less than the 100 MB of FOOTNOTE_FREE_SPACE_MB: nothing new is saved until there is room.',
    );
    later(100);
    expect(space.isLow()).toBe(false);
  });

  it('must be enough for the database before a first start', () => {
    expect(measured(150).space.isTooLowToBegin()).toBe(true);
    expect(measured(200).space.isTooLowToBegin()).toBe(false);
  });

  it('is taken to be enough where the disk does not tell, and where there is no floor', () => {
    const silent = { path: '/data', freeBytes: () => expect.fail('ENOSYS') };
    expect(createDiskSpace({ ...silent, floorMegabytes: 100 }).isLow()).toBe(false);
    expect(createDiskSpace({ path: '/data', floorMegabytes: 0, freeBytes: () => 0 }).isLow()).toBe(false);
  });

  it('tells each time the floor is crossed, and not in between', () => {
    vi.useFakeTimers();
    const { space, later } = measured(500);
    const captured: boolean[] = [];
    const end = space.watch((low) => captured.push(low));
    for (const megabytes of [400, 50, 40, 300]) {
      later(megabytes);
      vi.advanceTimersByTime(10_000);
    }
    end();
    later(1);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(captured).toEqual([true, false]);
  });

  it('is what an error of the database, the system, SQLite or OpenSearch speaks of, however it is wrapped', () => {
    const full = [{ code: '53100' }, { code: 'ENOSPC' }, { errcode: 13 }].map((mark) =>
      Object.assign(new Error('x'), mark),
    );
    for (const error of full) expect(saysDiskFull(new Error('Failed query', { cause: error }))).toBe(true);
    expect(saysDiskFull(new Error('The search index failed: database or disk is full'))).toBe(true);
    const blocked = new Error('HTTP 429: index [a] blocked by: [disk usage exceeded flood-stage watermark]');
    expect(saysDiskFull(new Error('The search cluster is too busy.', { cause: blocked }))).toBe(true);
    for (const other of [new Error('no'), null, Object.assign(new Error('x'), { code: '23505' })])
      expect(saysDiskFull(other)).toBe(false);
  });
});
