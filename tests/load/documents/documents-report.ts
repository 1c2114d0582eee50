import type { IngestionBench } from './measure-ingestion.ts';
import type { ReadingBench, ReadingMeasure } from './measure-reading.ts';
import type { SearchingBench } from './measure-searching.ts';
import type { UploadingBench } from './measure-uploading.ts';

export interface DocumentsBench {
  uploading: UploadingBench;
  reading: ReadingBench | null;
  ingestion: IngestionBench | null;
  searching: SearchingBench | null;
}

/** Share of the rate of hash-wasm alone that a worker reaches at least. */
const HASHING_GOAL = 0.9;
/** Share of the bare engine’s pages per second of the processor that the whole way reaches at least. */
const READING_GOAL = 0.8;
/** Milliseconds of a search at the 99th percentile at most. */
const SEARCH_GOAL = 100;

const pagesASecond = ({ pages, cpuMilliseconds }: ReadingMeasure) => (1_000 * pages) / cpuMilliseconds;

/** The figures for a terminal. */
export function documentsReport({ uploading, reading, ingestion, searching }: DocumentsBench): string {
  const lines = uploadingLines(uploading);
  if (reading === null) lines.push('Left out: reading, because the test data is not at hand.');
  else {
    const { bare, whole, residentMegabytes } = reading;
    const share = pagesASecond(whole) / pagesASecond(bare);
    lines.push(
      'Pages per second of the processor, the same files in the same run:',
      `  bare PDFium, text alone                    ${pagesASecond(bare).toFixed(0)}`,
      `  from the file to searchable passages       ${pagesASecond(whole).toFixed(0)}   × ${share.toFixed(2)} (goal ${READING_GOAL})`,
      `  ${whole.documents} documents, ${whole.pages} pages, ${whole.passages} passages; the process that reads held ${residentMegabytes} MB at most`,
    );
  }
  if (ingestion !== null) {
    const { documents, seconds, serverMegabytes, readersMegabytes } = ingestion;
    lines.push(
      `Until ${documents} articles that were uploaded are ready:`,
      `  ${seconds.toFixed(1)} s; the server held ${serverMegabytes} MB, its readers ${readersMegabytes} MB together at most`,
    );
  }
  if (searching === null) lines.push('Left out: searching, because the test data is not at hand.');
  else {
    const { documents, passages, searches, p50, p99, cpuP50, cpuP99, putSeconds } = searching;
    lines.push(
      `A search over ${documents} documents with ${passages} passages, ${searches} questions one after the other:`,
      `  p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (goal ${SEARCH_GOAL} ms); of the processor p50 ${cpuP50.toFixed(1)} ms, p99 ${cpuP99.toFixed(1)} ms`,
      `  putting them took ${putSeconds} s`,
    );
  }
  return lines.join('\n');
}

function uploadingLines({ rawHash, workerHash, grownMegabytes, rawPut, upload }: UploadingBench): string[] {
  return [
    'Megabytes a second in a browser:',
    `  hash-wasm alone, bytes in memory           ${rawHash.toFixed(0)}`,
    `  a worker, a file of 499 MB                 ${workerHash.toFixed(0)}   × ${(workerHash / rawHash).toFixed(2)} (goal ${HASHING_GOAL}); its process grew by ${grownMegabytes} MB at most`,
    `  bare PUT, three files of 100 MB at once    ${rawPut.toFixed(0)}`,
    `  hashed, announced, sent and verified       ${upload.toFixed(0)}   × ${(upload / rawPut).toFixed(2)}`,
  ];
}
