import type { JobQueue, Jobs } from '../../platform/jobs/jobs.ports.ts';
import type { LackingPassage, PassageEmbeddings } from '../index/document-index.ports.ts';
import type { Sources } from '../sources.ports.ts';
import type { PassageEmbedder } from './embed-passages.ts';

const QUEUE: JobQueue = {
  name: 'sources-embedding',
  retries: 2,
  retrySeconds: 300,
  longestRetrySeconds: 3_600,
  longestSeconds: 3_600,
};

/** Milliseconds that are waited for an embedder in all before the next time. */
const PATIENCE = 10 * 60_000;

/** Documents that are ready, as far as their vectors are concerned. */
export interface EmbeddedDocuments {
  /** Those of some documents that are ready. */
  ready(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of a source of which it is said that they are found by their words alone. */
  unembedded(sourceId: string): Promise<string[]>;
  /** Says no more of a document that it is found by its words alone. */
  markEmbedded(id: string): Promise<void>;
}

export interface EmbedJobDeps {
  sources: Pick<Sources, 'retentions'>;
  documents: EmbeddedDocuments;
  embeddings: PassageEmbeddings;
  passages: Pick<PassageEmbedder, 'embed'>;
  /** Told why something was left for the next time. */
  onError: (error: unknown) => void;
}

/** Every ten minutes embeds what lacks a vector of the model that is set: documents of before, of another model, or of which it failed. */
export async function startEmbedJob(jobs: Jobs, deps: EmbedJobDeps): Promise<void> {
  await jobs.work(QUEUE, ({ signal }) => embedSources(deps, signal));
  await jobs.schedule(QUEUE, '*/10 * * * *');
}

/** Does that now. */
export async function embedSources(deps: EmbedJobDeps, signal: AbortSignal): Promise<void> {
  for (const { id: sourceId } of await deps.sources.retentions()) {
    signal.throwIfAborted();
    try {
      if (!(await embedSource(deps, sourceId, signal))) return;
    } catch (error) {
      signal.throwIfAborted();
      // One source that cannot be read keeps no other waiting.
      deps.onError(error);
    }
  }
}

/** False where the embedder fails, and would for others, too. */
async function embedSource(
  { documents, embeddings, passages, onError }: EmbedJobDeps,
  sourceId: string,
  signal: AbortSignal,
): Promise<boolean> {
  // What is on its way is embedded there.
  const chosen = async (lacking: readonly LackingPassage[]) => {
    const ready = await documents.ready([...new Set(lacking.map(({ documentId }) => documentId))]);
    return lacking.filter(({ documentId }) => ready.has(documentId));
  };
  const model = await passages.embed({ place: { sourceId }, patience: PATIENCE, chosen }, signal);
  if (!model.ok) {
    onError(new Error(`Documents are not embedded: ${model.error.message}`));
    return false;
  }
  for (const documentId of await documents.unembedded(sourceId)) {
    const { lacking, refused } = await embeddings.count({ sourceId, documentId }, model.value);
    if (lacking === 0 && refused === 0) await documents.markEmbedded(documentId);
  }
  return true;
}
