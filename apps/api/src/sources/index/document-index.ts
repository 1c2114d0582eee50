import type { LiteratureIndex, QuestionKnowledge } from '@footnote/literature';
import { IndexCreationFailure, type DocumentIndex, type PassageEmbeddings } from './document-index.ports.ts';
import { JoinedPuts } from './joined-puts.ts';
import { OpenSources, type OpenSourceIndex } from './open-sources.ts';
import {
  lackingPassages,
  passagesOf,
  putDocuments,
  removeDocument,
  searchPassages,
  writeEmbeddings,
} from './source-collection.ts';
import { SourceQueue } from './source-queue.ts';

/** Where the passages of sources are kept. */
export interface SourceFiles {
  open: OpenSourceIndex;
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
  /**
   * Whether the engine keeps vectors of passages.
   * @default false
   */
  keepsEmbeddings?: boolean;
}

/** A name that no path can be made of. */
const SAFE_ID = /^\w[\w-]{0,199}$/;

/** Passages in one index of the search engine for each source. */
export function documentIndex({
  files,
  knowledge,
  openAtMost,
  keepsEmbeddings = false,
}: DocumentIndexDeps): DocumentIndex {
  const sources = new OpenSources(openOrMake(files), openAtMost);
  const queue = new SourceQueue();
  const puts = new JoinedPuts({
    queue,
    async write(sourceId, documents) {
      await sources.use(sourceId, (index) => putDocuments(index, documents), { isMade: true });
    },
  });
  const look = lookerInto({ sources, files });
  const counts = new Map<string, number>();
  return {
    async put(document) {
      checkId(document.sourceId);
      try {
        await puts.put(document);
      } finally {
        counts.set(document.sourceId, (counts.get(document.sourceId) ?? 0) + 1);
      }
    },
    async remove({ sourceId, documentId }) {
      checkId(sourceId);
      puts.close(sourceId);
      await queue.run(sourceId, () => sources.use(sourceId, (index) => removeDocument(index, documentId)));
    },
    async removeSource(sourceId) {
      checkId(sourceId);
      puts.close(sourceId);
      const isNext = sources.giveUp(sourceId);
      await queue.run(sourceId, () => {
        isNext();
        return sources.close(sourceId, () => files.delete(sourceId));
      });
    },
    async search(search, signal) {
      const find = (index: LiteratureIndex) => searchPassages({ index, knowledge: knowledge() }, search, signal);
      return (await look(search.sourceId, find, signal)) ?? [];
    },
    async stats(sourceId) {
      const stats = await look(sourceId, (index) => index.stats());
      return { passages: stats?.articles ?? 0 };
    },
    embeddings: keepsEmbeddings ? passageEmbeddings({ queue, sources, look, counts }) : null,
    async close() {
      sources.giveUpAll();
      await queue.settled();
      await sources.closeAll();
      await files.close?.();
    },
  };
}

/** What somebody finds who changes nothing; null where there is nothing, also where a source goes meanwhile. */
type Look = <T>(
  sourceId: string,
  work: (index: LiteratureIndex) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T | null>;

function lookerInto({ sources, files }: { sources: OpenSources; files: SourceFiles }): Look {
  return async (sourceId, work, signal) => {
    checkId(sourceId);
    try {
      return await sources.use(sourceId, work, { signal });
    } catch (error) {
      signal?.throwIfAborted();
      if (sources.isGivenUp(sourceId)) return null;
      // It may be this server that removes it, or another one.
      await sources.settled(sourceId, signal);
      if (await files.exists(sourceId)) throw error;
      return null;
    }
  };
}

function passageEmbeddings({
  queue,
  sources,
  look,
  counts,
}: {
  queue: SourceQueue;
  sources: OpenSources;
  look: Look;
  counts: ReadonlyMap<string, number>;
}): PassageEmbeddings {
  return {
    puts: (sourceId) => counts.get(sourceId) ?? 0,
    async lacking({ sourceId, documentId }, page) {
      return (await look(sourceId, (index) => lackingPassages(index, documentId, page))) ?? [];
    },
    async write(sourceId, { model, vectors }) {
      checkId(sourceId);
      await queue.run(sourceId, () => sources.use(sourceId, (index) => writeEmbeddings(index, model, vectors)));
    },
    async has(sourceId, model) {
      return (await look(sourceId, async ({ embeddings }) => embeddings?.has(model))) ?? false;
    },
    async count({ sourceId, documentId }, model) {
      const count = await look(sourceId, async ({ embeddings }) => embeddings?.count(model, passagesOf(documentId)));
      return count ?? { embedded: 0, refused: 0, lacking: 0 };
    },
  };
}

/** Opens a source, and tells the failure to make one from any other. */
function openOrMake(files: SourceFiles): OpenSourceIndex {
  return async (sourceId, options) => {
    try {
      return await files.open(sourceId, options);
    } catch (error) {
      if (!options.isMade || (await files.exists(sourceId).catch(() => true))) throw error;
      throw new IndexCreationFailure(`The index of source ${sourceId} could not be made.`, { cause: error });
    }
  };
}

function checkId(sourceId: string): void {
  if (!SAFE_ID.test(sourceId)) throw new RangeError(`“${sourceId}” is no id of a source with an index.`);
}
