import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { MovableClock } from '../../local-payments.ports.ts';

/** A clock that may be moved, and stays so over restarts; one that may not goes with that of the machine. */
export function createLocalClock(
  database: Database,
  { movable, now }: { movable: boolean; now: () => number },
): MovableClock {
  let ahead = 0;
  return {
    movable,
    now: () => now() + ahead,
    async load() {
      if (!movable) return;
      const { rows } = await database
        .queries()
        .execute<{ ahead: string }>(sql`SELECT ahead_milliseconds AS ahead FROM local_payment_clock`);
      ahead = Number(rows[0]?.ahead ?? 0);
    },
    async move(milliseconds) {
      if (!movable) throw new Error('This clock cannot be moved.');
      await database.queries().execute(sql`
        INSERT INTO local_payment_clock (ahead_milliseconds) VALUES (${milliseconds})
        ON CONFLICT (one) DO UPDATE SET ahead_milliseconds = local_payment_clock.ahead_milliseconds + ${milliseconds}`);
      await this.load();
    },
  };
}
