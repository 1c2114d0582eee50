import { availableParallelism } from 'node:os';
import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { err, ok, type Result } from '@footnote/domain';
import { cutPassages } from './cut-passages.ts';
import { PassageContext } from './passage-context.ts';
import { readFrontMatter } from './front-matter.ts';
import type { DocumentReader, Passage, ReadDocument, ReadFailure, ReadPage } from './pdf-reader.ports.ts';
import { READ_LIMITS, type ReadLimits } from './read-limits.ts';
import type { RecognisedLanguage } from './recognition/recognised-languages.ts';
import { ReaderProcess, type LaidOutDocument } from './reader-process.ts';

/** A process that holds on to more than this after a document is replaced. */
const LARGE_PROCESS = 320 * 1024 * 1024;
/** Processes that have had nothing to read for so long are let go. */
const IDLE_MILLISECONDS = 60_000;
/** Pages that are cut before others have their turn. */
const PAGES_AT_ONCE = 20;

export interface PdfReaderOptions {
  /** Documents read at once; one for each processor where it is missing. */
  processes?: number;
  limits?: Partial<ReadLimits>;
  /** Languages text of scans is recognised in; it is not where there are none. */
  recognised?: readonly RecognisedLanguage[];
}

/** Opens a reader that starts its processes when there is something to read. */
export function openPdfReader({
  processes = availableParallelism(),
  limits = {},
  recognised = [],
}: PdfReaderOptions = {}): DocumentReader {
  const pool = new ProcessPool(processes, () => new ReaderProcess({ languages: recognised }));
  const all = { ...READ_LIMITS, ...limits };
  return {
    async read(path, { signal }) {
      signal.throwIfAborted();
      const { size } = await stat(path);
      if (size > all.bytes) return err({ code: 'too-large' });
      const read = await pool.use(signal, (process) => process.read({ path, size, limits: all, signal }));
      return read.ok ? await cutDocument(read.value) : read;
    },
    close: () => pool.close(),
  };
}

async function cutDocument({ information, pages }: LaidOutDocument): Promise<Result<ReadDocument, ReadFailure>> {
  const passages: Passage[] = [];
  const contexts = new PassageContext();
  const texts: ReadPage[] = [];
  for (const page of pages) {
    passages.push(...cutPassages(page, contexts));
    const { number, width, height, text } = page;
    texts.push({ number, width, height, text });
    if (number % PAGES_AT_ONCE === 0) await nextTurn();
  }
  if (passages.length === 0) return err({ code: 'no-text' });
  return ok({ ...readFrontMatter(information, pages[0]), pages: texts, passages });
}

interface Waiting {
  start: () => void;
  cancel: (reason: Error) => void;
}

/** Processes for so many documents at once; further ones wait for their turn. */
class ProcessPool {
  readonly #most: number;
  readonly #start: () => ReaderProcess;
  readonly #idle: ReaderProcess[] = [];
  readonly #busy = new Set<ReaderProcess>();
  readonly #waiting = new Set<Waiting>();
  #taken = 0;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(most: number, start: () => ReaderProcess) {
    this.#most = Math.max(1, most);
    this.#start = start;
  }

  async use<T>(signal: AbortSignal, work: (process: ReaderProcess) => Promise<T>): Promise<T> {
    await this.#turn(signal);
    clearTimeout(this.#timer);
    const process = this.#soundProcess();
    this.#busy.add(process);
    try {
      return await work(process);
    } finally {
      this.#busy.delete(process);
      await this.#putBack(process);
      this.#taken -= 1;
      this.#next();
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    this.#refuseWhenClosed();
    if (this.#taken >= this.#most) {
      const turn = Promise.withResolvers<void>();
      const waiting: Waiting = { start: turn.resolve, cancel: turn.reject };
      const abort = () => turn.reject(signal.reason);
      this.#waiting.add(waiting);
      signal.addEventListener('abort', abort, { once: true });
      try {
        await turn.promise;
      } catch (error) {
        this.#waiting.delete(waiting);
        throw error;
      } finally {
        signal.removeEventListener('abort', abort);
      }
    } else this.#taken += 1;
  }

  /** Hands the place of a document that ended to the next one. */
  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) {
      if (this.#taken === 0) this.#timer = setTimeout(() => void this.#stopIdle(), IDLE_MILLISECONDS).unref();
      return;
    }
    this.#waiting.delete(first);
    this.#taken += 1;
    first.start();
  }

  #soundProcess(): ReaderProcess {
    this.#refuseWhenClosed();
    for (let process = this.#idle.pop(); process !== undefined; process = this.#idle.pop())
      if (process.isSound) return process;
    return this.#start();
  }

  async #putBack(process: ReaderProcess): Promise<void> {
    if (!this.#isClosed && process.isSound && process.residentBytes() < LARGE_PROCESS) this.#idle.push(process);
    else await process.stop();
  }

  #refuseWhenClosed(): void {
    if (this.#isClosed) throw new Error('The PDF reader is closed.');
  }

  async #stopIdle(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((process) => process.stop()));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const { cancel } of this.#waiting) cancel(new Error('The PDF reader is closed.'));
    await Promise.all([this.#stopIdle(), ...[...this.#busy].map((process) => process.stop())]);
  }
}
