import { parentPort, workerData } from 'node:worker_threads';
import type { BibliographyStyle, CslItem } from '@footnote/domain';
import { citeprocEntries } from './citeproc-entries.ts';

const { style, items }: { style: BibliographyStyle; items: CslItem[] } = workerData;
parentPort?.postMessage(citeprocEntries(style, items), []);
