import type { Database } from '../../platform/database/database.ts';

/** What the rows of alerts are kept with. */
export interface AlertRowsDeps {
  database: Database;
  /** Milliseconds since 1970. */
  now: () => number;
}
