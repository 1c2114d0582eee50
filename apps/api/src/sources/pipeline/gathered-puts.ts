import type {
  DocumentIndex,
  DocumentIndexStats,
  DocumentPlace,
  IndexedDocument,
} from '../index/document-index.ports.ts';

/** What documents are put with. */
type ChangedIndex = Pick<DocumentIndex, 'put' | 'remove' | 'removeSource' | 'stats'>;

/** Documents that are put together. */
const ENOUGH = 8;
/** Milliseconds a document waits for others at most. */
const LONGEST_WAIT = 250;

/** Holds documents back for a moment, so that those read meanwhile are put with them: together they take half of the time. */
export class GatheredPuts implements ChangedIndex {
  readonly #index: ChangedIndex;
  readonly #waiting: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(index: ChangedIndex) {
    this.#index = index;
  }

  /** Puts a document once enough others wait, and after a moment in any case. */
  async put(document: IndexedDocument): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    if (this.#isOver || this.#waiting.length >= ENOUGH) this.#release();
    else this.#timer ??= setTimeout(() => this.#release(), LONGEST_WAIT);
    await promise;
    await this.#index.put(document);
  }

  remove(place: DocumentPlace): Promise<void> {
    return this.#index.remove(place);
  }

  removeSource(sourceId: string): Promise<void> {
    return this.#index.removeSource(sourceId);
  }

  stats(sourceId: string): Promise<DocumentIndexStats> {
    return this.#index.stats(sourceId);
  }

  /** Nothing more is being read: what waits, and what is put from now on, is put at once. */
  end(): void {
    this.#isOver = true;
    this.#release();
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const goOn of this.#waiting.splice(0)) goOn();
  }
}
