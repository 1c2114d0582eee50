import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { moveDocument, ok, type DocumentSignal, type Result } from '@footnote/domain';
import { refusal, type Refusal, type SourceDeps } from './source-changes.ts';
import type { StoredDocument } from './sources.ports.ts';
import type { ObjectStore } from './store/object-store.ports.ts';
import { findDocument, type OfDocument } from './upload-documents.ts';

/** Bytes among which a PDF says that it is one. */
const HEADER_BYTES = 1_024;

/**
 * Holds a file that was sent against what was announced (size, type by its first bytes, SHA-256), and has it read. Said
 * twice, it is done once. What differs is removed.
 */
export async function verifyUpload(deps: SourceDeps, which: OfDocument): Promise<Result<StoredDocument, Refusal>> {
  const found = await findDocument(deps, which);
  if (!found.ok) return found;
  const { source, document } = found.value;
  if (document.status !== 'uploading') return ok(document);
  const signal = await judge(deps.store, document);
  if (signal === null) return refusal('source/upload-missing');
  const to = moveDocument('uploading', signal);
  const isMoved = await deps.documents.move(document.id, { from: 'uploading', to });
  if (isMoved && to === 'uploaded') await deps.requestIngestion();
  if (isMoved && to !== 'uploaded') await deps.store.remove(document.objectName);
  const after = await deps.documents.find(source, document.id);
  return after === null ? refusal('source/document-not-found') : ok(after);
}

/** What a file turns out to be; null where there is none. */
async function judge(store: ObjectStore, { objectName, size, hash }: StoredDocument): Promise<DocumentSignal | null> {
  const head = await store.head(objectName);
  if (head === null) return null;
  if (head.size !== size) return 'size_differs';
  if (!(await isPdf(store, objectName, size))) return 'type_differs';
  return (await digestOf(store, objectName)) === hash ? 'upload_verified' : 'hash_refused';
}

async function isPdf(store: ObjectStore, name: string, size: number): Promise<boolean> {
  const stream = await store.openRead(name, { start: 0, end: Math.min(HEADER_BYTES, size) - 1 });
  return stream !== null && (await buffer(stream)).includes('%PDF-');
}

/** SHA-256 in hexadecimal of a file, in constant memory. */
async function digestOf(store: ObjectStore, name: string): Promise<string | null> {
  const stream = await store.openRead(name);
  if (stream === null) return null;
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}
