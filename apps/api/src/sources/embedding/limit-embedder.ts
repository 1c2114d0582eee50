import type { Embedder } from './embedder.ports.ts';

/** Asks an embedder no more than a few things at once; who waits in vain leaves the line. */
export function limitEmbedder(embedder: Embedder, most: number): Embedder {
  const waiting = new Set<() => void>();
  let running = 0;
  const turn = async (signal: AbortSignal) => {
    signal.throwIfAborted();
    if (running < most) {
      running += 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const abort = () => reject(signal.reason);
    waiting.add(resolve);
    signal.addEventListener('abort', abort, { once: true });
    try {
      await promise;
    } catch (error) {
      // Whoever was called at that very moment hands its turn on.
      if (!waiting.delete(resolve)) next();
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  };
  const next = () => {
    const [first] = waiting;
    if (first === undefined) running -= 1;
    else {
      waiting.delete(first);
      first();
    }
  };
  const limited = async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    await turn(signal);
    try {
      return await work();
    } finally {
      next();
    }
  };
  return {
    batchLimit: embedder.batchLimit,
    model: (signal) => limited(signal, () => embedder.model(signal)),
    embed: (texts, signal) => limited(signal, () => embedder.embed(texts, signal)),
  };
}
