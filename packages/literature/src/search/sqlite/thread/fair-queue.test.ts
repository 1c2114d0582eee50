import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function all(queue: FairQueue<string>): string[] {
  const items: string[] = [];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) items.push(next);
  return items;
}

describe('a fair queue', () => {
  it('serves everybody in turn, and each in their own order', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'a4']) queue.push(['a'], item);
    queue.push(['b'], 'b1');
    queue.push(['c'], 'c1');
    queue.push(['b'], 'b2');
    expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    expect(queue.isEmpty).toBe(true);
  });

  it('gives a group no more turns for having more members', () => {
    const queue = new FairQueue<string>();
    for (const n of [1, 2, 3, 4]) queue.push(['crowd', `member ${n}`], `crowd ${n}`);
    for (const n of [1, 2]) queue.push(['alone', 'me'], `me ${n}`);
    expect(all(queue)).toEqual(['crowd 1', 'me 1', 'crowd 2', 'me 2', 'crowd 3', 'crowd 4']);
  });

  it('puts whoever was just served behind everybody who waits', () => {
    const queue = new FairQueue<string>();
    queue.push(['a'], 'a1');
    queue.push(['a'], 'a2');
    queue.push(['b'], 'b1');
    expect(queue.shift()).toBe('a1');
    queue.push(['c'], 'c1');
    expect(all(queue)).toEqual(['b1', 'a2', 'c1']);
  });

  it('lets something be taken out, and forgets who has nothing left', () => {
    const queue = new FairQueue<string>();
    queue.push(['a', 'x'], 'a1');
    queue.push(['a', 'x'], 'a2');
    queue.remove(['a', 'x'], 'a1');
    queue.remove(['a', 'x'], 'never');
    queue.remove(['nobody'], 'a2');
    expect(all(queue)).toEqual(['a2']);
    queue.push(['a', 'x'], 'a3');
    queue.remove(['a', 'x'], 'a3');
    expect(queue.isEmpty).toBe(true);
  });
});
