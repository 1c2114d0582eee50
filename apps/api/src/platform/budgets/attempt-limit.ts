import { createHash } from 'node:crypto';
import type { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';

/** Takes one turn for somebody; gives 0, or the seconds to wait. */
export type Limit = (who: string) => Promise<number>;

/** Opens a limit of so many turns in a span, counted in the relational database for all processes that share it; 0 is none. */
export function openLimit(
  database: Database,
  name: string,
  { most, seconds }: { most: number; seconds: number },
): Limit {
  if (most === 0) return () => Promise.resolve(0);
  let opened: Promise<RateLimiterPostgres> | null = null;
  const open = async () => {
    // Loaded late, because it takes time that only those who sign in need.
    const { RateLimiterPostgres } = await import('rate-limiter-flexible');
    return new RateLimiterPostgres({
      storeClient: statementsOf(database),
      storeType: 'client',
      tableName: 'attempt_limit',
      tableCreated: true,
      // The nightly upkeep does it.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: most,
      duration: seconds,
      // Who was refused is refused again without asking the database, so that a flood of attempts is none of statements.
      inMemoryBlockOnConsumed: most + 1,
    });
  };
  return async (who) => {
    const limiter = await (opened ??= open());
    try {
      await limiter.consume(digest(who));
      return 0;
    } catch (refused) {
      if (refused instanceof Error || !isRefusal(refused)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}

/** Statements without names, which the embedded engine and poolers of connections need not keep. */
function statementsOf(database: Database) {
  return {
    query: ({ text, values }: { text: string; values: unknown[] }) => database.queries().$client.query(text, values),
  };
}

/** The library throws its answer where somebody has to wait. */
function isRefusal(thrown: unknown): thrown is Pick<RateLimiterRes, 'msBeforeNext'> {
  return typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown;
}

/** What is kept says no address to whoever reads it, and is short for a long one. */
function digest(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}
