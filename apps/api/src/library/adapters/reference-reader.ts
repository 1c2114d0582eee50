import type { ReadFile, ReferenceReader } from '../library.ports.ts';
import { createThreadQueue, type ThreadLimits } from './thread-queue.ts';

const LIMITS: ThreadLimits = { seconds: 60, waiting: 8 };
/** Megabytes the largest file needs several times over. */
const MEGABYTES = 768;

/** Reads files of references in threads, because nobody knows what is in a file of somebody else. */
export function createReferenceReader(limits: ThreadLimits = LIMITS): ReferenceReader {
  const queue = createThreadQueue<Parameters<ReferenceReader['read']>[0], ReadFile>({
    module: new URL('./reference-worker.ts', import.meta.url),
    name: 'references',
    limits,
    megabytes: MEGABYTES,
    busy: 'library/import-busy',
    late: 'library/import-timed-out',
  });
  return { read: (file) => queue.run(file), close: () => queue.close() };
}
