import { DatabaseSync } from 'node:sqlite';
import type { HttpOptions } from '../sync/http-exchange.ts';

const BUSY_MILLISECONDS = 2_000;
/** A turn further away than this was written by a clock that has been put back since. */
const FARTHEST = 20 * 60_000;

/** When requests may be sent, agreed on by all processes that use the same file. */
export interface RequestPace {
  /** Waits for this process's turn. Rejects only when the signal is aborted. */
  turn(signal: AbortSignal | undefined): Promise<void>;
  /** Lets nobody have a turn for so many seconds. */
  hold(seconds: number): void;
  close(): void;
}

/**
 * Spaces requests by at least `1 / perSecond` seconds. Every process books the next free moment in one short transaction
 * of a small database, so that one which dies holds nobody up. ':memory:' serves a process that is alone.
 */
export function openRequestPace(settings: {
  path: string;
  perSecond: number;
  now: () => number;
  pause: HttpOptions['pause'];
}): RequestPace {
  const { path, perSecond, now, pause } = settings;
  const database = new DatabaseSync(path, { timeout: BUSY_MILLISECONDS });
  database.exec('CREATE TABLE IF NOT EXISTS turn (only INTEGER PRIMARY KEY CHECK (only = 1), free_at REAL NOT NULL)');
  /** Moves the next free moment and gives what it was. */
  const book = (next: (freeAt: number) => number): number => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const written = Number(database.prepare('SELECT free_at FROM turn').get()?.['free_at'] ?? 0);
      const freeAt = written > now() + FARTHEST ? now() : Math.max(now(), written);
      database.prepare('INSERT OR REPLACE INTO turn (only, free_at) VALUES (1, ?)').run(next(freeAt));
      database.exec('COMMIT');
      return freeAt;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    async turn(signal) {
      const wait = Math.ceil(book((freeAt) => freeAt + 1000 / perSecond) - now());
      if (wait > 0) await pause(wait, signal);
      signal?.throwIfAborted();
    },
    hold: (seconds) => void book((freeAt) => Math.max(freeAt, now() + seconds * 1000)),
    close: () => database.close(),
  };
}
