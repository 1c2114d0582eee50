import { ok, type BibliographyStyle, type CslItem, type LibraryError, type Result } from '@footnote/domain';
import type { BibliographyFormatter } from '../library.ports.ts';
import { createThreadQueue, type ThreadLimits } from './thread-queue.ts';

const LIMITS: ThreadLimits = { seconds: 60, waiting: 8 };
/** Megabytes a thousand references with hundreds of authors need several times over. */
const MEGABYTES = 768;

/** Writes bibliographies with citeproc-js, in threads: a thousand references take it seconds. */
export function createCiteprocFormatter(limits: ThreadLimits = LIMITS): BibliographyFormatter {
  const queue = createThreadQueue<BibliographyJob, BibliographyValue>({
    module: new URL('./citeproc-worker.ts', import.meta.url),
    name: 'bibliography',
    limits,
    megabytes: MEGABYTES,
    busy: 'library/bibliography-busy',
    late: 'library/bibliography-timed-out',
  });
  return {
    async format(style, items) {
      const written = await queue.run({ style, items, as: 'entries' });
      return written.ok && written.value.as === 'entries' ? ok(written.value.entries) : failed(written);
    },
    async document(style, items) {
      const written = await queue.run({ style, items, as: 'document' });
      return written.ok && written.value.as === 'document' ? ok(written.value.file) : failed(written);
    },
    close: () => queue.close(),
  };
}

function failed(written: Result<BibliographyValue, LibraryError>) {
  if (written.ok) throw new Error('The thread wrote something else than it was asked for.');
  return written;
}

/** What is written at once. */
export interface BibliographyJob {
  style: BibliographyStyle;
  items: readonly CslItem[];
  as: BibliographyValue['as'];
}

/** Entries as lines, or all of them as a document of Word. */
export type BibliographyValue =
  | { as: 'entries'; entries: string[] }
  | { as: 'document'; file: Uint8Array<ArrayBuffer> };
