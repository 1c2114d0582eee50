import { LiteratureIndexFailure } from '@footnote/literature';
import type { SourceIndex } from './source-index.ports.ts';

interface OpenSource {
  index: Promise<SourceIndex>;
  uses: number;
}

/** The indexes of sources that are open; each holds threads and memory, so that those not used for longest are closed. */
export class OpenSources {
  readonly #open: (sourceId: string) => Promise<SourceIndex>;
  readonly #most: number;
  /** The one used last at the end. */
  readonly #held = new Map<string, OpenSource>();
  readonly #closing = new Map<string, Promise<void>>();
  #isClosed = false;

  constructor(open: (sourceId: string) => Promise<SourceIndex>, most: number) {
    this.#open = open;
    this.#most = most;
  }

  /** Opens a source where it is not, and keeps it open as long as the work takes. */
  async use<T>(sourceId: string, work: (index: SourceIndex) => Promise<T>): Promise<T> {
    if (this.#isClosed)
      throw new LiteratureIndexFailure({ code: 'literature/unavailable', message: 'The document index is closed.' });
    const source = this.#held.get(sourceId) ?? this.#opened(sourceId);
    source.uses += 1;
    this.#held.delete(sourceId);
    this.#held.set(sourceId, source);
    try {
      return await work(await source.index);
    } catch (error) {
      // An engine that is gone is opened anew by the next one.
      if (error instanceof LiteratureIndexFailure && error.detail.code === 'literature/unavailable')
        this.#letGo(sourceId, source);
      throw error;
    } finally {
      source.uses -= 1;
      this.#closeUnused();
    }
  }

  #opened(sourceId: string): OpenSource {
    const before = this.#closing.get(sourceId) ?? Promise.resolve();
    const source = { index: before.then(() => this.#open(sourceId)), uses: 0 };
    // Whatever it was that failed, the next one tries again.
    source.index.catch(() => this.#letGo(sourceId, source));
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
    const closed = closeIndex(source.index).finally(() => {
      if (this.#closing.get(sourceId) === closed) this.#closing.delete(sourceId);
    });
    this.#closing.set(sourceId, closed);
  }

  /** Closes a source once what was asked of it is answered. */
  async close(sourceId: string): Promise<void> {
    const source = this.#held.get(sourceId);
    if (source !== undefined) this.#letGo(sourceId, source);
    await this.#closing.get(sourceId);
  }

  async closeAll(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#held.keys(), ...this.#closing.keys()].map((sourceId) => this.close(sourceId)));
  }
}

/** An index that could not be opened, or is gone, is closed. */
async function closeIndex(index: Promise<SourceIndex>): Promise<void> {
  try {
    await (await index).close();
  } catch {
    return;
  }
}
