import type { Result } from '@footnote/domain';
import type { EmbeddingModel } from '@footnote/literature';
import type { EmbedderError } from './embedder.errors.ts';

/** Turns texts into vectors: texts that mean alike point in like directions, whatever their words. */
export interface Embedder {
  /** Texts that are embedded at once, at most. */
  readonly batchLimit: number;
  /** What is asked, and how many dimensions its vectors have; asks it once where no setting says. Rejects as `embed` does. */
  model(signal: AbortSignal): Promise<Result<EmbeddingModel, EmbedderError>>;
  /**
   * A vector for each text, in their order, each of the model’s dimensions and of some direction. A failure says whether the same may succeed later; that
   * a text is refused is said of all that were given with it. Rejects with the signal’s reason when it is aborted, and with a RangeError for more texts than `batchLimit`.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Result<Float32Array[], EmbedderError>>;
}
