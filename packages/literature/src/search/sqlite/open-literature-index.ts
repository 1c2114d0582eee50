import type { ArticleEmbeddings } from '../article-embeddings.ports.ts';
import { LiteratureIndexFailure, type LiteratureIndex } from '../literature-index.ports.ts';
import type { MeshVocabulary } from '../mesh-vocabulary.ports.ts';
import { replaceMesh } from '../replace-mesh.ts';
import { closeThread, startedThread, type EngineThread } from './thread/engine-thread.ts';
import { longSearches } from './thread/long-searches.ts';
import { checkQuery, checkSearchRequest } from '../core/request-limits.ts';
import { LONG_COST, searchCost } from './queries/search-cost.ts';

const CLOSED = { code: 'literature/unavailable', message: 'The search index is closed.' } as const;

/**
 * Opens the embedded index in a worker thread, and in another one for long searches, creating the file where there is none (':memory:' keeps it in memory).
 * Rejects with `literature/unavailable` when the file cannot be opened or is no index.
 */
export async function openLiteratureIndex({ path }: { path: string }): Promise<LiteratureIndex> {
  const thread = await startedThread({ path, maintains: true });
  const long = longSearches(path, thread);
  let closing: Promise<void> | null = null;
  return {
    async search(request, signal) {
      // Checked on this side, because too deep a query cannot even be sent to the thread.
      checkSearchRequest(request);
      if (searchCost(request) < LONG_COST) {
        const found = await thread.call({ method: 'searchBriefly', arguments: [request] }, signal);
        if (found !== null) return found;
      }
      // A thread for long searches would make the file anew that whoever closed it may remove.
      if (closing !== null) throw new LiteratureIndexFailure(CLOSED);
      return long.search(request, signal);
    },
    articles: (pmids) => thread.call({ method: 'articles', arguments: [pmids] }),
    frequencies: (terms) => thread.call({ method: 'frequencies', arguments: [terms] }),
    similarWords: (word, edits) => thread.call({ method: 'similarWords', arguments: [word, edits] }),
    abbreviations: (texts) => thread.call({ method: 'abbreviations', arguments: [texts] }),
    write: (batch) => thread.call({ method: 'write', arguments: [batch] }),
    writeImpacts: (impacts) => thread.call({ method: 'writeImpacts', arguments: [impacts] }),
    articlesAfter: (pmid, limit) => thread.call({ method: 'articlesAfter', arguments: [pmid, limit] }),
    journalImpacts: () => thread.call({ method: 'journalImpacts', arguments: [] }),
    appliedFiles: () => thread.call({ method: 'appliedFiles', arguments: [] }),
    mesh: threadMesh(thread),
    embeddings: threadEmbeddings(thread),
    stats: () => thread.call({ method: 'stats', arguments: [] }),
    close() {
      closing ??= Promise.all([long.close(), closeThread(thread)]).then(() => undefined);
      return closing;
    },
  };
}

function threadEmbeddings(thread: EngineThread): ArticleEmbeddings {
  return {
    write: (model, embeddings) => thread.call({ method: 'writeEmbeddings', arguments: [model, embeddings] }),
    async lacking(model, page) {
      checkQuery(page.query);
      return thread.call({ method: 'lackingEmbeddings', arguments: [model, page] });
    },
    has: (model) => thread.call({ method: 'hasEmbeddings', arguments: [model] }),
    async count(model, query) {
      checkQuery(query);
      return thread.call({ method: 'countEmbeddings', arguments: [model, query] });
    },
    async nearest(request, signal) {
      checkQuery(request.query);
      return thread.call({ method: 'nearest', arguments: [request] }, signal);
    },
  };
}

function threadMesh(thread: EngineThread): MeshVocabulary {
  const summary = () => thread.call({ method: 'meshSummary', arguments: [] });
  return {
    summary,
    lookUp: (kind, texts) => thread.call({ method: 'meshLookUp', arguments: [kind, texts] }),
    branch: (ui) => thread.call({ method: 'meshBranch', arguments: [ui] }),
    async replace(records) {
      await replaceMesh((step) => thread.call({ method: 'writeMesh', arguments: [step] }), records);
      const replaced = await summary();
      if (replaced === null) throw new Error('An import of MeSH left nothing behind.');
      return replaced;
    },
  };
}
