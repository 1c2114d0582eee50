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
  /** Those of a source that are ready. */
  readyIn(sourceId: string): Promise<string[]>;
  /** Says of documents that are ready that they are found by their words alone. */
  markUnembedded(ids: readonly string[]): Promise<void>;
  /** Says so no more. */
  markEmbedded(ids: readonly string[]): Promise<void>;
}

export interface EmbedJobDeps {
  sources: Pick<Sources, 'retentions'>;
  documents: EmbeddedDocuments;
  embeddings: PassageEmbeddings;
  passages: Pick<PassageEmbedder, 'embed'>;
  /** Told why something was left for the next time. */
  onError: (error: unknown) => void;
  /** How often something was put into sources when nothing of them lacked a vector: they are not opened until there is more. */
  settled: Map<string, number>;
}

/** Every ten minutes embeds what lacks a vector of the model that is set: documents of before, of another model, or of which it failed. */
export async function startEmbedJob(jobs: Jobs, deps: Omit<EmbedJobDeps, 'settled'>): Promise<void> {
  const settled = new Map<string, number>();
  await jobs.work(QUEUE, ({ signal }) => embedSources({ ...deps, settled }, signal));
  await jobs.schedule(QUEUE, '*/10 * * * *');
}

/** Does that now. */
export async function embedSources(deps: EmbedJobDeps, signal: AbortSignal): Promise<void> {
  for (const { id: sourceId } of await deps.sources.retentions()) {
    signal.throwIfAborted();
    if (deps.settled.get(sourceId) === deps.embeddings.puts(sourceId)) continue;
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
  { documents, embeddings, passages, onError, settled }: EmbedJobDeps,
  sourceId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const puts = embeddings.puts(sourceId);
  const met = new Set<string>();
  // What is on its way is embedded there.
  const chosen = async (lacking: readonly LackingPassage[]) => {
    const ready = await documents.ready([...new Set(lacking.map(({ documentId }) => documentId))]);
    for (const id of ready) met.add(id);
    return lacking.filter(({ documentId }) => ready.has(documentId));
  };
  const model = await passages.embed({ place: { sourceId }, patience: PATIENCE, chosen }, signal);
  if (!model.ok) {
    await documents.markUnembedded([...met]);
    onError(new Error(`Documents are not embedded: ${model.error.message}`));
    return false;
  }
  const isWhole = async (documentId?: string) => {
    const place = documentId === undefined ? { sourceId } : { sourceId, documentId };
    const { lacking, refused } = await embeddings.count(place, model.value);
    return { isWhole: lacking + refused === 0, lacking };
  };
  const all = await isWhole();
  if (all.isWhole) await documents.markEmbedded(await documents.unembedded(sourceId));
  else
    for (const documentId of await documents.readyIn(sourceId)) {
      signal.throwIfAborted();
      const mark = (await isWhole(documentId)).isWhole ? 'markEmbedded' : 'markUnembedded';
      await documents[mark]([documentId]);
    }
  if (all.lacking === 0) settled.set(sourceId, puts);
  return true;
}
