import { setTimeout as pause } from 'node:timers/promises';
import { LiteratureIndexFailure } from '@footnote/literature';
import { saysDiskFull } from '../../platform/disk-space.ts';
import { IndexCreationFailure, type DocumentIndex } from '../index/document-index.ports.ts';
import { StoreFailure } from '../store/object-store.ports.ts';
import type { ReadDocument } from '../reading/pdf-reader.ports.ts';
import { GatheredPuts } from './gathered-puts.ts';
import { giveUpDocument, ingestDocument, type IngestDeps } from './ingest-document.ts';
import { ScannerFailure } from './malware-scanner.ts';
import type { ReadingDocument, WaitingDocument } from './pipeline.ports.ts';

export interface IngestWaitingDeps extends IngestDeps {
  index: IngestDeps['index'] & Pick<DocumentIndex, 'stats'>;
  /** Documents that are read at once. */
  lanes: number;
  /** Told of what is not the fault of a file. */
  onError: (error: unknown) => void;
}

/** Failures of the server after which a document is given up. */
const MOST_ATTEMPTS = 5;
/** Milliseconds after which a lane with nothing to do looks again. */
const REST = 2_000;
/** A document with more passages is saved before its lane reads another. */
const MOST_SAVED_BESIDE = 400;
/** Documents that are saved while others are read, at most. */
const SAVED_BESIDE = 16;

/**
 * Brings all waiting documents on, a few at once and the organizations in turn: whoever uploads a thousand keeps nobody
 * with one waiting, and what arrives while others are read does not wait for them. Rejects at the end where one has to be tried again.
 */
export async function ingestWaiting(deps: IngestWaitingDeps, signal: AbortSignal): Promise<void> {
  const turns = createTurns(deps);
  const index = new GatheredPuts(deps.index);
  const bringing = new Bringing({ ...deps, index }, { turns, signal });
  const over = new AbortController();
  const ended = AbortSignal.any([signal, over.signal]);
  let resting = 0;
  const rest = async () => {
    resting += 1;
    if (resting === deps.lanes) over.abort();
    await pause(REST, undefined, { signal: ended }).catch(() => undefined);
    resting -= 1;
  };
  const lane = async () => {
    while (!ended.aborted) {
      const document = await turns.take();
      if (document === null) {
        await rest();
        continue;
      }
      await bringing.untilRead(document);
    }
  };
  try {
    // A lane that fails rests no more, and the others would look for work without end.
    await Promise.all(Array.from({ length: deps.lanes }, () => lane().finally(() => over.abort())));
  } finally {
    index.end();
    await bringing.end();
  }
  signal.throwIfAborted();
  if (bringing.failures > 0) throw new Error(`${bringing.failures} documents have to be tried again.`);
}

/** Documents on their way: while one is saved, its lane reads the next. */
class Bringing {
  readonly #deps: IngestWaitingDeps;
  readonly #turns: Pick<Turns, 'end'>;
  readonly #signal: AbortSignal;
  readonly #underWay = new Set<Promise<void>>();
  failures = 0;

  constructor(deps: IngestWaitingDeps, { turns, signal }: { turns: Pick<Turns, 'end'>; signal: AbortSignal }) {
    this.#deps = deps;
    this.#turns = turns;
    this.#signal = signal;
  }

  /** Begins to bring a document on, and waits until it is read, or saved where it or what waits to be is much. */
  async untilRead(document: ReadingDocument): Promise<void> {
    const read = Promise.withResolvers<void>();
    const onRead = ({ passages }: ReadDocument) => {
      if (passages.length <= MOST_SAVED_BESIDE) read.resolve();
    };
    const brought = this.#bring(document, onRead).finally(() => this.#underWay.delete(brought));
    this.#underWay.add(brought);
    await Promise.race([read.promise, brought]);
    if (this.#underWay.size >= this.#deps.lanes + SAVED_BESIDE) await Promise.race(this.#underWay);
  }

  async #bring(document: ReadingDocument, onRead: (read: ReadDocument) => void): Promise<void> {
    const deps = this.#deps;
    try {
      // Where another process reads it now, it is left to that one.
      if (await ingestDocument(deps, { document, signal: this.#signal, onRead })) this.#turns.end(document);
    } catch (error) {
      if (this.#signal.aborted) return;
      this.failures += 1;
      deps.onError(error);
      // What is down says nothing about the document, however long it is.
      if (await isOutage(error, () => deps.index.stats(document.sourceId))) return;
      if ((await deps.documents.countAttempt(document.id)) >= MOST_ATTEMPTS) await giveUp(deps, document);
    }
  }

  /** Waits for all that are not saved yet. */
  async end(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}

/** What is said of a file that no waiting mends. */
const DAMAGED = /not a database|malformed|has format|database of something else/;

/** Whether what failed is down or full for every document: the store, the scanner, the disk, or an index that cannot be made or answers nothing else either. */
async function isOutage(error: unknown, ask: () => Promise<unknown>): Promise<boolean> {
  if ([StoreFailure, ScannerFailure, IndexCreationFailure].some((one) => error instanceof one)) return true;
  if (saysDiskFull(error)) return true;
  if (!(error instanceof LiteratureIndexFailure) || DAMAGED.test(error.message)) return false;
  return ask().then(
    () => false,
    () => true,
  );
}

/** What stands in the way of its failure is tried again with it. */
async function giveUp(deps: IngestWaitingDeps, document: ReadingDocument): Promise<void> {
  const now = await deps.documents.statusOf(document.id);
  // An index that is down keeps no other document waiting.
  if (now !== null) await giveUpDocument(deps, { ...document, status: now }).catch(deps.onError);
}

type Turns = ReturnType<typeof createTurns>;

/** Says whose turn it is; what failed is not taken again. */
function createTurns({ documents }: Pick<IngestDeps, 'documents'>) {
  const taken = new Map<string, WaitingDocument>();
  const lastTurns = new Map<string, number>();
  let turn = 0;
  let picking: Promise<unknown> = Promise.resolve();
  const running = (organizationId: string) =>
    [...taken.values()].filter((document) => document.organizationId === organizationId).length;
  const rank = ({ organizationId }: WaitingDocument) =>
    running(organizationId) * 1e9 + (lastTurns.get(organizationId) ?? 0);
  const pick = async () => {
    for (;;) {
      const waiting = await documents.next([...taken.keys()]);
      const [chosen] = waiting.toSorted((a, b) => rank(a) - rank(b));
      if (chosen === undefined) return null;
      const begun = await documents.begin(chosen.id);
      if (begun === null) continue;
      taken.set(begun.id, begun);
      lastTurns.set(begun.organizationId, ++turn);
      return begun;
    }
  };
  return {
    /** One at a time, so that no two lanes take the same. */
    take(): Promise<ReadingDocument | null> {
      const picked = picking.then(pick);
      picking = picked.catch(() => undefined);
      return picked;
    },
    end: ({ id }: WaitingDocument) => void taken.delete(id),
  };
}
