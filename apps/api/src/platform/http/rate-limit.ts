/** Keys remembered at once; the least recently used is forgotten first, which can only be generous. */
const MOST_KEYS = 50_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** A limit on how often something may happen for each key. */
export interface RateLimit {
  /** Takes one turn; gives 0 when it is allowed, otherwise the seconds to wait. */
  take(key: string, now: number): number;
}

/**
 * Allows `most` turns in `seconds` for each key, all at once or spread; 0 allows everything. `now` is in milliseconds.
 */
export function createRateLimit(most: number, seconds = 60): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    take(key, now) {
      if (most === 0) return 0;
      const { tokens, at } = buckets.get(key) ?? { tokens: most, at: now };
      const full = Math.min(most, tokens + ((now - at) / (seconds * 1000)) * most);
      const allowed = full >= 1;
      buckets.delete(key);
      buckets.set(key, { tokens: allowed ? full - 1 : full, at: now });
      if (buckets.size > MOST_KEYS) forgetOldest(buckets);
      return allowed ? 0 : Math.ceil(((1 - full) / most) * seconds);
    },
  };
}

function forgetOldest(buckets: Map<string, Bucket>): void {
  const oldest = buckets.keys().next();
  if (oldest.done !== true) buckets.delete(oldest.value);
}
