import type { HashAnswer, HashOrder } from './hash.messages.ts';
import type { Following, UploadPorts } from '../upload.ports.ts';

/** Milliseconds that a worker without work is kept for the next file. */
const IDLE = 10_000;

/** Workers that hash where the browser does not say how many threads it has (specification §9). */
const DEFAULT_WORKERS = 4;

/** How many files are hashed at once on this computer. */
export const HASHERS = Math.max(1, navigator.hardwareConcurrency || DEFAULT_WORKERS);

const idle = new Map<Worker, ReturnType<typeof setTimeout>>();

function takeWorker(): Worker {
  const [kept] = idle;
  if (kept === undefined) return new Worker(new URL('hash-worker.ts', import.meta.url), { type: 'module' });
  const [worker, end] = kept;
  clearTimeout(end);
  idle.delete(worker);
  return worker;
}

function keepWorker(worker: Worker): void {
  const end = setTimeout(() => {
    idle.delete(worker);
    worker.terminate();
  }, IDLE);
  idle.set(worker, end);
}

/** Hashes a file in a worker, so that the page stays quick; how many run at once is up to whoever calls. */
export const hashInWorker: UploadPorts['hash'] = async (file: Blob, { signal, onProgress }: Following) => {
  signal.throwIfAborted();
  const worker = takeWorker();
  const over = new AbortController();
  const until = { signal: over.signal };
  try {
    const hash = await new Promise<string>((resolve, reject) => {
      const hear = ({ data }: MessageEvent<HashAnswer>) => {
        if (data.kind === 'progress') onProgress(data.bytes);
        else if (data.kind === 'hashed') resolve(data.hash);
        else reject(new DOMException(data.message, data.name));
      };
      worker.addEventListener('message', hear, until);
      worker.addEventListener('error', () => reject(new Error('The worker that hashes files failed.')), until);
      signal.addEventListener('abort', () => reject(new DOMException('Hashing was stopped.', 'AbortError')), until);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ file } satisfies HashOrder);
    });
    keepWorker(worker);
    return hash;
  } catch (cause) {
    worker.terminate();
    throw cause;
  } finally {
    over.abort();
  }
};
