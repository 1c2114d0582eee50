import { parentPort, workerData } from 'node:worker_threads';
import type { ReadFile, ReferenceFile } from '../library.ports.ts';
import { readReferences } from './read-references.ts';
import type { Done } from './thread-queue.ts';

const file: ReferenceFile = workerData;
const value = await readReferences(file);
const { user, system } = process.threadCpuUsage();
parentPort?.postMessage({ value, milliseconds: (user + system) / 1_000 } satisfies Done<ReadFile>, []);
