import { Duplex } from 'node:stream';
import type { PgliteConnection } from './pglite-connection.ts';

/** Sent when a client goes: the engine has one session, and the next client must find it clean. */
const CLEAN_UP = simpleQuery('ROLLBACK; DEALLOCATE ALL; UNLISTEN *; RESET ALL; SELECT pg_advisory_unlock_all()');

const TERMINATE = 'X'.charCodeAt(0);
/** Messages after which PostgreSQL answers: Query, Sync, Flush, CopyDone, CopyFail, function call. */
const ANSWERED = new Set([...'QSHcfF'].map((letter) => letter.charCodeAt(0)));

function simpleQuery(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
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

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#take(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const finish = () => done(error);
    if (!this.#started) return finish();
    this.#connection.execute(CLEAN_UP).then(finish, finish);
  }

  #take(bytes: Buffer, done: (error?: Error | null) => void): void {
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    const { length, terminated } = this.#answerable();
    if (terminated) {
      done();
      this.destroy();
      return;
    }
    if (length === 0) return done();
    const ready = this.#pending.subarray(0, length);
    this.#pending = this.#pending.subarray(length);
    this.#connection.execute(ready).then(
      (answer) => {
        if (!this.destroyed) this.push(answer);
        done();
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
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
