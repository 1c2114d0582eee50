import { Worker } from 'node:worker_threads';
import type { PgliteReply, PgliteRequest } from './pglite-worker.ts';

/** The embedded engine: takes wire bytes, gives the engine's answer. */
export interface PgliteConnection {
  /** Rejects when the engine broke or a statement ran longer than the watchdog allows; the next call reopens it. */
  readonly execute: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

interface RunningEngine {
  worker: Worker;
  ready: Promise<void>;
  waiting: Map<number, Waiting>;
}

export interface PgliteOptions {
  /** Null keeps the database in memory. */
  directory: string | null;
  statementSeconds: number;
  /** Seconds the engine gets to open, which after a kill includes reading its log. */
  openSeconds: number;
}

/** Milliseconds for which a database that could not be opened is not tried again. */
const PAUSE = 1_000;
/** Milliseconds a database gets to close; a checkpoint on a busy disk takes some. */
const CLOSING = 10_000;

/**
 * Runs the embedded PostgreSQL in a worker thread. A statement that runs longer than `statementSeconds`, and an opening
 * longer than `openSeconds`, cost the thread its life, because the engine heeds no statement_timeout; what was committed
 * stays, and the next call opens it again.
 */
export function openPglite(options: PgliteOptions): PgliteConnection {
  let engine: RunningEngine | null = null;
  let refused: { error: Error; until: number } | null = null;
  let nextId = 0;
  let closed = false;
  // Two engines must never have the same directory open.
  let gone: Promise<unknown> = Promise.resolve();

  function fail(dead: RunningEngine, error: Error): void {
    if (engine === dead) engine = null;
    for (const entry of dead.waiting.values()) {
      clearTimeout(entry.timer);
      entry.reject(error);
    }
    dead.waiting.clear();
    gone = dead.worker.terminate();
  }

  async function ask(request: (id: number) => PgliteRequest): Promise<Uint8Array> {
    await gone;
    if (engine === null && refused !== null && performance.now() < refused.until) throw refused.error;
    engine ??= startEngine(options, fail);
    const current = engine;
    await current.ready.catch((error: Error) => {
      refused = { error, until: performance.now() + PAUSE };
      throw error;
    });
    const id = (nextId += 1);
    return new Promise((resolve, reject) => {
      const overdue = () => fail(current, new Error('The embedded database took too long over a statement.'));
      const timer = setTimeout(overdue, options.statementSeconds * 1000);
      current.waiting.set(id, { resolve, reject, timer });
      send(current.worker, request(id));
    });
  }

  return {
    execute(bytes) {
      if (closed) return Promise.reject(new Error('The embedded database is closed.'));
      // A part of a buffer is sent with the whole of it, 64 kB where Node keeps small ones together: copied, it is sent alone.
      return ask((id) => ({ kind: 'bytes', id, bytes: new Uint8Array(bytes) }));
    },
    async close() {
      closed = true;
      const current = engine;
      if (current === null) return;
      const asked = ask((id) => ({ kind: 'close', id })).catch(() => undefined);
      await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, CLOSING).unref())]);
      engine = null;
      await current.worker.terminate();
    },
  };
}

/** A thread, unlike a window, has no origin to send to. */
function send(worker: Pick<Worker, 'postMessage'>, request: PgliteRequest): void {
  worker.postMessage(request, []);
}

function withCode(message: string, code: string): Error {
  return Object.assign(new Error(message), code === '' ? {} : { code });
}

function startEngine(
  { directory, openSeconds }: PgliteOptions,
  fail: (engine: RunningEngine, error: Error) => void,
): RunningEngine {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { directory },
    name: 'embedded-postgres',
  });
  const waiting = new Map<number, Waiting>();
  let opened: () => void = () => undefined;
  let refused: (error: Error) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    opened = resolve;
    refused = reject;
  });
  ready.catch(() => undefined);
  const engine: RunningEngine = { worker, ready, waiting };
  const died = (error: Error) => {
    clearTimeout(overdue);
    refused(error);
    fail(engine, error);
  };
  const overdue = setTimeout(() => died(new Error('The embedded database took too long to open.')), openSeconds * 1000);
  overdue.unref();
  worker.on('message', (reply: PgliteReply) => {
    if (reply.kind === 'ready') {
      clearTimeout(overdue);
      return opened();
    }
    if (reply.kind === 'refused') return died(withCode(reply.message, reply.code));
    const entry = waiting.get(reply.id);
    if (reply.kind === 'broken') return fail(engine, withCode(reply.message, reply.code));
    if (entry === undefined) return;
    waiting.delete(reply.id);
    clearTimeout(entry.timer);
    entry.resolve(reply.bytes);
  });
  worker.on('error', died);
  worker.on('exit', () => died(new Error('The embedded database stopped.')));
  return engine;
}
