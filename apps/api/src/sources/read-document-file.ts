import type { Readable } from 'node:stream';
import { documentTone, isTerminal, isUploading, ok, type Result } from '@footnote/domain';
import { refusal, type Refusal, type SourceDeps } from './source-changes.ts';
import type { StoredDocument } from './sources.ports.ts';
import { findDocument, type OfDocument } from './upload-documents.ts';

/** A document whose file may be shown: it was verified, nothing was found to be wrong with it, and where a scanner is set it has looked. */
export async function findReadableDocument(
  deps: Pick<SourceDeps, 'sources' | 'documents' | 'isScanned'>,
  which: OfDocument,
): Promise<Result<StoredDocument, Refusal>> {
  const found = await findDocument(deps, which);
  if (!found.ok) return found;
  const { document } = found.value;
  if (isUploading(document.status)) return refusal('source/upload-missing');
  const isUnseen = deps.isScanned === true && !isTerminal(document.status);
  return isUnseen || documentTone(document.status) === 'failed' ? refusal('source/no-preview') : ok(document);
}

/** Opens the file of a document, or a part of it; whoever opens it reads or destroys it. */
export async function openDocumentFile(
  { store }: Pick<SourceDeps, 'store'>,
  { objectName }: StoredDocument,
  range: { start: number; end: number } | 'whole',
): Promise<Result<Readable, Refusal>> {
  const stream = await store.openRead(objectName, range === 'whole' ? undefined : range);
  return stream === null ? refusal('source/document-not-found') : ok(stream);
}
