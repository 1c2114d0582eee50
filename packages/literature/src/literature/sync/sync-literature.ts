import type { Result } from '@footnote/domain';
import { rm } from 'node:fs/promises';
import { LiteratureIndexFailure, type LiteratureIndex } from '../../search/literature-index.ports.ts';
import { importApplied, type ImportFailure, type ImportProgress, type ImportResult } from '../import-literature.ts';
import { planSync, type SyncNote, type SyncPlan, type SyncOptions } from './plan-sync.ts';
import { filePosition, type PubmedFile } from './pubmed-file.ts';
import { fetchPubmedFile, listPubmedFiles, type PubmedServer } from './pubmed-server.ts';
import type { Problem, SyncFailure } from './sync-failure.ts';

/** Failures of records listed at most. */
const MAX_LISTED = 1000;

export interface SyncProgress {
  step: 'listing' | 'downloading' | 'applying';
  /** '' while listing. */
  file: string;
  /** Number of the file among `files`, from 1; 0 while listing. */
  fileNumber: number;
  files: number;
  /** Bytes of this file downloaded or read. */
  bytes: number;
  /** Null while the server does not say. */
  bytesTotal: number | null;
  /** Articles read and deleted so far, by all files. */
  read: number;
  deleted: number;
}

export interface SyncResult {
  /** Names of the files applied, in order. */
  applied: string[];
  read: number;
  added: number;
  updated: number;
  deleted: number;
  unchanged: number;
  /** Records that could not be read, at most 1,000 of them. */
  failed: ImportFailure[];
  /** Newest update file on the server; null when it was not reached or has none. */
  newest: { name: string; published: string } | null;
  /** Files that still wait to be applied. */
  waiting: number;
  notes: SyncNote[];
  /** Why it stopped before the end; null when it did not. */
  failure: SyncFailure | null;
}

export interface SyncRequest extends SyncOptions {
  index: LiteratureIndex;
  server: PubmedServer;
  /** Keep the downloaded files; otherwise each goes as soon as it is applied. */
  keep: boolean;
  now: () => Date;
  onProgress?: (progress: SyncProgress) => void;
}

class SyncRun {
  readonly result: SyncResult = {
    applied: [],
    read: 0,
    added: 0,
    updated: 0,
    deleted: 0,
    unchanged: 0,
    failed: [],
    newest: null,
    waiting: 0,
    notes: [],
    failure: null,
  };
  readonly #request: SyncRequest;
  #fileNumber = 0;
  #files = 0;

  constructor(request: SyncRequest) {
    this.#request = request;
  }

  async run(): Promise<void> {
    this.#report({ step: 'listing', file: '', bytes: 0, bytesTotal: null });
    const plan = await this.#plan();
    if (!plan.ok) return this.#fail('', plan.error);
    this.result.notes = plan.value.notes;
    this.#files = plan.value.files.length;
    this.result.waiting = this.#files;
    for (const file of plan.value.files) {
      this.#request.server.signal?.throwIfAborted();
      this.#fileNumber += 1;
      await this.#take(file);
      if (this.result.failure !== null) return undefined;
      this.result.applied.push(file.name);
      this.result.waiting -= 1;
    }
    return undefined;
  }

  async #plan(): Promise<Result<SyncPlan, Problem>> {
    const { index, server, baseline, since } = this.#request;
    const updates = await listPubmedFiles(server, 'update');
    if (!updates.ok) return updates;
    const newest = updates.value.at(-1);
    this.result.newest = newest === undefined ? null : { name: newest.name, published: newest.published };
    const applied = await index.appliedFiles();
    // An interrupted baseline goes on without being asked for again.
    const isAmidBaseline = applied.at(-1)?.kind === 'baseline' && since === null;
    const listed = baseline || isAmidBaseline ? await listPubmedFiles(server, 'baseline') : null;
    if (listed !== null && !listed.ok) return listed;
    return planSync({ baseline: listed?.value ?? [], updates: updates.value }, applied, { baseline, since });
  }

  async #take(file: PubmedFile): Promise<void> {
    const { server, keep } = this.#request;
    const fetched = await fetchPubmedFile(server, file, (bytes, bytesTotal) =>
      this.#report({ step: 'downloading', file: file.name, bytes, bytesTotal }),
    );
    if (!fetched.ok) return this.#fail(file.name, fetched.error);
    const isApplied = await this.#apply(file, fetched.value);
    if (isApplied && !keep) await rm(fetched.value.path, { force: true });
    return undefined;
  }

  async #apply(file: PubmedFile, { path, md5 }: { path: string; md5: string }): Promise<boolean> {
    const { index, server, now } = this.#request;
    const { name, kind, published } = file;
    const before = { read: this.result.read, deleted: this.result.deleted };
    try {
      const onProgress = ({ bytesRead, bytesTotal, result }: ImportProgress) => {
        this.result.read = before.read + result.read;
        this.result.deleted = before.deleted + result.deleted;
        this.#report({ step: 'applying', file: name, bytes: bytesRead, bytesTotal });
      };
      const signal = server.signal === undefined ? {} : { signal: server.signal };
      const applied = { position: filePosition(file), name, kind, published, md5, appliedAt: now().toISOString() };
      const { result, isApplied } = await importApplied({ index, files: [path], onProgress, ...signal }, applied);
      this.#count(result, before, name);
      if (isApplied) return true;
      this.#fail(name, { code: 'sync/unwritable', message: `${name} could not be read to its end.` });
    } catch (error) {
      if (!(error instanceof LiteratureIndexFailure)) throw error;
      const isFull = /full|ENOSPC/i.test(error.message);
      this.#fail(name, { code: isFull ? 'sync/disk-full' : 'sync/index', message: error.message });
    }
    return false;
  }

  #count(
    { read, added, updated, deleted, unchanged, failed }: ImportResult,
    before: { read: number; deleted: number },
    file: string,
  ): void {
    const { result } = this;
    result.read = before.read + read;
    result.added += added;
    result.updated += updated;
    result.deleted = before.deleted + deleted;
    result.unchanged += unchanged;
    const room = MAX_LISTED - result.failed.length;
    result.failed.push(...failed.slice(0, Math.max(0, room)).map((failure) => ({ ...failure, file })));
  }

  #fail(file: string, { code, message }: Pick<Problem, 'code' | 'message'>): void {
    this.result.failure = { code, file, message };
  }

  #report(progress: Pick<SyncProgress, 'step' | 'file' | 'bytes' | 'bytesTotal'>): void {
    const { read, deleted } = this.result;
    this.#request.onProgress?.({ ...progress, fileNumber: this.#fileNumber, files: this.#files, read, deleted });
  }
}

/**
 * Brings the index up to the server's files, one after the other. Each is recorded as applied in the commit of its last
 * records, so that a process that dies loses nothing and leaves nothing out. Rejects only when the signal is aborted.
 */
export async function syncLiterature(request: SyncRequest): Promise<SyncResult> {
  const run = new SyncRun(request);
  await run.run();
  return run.result;
}
