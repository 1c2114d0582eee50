import { err, ok, type Result } from '@footnote/domain';
import type { VectorCollection, VectorsProgress, VectorsResult, VectorsStatus } from '@footnote/literature';
import type { DiskSpace } from '../platform/disk-space.ts';
import type { Listener } from './literature-updates.ts';

/** Learns which words of the collection mean alike, for the order of what is found. */
export interface LiteratureVectors {
  /** The error is a sentence for users; rejects only when aborted, when the index fails or when the file cannot be written. */
  learn(listener: Listener<VectorsProgress>): Promise<Result<VectorsResult, string>>;
  status(): VectorsStatus;
}

export interface LiteratureVectorsDeps {
  vectors: VectorCollection;
  space: Pick<DiskSpace, 'isLow' | 'sentence'>;
}

const TOO_FEW =
  'There are too few articles to learn from; questions are answered without word vectors. Import articles and run it again.';

/** Creates the learning for one index; only one runs at a time. */
export function createLiteratureVectors({ vectors, space }: LiteratureVectorsDeps): LiteratureVectors {
  let isRunning = false;
  return {
    async learn(listener) {
      if (isRunning) return err('Word vectors are being learnt already.');
      if (space.isLow()) return err(space.sentence());
      isRunning = true;
      try {
        const result = await vectors.learn(listener);
        return result.words === 0 ? err(TOO_FEW) : ok(result);
      } finally {
        isRunning = false;
      }
    },
    status: () => vectors.status(),
  };
}
