import { LiteratureIndexFailure } from '@footnote/literature';

/** How a long piece of work is told: `failed` ends one that the index would not take, or that could not begin. */
export type WorkEvent<P, R> =
  | { event: 'progress'; progress: P }
  | { event: 'result'; result: R }
  | { event: 'failed'; message: string };

/** Work that cannot be begun; the message is one sentence for users. */
export class WorkRefused extends Error {}

/** Turns the progress of some work into events; a slow listener hears the newest and not every one. */
export async function* workEvents<P, R>(
  begin: (onProgress: (progress: P) => void) => Promise<R>,
): AsyncGenerator<WorkEvent<P, R>> {
  let newest: { progress: P } | null = null;
  let wake = Promise.withResolvers<void>();
  const work = begin((progress) => {
    newest = { progress };
    wake.resolve();
  });
  const finished = work.then(
    () => 'finished' as const,
    () => 'finished' as const,
  );
  for (;;) {
    const what = await Promise.race([wake.promise, finished]);
    const latest = newest as { progress: P } | null;
    if (what === 'finished') break;
    wake = Promise.withResolvers();
    newest = null;
    if (latest !== null) yield { event: 'progress', ...latest };
  }
  yield await work.then(
    (result): WorkEvent<P, R> => ({ event: 'result', result }),
    (error: unknown): WorkEvent<P, R> => {
      if (error instanceof LiteratureIndexFailure || error instanceof WorkRefused)
        return { event: 'failed', message: error.message };
      throw error;
    },
  );
}
