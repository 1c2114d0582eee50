import { parentPort, workerData } from 'node:worker_threads';
import type { BibliographyStyle, CslItem } from '@footnote/domain';
import type { Bibliography } from './citeproc-formatter.ts';
import { citeprocEntries } from './citeproc-entries.ts';

const { style, items }: { style: BibliographyStyle; items: CslItem[] } = workerData;
const entries = citeprocEntries(style, items);
const { user, system } = process.threadCpuUsage();
parentPort?.postMessage({ entries, milliseconds: (user + system) / 1_000 } satisfies Bibliography, []);
