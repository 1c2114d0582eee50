import type { Database } from './database.ts';

const CHECKPOINT_MINUTES = 5;
const VACUUM_MINUTES = 60;

/**
 * Does what a PostgreSQL server does by itself and the embedded engine does not: checkpoints and vacuums on a schedule.
 * Gives a function that ends the schedule.
 */
export function maintainDatabase(database: Database, onError: (error: Error) => void): () => void {
  if (database.kind === 'postgres') return () => undefined;
  const run = (sql: string) => () => void database.pool.query(sql).catch(onError);
  const timers = [
    setInterval(run('CHECKPOINT'), CHECKPOINT_MINUTES * 60_000),
    setInterval(run('VACUUM (ANALYZE)'), VACUUM_MINUTES * 60_000),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
