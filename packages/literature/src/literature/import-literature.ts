import type { AppliedFile, LiteratureIndex } from '../search/literature-index.ports.ts';
import { listLiteratureFiles, type ListedFile } from './files/list-literature-files.ts';
import { readInThread } from './files/read-in-thread.ts';
import { readLiteratureFile } from './files/read-literature-file.ts';
import { ImportBatch } from './import-batch.ts';
import type { LiteratureRecord } from './literature-record.ts';

/** Failures beyond this many are counted and not listed, so that memory stays bounded. */
export const MAX_LISTED_FAILURES = 10_000;
const LONGEST_REASON = 300;
/** Starting a thread takes longer than reading a small file. */
const MAX_BYTES_READ_HERE = 512 * 1024;

export interface ImportFailure {
  file: string;
  /** '' when the record does not tell. */
  pmid: string;
  reason: string;
}

export interface ImportResult {
  /** Articles and book articles read whole; `added + updated + unchanged` gives the same number. */
  read: number;
  added: number;
  updated: number;
  /** Articles the index held that a file withdrew. */
  deleted: number;
  /** Records the index already held, or that a newer record or a withdrawal in the same batch made obsolete. */
  unchanged: number;
  failed: ImportFailure[];
  /** Failures beyond the 10,000 that `failed` lists. */
  failedBeyondList: number;
}

export interface ImportProgress {
  /** File being read. */
  file: string;
  files: number;
  /** Number of the file among `files`, from 1. */
  fileNumber: number;
  bytesRead: number;
  bytesTotal: number;
  result: Readonly<Omit<ImportResult, 'failed'>> & { failed: number };
}

export interface ImportRequest {
  index: LiteratureIndex;
  /** Files and directories; directories are walked for .xml, .xml.gz, .jsonl and .jsonl.gz. */
  files: readonly string[];
  /** Called after every committed batch and at the end of every file. */
  onProgress?: (progress: ImportProgress) => void;
  /** Stops the import between two batches; what was committed stays. */
  signal?: AbortSignal;
}

class ImportRun {
  readonly result: ImportResult = {
    read: 0,
    added: 0,
    updated: 0,
    deleted: 0,
    unchanged: 0,
    failed: [],
    failedBeyondList: 0,
  };
  readonly #request: ImportRequest;
  readonly #batch = new ImportBatch();
  readonly #files: readonly ListedFile[];
  readonly #bytesTotal: number;
  #fileNumber = 0;
  #bytesRead = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(request: ImportRequest, files: readonly ListedFile[]) {
    this.#request = request;
    this.#files = files;
    this.#bytesTotal = files.reduce((total, { bytes }) => total + bytes, 0);
  }

  async importFile(listed: ListedFile): Promise<void> {
    this.#fileNumber += 1;
    if (listed.reason !== null) this.#fail(listed.file, '', listed.reason);
    else {
      const onBytes = (count: number) => {
        this.#bytesRead += count;
      };
      const read = listed.bytes > MAX_BYTES_READ_HERE ? readInThread : readLiteratureFile;
      for await (const record of read(listed.file, onBytes)) await this.#take(listed.file, record);
    }
    this.#report(listed.file);
  }

  /** Hands the batch over for writing, which goes on while the next one is read; rejects when the one before failed. */
  async commit(file: string): Promise<void> {
    if (this.#batch.empty) return;
    this.#request.signal?.throwIfAborted();
    await this.#writing;
    this.#writing = this.#write(file);
    // Whoever awaits it next hears of the failure; until then it must not count as unhandled.
    this.#writing.catch(() => undefined);
  }

  /** Resolves when all that was handed over is written. */
  async settle(): Promise<void> {
    await this.#writing;
  }

  /** False when a file, or the rest of one, could not be read from the disk or unpacked. */
  get hasReadAll(): boolean {
    return this.#files.every(({ reason }) => reason === null) && this.#bytesRead === this.#bytesTotal;
  }

  /** Writes what is left, and in the same commit that the file is applied. */
  async finish(file: string, applied: AppliedFile): Promise<void> {
    this.#request.signal?.throwIfAborted();
    await this.#writing;
    await this.#write(file, applied);
  }

  async #write(file: string, applied?: AppliedFile): Promise<void> {
    const { batch, superseded } = this.#batch.take();
    const outcome = await this.#request.index.write(applied === undefined ? batch : { ...batch, applied });
    this.result.added += outcome.added;
    this.result.updated += outcome.updated;
    this.result.deleted += outcome.deleted;
    this.result.unchanged += outcome.unchanged + superseded;
    this.#report(file);
  }

  async #take(file: string, record: LiteratureRecord): Promise<void> {
    if (record.type === 'failure') {
      this.#fail(file, record.pmid, record.reason);
      return;
    }
    if (record.type === 'deletion') this.#batch.delete(record.pmid);
    else {
      if (this.#batch.mustPrecede(record.article)) await this.commit(file);
      this.result.read += 1;
      this.#batch.add(record.article);
    }
    if (this.#batch.full) await this.commit(file);
  }

  #fail(file: string, pmid: string, reason: string): void {
    if (this.result.failed.length >= MAX_LISTED_FAILURES) this.result.failedBeyondList += 1;
    else this.result.failed.push({ file, pmid, reason: reason.slice(0, LONGEST_REASON) });
  }

  #report(file: string): void {
    const { failed, ...counts } = this.result;
    this.#request.onProgress?.({
      file,
      files: this.#files.length,
      fileNumber: this.#fileNumber,
      bytesRead: this.#bytesRead,
      bytesTotal: this.#bytesTotal,
      result: { ...counts, failed: failed.length + counts.failedBeyondList },
    });
  }
}

async function runImport(request: ImportRequest, applied: AppliedFile | null) {
  const files = await listLiteratureFiles(request.files);
  const run = new ImportRun(request, files);
  let isApplied = false;
  try {
    for (const listed of files) {
      request.signal?.throwIfAborted();
      await run.importFile(listed);
    }
    const last = files.at(-1)?.file ?? '';
    if (applied !== null && run.hasReadAll) {
      await run.finish(last, applied);
      isApplied = true;
    } else await run.commit(last);
  } finally {
    await run.settle();
  }
  return { result: run.result, isApplied };
}

/**
 * Imports MEDLINE files and lists of abstracts in constant memory, 500 records a commit. What cannot be read is listed
 * in `failed` with its reason and the rest goes in; rejects with the signal's reason when aborted, and with
 * LiteratureIndexFailure when the index cannot be written.
 */
export async function importLiterature(request: ImportRequest): Promise<ImportResult> {
  return (await runImport(request, null)).result;
}

/**
 * Imports files as one of a series, which the index records as applied in the commit of the last records; not when a
 * part of them could not be read from the disk.
 */
export function importApplied(
  request: ImportRequest,
  applied: AppliedFile,
): Promise<{ result: ImportResult; isApplied: boolean }> {
  return runImport(request, applied);
}
