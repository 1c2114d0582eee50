import { isUploading, moveDocument, summaryTile, type DocumentSignal, type UploadLink } from '@footnote/domain';
import type { Connection } from './connection.ts';
import type { UploadControllers } from './upload-controllers.ts';
import type { KeptUpload, UploadPorts } from './upload.ports.ts';
import {
  uploads,
  type SourceUpload,
  type UploadFile,
  type UploadProblem,
  type WhichDocument,
} from './uploads.store.ts';

/** A file that this page works on, with what no screen shows of it. */
export interface Work {
  upload: SourceUpload;
  file: UploadFile;
  /** What is read; null where it has to be chosen again. */
  content: File | null;
  /** Where it is sent; null where an address has to be asked for. */
  link: UploadLink | null;
  /** Times the server did not take it. */
  refusals: number;
  /** The hash its document was announced with, where that has to be held against the file; null for none. */
  announcedHash: string | null;
}

/** What the queues share. */
export interface UploadWorks {
  ports: UploadPorts;
  connection: Connection;
  controllers: UploadControllers;
  works: Map<string, Work>;
  /** While the server is told what is given up; null where it is not. */
  telling: Promise<void> | null;
}

/** True while an upload is begun, and made by whoever uses the page. */
export function mayGoOn({ ports }: UploadWorks, { stage, accountId, organizationId }: SourceUpload): boolean {
  const actor = ports.actor();
  return stage === 'running' && actor?.accountId === accountId && actor.organizationId === organizationId;
}

/** Works whose file can go on now, in the order they were given. */
export function waitingWorks(all: UploadWorks, isNext: (work: Work) => boolean): Work[] {
  return [...all.works.values()].filter(
    (work) =>
      isNext(work) &&
      !work.file.isPaused &&
      !work.file.isMissing &&
      !all.controllers.has(work.file.id) &&
      mayGoOn(all, work.upload),
  );
}

/** What of a file outlives the page. */
export function keptOf({ upload, file }: Work): KeptUpload {
  const { id, name, size, hash, documentId, isPaused } = file;
  const { accountId, organizationId, source } = upload;
  return { id, name, size, hash, documentId, isPaused, accountId, organizationId, source: { ...source } };
}

/** Moves a file on; one that has ended is not kept any longer. */
export function signal({ ports }: UploadWorks, { file }: Work, given: DocumentSignal): void {
  file.status = moveDocument(file.status, given);
  if (!isUploading(file.status)) ports.kept.remove(file.id);
}

/** Takes over what the server says has become of a document. */
export function takeStatus({ ports }: UploadWorks, { file }: Work, status: UploadFile['status']): void {
  // What the server makes of a file that it has is no longer the upload's to tell.
  file.status = isUploading(status) || summaryTile(status) === 'failed' ? status : 'uploaded';
  if (!isUploading(status)) ports.kept.remove(file.id);
}

/** The document that a file becomes. */
export function documentOf({ upload, file }: Work): WhichDocument | null {
  const { documentId } = file;
  if (documentId === null) return null;
  return { organizationId: upload.organizationId, sourceId: upload.source.id, documentId };
}

/** Ends the step a file is in, and has the server give its document up. */
export function giveUp(all: UploadWorks, work: Work): void {
  all.controllers.abort(work.file.id);
  const document = documentOf(work);
  if (document !== null && work.file.status === 'uploading') uploads.abandoned.push(document);
  work.link = null;
}

/** Tells a user, on whatever page they are. */
export function tell(upload: SourceUpload, problem: UploadProblem): void {
  upload.problem = problem;
  uploads.news = [...uploads.news, { problem, sourceName: upload.source.name }];
}

/** Cancels what is left of an upload (specification §8); files that are being sent go on where only room for more is missing. */
export function cancelUpload(all: UploadWorks, upload: SourceUpload, problem: 'access-lost' | 'quota-exceeded'): void {
  const isFull = problem === 'quota-exceeded';
  const left = [...all.works.values()].filter(
    (work) => work.upload === upload && isUploading(work.file.status) && !(isFull && work.file.status === 'uploading'),
  );
  for (const work of left) {
    giveUp(all, work);
    const before = work.file.status;
    if (isFull) signal(all, work, 'quota_used_up');
    if (work.file.status === before) signal(all, work, 'aborted');
  }
  tell(upload, problem);
}
