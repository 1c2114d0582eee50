import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../api/api.client.ts';
import { bytesOf, FileTransport } from './file-transport.ts';
import { CHUNK_BYTES, openPdf } from './pdfjs.ts';
import type { ViewedDocument } from './viewed-document.ts';

/** A document that is fetched. `unreadable` is one that pdfjs makes nothing of. */
export type PdfState =
  | { name: 'loading' }
  | { name: 'ready'; pdf: PDFDocumentProxy }
  | { name: 'failed'; error: ApiError | 'unreadable' };

const LOADING: PdfState = { name: 'loading' };

/** Opens a document for as long as it is looked at; `again` opens it anew. */
export function usePdf({ sourceId, documentId, name }: ViewedDocument): PdfState & { again: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState({ attempt, state: LOADING });
  useEffect(() => {
    const over = new AbortController();
    const show = (state: PdfState) => {
      if (!over.signal.aborted) setShown({ attempt, state });
    };
    void open({ sourceId, documentId, name }, over.signal, show);
    return () => over.abort();
  }, [sourceId, documentId, name, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...(shown.attempt === attempt ? shown.state : LOADING), again };
}

async function open(document: ViewedDocument, signal: AbortSignal, show: (state: PdfState) => void): Promise<void> {
  const fail = (error: ApiError | 'unreadable') => show({ name: 'failed', error });
  try {
    const read = bytesOf(document);
    const first = await read({ begin: 0, end: CHUNK_BYTES }, signal);
    if (!first.ok) return fail(first.error);
    const { bytes: begin, size } = first.value;
    const { pdf } = await openPdf(new FileTransport({ size, begin }, read, fail), signal);
    show({ name: 'ready', pdf });
  } catch {
    // One that was closed meanwhile is shown to nobody.
    fail('unreadable');
  }
  return undefined;
}
