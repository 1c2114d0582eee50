import type { LiteratureIndex, WriteOutcome } from '../../search/literature-index.ports.ts';
import { ImportBatch } from '../import-batch.ts';
import { starterCollection } from './starter-collection.ts';

/**
 * Puts the starter collection into the index, unchanged articles and those NLM's own records have replaced staying as
 * they are; `onlyHeld` renews those that are there and adds none. `onProgress` hears how many articles are in. Rejects with
 * LiteratureIndexFailure.
 */
export async function loadStarterCollection(request: {
  index: Pick<LiteratureIndex, 'write'>;
  onlyHeld?: boolean;
  onProgress?: (loaded: number) => void;
}): Promise<WriteOutcome> {
  const total: WriteOutcome = { added: 0, updated: 0, unchanged: 0, deleted: 0 };
  const batch = new ImportBatch();
  let loaded = 0;
  const commit = async () => {
    const taken = batch.take();
    loaded += taken.batch.articles.length;
    const outcome = await request.index.write({ ...taken.batch, onlyHeld: request.onlyHeld ?? false });
    total.added += outcome.added;
    total.updated += outcome.updated;
    total.unchanged += outcome.unchanged;
    request.onProgress?.(loaded);
  };
  for await (const article of starterCollection()) {
    batch.add(article);
    if (batch.full) await commit();
  }
  if (!batch.empty) await commit();
  return total;
}
