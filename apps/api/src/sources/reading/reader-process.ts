import { fork, type ChildProcess } from 'node:child_process';
import { createReadStream, readFileSync, type ReadStream } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '@footnote/domain';
import type { LaidOutPage } from './layout/page-text.ts';
import type { ReadFailure } from './pdf-reader.ports.ts';
import type { ReadLimits } from './read-limits.ts';
import { recognitionFiles, type RecognisedLanguage } from './recognition/recognised-languages.ts';
import type { DocumentInformation, ReaderMessage, ReadRequest } from './reader-process.messages.ts';

/** What a process read, before it is cut into passages. */
export interface LaidOutDocument {
  information: DocumentInformation;
  pages: LaidOutPage[];
}

export interface ReadOrder {
  path: string;
  size: number;
  limits: ReadLimits;
  signal: AbortSignal;
}

/** How often the memory of a process that reads is looked at. */
const WATCH_MILLISECONDS = 100;
/** Bytes of the file that are sent at once. */
const CHUNK_BYTES = 1 << 20;
/** Megabytes the pages of a document may take besides the engine’s heap. */
const HEAP_MEGABYTES = 256;
const PAGE_BYTES = 4096;

const WORKER = fileURLToPath(new URL('./pdfium-worker.ts', import.meta.url));
/** The only files the process may read: its own code, and the engine’s. */
const READABLE = [
  `${dirname(WORKER)}/*`,
  fileURLToPath(new URL('../../../package.json', import.meta.url)),
  `${dirname(dirname(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))))}/*`,
];

type Ending = Result<LaidOutDocument, ReadFailure>;

interface Reading {
  ending: PromiseWithResolvers<Ending>;
  giveUp: (code: ReadFailure['code']) => void;
  giveTime: () => void;
  file: ReadStream;
}

/** A process that reads one document at a time, without files, network, processes or an environment, and with bounded memory and time. */
export class ReaderProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #isSound = true;

  /** Recognises text of scans in `languages`; `worker` is the file that reads, beside this one. */
  constructor({
    languages = [],
    worker = WORKER,
  }: { languages?: readonly RecognisedLanguage[]; worker?: string } = {}) {
    const files = recognitionFiles(languages);
    const forScans = files === null ? [] : [`${dirname(files.engine)}/*`, ...files.data.map(({ path }) => path)];
    const readable = [...READABLE, ...forScans].map((path) => `--allow-fs-read=${path}`);
    this.#child = fork(worker, files === null ? [] : [JSON.stringify(files)], {
      execArgv: ['--permission', ...readable, '--no-warnings', `--max-old-space-size=${HEAP_MEGABYTES}`],
      env: {},
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    this.#ended = new Promise((resolve) => {
      const end = () => {
        this.#isSound = false;
        resolve();
      };
      this.#child.once('exit', end);
      this.#child.once('error', end);
    });
    // Bytes on their way to a process that ended are of no use to anybody.
    this.#child.stdin?.on('error', () => undefined);
  }

  /** Whether it can read another document. */
  get isSound(): boolean {
    return this.#isSound;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Resident bytes; 0 where the system does not tell. */
  residentBytes(): number {
    try {
      return Number(readFileSync(`/proc/${this.#child.pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
    } catch {
      return 0;
    }
  }

  /** Reads a document; whatever goes wrong ends the process, and comes as a failure of the document. */
  async read({ path, size, limits, signal }: ReadOrder): Promise<Ending> {
    signal.throwIfAborted();
    const ending = Promise.withResolvers<Ending>();
    const giveUp = (code: ReadFailure['code']) => {
      this.#isSound = false;
      ending.resolve(err({ code }));
    };
    const timer = setTimeout(() => giveUp('timed-out'), limits.milliseconds);
    const longest = setTimeout(() => giveUp('timed-out'), limits.allMilliseconds);
    const giveTime = () => void timer.refresh();
    const watch = setInterval(() => {
      if (this.residentBytes() > limits.resident) giveUp('out-of-memory');
    }, WATCH_MILLISECONDS);
    const abort = () => {
      this.#isSound = false;
      ending.reject(signal.reason);
    };
    const file = createReadStream(path, { highWaterMark: CHUNK_BYTES, end: Math.max(0, size - 1) });
    file.once('error', (error) => {
      this.#isSound = false;
      ending.reject(error);
    });
    const listen = this.#listener({ ending, giveUp, giveTime, file });
    signal.addEventListener('abort', abort, { once: true });
    this.#child.on('message', listen);
    try {
      void this.#ended.then(() => giveUp('damaged'));
      this.#child.send({ size, limits } satisfies ReadRequest, () => undefined);
      return await ending.promise;
    } finally {
      clearTimeout(timer);
      clearTimeout(longest);
      clearInterval(watch);
      signal.removeEventListener('abort', abort);
      this.#child.off('message', listen);
      file.destroy();
      if (!this.#isSound) await this.stop();
    }
  }

  #listener({ ending, giveUp, giveTime, file }: Reading) {
    const pages: LaidOutPage[] = [];
    return (message: ReaderMessage) => {
      if (message.type === 'awaiting' && this.#child.stdin !== null) file.pipe(this.#child.stdin, { end: false });
      else if (message.type === 'recognising') giveTime();
      else if (message.type === 'page') pages.push(message.page);
      else if (message.type === 'done') ending.resolve(ok({ information: message.information, pages }));
      else if (message.type === 'failed' && !message.isSound) giveUp(message.code);
      else if (message.type === 'failed') ending.resolve(err({ code: message.code }));
    };
  }

  /** Ends the process and waits until it is gone. */
  async stop(): Promise<void> {
    this.#isSound = false;
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}
