import type { QuestionKnowledge } from '@footnote/literature';
import type { DocumentIndex } from './document-index.ports.ts';
import { JoinedPuts } from './joined-puts.ts';
import { OpenSources } from './open-sources.ts';
import { putDocuments, removeDocument, searchPassages } from './source-collection.ts';
import type { SourceIndex } from './source-index.ports.ts';
import { SourceQueue } from './source-queue.ts';

/** Where the passages of sources are kept. */
export interface SourceFiles {
  /** Opens what holds a source, creating it where there is nothing. */
  open(sourceId: string): Promise<SourceIndex>;
  exists(sourceId: string): Promise<boolean>;
  /** Deletes what holds a source that is not open. */
  delete(sourceId: string): Promise<void>;
  /** Closes what the sources share. */
  close?(): Promise<void>;
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
  const puts = new JoinedPuts({
    queue,
    write: (sourceId, documents) => sources.use(sourceId, (index) => putDocuments(index, documents)),
  });
  return {
    async put(document) {
      checkId(document.sourceId);
      await puts.put(document);
    },
    async remove({ sourceId, documentId }) {
      checkId(sourceId);
      puts.close(sourceId);
      await queue.run(sourceId, async () => {
        if (await files.exists(sourceId)) await sources.use(sourceId, (index) => removeDocument(index, documentId));
      });
    },
    async removeSource(sourceId) {
      checkId(sourceId);
      puts.close(sourceId);
      await queue.run(sourceId, async () => {
        await sources.close(sourceId);
        await files.delete(sourceId);
      });
    },
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
      await files.close?.();
    },
  };
}

function checkId(sourceId: string): void {
  if (!SAFE_ID.test(sourceId)) throw new RangeError(`“${sourceId}” is no id of a source with an index.`);
}
