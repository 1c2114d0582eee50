import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentIndex } from '../../../apps/api/src/sources/index/document-index.ports.ts';
import { openDocumentIndex } from '../../../apps/api/src/sources/index/open-document-index.ts';
import { GatheredPuts } from '../../../apps/api/src/sources/pipeline/gathered-puts.ts';
import { openPdfReader } from '../../../apps/api/src/sources/reading/open-pdf-reader.ts';
import type { DocumentReader } from '../../../apps/api/src/sources/reading/pdf-reader.ports.ts';
import { PdfiumEngine } from '../../../apps/api/src/sources/reading/pdfium-engine.ts';
import { childProcesses, peakMegabytes, processorMilliseconds } from './processes.ts';

/** Pages that were read, and what it took. */
export interface ReadingMeasure {
  documents: number;
  pages: number;
  passages: number;
  cpuMilliseconds: number;
}

export interface ReadingBench {
  /** From the file to text in the engine’s own words, without layout. */
  bare: ReadingMeasure;
  /** From the file to searchable passages: the server, its threads and the process that reads. */
  whole: ReadingMeasure;
  /** Most resident megabytes of a process that reads. */
  residentMegabytes: number;
}

/** Rounds over all files, each way in turn: the first few, in which engines compile, are not counted. */
const ROUNDS = 24;
const WARMING = 6;
const NOTHING: ReadingMeasure = { documents: 0, pages: 0, passages: 0, cpuMilliseconds: 0 };

/** Reads the same files by the engine alone and by the whole way to the index, in turn, so that a busy machine is so for both. */
export async function measureReading(paths: readonly string[]): Promise<ReadingBench> {
  const readable = await readableFiles(paths);
  const folder = await mkdtemp(join(tmpdir(), 'footnote-bench-'));
  const engine = await PdfiumEngine.start();
  const reader = openPdfReader({ processes: 1 });
  const index = openDocumentIndex({ folder });
  const bench: ReadingBench = { bare: { ...NOTHING }, whole: { ...NOTHING }, residentMegabytes: 0 };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = measureBare(engine, readable);
      const whole = await measureWhole({ reader, index }, readable);
      bench.residentMegabytes = Math.max(bench.residentMegabytes, ...childProcesses().map(peakMegabytes));
      if (round < WARMING) continue;
      addTo(bench.bare, bare);
      addTo(bench.whole, whole);
    }
  } finally {
    await reader.close();
    await index.close();
    await rm(folder, { recursive: true, force: true });
  }
  return bench;
}

function addTo(sum: ReadingMeasure, measure: ReadingMeasure): void {
  for (const name of ['documents', 'pages', 'passages', 'cpuMilliseconds'] as const) sum[name] += measure[name];
}

async function readableFiles(paths: readonly string[]): Promise<string[]> {
  const reader = openPdfReader({ processes: 1 });
  const readable: string[] = [];
  for (const path of paths)
    if ((await reader.read(path, { signal: new AbortController().signal })).ok) readable.push(path);
  await reader.close();
  return readable;
}

function measureBare(engine: PdfiumEngine, paths: readonly string[]): ReadingMeasure {
  const before = process.cpuUsage();
  const pages = paths.reduce((sum, path) => sum + barePages(engine, readFileSync(path)), 0);
  const { user, system } = process.cpuUsage(before);
  return { documents: paths.length, pages, passages: 0, cpuMilliseconds: (user + system) / 1_000 };
}

function barePages(engine: PdfiumEngine, bytes: Buffer): number {
  const { calls } = engine;
  const address = engine.allocate(bytes.length);
  engine.bytes.set(bytes, address);
  const document = engine.open(address, bytes.length);
  const pages = calls.FPDF_GetPageCount(document);
  for (let index = 0; index < pages; index += 1) {
    const page = calls.FPDF_LoadPage(document, index);
    const text = calls.FPDFText_LoadPage(page);
    for (let at = calls.FPDFText_CountChars(text) - 1; at >= 0; at -= 1) calls.FPDFText_GetUnicode(text, at);
    calls.FPDFText_ClosePage(text);
    calls.FPDF_ClosePage(page);
  }
  calls.FPDF_CloseDocument(document);
  calls.free(address);
  return pages;
}

async function measureWhole(
  { reader, index }: { reader: DocumentReader; index: DocumentIndex },
  paths: readonly string[],
): Promise<ReadingMeasure> {
  const measure = { ...NOTHING };
  const puts = new GatheredPuts(index);
  const saving: Promise<void>[] = [];
  const before = process.cpuUsage();
  const children = childMilliseconds();
  for (const path of paths) {
    const result = await reader.read(path, { signal: new AbortController().signal });
    if (!result.ok) continue;
    saving.push(puts.put({ sourceId: 'bench', documentId: randomUUID(), name: 'a.pdf', read: result.value }));
    measure.documents += 1;
    measure.pages += result.value.pages.length;
    measure.passages += result.value.passages.length;
  }
  puts.end();
  await Promise.all(saving);
  const { user, system } = process.cpuUsage(before);
  measure.cpuMilliseconds = (user + system) / 1_000 + childMilliseconds() - children;
  return measure;
}

/** Processor time of the processes this one has started. */
function childMilliseconds(): number {
  return childProcesses().reduce((sum, pid) => sum + processorMilliseconds(pid), 0);
}
