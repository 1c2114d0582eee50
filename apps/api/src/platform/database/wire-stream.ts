import { Duplex } from 'node:stream';
import type { PgliteConnection } from './pglite-connection.ts';

/** Sent when a client goes: the engine has one session, and the next client must find it clean. */
const CLEAN_UP = simpleQuery('ROLLBACK; DEALLOCATE ALL; UNLISTEN *; RESET ALL; SELECT pg_advisory_unlock_all()');

const TERMINATE = 'X'.charCodeAt(0);
/** Messages after which PostgreSQL answers: Query, Sync, Flush, CopyDone, CopyFail, function call. */
const ANSWERED = new Set(Buffer.from('QSHcfF'));

function simpleQuery(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

/** How a stream is told that it may go on. */
type Release = (error?: Error | null) => void;

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/**
 * Looks like the socket of a PostgreSQL connection to `pg`, and hands its bytes to the embedded engine. Whole messages
 * are gathered until one that asks for an answer, so a prepared statement costs one trip to the worker and not five.
 */
export class WireStream extends Duplex {
  readonly #connection: PgliteConnection;
  #pending: Buffer = Buffer.alloc(0);
  #started = false;

  constructor(connection: PgliteConnection) {
    super({ allowHalfOpen: false });
    this.#connection = connection;
  }

  /** Part of a socket's interface; there is nothing to dial. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, release: Release): void {
    void this.#take(chunk, release);
  }

  override _writev(chunks: { chunk: Buffer }[], release: Release): void {
    void this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk)), release);
  }

  override _destroy(error: Error | null, release: Release): void {
    void this.#leave(error, release);
  }

  async #leave(reason: Error | null, release: Release): Promise<void> {
    // An engine that broke has no session left to clean.
    if (this.#started) await this.#connection.execute(CLEAN_UP).catch(() => undefined);
    release(reason);
  }

  async #take(bytes: Buffer, release: Release): Promise<void> {
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    const { length, terminated } = this.#answerable();
    if (terminated) {
      release();
      this.destroy();
      return;
    }
    const ready = this.#pending.subarray(0, length);
    this.#pending = this.#pending.subarray(length);
    try {
      const answer = length === 0 ? null : await this.#connection.execute(ready);
      if (answer !== null && !this.destroyed) this.push(answer);
    } catch (reason) {
      release(asError(reason));
      return;
    }
    release();
  }

  /** How many bytes end with a message that asks for an answer. */
  #answerable(): { length: number; terminated: boolean } {
    let at = 0;
    let length = 0;
    while (at + 5 <= this.#pending.length) {
      // The first message, unlike all others, has no letter before its length.
      const startup = !this.#started;
      const end = at + (startup ? 0 : 1) + this.#pending.readInt32BE(startup ? at : at + 1);
      if (end > this.#pending.length) break;
      const letter = this.#pending[at] ?? 0;
      if (!startup && letter === TERMINATE) return { length: 0, terminated: true };
      if (startup || ANSWERED.has(letter)) length = end;
      this.#started = true;
      at = end;
    }
    return { length, terminated: false };
  }
}
