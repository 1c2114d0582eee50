import type { Readable } from 'node:stream';
import {
  articleToCitation,
  documentTone,
  isTerminal,
  isUploading,
  ok,
  type DocumentArticle,
  type Result,
} from '@footnote/domain';
import { articlesOfDocuments } from '../literature/articles-of-documents.ts';
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

/** The article of the literature that a document is, as the literature knows it now; null where it is none that is known. */
export async function articleOfDocument(
  deps: Pick<SourceDeps, 'sources' | 'documents' | 'literature'>,
  which: OfDocument,
  signal: AbortSignal,
): Promise<Result<DocumentArticle, Refusal>> {
  const found = await findDocument(deps, which);
  if (!found.ok) return found;
  const { name, title, dois, pmid } = found.value.document;
  const record = { title: title ?? name.replace(/\.pdf$/i, ''), dois, pmid };
  const [article] = await articlesOfDocuments(deps.literature, [record], signal);
  if (article === undefined || article === null) return ok(null);
  const known = articleToCitation(article);
  const { retracted, concern, corrected } = known;
  return ok({ pmid: known.pmid, title: known.title, retracted, concern, corrected });
}
