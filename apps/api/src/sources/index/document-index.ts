import type { LiteratureIndex, QuestionKnowledge } from '@footnote/literature';
import type { DocumentIndex } from './document-index.ports.ts';
import { OpenSources } from './open-sources.ts';
import { putDocument, removeDocument, searchPassages } from './source-collection.ts';

/** Where the passages of sources are kept. */
export interface SourceFiles {
  /** Opens what holds a source, creating it where there is nothing. */
  open(sourceId: string): Promise<LiteratureIndex>;
  exists(sourceId: string): Promise<boolean>;
  /** Deletes what holds a source that is not open. */
  delete(sourceId: string): Promise<void>;
}

export interface DocumentIndexDeps {
  files: SourceFiles;
  knowledge: () => QuestionKnowledge;
  /** Sources held open at once. */
  openAtMost: number;
}

/** A name that no path can be made of. */
const SAFE_ID = /^\w[\w-]{0,199}$/;

/** Passages in one index of the search engine for each source. */
export function documentIndex({ files, knowledge, openAtMost }: DocumentIndexDeps): DocumentIndex {
  const sources = new OpenSources((sourceId) => files.open(sourceId), openAtMost);
  const queue = new SourceQueue();
  return {
    put: (document) =>
      queue.run(document.sourceId, () => sources.use(document.sourceId, (index) => putDocument(index, document))),
    remove: ({ sourceId, documentId }) =>
      queue.run(sourceId, async () => {
        if (await files.exists(sourceId)) await sources.use(sourceId, (index) => removeDocument(index, documentId));
      }),
    removeSource: (sourceId) =>
      queue.run(sourceId, async () => {
        await sources.close(sourceId);
        await files.delete(sourceId);
      }),
    async search(search, signal) {
      checkId(search.sourceId);
      signal?.throwIfAborted();
      if (!(await files.exists(search.sourceId))) return [];
      try {
        return await sources.use(search.sourceId, (index) =>
          searchPassages({ index, knowledge: knowledge() }, search, signal),
        );
      } catch (error) {
        // A source that was removed meanwhile holds nothing.
        if (!(await files.exists(search.sourceId))) return [];
        throw error;
      }
    },
    async stats(sourceId) {
      checkId(sourceId);
      if (!(await files.exists(sourceId))) return { passages: 0 };
      const { articles } = await sources.use(sourceId, (index) => index.stats());
      return { passages: articles };
    },
    async close() {
      await queue.settled();
      await sources.closeAll();
    },
  };
}

function checkId(sourceId: string): void {
  if (!SAFE_ID.test(sourceId)) throw new RangeError(`“${sourceId}” is no id of a source with an index.`);
}

/** Does what is asked of a source in the order it was asked, and of different ones at once. */
class SourceQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(sourceId: string, work: () => Promise<T>): Promise<T> {
    checkId(sourceId);
    const before = this.#last.get(sourceId) ?? Promise.resolve();
    const running = before.then(work, work);
    this.#last.set(sourceId, running);
    try {
      return await running;
    } finally {
      if (this.#last.get(sourceId) === running) this.#last.delete(sourceId);
    }
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#last.values());
  }
}
