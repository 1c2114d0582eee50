import {
  BATCH_FILE_LIMIT,
  documentTone,
  fileNameKey,
  isUploading,
  mayRetryUpload,
  sortUploads,
} from '@footnote/domain';
import type { KeptUpload } from './upload.ports.ts';
import { cancelUpload, giveUp, keptOf, signal, type UploadWorks, type Work } from './upload-work.ts';
import { findUpload, uploads, type SourceUpload, type UploadFile, type UploadSource } from './uploads.store.ts';

const isDone = ({ status }: UploadFile) => !isUploading(status) && documentTone(status) !== 'failed';

/** The upload to a source, made where there is none; null for whoever may not upload. */
function uploadTo({ ports }: UploadWorks, source: UploadSource): SourceUpload | null {
  const found = findUpload(source.id);
  if (found !== undefined) return found;
  const actor = ports.actor();
  if (actor === null) return null;
  uploads.uploads.push({ source: { ...source }, stage: 'chosen', ...actor, files: [], refused: [], problem: null });
  return findUpload(source.id) ?? null;
}

function addFile(all: UploadWorks, upload: SourceUpload, given: UploadFile, content: File | null): Work {
  upload.files.push(given);
  // The one that is followed for changes, which the given one is not.
  const file = upload.files.at(-1) ?? given;
  const work = { upload, file, content, link: null, refusals: 0, announcedHash: given.hash };
  all.works.set(file.id, work);
  return work;
}

/** Takes the files for a source that fit, and names the others (specification §4, §5). */
export function give(all: UploadWorks, source: UploadSource, given: readonly File[]): void {
  const upload = uploadTo(all, source);
  if (upload === null) return;
  if (!upload.files.some(({ status }) => isUploading(status))) beginAnew(all, upload);
  const found = new Set(given.filter((file) => findAgain(all, upload, file)));
  const others = given.filter((file) => !found.has(file));
  const { taken, refused } = sortUploads(
    others,
    upload.files.filter(({ status }) => documentTone(status) !== 'failed'),
  );
  const room = BATCH_FILE_LIMIT - upload.files.filter(({ status }) => isUploading(status)).length;
  for (const content of taken.slice(0, Math.max(0, room))) takeFile(all, upload, content);
  upload.refused = refused.map(({ file, reason }) => ({ name: file.name, reason }));
  upload.problem = problemOf({ room, taken: taken.length, found: found.size });
}

function problemOf({ room, taken, found }: { room: number; taken: number; found: number }): SourceUpload['problem'] {
  if (taken > room) return 'too-many-files';
  return taken + found === 0 ? 'no-valid-files' : null;
}

/** What has ended well makes room; what is given now waits to be begun. */
function beginAnew(all: UploadWorks, upload: SourceUpload): void {
  dropFiles(all, upload, isDone);
  upload.stage = 'chosen';
}

function takeFile(all: UploadWorks, upload: SourceUpload, content: File): void {
  const key = fileNameKey(content.name);
  dropFiles(all, upload, ({ name, status }) => documentTone(status) === 'failed' && fileNameKey(name) === key);
  const { name, size } = content;
  const file = { id: all.ports.newId(), documentId: null, name, size, bytesHashed: 0, bytesSent: 0, hash: null };
  const work = addFile(all, upload, { ...file, status: 'preparing', isPaused: false, isMissing: false }, content);
  if (upload.stage === 'running') all.ports.kept.add(keptOf(work), content);
}

/** Goes on with a file that had to be chosen again; its content is held against what was announced. */
function findAgain(all: UploadWorks, upload: SourceUpload, content: File): boolean {
  const isIt = ({ file }: Work) =>
    file.isMissing && fileNameKey(file.name) === fileNameKey(content.name) && file.size === content.size;
  const work = [...all.works.values()].find((candidate) => candidate.upload === upload && isIt(candidate));
  if (work === undefined) return false;
  work.content = content;
  Object.assign(work.file, { status: 'preparing', hash: null, isMissing: false, isPaused: false });
  all.ports.kept.add(keptOf(work), content);
  return true;
}

/** Begins to upload what was taken for a source. */
export function start(all: UploadWorks, sourceId: string): void {
  const upload = findUpload(sourceId);
  if (upload === undefined || upload.stage === 'running') return;
  upload.stage = 'running';
  for (const work of all.works.values()) {
    const isFirst = work.upload === upload && work.file.status === 'preparing';
    if (isFirst && work.content !== null) all.ports.kept.add(keptOf(work), work.content);
  }
}

/** Pauses a file, or resumes it; one that was being sent begins anew. */
export function pause(all: UploadWorks, work: Work, isPaused: boolean): void {
  const { file, upload } = work;
  if (upload.stage !== 'running' || !isUploading(file.status) || file.isPaused === isPaused) return;
  file.isPaused = isPaused;
  if (isPaused) {
    all.controllers.abort(file.id);
    file.bytesSent = 0;
  }
  all.ports.kept.change(keptOf(work));
}

/** Stops the upload of a file; one that is not under way is taken off the list. */
export function abort(all: UploadWorks, work: Work): void {
  const { file, upload } = work;
  const isUnderWay = upload.stage === 'running' && isUploading(file.status);
  if (!isUnderWay) {
    dropFiles(all, upload, ({ id }) => id === file.id);
    return;
  }
  giveUp(all, work);
  signal(all, work, 'aborted');
}

/** Uploads a file anew that failed, from its first byte, as it may have been changed. */
export function retry(all: UploadWorks, work: Work): void {
  const { upload, file, content } = work;
  if (content === null || !mayRetryUpload(file.status)) return;
  const fresh = { documentId: null, bytesHashed: 0, bytesSent: 0, hash: null, isPaused: false } as const;
  Object.assign(file, { ...fresh, status: 'preparing' });
  Object.assign(work, { link: null, refusals: 0, announcedHash: null });
  Object.assign(upload, { stage: 'running', problem: null, refused: [] });
  all.ports.kept.add(keptOf(work), content);
}

/** Takes what has ended well, and what was never begun, off the list of a source. */
export function tidy(all: UploadWorks, sourceId: string): void {
  const upload = findUpload(sourceId);
  if (upload === undefined || (upload.stage === 'running' && upload.files.some(({ status }) => isUploading(status))))
    return;
  dropFiles(all, upload, (file) => file.status === 'preparing' || isDone(file));
  Object.assign(upload, { refused: [], problem: null });
  forgetEmpty(upload);
}

function dropFiles(all: UploadWorks, upload: SourceUpload, isDropped: (file: UploadFile) => boolean): void {
  const dropped = new Set(upload.files.filter(isDropped).map(({ id }) => id));
  if (dropped.size === 0) return;
  for (const id of dropped) {
    all.works.delete(id);
    all.ports.kept.remove(id);
  }
  upload.files = upload.files.filter(({ id }) => !dropped.has(id));
}

function forgetEmpty(upload: SourceUpload): void {
  if (upload.files.length > 0) return;
  uploads.uploads = uploads.uploads.filter((other) => other !== upload);
}

/** Ends the upload of somebody who may not go on with it, and takes it off the page of whoever comes after them. */
export function leave(all: UploadWorks, upload: SourceUpload): void {
  const isRunning = upload.stage === 'running' && upload.files.some(({ status }) => isUploading(status));
  if (isRunning) cancelUpload(all, upload, 'access-lost');
  dropFiles(all, upload, () => true);
  forgetEmpty(upload);
}

/** Goes on with an upload that a page before this one has left. */
export function takeUp(all: UploadWorks, kept: KeptUpload, content: File | null): void {
  const { accountId, organizationId, source, id, name, size, hash, documentId, isPaused } = kept;
  const actor = all.ports.actor();
  if (actor?.accountId !== accountId || actor.organizationId !== organizationId) {
    all.ports.kept.remove(id);
    const isOwn = actor?.accountId === accountId && documentId !== null;
    if (isOwn) uploads.abandoned.push({ organizationId, sourceId: source.id, documentId });
    return;
  }
  const upload = uploadTo(all, source);
  if (upload === null || all.works.has(id)) return;
  upload.stage = 'running';
  const isAnnounced = documentId !== null && hash !== null;
  const status = isAnnounced ? 'uploading' : 'preparing';
  const file = { id, documentId, name, size, bytesHashed: isAnnounced ? size : 0, bytesSent: 0, isPaused };
  addFile(all, upload, { ...file, hash: isAnnounced ? hash : null, status, isMissing: content === null }, content);
}
