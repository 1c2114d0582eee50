import { parentPort, workerData } from 'node:worker_threads';
import { withoutAnd } from '../bibliography-words.ts';
import { citeprocEntries } from './citeproc-entries.ts';
import type { BibliographyJob, BibliographyValue } from './citeproc-formatter.ts';
import type { Done } from './thread-queue.ts';

const { style, items, as }: BibliographyJob = workerData;
const entries = citeprocEntries(style, items).map(withoutAnd);
const value = await written();
const { user, system } = process.threadCpuUsage();
parentPort?.postMessage({ value, milliseconds: (user + system) / 1_000 } satisfies Done<BibliographyValue>, []);

async function written(): Promise<BibliographyValue> {
  if (as === 'entries') return { as, entries };
  const { wordDocument } = await import('./word-document.ts');
  return { as, file: await wordDocument({ style, items, entries }) };
}
