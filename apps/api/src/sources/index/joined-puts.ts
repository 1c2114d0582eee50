import type { IndexedDocument } from './document-index.ports.ts';
import type { SourceQueue } from './source-queue.ts';

/** Documents that are written together at most. */
const MOST_TOGETHER = 16;

export interface JoinedPutsDeps {
  queue: Pick<SourceQueue, 'run'>;
  /** Writes different documents of a source, all or none. */
  write: (sourceId: string, documents: readonly IndexedDocument[]) => Promise<void>;
}

interface JoinedPut {
  documents: IndexedDocument[];
  /** What went wrong, by the id of the document it went wrong with. */
  failures: Promise<ReadonlyMap<string, unknown>>;
}

/** Documents that wait for the same source are written in one transaction, which takes half of the time. */
export class JoinedPuts {
  readonly #deps: JoinedPutsDeps;
  /** What more documents may join, by source. */
  readonly #open = new Map<string, JoinedPut>();

  constructor(deps: JoinedPutsDeps) {
    this.#deps = deps;
  }

  /** What is put from now on is written after whatever is asked of the source next. */
  close(sourceId: string): void {
    this.#open.delete(sourceId);
  }

  /** Rejects for what is wrong with this document or with the store, and not for what is wrong with another document. */
  async put(document: IndexedDocument): Promise<void> {
    const failures = await this.#joined(document).failures;
    if (failures.has(document.documentId)) throw failures.get(document.documentId);
  }

  #joined(document: IndexedDocument): JoinedPut {
    const { sourceId, documentId } = document;
    const open = this.#open.get(sourceId);
    const isAnother = open?.documents.every((other) => other.documentId !== documentId) ?? false;
    if (open !== undefined && isAnother && open.documents.length < MOST_TOGETHER) {
      open.documents.push(document);
      return open;
    }
    const documents = [document];
    const failures = this.#deps.queue.run(sourceId, () => {
      if (this.#open.get(sourceId)?.documents === documents) this.#open.delete(sourceId);
      return this.#write(sourceId, documents);
    });
    const put = { documents, failures };
    this.#open.set(sourceId, put);
    return put;
  }

  async #write(sourceId: string, documents: readonly IndexedDocument[]): Promise<ReadonlyMap<string, unknown>> {
    const failures = new Map<string, unknown>();
    try {
      await this.#deps.write(sourceId, documents);
    } catch (error) {
      const [first, ...others] = documents;
      if (first !== undefined && others.length === 0) failures.set(first.documentId, error);
      else
        for (const document of documents)
          for (const [id, failure] of await this.#write(sourceId, [document])) failures.set(id, failure);
    }
    return failures;
  }
}
