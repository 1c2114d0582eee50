import { hashFile } from './hash-file.ts';
import type { HashAnswer, HashOrder } from './hash.messages.ts';

const answer = (message: HashAnswer) => postMessage(message);

/** Hashes the files it is given, one after the other; whoever wants to end one ends the worker. */
addEventListener('message', ({ data }: MessageEvent<HashOrder>) => {
  const { signal } = new AbortController();
  hashFile(data.file, { signal, onProgress: (bytes) => answer({ kind: 'progress', bytes }) }).then(
    (hash) => answer({ kind: 'hashed', hash }),
    (cause: unknown) =>
      answer({
        kind: 'failed',
        name: cause instanceof Error ? cause.name : '',
        message: cause instanceof Error ? cause.message : String(cause),
      }),
  );
});
