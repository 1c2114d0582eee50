import { describe, expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

describe('createRateLimit', () => {
  it('allows so many at once, then one by one as time goes, for each key by itself', () => {
    const limit = createRateLimit(6);
    const now = 1_000_000;
    expect(Array.from({ length: 7 }, () => limit.take('a', now))).toEqual([0, 0, 0, 0, 0, 0, 10]);
    expect(limit.take('b', now)).toBe(0);
    expect([limit.take('a', now + 4_000), limit.take('a', now + 10_000), limit.take('a', now + 10_000)]).toEqual([
      6, 0, 10,
    ]);
  });

  it('allows everything at 0', () => {
    const limit = createRateLimit(0);
    expect(Array.from({ length: 1_000 }, () => limit.take('a', 0)).every((wait) => wait === 0)).toBe(true);
  });

  it('forgets the key that was used longest ago when there are too many', () => {
    const limit = createRateLimit(1);
    limit.take('first', 0);
    limit.take('second', 0);
    for (let key = 0; key < 49_998; key += 1) limit.take(String(key), 0);
    expect(limit.take('second', 0)).toBe(60);
    limit.take('one more', 0);
    expect(limit.take('first', 0)).toBe(0);
  });
});
