import { isUploading, type SourceDocument, type Uploader } from '@footnote/domain';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { useUploads, type UploadFile } from './uploads/uploads.store.ts';

/** A file of this browser as a row among the documents. */
function rowOf({ id, documentId, name, size, status }: UploadFile, createdBy: Uploader | null): SourceDocument {
  return {
    id: documentId ?? id,
    name,
    status,
    createdAt: new Date().toISOString(),
    createdBy,
    size,
    pageCount: null,
    batch: null,
    actions: [],
  };
}

/** Documents with the files of this browser among them, while it uploads: those the server does not know yet come first. */
function joined(documents: readonly SourceDocument[], files: readonly UploadFile[], uploader: Uploader | null) {
  const known = new Set(documents.map(({ id }) => id));
  const ofDocument = new Map(files.flatMap((file) => (file.documentId === null ? [] : [[file.documentId, file]])));
  const others = files.filter(({ documentId }) => documentId === null || !known.has(documentId));
  const own = documents.map((document) => {
    const file = ofDocument.get(document.id);
    // The browser is ahead of what the server said last, as documents are not loaded anew meanwhile.
    return file !== undefined && isUploading(document.status) ? { ...document, status: file.status } : document;
  });
  return [...others.map((file) => rowOf(file, uploader)), ...own];
}

/** The documents of a source with what this browser uploads to it, and whether it does. */
export function useUploadedDocuments(sourceId: string, documents: readonly SourceDocument[]) {
  const { files, isBusy } = useUploads(sourceId);
  const { profile } = useSnapshot(account);
  const [before, keepBefore] = useState<readonly SourceDocument[] | null>(null);
  if (isBusy && before !== documents) keepBefore(documents);
  // Once all is sent, the rows of the files stay until the documents were loaded anew.
  const isJoined = isBusy || before === documents;
  const [id, email] = [profile?.id, profile?.email];
  const all = useMemo(() => {
    const uploader = id === undefined || email === undefined ? null : { id, email };
    return isJoined ? joined(documents, files, uploader) : documents;
  }, [documents, files, isJoined, id, email]);
  return { all, isBusy };
}
