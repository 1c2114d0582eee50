import { LiteratureIndexFailure } from '@footnote/literature';
import type { SourceIndex } from './source-index.ports.ts';

interface OpenSource {
  /** null where there is nothing. */
  index: Promise<SourceIndex | null>;
  isMade: boolean;
  opening: AbortController;
  uses: number;
}

export interface OpeningOptions {
  /** Whether one is made where there is nothing. */
  isMade: boolean;
  /** Aborts when nobody needs it open any more. */
  signal: AbortSignal;
}

/** Opens what holds a source; null where there is nothing and none is made. */
export type OpenSourceIndex = (sourceId: string, options: OpeningOptions) => Promise<SourceIndex | null>;

export interface UseOptions {
  /** Makes a source where there is nothing. */
  isMade?: boolean;
  /** Waits no longer for a source that is opened, which goes on for others. */
  signal?: AbortSignal | undefined;
}

/** The indexes of sources that are open; each holds threads and memory, so that those not used for longest are closed. */
export class OpenSources {
  readonly #open: OpenSourceIndex;
  readonly #most: number;
  /** The one used last at the end. */
  readonly #held = new Map<string, OpenSource>();
  readonly #closing = new Map<string, Promise<void>>();
  /** How many want a source removed that is still used. */
  readonly #unneeded = new Map<string, number>();
  #isEnding = false;
  #isClosed = false;

  constructor(open: OpenSourceIndex, most: number) {
    this.#open = open;
    this.#most = most;
  }

  /** Opens a source where it is not, and keeps it open as long as the work takes; null where there is nothing to work on. */
  async use<T>(
    sourceId: string,
    work: (index: SourceIndex) => Promise<T>,
    { isMade = false, signal }: UseOptions = {},
  ): Promise<T | null> {
    if (this.#isClosed) throw unavailable('The document index is closed.');
    signal?.throwIfAborted();
    const source = this.#held.get(sourceId) ?? this.#opened(sourceId, isMade);
    source.uses += 1;
    this.#held.delete(sourceId);
    this.#held.set(sourceId, source);
    try {
      const index = await unlessAborted(source.index, signal);
      if (index !== null) return await work(index);
    } catch (error) {
      // An engine that is gone is opened anew by the next one.
      if (error instanceof LiteratureIndexFailure && error.detail.code === 'literature/unavailable')
        this.#letGo(sourceId, source);
      throw error;
    } finally {
      source.uses -= 1;
      this.#closeUnused();
    }
    // Whoever was there first looked without making one.
    return isMade && !source.isMade ? this.use(sourceId, work, { isMade, signal }) : null;
  }

  #opened(sourceId: string, isMade: boolean): OpenSource {
    const before = this.#closing.get(sourceId) ?? Promise.resolve();
    const opening = new AbortController();
    if (this.#isEnding || this.#unneeded.has(sourceId)) opening.abort(beingClosed());
    const index = before.then(() => this.#open(sourceId, { isMade, signal: opening.signal }));
    const source = { index, isMade, opening, uses: 0 };
    // Nothing is not held, and whatever it was that failed, the next one tries again.
    const letGo = () => this.#letGo(sourceId, source);
    index.then((opened) => opened ?? letGo(), letGo);
    return source;
  }

  #closeUnused(): void {
    for (const [sourceId, source] of this.#held) {
      if (this.#held.size <= this.#most) return;
      if (source.uses === 0) this.#letGo(sourceId, source);
    }
  }

  #letGo(sourceId: string, source: OpenSource): void {
    if (this.#held.get(sourceId) !== source) return;
    this.#held.delete(sourceId);
    source.opening.abort(beingClosed());
    this.#openAfter(sourceId, closeIndex(source.index));
  }

  /** Whoever opens a source waits until this is done. */
  #openAfter(sourceId: string, work: Promise<void>): void {
    const settled = work
      .catch(() => undefined)
      .finally(() => {
        if (this.#closing.get(sourceId) === settled) this.#closing.delete(sourceId);
      });
    this.#closing.set(sourceId, settled);
  }

  /** Lets nobody wait any more until a source is moved, which is to be removed; gives a function that is called before that. */
  giveUp(sourceId: string): () => void {
    const change = (by: number) => {
      const count = (this.#unneeded.get(sourceId) ?? 0) + by;
      if (count === 0) this.#unneeded.delete(sourceId);
      else this.#unneeded.set(sourceId, count);
    };
    change(1);
    this.#held.get(sourceId)?.opening.abort(beingClosed());
    return () => change(-1);
  }

  /** Whether somebody waits to remove it. */
  isGivenUp(sourceId: string): boolean {
    return this.#unneeded.has(sourceId);
  }

  /** Lets nobody wait any more until a source is moved; what is asked of others is still done. */
  giveUpAll(): void {
    this.#isEnding = true;
    for (const source of this.#held.values()) source.opening.abort(beingClosed());
  }

  /** Closes a source once what was asked of it is answered, and does what nobody may have it open for. */
  async close(sourceId: string, work: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const source = this.#held.get(sourceId);
    if (source !== undefined) this.#letGo(sourceId, source);
    const worked = (this.#closing.get(sourceId) ?? Promise.resolve()).then(work);
    this.#openAfter(sourceId, worked);
    await worked;
  }

  /** Waits until a source that is being closed is, or until the signal aborts. */
  async settled(sourceId: string, signal?: AbortSignal): Promise<void> {
    await unlessAborted(this.#closing.get(sourceId) ?? Promise.resolve(), signal);
  }

  async closeAll(): Promise<void> {
    this.#isClosed = true;
    this.giveUpAll();
    await Promise.all([...this.#held.keys(), ...this.#closing.keys()].map((sourceId) => this.close(sourceId)));
  }
}

function unavailable(message: string): LiteratureIndexFailure {
  return new LiteratureIndexFailure({ code: 'literature/unavailable', message });
}

const beingClosed = () => unavailable('The source is being closed.');

/** An index that could not be opened, or is gone, is closed. */
async function closeIndex(index: Promise<SourceIndex | null>): Promise<void> {
  try {
    await (await index)?.close();
  } catch {
    return;
  }
}

/** What is waited for, or the reason of a signal that comes first. */
async function unlessAborted<T>(waited: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return waited;
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([waited, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
