import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { ServerEnvironment } from './client.ts';
import { RequestFailure } from './request-errors.ts';

/** Milliseconds by which the event loop may lag before new requests are turned away. */
const MAX_LAG = 1_000;
/** Milliseconds between two looks at it. */
const PROBE = 250;
/** Seconds after which trying again makes sense. */
const RETRY_AFTER = 2;

/** Watches how late the event loop is. */
export interface LoadWatch {
  /** Whether a new request is to be turned away; counts those that are. */
  turnsAway(): boolean;
  /** Whether the event loop lags too much: then nothing that answers late is late by itself. */
  isLagging(): boolean;
  close(): void;
}

/**
 * Watches the event loop: it lags by the smaller of its last two looks, so that one pause, as at a start, turns nobody
 * away: it is over once anybody could be told. Beginning and end of a time of too much lag are logged once each.
 */
export function watchLoad({ log, metrics }: { log: Log; metrics: Metrics }): LoadWatch {
  let due = performance.now() + PROBE;
  let before = 0;
  let lagging: { since: number; most: number; turnedAway: number } | null = null;
  const look = () => {
    const now = performance.now();
    const late = Math.max(0, now - due);
    due = now + PROBE;
    const lag = Math.min(late, before);
    before = late;
    metrics.eventLoopLag.set(lag / 1000);
    if (lag > MAX_LAG) {
      if (lagging === null) log.warn({ lagSeconds: lag / 1000 }, 'The event loop lags: new requests are turned away.');
      lagging ??= { since: now - lag, most: lag, turnedAway: 0 };
      lagging.most = Math.max(lagging.most, lag);
    } else if (lagging !== null) {
      const { since, most, turnedAway } = lagging;
      const figures = { seconds: (now - since) / 1000, mostLagSeconds: most / 1000, turnedAway };
      log.warn(figures, 'The event loop keeps up again.');
      lagging = null;
    }
  };
  const timer = setInterval(look, PROBE).unref();
  return {
    turnsAway() {
      if (lagging === null) return false;
      lagging.turnedAway += 1;
      metrics.requestsTurnedAway.inc();
      return true;
    },
    isLagging: () => lagging !== null,
    close: () => clearInterval(timer),
  };
}

/** Answers new requests with server/overloaded while the event loop lags too much. */
export function shedLoad(load: LoadWatch): MiddlewareHandler<ServerEnvironment> {
  return async (_context, next) => {
    if (load.turnsAway()) throw new RequestFailure('server/overloaded', RETRY_AFTER);
    await next();
  };
}
